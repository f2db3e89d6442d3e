from collections.abc import Mapping, Sequence

from bob_editor.geometry.grid import EDGES, OPPOSITE
from bob_editor.rules.checking import Card, FieldPath, Finding, Iterator, Severity, add, drop, put, text_in
from bob_editor.rules.pieces import harmless
from bob_editor.rulesets.combat_commander_pacific.cards.fixes import SIDE_NAMES
from bob_editor.rulesets.combat_commander_pacific.cards.hands import putting_before_hands
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, card_check
from bob_editor.rulesets.combat_commander_pacific.cards.rows import ALLIED, JAPAN, SIDES

_FACTIONS = {JAPAN: ("japan",), ALLIED: ("us", "commonwealth")}
"""The factions that each side can be."""

_FRESH: dict[str, dict[str, object]] = {
    JAPAN: {"faction": "japan", "posture": "defender", "order_limit": 3, "quality": "line"},
    ALLIED: {"faction": "us", "posture": "attacker", "order_limit": 4, "quality": "line"},
}
"""What a side is like that is added; the designer goes on from there."""


@card_check(Severity.ERROR, cites="1")
def sides_wrong(card: Card, reading: CardReading) -> Iterator[Finding]:
    """Japan fights one Allied faction, the United States or the Commonwealth."""
    lacking = [name for name in SIDES if name not in reading.side_places]
    known = [(("sides", index), row) for index, row in card.scenario.sides if row.get("side") in SIDES]
    both = known if len(known) == len(SIDES) else []
    if both and len(lacking) == 1:
        astray = [path for path, row in both if row.get("faction") in _FACTIONS[lacking[0]]]
        if len(astray) == 1:
            yield _taken_for_the_other(card, astray[0], str(both[0][1]["side"]), lacking)
            return
    for index, row in card.scenario.sides:
        # Of a side that has no name the card's form tells.
        if text_in(row, "side"):
            yield from _of_side(card, reading, index, row, lacking)
    # Where a side has a name that is none, it may be the one that is lacking.
    if all(text_in(row, "side") in SIDES for _, row in card.scenario.sides):
        yield from (_lacking(card, name) for name in lacking)


def _taken_for_the_other(card: Card, path: FieldPath, name: str, lacking: Sequence[str]) -> Finding:
    """Both sides have one name, and the faction of one of them is the other's."""
    field = (*path, "side")
    return Finding(
        f"Both sides are said to be {SIDE_NAMES[name]}.",
        card.at_field(*path),
        put(f"Make it {SIDE_NAMES[lacking[0]]}", field, lacking[0]),
        surplus=field,
        instead=lacking,
    )


def _of_side(
    card: Card, reading: CardReading, index: int, row: Mapping[str, object], lacking: Sequence[str]
) -> Iterator[Finding]:
    """A side that is none, or is there already, or has a faction that isn't one of its own."""
    name, path, gone = text_in(row, "side"), ("sides", index), drop("Remove the side", ("sides", index))
    if name not in SIDES:
        yield Finding(
            f"“{name}” is neither side: there are Japan and the Allies.",
            card.at_field(*path),
            tuple(put(f"Make it {SIDE_NAMES[one]}", (*path, "side"), one) for one in lacking) or (gone,),
        )
    elif reading.side_places[name] != index:
        told = f"There are two sides for {SIDE_NAMES[name]}."
        # Where one is lacking, this may be it.
        yield Finding(told, card.at_field(*path), gone, surplus=() if lacking else path)
    elif row.get("faction") not in _FACTIONS[name]:
        field = (*path, "faction")
        yield Finding(
            f"The faction of {SIDE_NAMES[name]} is {_title(text_in(row, 'faction')) or 'not given'}.",
            card.at_field(*field),
            (putting_before_hands(f"Make it {_title(one)}", field, one) for one in _FACTIONS[name]),
        )


def _lacking(card: Card, name: str) -> Finding:
    edges = (row.get("friendly_edge") for _, row in card.scenario.sides)
    facing = next((OPPOSITE[edge] for edge in edges if edge in EDGES), "right" if name == JAPAN else "left")
    row = {"side": name, **_FRESH[name], "friendly_edge": facing}
    # What it has, such as weapons that its units carry, only the designer knows.
    fixes = harmless(card, (add(f"Add {SIDE_NAMES[name]}", ("sides",), row),), "unknown-reference")
    return Finding(f"There is no side for {SIDE_NAMES[name]}.", card.at_field("sides", name), fixes)


def _title(faction: str) -> str:
    """A faction within a sentence; what it isn't as it stands."""
    return {"japan": "Japan", "us": "the United States", "commonwealth": "the Commonwealth"}.get(
        faction, faction
    )
