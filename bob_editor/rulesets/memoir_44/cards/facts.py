"""What follows from a card: the layout, figures by class, units by section, medals within reach, the assets' cards."""

from collections import Counter
from collections.abc import Iterator

from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.code import Fact
from bob_editor.rulesets.memoir_44.cards.battle_days import period_of
from bob_editor.rulesets.memoir_44.cards.medals import winnable_medals
from bob_editor.rulesets.memoir_44.cards.reading import army_of, layout, posted, templates
from bob_editor.rulesets.memoir_44.land.layouts import LAYOUTS, sections_of, sub_sections_of

NAMES = {"standard": "Standard", "overlord": "Overlord", "breakthrough": "Breakthrough"}

_FIRST = ("infantry", "armor", "artillery")
"""The classes of figures in the order in which rules name them; others follow."""

_ASSETS = {
    "early": ("early-war cards", "SWA1"),
    "late": ("late-war cards", "SWA4"),
    None: ("early or late-war cards", "SWA1, SWA4"),
}


def facts(card: Card) -> tuple[Fact, ...]:
    """The facts, those of the board first."""
    return (*_of_board(card), *_of_side(card, "axis"), *_of_side(card, "allies"))


def _of_board(card: Card) -> Iterator[Fact]:
    here = layout(card)
    if here is not None:
        size = next(key for key, name in LAYOUTS.items() if name == here)
        yield Fact("Board", f"{NAMES[here]}, {size[0]} by {size[2]}")
    if any(unit.row.get("swa") for unit in posted(card)):
        yield Fact("Special weapons", *_ASSETS[period_of(card)])


def _of_side(card: Card, side: str) -> Iterator[Fact]:
    units = [unit for unit in posted(card) if unit.side == side]
    if not units and army_of(card, side) is None:
        return
    figures: Counter[str] = Counter()
    for unit in units:
        figures[unit.treated_as or "other"] += max(unit.figures, 0)
    kinds = (*(one for one in _FIRST if one in figures), *(one for one in figures if one not in _FIRST))
    said = ", ".join(f"{figures[kind]} {kind}" for kind in kinds if figures[kind])
    yield Fact("Units", f"{len(units)} on the board; figures: {said or 'none'}", side=side)
    coming = sum(1 for _ in templates(card, side))
    if coming:
        yield Fact("Units to come", str(coming), side=side)
    where = [sections_of(card.grid, unit.at) for unit in units if unit.at is not None]
    sections = Counter(name for one in where for name in one)
    if sections:
        # The board's sections are named as the bottom player sees them; the other's left is their right.
        counts = _as_seen([sections[name] for name in ("left", "centre", "right")], card, side)
        spread = ", ".join(f"{name} {n}" for name, n in zip(("left", "centre", "right"), counts, strict=True))
        between = sum(len(one) > 1 for one in where)
        told = f"; {between} of them in two" if between else ""
        yield Fact("Units by section", f"{spread}{told}", side=side)
    yield from _flanks(card, side)
    army = army_of(card, side)
    if army is not None:
        most = winnable_medals(card, side)
        reach, wanted = "no limit" if most is None else str(most), army[1].get("victory_medals")
        needed = f", {wanted} to win" if isinstance(wanted, int) else ""
        yield Fact("Medals within reach", f"{reach}{needed}", side=side)


def _flanks(card: Card, side: str) -> Iterator[Fact]:
    """On an Overlord board, the units in each half of the three flanks."""
    if layout(card) != "overlord":
        return
    border = card.ruling("overlord_border")
    halves: Counter[int] = Counter()
    for unit in posted(card):
        if unit.side == side and unit.at is not None:
            halves.update(sub_sections_of(card.grid, unit.at, border))
    counts = _as_seen([halves[half] for half in range(6)], card, side)
    yield Fact("Units by half flank", " ".join(map(str, counts)), side=side)


def _as_seen(counts: list[int], card: Card, side: str) -> list[int]:
    """What lies from left to right on the board, as the player of a side sees it."""
    army = army_of(card, side)
    return counts[::-1] if army is not None and army[0] == "top" else counts
