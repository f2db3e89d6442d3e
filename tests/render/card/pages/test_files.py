"""The files that a card is printed to, and the map on it."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from msgspec.structs import replace
from pypdf import PdfReader
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from bob_editor.errors import BadCall, BadFile, TooLarge
from bob_editor.render.card.map_image import MapImage
from bob_editor.render.card.template import (
    Template,
)
from bob_editor.render.card.writing import export_card, set_card
from bob_editor.render.kit.side_colours import SideColours
from bob_editor.render.kit.style import Style, Theme
from bob_editor.render.kit.view import unhurried
from bob_editor.render.pictures.scenario import picture_of_scenario
from bob_editor.render.pictures.thin import counter_faces
from bob_editor.render.styles.shelf import shipped_sheet
from bob_editor.rules.cards.code import Counter
from bob_editor.sheet.card_sheet import card_sheet
from tests.render.card.pages.at_hand import SIDES, CardOf, long_rules, words, write


@pytest.mark.parametrize("suffix", [".pdf", ".png", ".svg"])
def test_the_same_card_gives_the_same_bytes(
    card: CardOf, tmp_path: Path, classic: Template, suffix: str
) -> None:
    """Written twice, neither time nor chance is in the file."""
    first, second = (write(tmp_path / f"{n}{suffix}", card(**SIDES), classic)[0] for n in (1, 2))
    assert first.read_bytes() == second.read_bytes()
    assert b"CreationDate" not in first.read_bytes()


def test_pictures_of_several_pages_are_numbered(card: CardOf, tmp_path: Path, classic: Template) -> None:
    """One file a page, each of them a picture of the page's size."""
    made = card(**{**SIDES, "rules": long_rules(40)})
    for suffix in (".png", ".svg"):
        files = write(tmp_path / f"c{suffix}", made, classic)
        assert [file.name for file in files] == [f"c-{n}{suffix}" for n in range(1, len(files) + 1)]
        assert len(files) > 1
        assert all(file.exists() for file in files)
    assert QImage(str(tmp_path / "c-1.png")).width() == pytest.approx(classic.page[0] * 60 / 72, abs=1)
    root = ET.parse(tmp_path / "c-1.svg").getroot()  # noqa: S314 - our own output
    sides = [float(one) for one in str(root.get("viewBox")).split()]
    assert sides[2:] == pytest.approx(classic.page, abs=0.1)


def test_what_makes_no_sense_is_refused(card: CardOf, tmp_path: Path, classic: Template) -> None:
    """And nothing is left behind."""
    made = card()
    sheet = card_sheet(made)
    with pytest.raises(BadCall, match="no kind of file"):
        export_card(tmp_path / "c.txt", made, sheet, classic)
    with pytest.raises(TooLarge):
        export_card(tmp_path / "c.png", made, sheet, classic, dpi=10_000)
    with pytest.raises(BadFile):
        export_card(tmp_path / "gone" / "c.pdf", made, sheet, classic)
    assert [one.name for one in tmp_path.iterdir()] == ["b.board.json"]


def test_the_map_shows_ground_areas_and_counters(card: CardOf, classic: Template) -> None:
    """Each of them alters the page's picture."""
    pictures = []
    for fields in (
        {},
        {"setup_areas": SIDES["setup_areas"]},
        {"setup_areas": SIDES["setup_areas"], "units": SIDES["units"]},
    ):
        made = card(sides=SIDES["sides"], **fields)
        setting = set_card(made, card_sheet(card(sides=SIDES["sides"])), classic, dpi=72)
        pictures.append(setting.written("png", dpi=72)[0])
    assert pictures[0] != pictures[1]
    assert pictures[1] != pictures[2]


@pytest.mark.parametrize(
    ("columns", "leave_out", "share"),
    [(9, (), 0.54), (60, (), 1.0), (9, ("situation", "sequence", "victory"), 0.7)],
    ids=["beside text", "flat", "nothing beside"],
)
def test_the_map_has_as_many_dots_to_the_inch_as_asked(
    card: CardOf, tmp_path: Path, classic: Template, columns: int, leave_out: tuple[str, ...], share: float
) -> None:
    """Also where it goes over the whole width of the page, as a flat one does."""
    template = replace(classic, leave_out=leave_out)
    (path,) = write(tmp_path / "c.pdf", card(columns=columns, **SIDES), template)
    page = PdfReader(path).pages[0]
    widths: list[float] = []

    def visit(operator: bytes, _operands: object, matrix: list[float], _text: object) -> None:
        if operator == b"Do":
            widths.append(matrix[0])

    page.extract_text(visitor_operand_before=visit)
    (width,) = widths
    room = (classic.paper_mm[0] - classic.margins[1] - classic.margins[3]) * 72 / 25.4
    assert width >= share * room * 0.96
    resources: Any = page["/Resources"]
    (picture,) = (one.get_object() for one in resources["/XObject"].values())
    assert picture["/Width"] >= width / 72 * 60 * 0.99


