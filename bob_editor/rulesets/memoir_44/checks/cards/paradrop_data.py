from collections.abc import Mapping

from bob_editor.rules.checking import Card, FieldPath, Finding, Iterator, Severity, put, scenario_check
from bob_editor.rulesets.memoir_44.cards.reading import SIDES
from bob_editor.rulesets.memoir_44.cards.troops import full_figures, troops_of


@scenario_check(Severity.ERROR, cites="A20")
def paradrop_data(card: Card) -> Iterator[Finding]:
    """A drop says whose it is, how many figures come, and at which hex of the board it is aimed."""
    for index, drop in card.scenario.rows("cards", "paradrop", "drops"):
        target = drop.get("target", drop.get("at"))
        figures = drop.get("figures")
        counts = figures if isinstance(figures, list) else [figures]
        wrong = []
        if drop.get("side") not in SIDES:
            wrong.append(("side", "The drop has no side."))
        if not any(isinstance(one, int) and one > 0 for one in counts):
            wrong.append(("figures", "The drop has no figures."))
        else:
            yield from _figures(card, ("cards", "paradrop", "drops", index, "figures"), counts, drop)
        if target is None:
            wrong.append(("target", "The drop has no target hex."))
        elif card.hex(target) is None:
            wrong.append(("target", f"The drop is aimed at {target}, which is not on this board."))
        for name, message in wrong:
            yield Finding(message, at=card.at_field("cards", "paradrop", "drops", index, name))


def _figures(
    card: Card, path: FieldPath, counts: list[object], drop: Mapping[str, object]
) -> Iterator[Finding]:
    """Units of a drop of no figure, or of more than their kind has."""
    troop = troops_of(card.ruleset).get(str(drop.get("unit", "special_forces")))
    full = None if troop is None else full_figures(troop, drop)
    for place, given in enumerate(counts):
        if not isinstance(given, int) or (given > 0 and (full is None or given <= full)):
            continue
        some = f"1 to {full} figures" if full not in (None, 1) else "1 figure"
        there = (*path, place) if isinstance(drop["figures"], list) else path
        yield Finding(
            f"A unit that is dropped has {some}, not {given}.",
            at=card.at_field(*there),
            fixes=put(f"Make it {full}", there, full) if full is not None else (),
        )
