"""The faces of counters: own pictures as they are, colours of nations, the same on both sides where nothing flips."""

import base64
import re
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QColor, QImage, QPainter

from bob_editor.render.counters.faces import CounterFaces
from bob_editor.rules.cards.mix import CounterMix, Look, Lot
from bob_editor.rules.cards.pieces import Piece

SQUAD = Piece("unit", "squad", "Squad", "german", values=(("FP", "5"),), flips="reduced", back=(("FP", "3"),))
LOT = Lot("band-of-brothers-2.2", SQUAD, (1,))


def faces(*lots: Lot, **colours: str) -> CounterFaces:
    return CounterFaces(CounterMix(("dawn",), lots, colours))


def at(png: bytes, x: int, y: int) -> str:
    return QImage.fromData(png).pixelColor(x, y).name()


@pytest.fixture
def banded(tmp_path: Path) -> Lot:
    """A counter whose picture is three times as wide as high: red, green, blue."""
    picture = QImage(90, 30, QImage.Format.Format_RGB32)
    with QPainter(picture) as painter:
        for place, colour in enumerate(("#ff0000", "#00ff00", "#0000ff")):
            painter.fillRect(30 * place, 0, 30, 30, QColor(colour))
    assert picture.save(str(tmp_path / "bands.png"))
    return replace(LOT, front=Look(art="bands.png"), file=tmp_path / "own.counters.json", place=0)


def test_a_picture_of_its_own_fills_the_face_unsqueezed(banded: Lot) -> None:
    """Its middle, to the edges, on the side that it is for; in drawings as in pictures."""
    painted = faces(banded)
    front, back = painted.png(banded, "front", 60), painted.png(banded, "back", 60)
    assert {at(front, x, y) for x in (1, 30, 58) for y in (1, 58)} == {"#00ff00"}
    assert at(back, 1, 1) not in ("#00ff00", "#ff0000")
    (embedded,) = re.findall(rb"data:image/png;base64,([A-Za-z0-9+/=]+)", painted.svg(banded, "front", 0.1))
    shown = QImage.fromData(base64.b64decode(embedded))
    assert (shown.width(), shown.height()) == (30, 30)
    assert painted.unread == ()


def test_a_picture_that_cannot_be_read_is_told(banded: Lot, tmp_path: Path) -> None:
    """And the counter is drawn from its data."""
    (tmp_path / "bands.png").write_text("no picture")
    painted = faces(banded)
    assert painted.png(banded, "front", 40) == faces(LOT).png(LOT, "front", 40)
    assert painted.unread == ("bands.png",)


def test_a_nation_has_its_colour_in_every_scenario() -> None:
    """Whatever it is called, whoever else plays; a list may give another."""
    edge = {
        name: at(
            faces(replace(LOT, piece=replace(SQUAD, nation=name))).png(
                replace(LOT, piece=replace(SQUAD, nation=name)), "front", 40
            ),
            1,
            1,
        )
        for name in ("german", "ger", "american")
    }
    assert edge["german"] == edge["ger"] != edge["american"]
    assert at(faces(LOT, german="#123456").png(LOT, "front", 40), 1, 1) == "#123456"


def test_what_does_not_flip_is_the_same_on_both_sides() -> None:
    """What flips isn't."""
    plain = replace(LOT, piece=replace(SQUAD, flips="", back=()))
    painted = faces(plain, LOT)
    assert painted.png(plain, "front", 40) == painted.png(plain, "back", 40)
    assert painted.png(LOT, "front", 40) != painted.png(LOT, "back", 40)


def test_markers_have_the_sign_and_paper_that_they_have_on_the_map() -> None:
    """Each sign is another picture; what has none of its own bears its letters."""
    wire = Piece("marker", "wire", "Wire", letters="Wire", sign="cross", colour="#b0b3b5")
    lots = {
        sign: replace(LOT, piece=replace(wire, sign=sign)) for sign in ("cross", "pit", "cloud", "counter")
    }
    pictures = {sign: faces(lot).png(lot, "front", 64) for sign, lot in lots.items()}
    assert len(set(pictures.values())) == len(pictures)
    assert {at(one, 1, 1) for one in pictures.values()} == {"#b0b3b5"}
    lettered = replace(LOT, piece=replace(wire, sign="counter", letters="HE"))
    assert faces(lettered).png(lettered, "front", 64) != pictures["counter"]