def test_a_card_without_boards(card: CardOf, tmp_path: Path, classic: Template) -> None:
    """It has no picture, and says which board is missing."""
    made = card(map={"boards": [{"board": "gone.board.json", "name": "7"}]})
    (path,) = write(tmp_path / "c.pdf", made, classic)
    assert "7 (can't be read)" in words(path)
    # A unit whose kind is still to be chosen keeps nothing from being printed.
    begun = [{"unit_type": "", "side": "us"}]
    (path,) = write(tmp_path / "d.pdf", card(map={}, sides=SIDES["sides"], units=begun), classic)
    assert "A fight" in words(path)


def test_the_map_alone(card: CardOf) -> None:
    """A scenario's map has areas and counters on it, unless they are unwanted."""
    made = card(**SIDES)

    def shot(**options: Any) -> QImage:
        picture = picture_of_scenario(made, **options)
        image = QImage(400, 400, QImage.Format.Format_RGB32)
        image.fill(0)
        with QPainter(image) as painter:
            painter.scale(10, 10)
            painter.translate(-picture.area.topLeft())
            picture.paint(painter, picture.area, 10, unhurried)
        assert picture.title == "A fight"
        return image

    whole, bare = shot(), shot(with_areas=False, with_counters=False)
    counters = shot(with_areas=False)
    assert whole != bare
    assert whole != counters
    assert bare != counters


def test_what_is_hidden_is_on_no_printed_map(card: CardOf, monkeypatch: pytest.MonkeyPatch) -> None:
    """The strength of a minefield is its own side's to know: neither card, picture nor web page shows it."""
    made = card("memoir-44", markers=[{"marker": "minefield", "at": "E4", "side": "axis", "value": 3}])
    told: list[str] = []

    def painted(_painter: QPainter, counters: Sequence[Counter], *_: object) -> None:
        told.extend(one.text for one in counters)

    monkeypatch.setattr("bob_editor.render.card.map_image.paint_counters", painted)
    monkeypatch.setattr("bob_editor.render.pictures.scenario.paint_counters", painted)
    monkeypatch.setattr("bob_editor.render.pictures.thin.paint_counters", painted)
    image = QImage(9, 9, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        MapImage(made, Style(made.ruleset), SideColours(()))._paint_over(painter, QRectF(0, 0, 9, 9))
        (pieces,) = [one for one in picture_of_scenario(made).layers if one.name == "pieces"]
        pieces.paint(painter, QRectF(0, 0, 9, 9), 1, unhurried)
    counter_faces(made)
    assert told == ["", "", ""]


def test_sides_are_seen_on_a_map_by_night(card: CardOf, monkeypatch: pytest.MonkeyPatch) -> None:
    """A dark style asks for bright colours on card, picture and web page, whatever the paper around it is."""
    made = card(**SIDES)
    told: list[SideColours] = []

    def painted(_painter: QPainter, *given: object, **_: object) -> None:
        told.extend(one for one in given if isinstance(one, SideColours))

    for module in ("card.map_image", "pictures.scenario", "pictures.thin"):
        monkeypatch.setattr(f"bob_editor.render.{module}.paint_counters", painted)
    night, sides = shipped_sheet("night"), tuple(made.side_rows)
    image = QImage(9, 9, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        usual = SideColours(sides, own={sides[0]: "#123456"})
        MapImage(made, Style(made.ruleset, sheet=night), usual)._paint_over(painter, QRectF(0, 0, 9, 9))
        (pieces,) = [one for one in picture_of_scenario(made, look="night").layers if one.name == "pieces"]
        pieces.paint(painter, QRectF(0, 0, 9, 9), 1, unhurried)
    counter_faces(made, night)
    bright = SideColours(sides, Theme.DARK)
    assert {one.of(sides[1]).name() for one in told} == {bright.of(sides[1]).name()}
    assert (told[0].of(sides[0]).name(), told[1].of(sides[0])) == ("#123456", bright.of(sides[0]))
