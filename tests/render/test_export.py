"""Pictures as files: the right size, text that stays text, all or nothing."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from pypdf import PdfReader
from PySide6.QtGui import QImage

from bob_editor.errors import BadCall, BadFile, TooLarge
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board
from bob_editor.render import export as module
from bob_editor.render.export import export
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rules.ruleset import Ruleset

MM_PER_POINT = 25.4 / 72


def test_png_is_at_true_scale(village: Board, rules: Ruleset, tmp_path: Path) -> None:
    """The pixels of a hex are its millimetres at the dots per inch asked for, and the file says so."""
    export(tmp_path / "b.png", village, rules, dpi=100, hex_mm=25.4)
    image = QImage(str(tmp_path / "b.png"))
    left, _, right, _ = village.grid.bounds
    wide = (right - left) * (3**0.5 if village.grid.pointy else 1) / (2 * 3**0.5) * 100
    assert abs(image.width() - wide) <= 1
    assert abs(image.dotsPerMeterX() - 3937) <= 2


def test_pdf_page_fits_the_board(village: Board, rules: Ruleset, tmp_path: Path) -> None:
    """The page is the board at true scale, and hex numbers are text."""
    export(tmp_path / "b.pdf", village, rules, hex_mm=20)
    page = PdfReader(tmp_path / "b.pdf").pages[0]
    left, top, right, bottom = village.grid.bounds
    stretch_x, stretch_y = (3**0.5, 1) if village.grid.pointy else (1, 3**0.5)
    per_unit = 20 / (2 * 3**0.5)
    assert abs(float(page.mediabox.width) * MM_PER_POINT - (right - left) * stretch_x * per_unit) < 0.5
    assert abs(float(page.mediabox.height) * MM_PER_POINT - (bottom - top) * stretch_y * per_unit) < 0.5
    assert "E4" in page.extract_text()


def test_svg_has_size_title_and_text(village: Board, rules: Ruleset, tmp_path: Path) -> None:
    """An SVG is well-formed, measured in millimetres, titled, and its names can be searched for."""
    export(tmp_path / "b.svg", village, rules)
    root = ET.parse(tmp_path / "b.svg").getroot()  # noqa: S314 -- written a line above
    assert root.attrib["width"].endswith("mm")
    name = "{http://www.w3.org/2000/svg}"
    assert root.findtext(f"{name}title") == village.title
    texts = {"".join(one.itertext()).strip() for one in root.iter(f"{name}text")}
    assert {"E4", "Mill"} <= texts


@pytest.mark.parametrize("suffix", [".png", ".svg", ".pdf"])
def test_field_and_thread_are_painted(village: Board, rules: Ruleset, tmp_path: Path, suffix: str) -> None:
    """With a field the picture has a legend below; with a thread it differs from the bare board."""
    assert rules.sight is not None
    sight = rules.sight(Scene(village, rules))
    start, goal = End(village.grid.hex("B5")), End(village.grid.hex("G2"))
    bare = export(tmp_path / f"bare{suffix}", village, rules, dpi=60)
    field = export(tmp_path / f"field{suffix}", village, rules, los=sight.field(start), dpi=60)
    thread = export(
        tmp_path / f"thread{suffix}", village, rules, thread=(start, goal, sight.trace(start, goal)), dpi=60
    )
    if suffix == ".png":
        assert QImage(str(field)).height() > QImage(str(bare)).height()
    if suffix == ".svg":
        assert "Blind hex" in field.read_text()
    assert bare.read_bytes() != thread.read_bytes()


def test_same_board_same_file(village: Board, rules: Ruleset, tmp_path: Path) -> None:
    """A picture exported twice is the same, byte by byte."""
    for suffix in (".png", ".svg"):
        first, second = (
            export(tmp_path / f"{name}{suffix}", village, rules, dpi=50) for name in ("one", "two")
        )
        assert first.read_bytes() == second.read_bytes()


def test_unknown_kind(village: Board, rules: Ruleset, tmp_path: Path) -> None:
    """A suffix that is no picture is refused before anything is painted."""
    with pytest.raises(BadCall, match="kind of picture"):
        export(tmp_path / "b.gif", village, rules)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("suffix", [".png", ".svg", ".pdf"])
def test_no_such_folder(village: Board, rules: Ruleset, tmp_path: Path, suffix: str) -> None:
    """A folder that isn't there is named."""
    with pytest.raises(BadFile, match="can't be written") as caught:
        export(tmp_path / "gone" / f"b{suffix}", village, rules, dpi=30)
    assert "folder" in caught.value.hint


def test_a_failure_leaves_the_old_file(
    village: Board, rules: Ruleset, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where writing fails half way, what was there stays and nothing else is left."""
    old = tmp_path / "b.png"
    old.write_bytes(b"old")

    def full(path: Path, *_args: object) -> None:
        path.write_bytes(b"half")
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(module, "_write_png", full)
    with pytest.raises(BadFile, match="No space left"):
        export(old, village, rules, dpi=30)
    assert old.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [old]


def test_too_large_before_memory_is_spent(rules: Ruleset, tmp_path: Path) -> None:
    """A picture beyond the limit is refused with its size."""
    board = Board(Grid(256, 256), rules.id)
    with pytest.raises(TooLarge, match="pixels"):
        export(tmp_path / "b.png", board, rules, dpi=600)
    with pytest.raises(TooLarge, match="metres"):
        export(tmp_path / "b.pdf", board, rules, hex_mm=900)
