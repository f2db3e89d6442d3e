from bob_editor.geometry.grid import EDGES, OPPOSITE
from bob_editor.rules.cards.rows import text_in
from bob_editor.rules.cards.surplus import says_again
from bob_editor.rules.checking import Card, FieldPath, Finding, Iterator, Severity, add, drop, exchange, put
from bob_editor.rules.mended_names import naming_most
from bob_editor.rules.pieces import harmless, likeliest
from bob_editor.rulesets.combat_commander_pacific.cards.fixes import SIDE_NAMES
from bob_editor.rulesets.combat_commander_pacific.cards.hands import putting_before_hands
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, card_check
from bob_editor.rulesets.combat_commander_pacific.cards.rows import ALLIED, JAPAN, OTHER, SIDES

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
    doubled = [(i, one) for i, one in card.scenario.sides if one.get("side") in SIDES]
    if len(doubled) == len(SIDES) and len(lacking) == 1:
        astray = [index for index, row in doubled if row.get("faction") in _FACTIONS[lacking[0]]]
        if len(astray) == 1:
            yield Finding(
                f"Both sides are said to be {SIDE_NAMES[str(doubled[0][1]['side'])]}.",
                card.at_field("sides", astray[0]),
                (put(f"Make it {SIDE_NAMES[lacking[0]]}", ("sides", astray[0], "side"), lacking[0]),),
                surplus=("sides", astray[0], "side"),
                instead=lacking,
            )
            return
    changed = len(doubled) == len(SIDES) and not lacking
    changed = changed and all(one.get("faction") in _FACTIONS[OTHER[str(one["side"])]] for _, one in doubled)
    if changed:
        yield _changed_about(card, *(("sides", index) for index, _ in doubled))
    for index, row in card.scenario.sides:
        name = text_in(row, "side")
        gone = drop("Remove the side", ("sides", index))
        if not name:
            # The card's form asks for it.
            continue
        if name not in SIDES:
            yield Finding(
                f"“{name}” is neither side: there are Japan and the Allies.",
                card.at_field("sides", index),
                tuple(put(f"Make it {SIDE_NAMES[one]}", ("sides", index, "side"), one) for one in lacking)
                or (gone,),
            )
        elif reading.side_places[name] != index:
            again = says_again(card.scenario, ("sides", reading.side_places[name]), ("sides", index))
            yield Finding(
                f"There are two sides for {SIDE_NAMES[name]}.",
                card.at_field("sides", index),
                gone,
                surplus=("sides", index) if again else (),
            )
        elif not changed and row.get("faction") not in _FACTIONS[name]:
            yield Finding(
                f"The faction of {SIDE_NAMES[name]} is {_title(text_in(row, 'faction')) or 'not given'}.",
                card.at_field("sides", index, "faction"),
                (
                    putting_before_hands(f"Make it {_title(one)}", ("sides", index, "faction"), one)
                    for one in _FACTIONS[name]
                ),
            )
    # Where a side has a name that is none, it may be the one that is lacking.
    for name in lacking:
        if all(text_in(row, "side") in SIDES for _, row in card.scenario.sides):
            edges = (row.get("friendly_edge") for _, row in card.scenario.sides)
            facing = next(
                (OPPOSITE[edge] for edge in edges if edge in EDGES), "right" if name == JAPAN else "left"
            )
            row = {"side": name, **_FRESH[name], "friendly_edge": facing}
            added = add(f"Add {SIDE_NAMES[name]}", ("sides",), row)
            # What it has, such as weapons that its units carry, only the designer knows.
            fixes = harmless(card, (added,), "unknown-reference")
            yield Finding(f"There is no side for {SIDE_NAMES[name]}.", card.at_field("sides", name), fixes)


def _changed_about(card: Card, one: FieldPath, other: FieldPath) -> Finding:
    field, theirs = (*one, "faction"), (*other, "faction")
    ways = (
        exchange("Let the sides change places", ((*one, "side"), (*other, "side"))),
        exchange("Let the factions change places", (field, theirs)),
    )
    fixes = naming_most(card, likeliest(card, ways, "japanese-only-datum"))
    places = (card.at_field(*field), card.at_field(*theirs))
    return Finding("Each side has the faction of the other.", places, fixes, surplus=field, instead=fixes)


def _title(faction: str) -> str:
    """A faction within a sentence; what it isn't as it stands."""
    return {"japan": "Japan", "us": "the United States", "commonwealth": "the Commonwealth"}.get(
        faction, faction
    )
