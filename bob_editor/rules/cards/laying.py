"""Where a board of a map that lies wrong would fit: beside another, edge to edge."""

from attrs import evolve

from bob_editor.model import scenario_edits
from bob_editor.model.joining import join
from bob_editor.model.scenario import Scenario
from bob_editor.rules.cards.card import Card


def laid_where_it_fits(scenario: Scenario, card: Card, number: int) -> Scenario:
    """The board laid beside another where both mate, turned if need be; as it is where there is no such place."""
    laid = card.map.laid
    path = card.board_field(number)
    left, top, right, bottom = laid[number].board.grid.bounds
    for other, part in card.map.part_of.items():
        if other == number:
            continue
        (x1, y1), (x2, y2) = part.point(part.bounds[:2]), part.point(part.bounds[2:])
        low, high = (min(x1, x2), min(y1, y2)), (max(x1, x2), max(y1, y2))
        spots = ((high[0] - left, low[1] - top), (low[0] - right, low[1] - top),
                 (low[0] - left, high[1] - top), (low[0] - left, low[1] - bottom))  # fmt: skip
        for spot in spots:
            for turn in (laid[number].place.turn, 0, 180):
                place = evolve(laid[number].place, at=spot, turn=turn)
                tried = [evolve(one, place=place) if n == number else one for n, one in enumerate(laid)]
                if len(join(tried, card.ruleset.id).misfits) < len(card.map.misfits):
                    return scenario_edits.merge(
                        scenario, path, {"at": [_whole(one) for one in spot], "turn": turn}
                    )
    return scenario if len(laid) > 1 else scenario_edits.put(scenario, (*path, "at"), [0, 0])


def _whole(value: float) -> float:
    return int(value) if value == int(value) else value
