from bob_editor.rules.cards.rows import list_in
from bob_editor.rules.checking import Card, Finding, Hex, Iterator, Severity, as_value, drop, put
from bob_editor.rules.mended_names import near_hexes
from bob_editor.rules.mending import FieldPath, all_of, without
from bob_editor.rules.named import lost_boards
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check


@card_check(Severity.ERROR, cites="18.0", whole_map=True)
def victory_hex_off_map(card: Card, reading: CardReading) -> Iterator[Finding]:
    """A victory hex is a hex of the map that is played on, and no half of it lies on a board that isn't."""
    for index, clause in card.scenario.rows("victory", "clauses"):
        hexes = clause.get("hexes")
        labels = hexes.get("hexes") if isinstance(hexes, dict) else hexes
        path: FieldPath = ("victory", "clauses", index, "hexes")
        path = (*path, "hexes") if isinstance(hexes, dict) else path
        listed = list_in(labels)
        for label in (one for one in listed if not card.boards_having(one)):
            at = card.hex(label)
            if str(label).split(".")[0] in lost_boards(card):
                continue  # a board is gone, which is told
            where = _outside(reading, at)
            if where:
                gone = drop("Remove the condition", path[:3])
                if len(listed) > 1:
                    fewer = put("", (*path[:3], "count"), len(listed) - 1)
                    asks_all = (fewer,) if clause.get("count") == len(listed) else ()
                    gone = all_of("Take it off the list", (without("", path, label), *asks_all))
                near = near_hexes(card, (*path, listed.index(label)), listed, "victory-hex-uncontrolled")
                yield Finding(
                    f"The victory hex {as_value(label)} {where}.", card.at_field(*path), (*near, gone)
                )
        if isinstance(hexes, dict) and labels is None and not card.hexes(hexes):
            yield Finding(
                "A victory condition is about hexes that aren't on the map.",
                at=card.at_field(*path[:-1]),
                fixes=drop("Remove the condition", path[:-2]),
            )
    for index, row in card.scenario.markers:
        at = card.hex(row.get("at"))
        told = row.get("marker") == "victory" and not card.boards_having(row.get("at"))
        where = _outside(reading, at) if told else ""
        if where:
            yield Finding(
                f"The victory marker{_at(row.get('at'))} {where}.",
                at=card.at_field("markers", index),
                fixes=drop("Remove the marker", ("markers", index)),
            )


def _outside(reading: CardReading, at: Hex | None) -> str:
    """Why a hex is not one of those played on; "" where it is."""
    if at is None:
        return "isn't on the map"
    if at not in reading.playable:
        return "is not played on"
    other = reading.card.board_beside(at, reading.playable)
    return f"is shared with board {other}, which is not played on" if other else ""


def _at(label: object) -> str:
    return f" at {label}" if isinstance(label, str) and label else ""
