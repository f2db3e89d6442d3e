from collections.abc import Iterable

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, titles_of
from bob_editor.rulesets.band_of_brothers_2_2.cards.fixes import move_marker, remove_markers
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check
from bob_editor.rulesets.band_of_brothers_2_2.cards.trenches import taken_out, trenches

_ELSEWHERE = ("fortified_position", "roadblock")
"""Fortifications with a check of their own."""

_OF_TERRAIN = {"sandbar": "45.2", "stream": "45.3", "swamp": "52.0"}


@card_check(Severity.ERROR, cites="43.0, 45.2, 45.3, 52.0")
def fortification_in_forbidden_terrain(card: Card, reading: CardReading) -> Iterator[Finding]:
    """Fortifications stand in no building but a hut, on no bridge and in no water, surf, sandbar or swamp.

    A road that a special rule makes a trench is one, too.
    """
    for fort in reading.fortifications:
        if fort.marker in _ELSEWHERE:
            continue
        wrong = tuple(sorted(reading.forbids_fortifications(fort.at)))
        if not wrong:
            continue
        name, label = reading.title(fort.marker), card.grid.label(fort.at)
        yield Finding(
            f"The {name} in {label} can't stand there: {titles_of(card.ruleset, wrong)}.",
            at=card.at_hex(fort.at),
            fixes=(*move_marker(reading, fort), remove_markers(f"Remove the {name}", reading, fort)),
            cites=_rule(wrong),
        )
    dug = {fort.at for fort in reading.fortifications if fort.marker not in ("wire", "roadblock")}
    for index, named in trenches(card):
        for at in named:
            wrong = tuple(sorted(reading.forbids_fortifications(at)))
            if wrong and at not in dug:
                yield Finding(
                    f"The trench in {card.grid.label(at)} can't be there: {titles_of(card.ruleset, wrong)}.",
                    at=card.at_hex(at),
                    fixes=taken_out(card, index, at),
                    cites=_rule(wrong),
                )


def _rule(wrong: Iterable[str]) -> str:
    """The rule that shuts fortifications out: the terrain's own, else the one on all of them."""
    return ", ".join(dict.fromkeys(_OF_TERRAIN.get(one, "43.0") for one in wrong))
