"""Pictures with hexes: the grid that is found becomes a board with the picture under it."""

import math
import struct
import zlib
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from bob_editor.errors import BadCall, BadFile
from bob_editor.exchange.door import outgoing_of
from bob_editor.exchange.format import Asked, Given
from bob_editor.exchange.formats.picture import FORMAT
from bob_editor.render.pictures.export import png_in_memory
from bob_editor.render.pictures.gray import gray_in
from bob_editor.render.pictures.picture import picture_of
from bob_editor.rulesets import ruleset
from bob_editor.storage.shipped import shipped

ACROSS = 40


@pytest.mark.parametrize("name", ["memoir-44/aubrelle", "last-hundred-yards/vauquemont"])
def test_a_painted_board_is_found_again(name):
    """As many hexes, of the same kind, where they lie in the picture."""
    outgoing = outgoing_of(shipped("maps") / f"{name}.board.json")
    data = png_in_memory(picture_of(outgoing.board, outgoing.rules), ACROSS)
    found = FORMAT.read(Given(data, "map.png"), Asked(outgoing.rules, name="map", gray=gray_in))
    (board,) = found.boards
    was, now = outgoing.board.grid, board.grid
    assert now.orientation == was.orientation
    assert abs(len(now.hexes) - len(was.hexes)) <= max(
        was.columns if isinstance(was.columns, int) else 13, was.lines
    )
    assert board.underlay is not None
    assert board.underlay.image == "map.png"
    pins = {pin.hex: pin.pixel for pin in board.underlay.pins}
    for (one, pixel), (other, far) in combinations(pins.items(), 2):
        places = [now.frame.true(now.centre(now.hex(label))) for label in (one, other)]
        assert abs(math.dist(pixel, far) - math.dist(*places) * ACROSS / _neighbours_apart(now)) < 2
    assert {row.kind for row in found.report} == {"guessed", "approximated"}


def _neighbours_apart(grid):
    at = grid.hexes[0]
    return math.dist(*(grid.frame.true(grid.frame.centre(one)) for one in (at, at.neighbours()[0])))


def test_what_shows_no_hexes_is_refused(tmp_path: Path):
    """And what is no picture, or comes where nobody can look at one."""
    rules = ruleset("memoir-44")
    image = QImage(300, 200, QImage.Format.Format_RGB32)
    image.fill(0)
    image.save(str(tmp_path / "a.png"))
    given = Given((tmp_path / "a.png").read_bytes(), "a.png")
    assert FORMAT.looks_like(given)
    with pytest.raises(BadFile, match="no grid"):
        FORMAT.read(given, Asked(rules, gray=gray_in))
    with pytest.raises(BadFile, match="no picture"):
        FORMAT.read(Given(given.data[:40], "a.png"), Asked(rules, gray=gray_in))
    with pytest.raises(BadCall, match="is a picture"):
        FORMAT.read(given, Asked(rules))


def test_a_picture_of_too_many_pixels_is_not_unpacked(tmp_path: Path, capfd: pytest.CaptureFixture[str]):
    """What its head declares is enough to refuse it, in the one sentence."""
    image = QImage(8, 8, QImage.Format.Format_Grayscale8)
    image.fill(0)
    image.save(str(tmp_path / "a.png"))
    data = bytearray((tmp_path / "a.png").read_bytes())
    assert gray_in(bytes(data)) is not None
    data[16:24] = struct.pack(">2L", 60_000, 60_000)
    data[29:33] = struct.pack(">L", zlib.crc32(data[12:29]))
    capfd.readouterr()
    with pytest.raises(BadFile, match="no picture") as refused:
        FORMAT.read(Given(bytes(data), "a.png"), Asked(ruleset("memoir-44"), gray=gray_in))
    assert "120 million pixels" in refused.value.hint
    assert capfd.readouterr() == ("", "")
