"""Pictures as files: the right size, text that stays text, all or nothing."""

from __future__ import annotations

import time
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from pypdf import PdfReader
from PySide6.QtGui import QImage

from bob_editor.errors import BadCall, BadFile, TooLarge
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board, Label
from bob_editor.render.pictures.export import export
from bob_editor.rules.game import Game
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rulesets import ruleset as game_rules

MM_PER_POINT = 25.4 / 72


def test_png_is_at_true_scale(village: Board, rules: Game, tmp_path: Path) -> None:
    """The pixels of a hex are its millimetres at the dots per inch asked for, and the file says so."""
    export(tmp_path / "b.png", village, rules, dpi=100, hex_mm=25.4)
    image = QImage(str(tmp_path / "b.png"))
    left, _, right, _ = village.grid.bounds
    wide = (right - left) * (3**0.5 if village.grid.pointy else 1) / (2 * 3**0.5) * 100
    assert abs(image.width() - wide) <= 1
    assert abs(image.dotsPerMeterX() - 3937) <= 2


def test_pdf_page_fits_the_board(village: Board, rules: Game, tmp_path: Path) -> None:
    """The page is the board at true scale, and hex numbers are text."""
    export(tmp_path / "b.pdf", village, rules, hex_mm=20)
    page = PdfReader(tmp_path / "b.pdf").pages[0]
    left, top, right, bottom = village.grid.bounds
    stretch_x, stretch_y = (3**0.5, 1) if village.grid.pointy else (1, 3**0.5)
    per_unit = 20 / (2 * 3**0.5)
    assert abs(float(page.mediabox.width) * MM_PER_POINT - (right - left) * stretch_x * per_unit) < 0.5
    assert abs(float(page.mediabox.height) * MM_PER_POINT - (bottom - top) * stretch_y * per_unit) < 0.5
    assert "E4" in page.extract_text()


def test_svg_has_size_title_and_text(village: Board, rules: Game, tmp_path: Path) -> None:
    """An SVG is well-formed, measured in millimetres, titled, and its names can be searched for."""
    export(tmp_path / "b.svg", village, rules)
    root = ET.parse(tmp_path / "b.svg").getroot()  # noqa: S314 -- written a line above
    assert root.attrib["width"].endswith("mm")
    name = "{http://www.w3.org/2000/svg}"
    assert root.findtext(f"{name}title") == village.title
    texts = {"".join(one.itertext()).strip() for one in root.iter(f"{name}text")}
    assert {"E4", "Mill"} <= texts


@pytest.mark.parametrize("suffix", [".png", ".svg", ".pdf"])
def test_field_and_thread_are_painted(village: Board, rules: Game, tmp_path: Path, suffix: str) -> None:
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


def test_unknown_kind(village: Board, rules: Game, tmp_path: Path) -> None:
    """A suffix that is no picture is refused before anything is painted."""
    with pytest.raises(BadCall, match="kind of picture"):
        export(tmp_path / "b.gif", village, rules)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("suffix", [".png", ".svg", ".pdf"])
def test_no_such_folder(village: Board, rules: Game, tmp_path: Path, suffix: str) -> None:
    """A folder that isn't there is named."""
    with pytest.raises(BadFile, match="can't be written") as caught:
        export(tmp_path / "gone" / f"b{suffix}", village, rules, dpi=30)
    assert "folder" in caught.value.hint


@pytest.mark.parametrize("suffix", [".png", ".svg", ".pdf"])
def test_a_full_disk_leaves_the_old_file(village: Board, rules: Game, tmp_path: Path, suffix: str) -> None:
    """Where there is room for a part of a picture, what was there stays and nothing else is left."""
    resource = pytest.importorskip("resource")
    old = tmp_path / f"b{suffix}"
    old.write_bytes(b"old")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, hard))
    try:
        with pytest.raises(BadFile, match="can't be written: file too large"):
            export(old, village, rules, dpi=30)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert old.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [old]


@pytest.mark.parametrize("suffix", [".png", ".svg", ".pdf"])
def test_same_board_same_file(village: Board, rules: Game, tmp_path: Path, suffix: str) -> None:
    """Nothing in a picture tells when it was made; and a link to one stays a link."""
    first, second, link = (tmp_path / f"{name}{suffix}" for name in ("first", "second", "link"))
    link.symlink_to(second)
    export(first, village, rules, dpi=30)
    time.sleep(1.1)  # PDFs tell the second
    export(link, village, rules, dpi=30)
    assert first.read_bytes() == second.read_bytes()
    assert link.is_symlink()


@pytest.mark.parametrize("size", [(1, 1), (3, 2), (12, 10)])
def test_svg_is_at_true_scale(rules: Game, tmp_path: Path, size: tuple[int, int]) -> None:
    """A unit of the drawing is 25.4 / 90 mm, however small the board, both ways."""
    export(tmp_path / "b.svg", Board(Grid(*size), rules.id), rules, hex_mm=20)
    root = ET.parse(tmp_path / "b.svg").getroot()  # noqa: S314 -- written a line above
    view = [float(number) for number in root.attrib["viewBox"].split()]
    for side, units in zip(("width", "height"), view[2:], strict=True):
        assert abs(float(root.attrib[side].removesuffix("mm")) / units - 25.4 / 90) < 1e-5


def test_too_large_before_memory_is_spent(rules: Game, tmp_path: Path) -> None:
    """A picture beyond the limit is refused with its size."""
    board = Board(Grid(256, 256), rules.id)
    with pytest.raises(TooLarge, match="pixels"):
        export(tmp_path / "b.png", board, rules, dpi=600)
    with pytest.raises(TooLarge, match="metres"):
        export(tmp_path / "b.pdf", board, rules, hex_mm=900)


@pytest.mark.parametrize("title", ["<h1>x</h1><img src='y.png'> & ]]>", "a\x01\x0bb\ud800", "\u202e<b>"])
def test_a_title_is_text_in_every_file(title: str, tmp_path: Path) -> None:
    """No markup, nothing that an XML reader stops at; in the SVG and in the PDF it reads as it stands."""
    board = Board(Grid(4, 4), "band-of-brothers-2.2", title=title, labels=(Label(title, (4, 4)),))
    rules = game_rules(board.ruleset)
    said = "".join(" " if char in "\x01\x0b\ud800" else char for char in title)
    root = ET.parse(export(tmp_path / "a.svg", board, rules)).getroot()  # noqa: S314 - our own output
    assert root.findtext("{http://www.w3.org/2000/svg}title") == said
    assert not [one for one in root.iter() if one.tag.endswith(("}h1", "}b")) or "y.png" in str(one.attrib)]
    metadata = PdfReader(export(tmp_path / "a.pdf", board, rules)).metadata
    assert metadata is not None
    assert metadata.title == said
