"""Where a board of a map that lies wrong would fit: beside another, edge to edge."""

from collections.abc import Iterator

from msgspec.structs import replace

from bob_editor.model.joining import misfits
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.fixes import Fix, put, set_fields
from bob_editor.rules.tries import TO_LAY, spend_on_boards

LABEL = "Lay it where it fits"

FEW, MOST = 9, 8
"""Among so many boards a place is looked for, and at so many: at each all of them are held against each other."""


def laid_where_it_fits(card: Card, number: int) -> Iterator[Fix]:
    """Lay a board beside another where all mate with it, turned if need be: the ways to, the nearest first.

    There are none where no such place is among the nearest ``MOST``, the map has more than ``FEW`` boards, or no more
    may be tried.
    """
    laid, path, wrong = card.map.laid, card.board_field(number), card.map.laid[number].place
    if len(laid) == 1:
        yield put(LABEL, (*path, "at"), [0, 0])
        return
    for spot in _spots(card, number) if len(laid) <= FEW else ():
        for turn in dict.fromkeys((wrong.turn, 0, 180)):
            if not spend_on_boards(laid, TO_LAY):
                return
            place = replace(wrong, at=spot, turn=turn)
            tried = [replace(one, place=place) if n == number else one for n, one in enumerate(laid)]
            if not any(number in one.parts for one in misfits(tried)):
                yield set_fields(LABEL, path, {"at": [_whole(one) for one in spot], "turn": turn})
                break


def _spots(card: Card, number: int) -> list[tuple[float, float]]:
    """The places beside the other boards, the nearest first."""
    left, top, right, bottom = card.map.laid[number].board.grid.bounds
    x, y = card.map.laid[number].place.at
    found: dict[tuple[float, float], None] = {}
    for other, part in card.map.part_of.items():
        if other != number:
            (x1, y1), (x2, y2) = part.point(part.bounds[:2]), part.point(part.bounds[2:])
            low, high = (min(x1, x2), min(y1, y2)), (max(x1, x2), max(y1, y2))
            found |= dict.fromkeys(
                (
                    (high[0] - left, low[1] - top), (low[0] - right, low[1] - top),
                    (low[0] - left, high[1] - top), (low[0] - left, low[1] - bottom),
                )
            )  # fmt: skip
    return sorted(found, key=lambda spot: abs(spot[0] - x) + abs(spot[1] - y))[:MOST]


def _whole(value: float) -> float:
    return int(value) if value == int(value) else value
