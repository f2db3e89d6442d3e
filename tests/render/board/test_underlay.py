"""The scan under a board is looked for beside its file and nowhere else, and nothing said of it stops the painting."""

import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from bob_editor.render.board import painter as board_painter
from bob_editor.render.board.painter import BoardPainter
from bob_editor.render.kit.style import Style
from bob_editor.rules.land.ground import Ground
from bob_editor.rulesets import ruleset
from bob_editor.storage.documents import board_from_json, board_to_json

BOARD: dict[str, Any] = {
    "format": "bob-editor/board", "version": 1, "id": "a", "title": "A", "ruleset": "memoir-44",
    "grid": {"hexes": "pointy-top", "columns": [5, 4], "rows": 4, "shifted": "even", "shift": "right"},
    "base": {"terrain": "countryside"},
}  # fmt: skip
PINS = [{"pixel": [0, 0], "hex": "A1"}, {"pixel": [40, 0], "hex": "E1"}]

WRONG: list[Any] = [
    {"image": "x.png", "opacity": None},
    {"image": "x.png", "opacity": "x"},
    {"image": "x.png", "opacity": 1e308},
    {"image": "x.png", "fit": "crooked"},
    {"image": "x.png", "fit": None},
    {"image": "x.png", "opacity": [[0.5]]},
    {"image": "x.png", "points": ["x"]},
    {"image": "x.png", "points": 5},
    {"image": "x.png", "points": None},
    {"image": "x.png", "points": [{"pixel": 3, "hex": "A1"}]},
    {"image": "x.png", "points": [{"pixel": ["a", 1], "hex": "A1"}, PINS[1]]},
    {"image": "x.png", "points": [{"pixel": [1e308, 10**400], "hex": "A1"}, PINS[1]]},
    {"image": "x.png", "points": [{"pixel": [1, 1], "hex": 5}]},
    {"image": 5, "points": PINS},
    {"image": None},
    {"points": PINS},
    [],
    5,
]


@pytest.mark.parametrize("underlay", WRONG, ids=lambda one: json.dumps(one)[:50])
def test_a_wrong_underlay_is_told_and_painted_without(underlay: Any) -> None:
    """A problem of form, the board as it is without; and it stays in the file."""
    board, problems = board_from_json(BOARD | {"underlay": underlay})
    assert problems
    assert all(one.pointer.startswith("/underlay") for one in problems)
    assert board_to_json(board)["underlay"] == underlay
    assert painted(board, None) == painted(board_from_json(BOARD)[0], None)


@pytest.mark.parametrize(
    "image",
    [
        "/srv/x.png",
        "//host/x.png",
        r"\\host\x.png",
        r"a\x.png",
        "C:/x.png",
        "C:x.png",
        "~/x.png",
        "nul",
        "a/CON.png",
    ],
)
def test_a_path_that_leads_elsewhere_is_an_issue(image: str) -> None:
    """Absolute, on the network, on a drive, a device: told by its place, and never opened."""
    board, problems = board_from_json(BOARD | {"underlay": {"image": image, "points": PINS}})
    assert [(one.code, one.pointer) for one in problems] == [("schema/path", "/underlay/image")]
    assert board.underlay is None


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such pipes in folders")
def test_a_pipe_is_no_picture(tmp_path: Path) -> None:
    """Reading it would never end."""
    os.mkfifo(tmp_path / "scan.png")
    board = board_from_json(BOARD | {"underlay": {"image": "scan.png", "points": PINS}})[0]
    assert painted(board, tmp_path) == painted(board, None)


@pytest.mark.parametrize("name", ["scan.svg", "scan.png"])
def test_a_drawing_that_may_name_other_files_is_no_scan(name: str, tmp_path: Path) -> None:
    """Nor where its name says that it is one."""
    drawing = (
        '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40"/></svg>'
    )
    (tmp_path / name).write_text(drawing, encoding="utf-8")
    board = board_from_json(BOARD | {"underlay": {"image": name, "points": PINS, "opacity": 1}})[0]
    assert painted(board, tmp_path) == painted(board, None)


@pytest.mark.qt_log_ignore("saved states")
def test_a_layer_that_fails_leaves_the_others(
    monkeypatch: pytest.MonkeyPatch, failed_layers: list[str]
) -> None:
    """It is told once, and the painter is as it was, whatever the layer left it in."""
    board = board_from_json(BOARD)[0]

    def fails(painter: QPainter, *_: object) -> None:
        painter.save()
        painter.translate(100, 100)
        painter.setOpacity(0.1)
        raise ValueError("no paths today")

    bare = painted(board, None, leave_out="paths")
    monkeypatch.setattr(board_painter, "paint_paths", fails)
    assert painted(board, None, times=2) == bare
    (told,) = failed_layers
    assert "paths" in told
    failed_layers.clear()


def painted(board: Any, folder: Path | None, *, leave_out: str = "", times: int = 1) -> QImage:
    """The board as one painter paints it at last."""
    rules = ruleset("memoir-44")
    layers = frozenset(board_painter.LAYERS) - {leave_out}
    painter_of = BoardPainter(Ground(board, rules), Style(rules), layers, folder=folder)
    return [_image(painter_of) for _ in range(times)][-1]


def _image(painter_of: BoardPainter) -> QImage:
    bounds = painter_of.bounds
    image = QImage(int(bounds.width() * 10), int(bounds.height() * 10), QImage.Format.Format_ARGB32)
    image.fill(QColor("#ffffff"))
    with QPainter(image) as painter:
        painter.scale(10, 10)
        painter.translate(-bounds.topLeft())
        painter_of.paint(painter, bounds, scale=10)
        painter.drawRect(bounds)
    return image
