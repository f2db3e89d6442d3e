"""Where a board of a map that lies wrong would fit: beside another, edge to edge."""

from attrs import evolve

from bob_editor.model.joining import join
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.fixes import Fix, put, set_fields

LABEL = "Lay it where it fits"


def laid_where_it_fits(card: Card, number: int) -> Fix | None:
    """Lay a board beside another where all mate with it, as near as may be, turned if need be."""
    laid, path, (x, y) = card.map.laid, card.board_field(number), card.map.laid[number].place.at
    if len(laid) == 1:
        return put(LABEL, (*path, "at"), [0, 0])
    left, top, right, bottom = laid[number].board.grid.bounds
    found: dict[float, Fix] = {}
    for other, part in card.map.part_of.items():
        if other == number:
            continue
        (x1, y1), (x2, y2) = part.point(part.bounds[:2]), part.point(part.bounds[2:])
        low, high = (min(x1, x2), min(y1, y2)), (max(x1, x2), max(y1, y2))
        spots = ((high[0] - left, low[1] - top), (low[0] - right, low[1] - top),
                 (low[0] - left, high[1] - top), (low[0] - left, low[1] - bottom))  # fmt: skip
        for spot in spots:
            for turn in dict.fromkeys((laid[number].place.turn, 0, 180)):
                place = evolve(laid[number].place, at=spot, turn=turn)
                tried = [evolve(one, place=place) if n == number else one for n, one in enumerate(laid)]
                if not any(number in one.parts for one in join(tried, card.ruleset.id).misfits):
                    fields = {"at": [_whole(one) for one in spot], "turn": turn}
                    found.setdefault(abs(spot[0] - x) + abs(spot[1] - y), set_fields(LABEL, path, fields))
    return found[min(found)] if found else None


def _whole(value: float) -> float:
    return int(value) if value == int(value) else value
