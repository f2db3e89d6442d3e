"""What a card says of where its boards lie is used only as far as it makes sense."""

from typing import Any

import pytest

from bob_editor.geometry.lattice import FARTHEST
from bob_editor.model.scenario import PlacedBoard, Scenario

ODD: list[Any] = [
    None, "x", 5, -1, 1.5, 1e308, 10**400, True, [], {}, [[]], [None, None], ["0", 0],
]  # fmt: skip


@pytest.mark.parametrize("value", ODD)
def test_an_odd_place_is_none(value: Any) -> None:
    """The board lies where it would if nothing were said."""
    assert placed(at=value) == placed()


@pytest.mark.parametrize("value", [[1e308, 0], [0, 10**400], [-1e308, -(10**400)]])
def test_a_place_too_far_off_stays_so(value: Any) -> None:
    """For the map to refuse, in numbers that can be reckoned with."""
    assert max(map(abs, placed(at=value).at)) == FARTHEST + 1


@pytest.mark.parametrize("value", [one for one in ODD if one not in (5, -1, True)])
def test_an_odd_turn_is_none(value: Any) -> None:
    """It isn't turned."""
    assert placed(turn=value) == placed()


@pytest.mark.parametrize("value", [one for one in ODD if not isinstance(one, str) and one != ["0", 0]])
def test_an_odd_crop_is_none(value: Any) -> None:
    """All of it is used."""
    assert placed(crop=value) == placed()


def test_of_a_crop_the_labels_count() -> None:
    """What is no text among them names no hex."""
    assert placed(crop=["A1", 5, ["A2"]]).crop == ("A1",)
    assert placed(crop="a").crop == "a"
    assert placed(at=[9000, -3.5], turn=180) == PlacedBoard("a.board.json", at=(9000, -3.5), turn=180)


def placed(**fields: Any) -> PlacedBoard:
    """The one board of a map."""
    (board,) = Scenario({"map": {"boards": [{"board": "a.board.json", **fields}]}}).boards
    return board
