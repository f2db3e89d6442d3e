"""What a kept picture goes by: nothing that it is painted by may be another."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRect

from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Base, Board, Feature, HexContent, Label, Underlay
from bob_editor.render.board.painter import USUAL_LAYERS, BoardPainter
from bob_editor.render.kit.style import Style
from bob_editor.render.styles.sheet import Sheet
from bob_editor.render.styles.shelf import shipped_sheet
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.scene import Laid, Marker
from bob_editor.rulesets import ruleset
from bob_editor.ui.canvas.seen import name as naming
from bob_editor.ui.canvas.seen.name import name_of, painted_by

GRID = Grid(5, 4)
BOARD = Board(GRID, "band-of-brothers-2.2", hexes={GRID.hex("B2"): HexContent((Feature("woods"),))})
AT = QRect(-1, -1, 300, 200)


class Shown:
    """What a picture hangs on, to be made another."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.board, self.theme, self.sheet = BOARD, "light", shipped_sheet("painted")
        self.laid: tuple[Laid, ...] = ()
        self.layers, self.dimmed = USUAL_LAYERS, frozenset[str]()
        self.scale, self.rect = 12.5, QRect(AT)

    @property
    def name(self) -> str:
        """What stands for it."""
        rules = ruleset(self.board.ruleset)
        style = Style(rules, self.theme, sheet=self.sheet)
        painter = BoardPainter(
            Ground(self.board, rules), style, self.layers, laid=self.laid, folder=self.folder
        )
        painter.dimmed = self.dimmed
        return name_of(painted_by(painter, style), self.scale, self.rect)

    def alter(self, **fields: Any) -> None:
        """Make some of the board another."""
        self.board = replace(self.board, **fields)


def _picture(shown: Shown, pixels: bytes) -> None:
    file = shown.folder / "scan.png"
    file.write_bytes(pixels)
    os.utime(file, (1, 1))


def _own_style(shown: Shown) -> None:
    shown.sheet = Sheet("painted", shown.sheet.data, shown.folder)


_OTHERS: dict[str, Callable[[Shown], object]] = {
    "a hex": lambda shown: shown.alter(hexes={}),
    "the base": lambda shown: shown.alter(base=Base("water")),
    "the grid": lambda shown: shown.alter(grid=Grid(5, 5)),
    "a label": lambda shown: shown.alter(labels=(Label("Mill", (0, 0)),)),
    "the game": lambda shown: shown.alter(ruleset="band-of-brothers-2.1"),
    "a counter": lambda shown: setattr(shown, "laid", (Marker("smoke", GRID.hex("C2")),)),
    "the theme": lambda shown: setattr(shown, "theme", "dark"),
    "the style": lambda shown: setattr(shown, "sheet", shipped_sheet("ink")),
    "a colour of the style": lambda shown: setattr(
        shown, "sheet", Sheet("painted", {**shown.sheet.data, "inks": {"grid": "#123456"}})
    ),
    "the layers": lambda shown: setattr(shown, "layers", USUAL_LAYERS - {"grid"}),
    "the dimmed layers": lambda shown: setattr(shown, "dimmed", frozenset({"grid"})),
    "the zoom, or the pixels of a point": lambda shown: setattr(shown, "scale", 25.0),
    "the place": lambda shown: shown.rect.translate(1, 0),
    "the room": lambda shown: shown.rect.setWidth(299),
}


def test_the_same_has_the_same_name(tmp_path: Path) -> None:
    """In another object, and in another run."""
    shown = Shown(tmp_path)
    assert shown.name == Shown(tmp_path).name
    shown.alter(hexes=dict(BOARD.hexes))
    assert shown.name == Shown(tmp_path).name != ""


def test_the_order_of_edits_doesn_t_count(tmp_path: Path) -> None:
    """A file has its hexes in another; the picture is that of the board as it will be read."""
    shown = Shown(tmp_path)
    hexes = {GRID.hex(label): HexContent((Feature("woods"),)) for label in ("B2", "C1", "A3")}
    shown.alter(hexes=hexes)
    before = shown.name
    shown.alter(hexes=dict(sorted(hexes.items())))
    assert list(shown.board.hexes) != list(hexes)
    assert shown.name == before


@pytest.mark.parametrize("alter", _OTHERS.values(), ids=_OTHERS)
def test_whatever_is_another_has_another_name(tmp_path: Path, alter: Callable[[Shown], object]) -> None:
    """Each for itself."""
    shown = Shown(tmp_path)
    before = shown.name
    alter(shown)
    assert shown.name not in (before, "")


@pytest.mark.parametrize("what", ["__version__", "qVersion", "code"])
def test_another_program_has_another_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    """Another release, another Qt, and in a checkout another state of the code."""
    before = Shown(tmp_path).name
    monkeypatch.setattr(naming, what, "0" if what == "__version__" else lambda: "0")
    assert Shown(tmp_path).name != before


@pytest.mark.parametrize("name", ["style.py", "veils.bin"])
def test_the_code_is_told_by_its_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """By when they were written and how long they are, also those in folders; textures and fonts likewise."""
    module = tmp_path / "render" / "kit" / name
    module.parent.mkdir(parents=True)
    monkeypatch.setattr(naming, "_PAINTS", ("render",))
    monkeypatch.setattr("importlib.resources.files", lambda _: tmp_path)
    told = []
    for text, time in (("1", 5), ("12", 5), ("12", 6)):
        module.write_text(text)
        os.utime(module, (time, time))
        told.append(naming.code.__wrapped__())
    assert len(set(told)) == 3
    monkeypatch.setattr("importlib.resources.files", lambda _: tmp_path / "none")
    assert naming.code.__wrapped__()


@pytest.mark.parametrize("prepare", [lambda shown: shown.alter(underlay=Underlay("scan.png")), _own_style])
def test_pictures_beside_it_count(tmp_path: Path, prepare: Callable[[Shown], object]) -> None:
    """The scan that lies under the board, and those of the user's own style: that they are there, and as they are."""
    shown = Shown(tmp_path)
    prepare(shown)
    names = [shown.name]
    for pixels in (b"1", b"12"):
        _picture(shown, pixels)
        names.append(shown.name)
    os.utime(tmp_path / "scan.png", (2, 2))
    names.append(shown.name)
    assert len(set(names)) == 4


@pytest.mark.parametrize("odd", [10**400, "\ud800"])
def test_what_no_bytes_stand_for_has_no_name(tmp_path: Path, odd: object) -> None:
    """A bad file may hold it; its picture isn't kept."""
    shown = Shown(tmp_path)
    shown.alter(extra={"odd": odd})
    assert shown.name == ""
