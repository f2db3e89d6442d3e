from typing import Final

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, exchange, put, text_in
from bob_editor.rulesets.combat_commander_pacific.cards.fixes import SIDE_NAMES
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, card_check
from bob_editor.rulesets.combat_commander_pacific.cards.rows import OTHER, SIDES

CORNERS: Final = ("top_left", "top_right", "bottom_left", "bottom_right")


@card_check(Severity.ERROR, cites="2.2c, 6")
def artillery_box_wrong(card: Card, reading: CardReading) -> Iterator[Finding]:
    """Each side has the Artillery Box nearer to it, of the two that the map has in opposite corners."""
    printed = card.board.extra.get("artillery_boxes")
    corners = [one for one in CORNERS if not isinstance(printed, list | tuple) or one in printed]
    boxes = {name: text_in(row, "artillery_box") for name, _, row in reading.sides()}
    edges = {name: text_in(row, "friendly_edge") for name, _, row in reading.sides()}
    paths = {name: (*path, "artillery_box") for name, path, _ in reading.sides()}
    first, second = SIDES
    # Where the map tells of its boxes, it is the board's own check that they lie opposite.
    facing = {*edges.values()} in ({"left", "right"}, {"top", "bottom"})
    apart = len(corners) == len(CORNERS) and facing
    changed = _near(boxes.get(first), edges.get(second)) and _near(boxes.get(second), edges.get(first))
    if changed and boxes[first] != boxes[second]:
        yield Finding(
            "Each side has the Artillery Box at the other's edge.",
            (card.at_field(*paths[first]), card.at_field(*paths[second])),
            exchange("Let them change places", (paths[first], paths[second])),
        )
        return
    told = ""
    for name in (one for one in SIDES if one in boxes):
        box, wrong = boxes[name], told
        edge, words, cites = edges[name], box.replace("_", " "), ""
        if box not in CORNERS:
            continue
        if box not in corners and not card.unread:
            told, cites = f"The map has no Artillery Box at the {words} for {SIDE_NAMES[name]}.", "2.2c"
        elif edge and edge not in box and (facing or not all(edges.values()) or len(edges) == 1):
            told = f"The Artillery Box of {SIDE_NAMES[name]}, {words}, isn't the one at its {edge} edge."
        elif name == second and not wrong and boxes.get(first) == box:
            told = f"Both sides have the {words} Artillery Box."
        elif name == second and apart and not wrong and _beside(boxes.get(first), box):
            other, cites = boxes[first].replace("_", " "), "2.2c"
            told = f"The Artillery Boxes of both sides, {other} and {words}, don't lie opposite."
        else:
            continue
        yield Finding(
            told,
            card.at_field(*paths[name]),
            (
                put(f"Make it {one.replace('_', ' ')}", paths[name], one)
                for one in corners
                if _near(one, edge)
                and one not in boxes.values()
                and not (apart and _beside(boxes.get(OTHER[name]), one))
            ),
            cites=cites,
        )


def _near(box: str | None, edge: str | None) -> bool:
    return bool(box and edge) and str(edge) in str(box)


def _beside(one: str | None, other: str) -> bool:
    """Whether two corners of the map lie along one edge of it."""
    return one in CORNERS and len({*one.split("_")} & {*other.split("_")}) == 1
