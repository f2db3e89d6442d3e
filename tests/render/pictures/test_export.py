"""Pictures as files: the right size, text that stays text, all or nothing."""

import re
import time
import xml.etree.ElementTree as ET
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest
from pypdf import PdfReader
from PySide6.QtGui import QImage

from bob_editor.errors import BadCall, BadFile, Cancelled, TooLarge
from bob_editor.geometry.curve import Knot
from bob_editor.geometry.grid import Grid
from bob_editor.model import board_edits as edits
from bob_editor.model.board import Board, Contour, Label
from bob_editor.render.board.painter import ALL_LAYERS
from bob_editor.render.pictures import export as export_module
from bob_editor.render.pictures.export import export, export_picture
from bob_editor.render.pictures.picture import picture_of
from bob_editor.rules.game import Game, sight_of
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rulesets import ruleset as game_rules

MM_PER_POINT = 25.4 / 72
ONE_WAY = pytest.mark.parametrize("plain", ["flat-top"], indirect=True)
"""How the hexes lie makes no difference to what is asked."""


@pytest.fixture
def copse(plain: Board) -> Board:
    """A wood on open ground: for what is asked of files, not of what is on them."""
    return edits.paint_terrain(plain, [plain.grid.hex("E4")], ["woods"])


def test_png_is_at_true_scale(copse: Board, rules: Game, tmp_path: Path) -> None:
    """The pixels of a hex are its millimetres at the dots per inch asked for, and the file says so."""
    export(tmp_path / "b.png", copse, rules, dpi=100, hex_mm=25.4)
    image = QImage(str(tmp_path / "b.png"))
    left, _, right, _ = copse.grid.bounds
    wide = (right - left) * (3**0.5 if copse.grid.pointy else 1) / (2 * 3**0.5) * 100
    assert abs(image.width() - wide) <= 1
    assert abs(image.dotsPerMeterX() - 3937) <= 2


def test_pdf_page_fits_the_board(copse: Board, rules: Game, tmp_path: Path) -> None:
    """The page is the board at true scale, and hex numbers are text."""
    export(tmp_path / "b.pdf", copse, rules, hex_mm=20)
    page = PdfReader(tmp_path / "b.pdf").pages[0]
    left, top, right, bottom = copse.grid.bounds
    stretch_x, stretch_y = (3**0.5, 1) if copse.grid.pointy else (1, 3**0.5)
    per_unit = 20 / (2 * 3**0.5)
    assert abs(float(page.mediabox.width) * MM_PER_POINT - (right - left) * stretch_x * per_unit) < 0.5
    assert abs(float(page.mediabox.height) * MM_PER_POINT - (bottom - top) * stretch_y * per_unit) < 0.5
    assert "E4" in page.extract_text()


@ONE_WAY
def test_svg_has_size_title_and_text(village: Board, rules: Game, tmp_path: Path) -> None:
    """An SVG is well-formed, measured in millimetres, titled, and its names can be searched for."""
    export(tmp_path / "b.svg", village, rules)
    root = ET.parse(tmp_path / "b.svg").getroot()  # noqa: S314 -- written a line above
    assert root.attrib["width"].endswith("mm")
    name = "{http://www.w3.org/2000/svg}"
    assert root.findtext(f"{name}title") == village.title
    texts = {"".join(one.itertext()).strip() for one in root.iter(f"{name}text")}
    assert {"E4", "Mill"} <= texts


@ONE_WAY
@pytest.mark.parametrize("suffix", [".png", ".svg", ".pdf"])
def test_field_and_thread_are_painted(copse: Board, rules: Game, tmp_path: Path, suffix: str) -> None:
    """With a field the picture has a legend below; with a thread it differs from the bare board."""
    assert rules.sight is not None
    sight = rules.sight(Scene(copse, rules))
    start, goal = End(copse.grid.hex("B5")), End(copse.grid.hex("G2"))
    bare = export(tmp_path / f"bare{suffix}", copse, rules, dpi=60)
    field = export(tmp_path / f"field{suffix}", copse, rules, los=sight.field(start), dpi=60)
    thread = export(
        tmp_path / f"thread{suffix}", copse, rules, thread=(start, goal, sight.trace(start, goal)), dpi=60
    )
    if suffix == ".png":
        assert QImage(str(field)).height() > QImage(str(bare)).height()
    if suffix == ".svg":
        assert "Blind hex" in field.read_text()
    assert bare.read_bytes() != thread.read_bytes()


def test_the_legend_names_what_the_game_can_give(tmp_path: Path) -> None:
    """Memoir '44 knows neither hindrance nor shadow."""
    rules = game_rules("memoir-44")
    board = Board(Grid(3, 3), rules.id)
    field = sight_of(Scene(board, rules)).field(End(board.grid.hex("A1")))
    text = export(tmp_path / "m.svg", board, rules, los=field).read_text()
    assert ["Blocked" in text, "Hindered" in text, "Blind hex" in text] == [True, False, False]


def test_unknown_kind(copse: Board, rules: Game, tmp_path: Path) -> None:
    """A suffix that is no picture is refused before anything is painted."""
    with pytest.raises(BadCall, match="kind of picture"):
        export(tmp_path / "b.gif", copse, rules)
    assert list(tmp_path.iterdir()) == []


@ONE_WAY
@pytest.mark.parametrize("suffix", [".png", ".svg", ".pdf"])
def test_no_such_folder(copse: Board, rules: Game, tmp_path: Path, suffix: str) -> None:
    """A folder that isn't there is named."""
    with pytest.raises(BadFile, match="can't be written") as caught:
        export(tmp_path / "gone" / f"b{suffix}", copse, rules, dpi=30)
    assert "folder" in caught.value.hint


@ONE_WAY
@pytest.mark.parametrize("suffix", [".png", ".svg", ".pdf"])
def test_a_full_disk_leaves_the_old_file(copse: Board, rules: Game, tmp_path: Path, suffix: str) -> None:
    """Where there is room for a part of a picture, what was there stays and nothing else is left."""
    resource = pytest.importorskip("resource")
    old = tmp_path / f"b{suffix}"
    old.write_bytes(b"old")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, hard))
    try:
        with pytest.raises(BadFile, match="can't be written: file too large"):
            export(old, copse, rules, dpi=30)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert old.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [old]


@ONE_WAY
def test_same_board_same_file(village: Board, rules: Game, tmp_path: Path) -> None:
    """Nothing in a picture tells when it was made; and a link to one stays a link."""
    first, second, link = ([tmp_path / f"{name}.{kind}" for kind in ("png", "svg", "pdf")] for name in "abc")
    for at, to in zip(link, second, strict=True):
        at.symlink_to(to)
    for path in first:
        export(path, village, rules, dpi=30)
    time.sleep(1.01 - time.time() % 1)  # PDFs tell the second
    for path in link:
        export(path, village, rules, dpi=30)
    assert [path.read_bytes() for path in first] == [path.read_bytes() for path in second]
    assert all(path.is_symlink() for path in link)


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
    board = Board(Grid(24, 24), rules.id)
    with pytest.raises(TooLarge, match="pixels"):
        export(tmp_path / "b.png", board, rules, dpi=4800)
    with pytest.raises(TooLarge, match="metres"):
        export(tmp_path / "b.pdf", board, rules, hex_mm=1000)


@pytest.mark.parametrize(
    "title", ["<h1>x</h1><img src='y.png'> & ]]>", "a\x01\x0bb\ud800\uffff", "\u202e<b>"]
)
def test_a_title_is_text_in_every_file(title: str, tmp_path: Path) -> None:
    """No markup, nothing that an XML reader stops at; in the SVG and in the PDF it reads as it stands."""
    board = Board(Grid(4, 4), "band-of-brothers-2.2", title=title, labels=(Label(title, (4, 4)),))
    rules = game_rules(board.ruleset)
    said = "".join(" " if char in "\x01\x0b\ud800\uffff" else char for char in title)
    root = ET.parse(export(tmp_path / "a.svg", board, rules)).getroot()  # noqa: S314 - our own output
    assert root.findtext("{http://www.w3.org/2000/svg}title") == said
    assert not [one for one in root.iter() if one.tag.endswith(("}h1", "}b")) or "y.png" in str(one.attrib)]
    metadata = PdfReader(export(tmp_path / "a.pdf", board, rules)).metadata
    assert metadata is not None
    assert metadata.title == said


INKSCAPE = "{http://www.inkscape.org/namespaces/inkscape}"
SVG = "{http://www.w3.org/2000/svg}"


def _groups(path: Path) -> dict[str, ET.Element]:
    root = ET.parse(path).getroot()  # noqa: S314 - our own output
    return {one.attrib["id"]: one for one in root.iter(f"{SVG}g") if f"{INKSCAPE}label" in one.attrib}


@ONE_WAY
def test_layers_of_an_svg_are_named(village: Board, rules: Game, tmp_path: Path) -> None:
    """Each layer that is shown is a group with its name and holds what is on it; one left out isn't there."""
    drawn = _groups(export(tmp_path / "b.svg", village, rules, layers=ALL_LAYERS - {"dots"}))
    assert list(drawn)[:2] == ["background", "ground"]
    assert "dots" not in drawn
    texts = {
        name: {"".join(text.itertext()).strip() for text in one.iter(f"{SVG}text")}
        for name, one in drawn.items()
    }
    assert "E4" in texts["numbers"]
    assert "Mill" in texts["labels"]
    assert "E4" not in texts["artwork"]


def test_a_bent_label_is_text_letter_by_letter(rules: Game, tmp_path: Path) -> None:
    """Each letter is text, turned as the curve runs there."""
    curve = (Knot((2.0, 9.0), None, (5.0, 3.0)), Knot((15.0, 9.0), (12.0, 15.0)))
    board = Board(Grid(6, 6), rules.id, labels=(Label("Le Bec", (8, 9), curve=curve),))
    drawn = _groups(export(tmp_path / "b.svg", board, rules))["labels"]
    groups = [one for one in drawn.iter(f"{SVG}g") if one.find(f"{SVG}text") is not None]
    said = ["".join(text.itertext()).strip() for one in groups for text in one.iter(f"{SVG}text")]
    assert [one for one in said if one] == list("LeBec")
    assert len({one.attrib["transform"].split(",")[0] for one in groups}) == 5


def test_names_of_places_look_alike_wherever_they_are_read(rules: Game, tmp_path: Path) -> None:
    """Few have the fonts for maps: of those an SVG holds the outlines, and the text unseen, to be searched for."""
    board = Board(Grid(6, 6), rules.id, labels=(Label("Le Bec", (8, 9), kind="town"),))
    layers = _groups(export(tmp_path / "b.svg", board, rules))
    (name,) = (one for one in layers["labels"].iter(f"{SVG}text") if one.text)
    assert name.attrib["fill-opacity"] == "0"
    inks = {
        one.attrib["fill"] for one in layers["labels"].iter(f"{SVG}g") if one.find(f"{SVG}path") is not None
    }
    assert len(inks - {"none"}) == 1
    numbers = [one for one in layers["numbers"].iter(f"{SVG}text") if one.text]
    assert {one.attrib["fill-opacity"] for one in numbers} == {"1"}


@ONE_WAY
def test_every_name_in_an_svg_is_one_s_own(village: Board, rules: Game, tmp_path: Path) -> None:
    """Layers are drawn one by one and meet in one file: no id stands twice, and what is referred to is there."""
    picture = picture_of(village, rules)
    data = export_picture(tmp_path / "b.svg", picture, bleed_mm=3).read_bytes()
    ids = re.findall(rb'\sid="([^"]+)"', data)
    assert len(ids) == len(set(ids))
    assert set(re.findall(rb'(?:url\(|href=")#([^")]+)', data)) <= set(ids)


def test_a_text_that_looks_like_a_reference_stays(rules: Game, tmp_path: Path) -> None:
    """Names of a drawing are told apart; a label is no name."""
    words = 'url(#gradient1) id="x" href="#y"'
    board = Board(Grid(6, 6), rules.id, labels=(Label(words, (8, 6)),))
    root = ET.parse(export(tmp_path / "b.svg", board, rules)).getroot()  # noqa: S314 - our own output
    assert words in {"".join(one.itertext()).strip() for one in root.iter(f"{SVG}text")}


@pytest.mark.parametrize("suffix", [".png", ".svg", ".pdf"])
def test_a_bleed_makes_the_page_larger(rules: Game, tmp_path: Path, suffix: str) -> None:
    """Three millimetres on every side, whatever is written."""
    picture = picture_of(Board(Grid(3, 2), rules.id), rules)
    bare = export_picture(tmp_path / f"a{suffix}", picture, dpi=254)
    bled = export_picture(tmp_path / f"b{suffix}", picture, dpi=254, bleed_mm=3)
    (wide, high), (wider, higher) = _size_mm(bare), _size_mm(bled)
    assert abs(wider - wide - 6) < 0.4
    assert abs(higher - high - 6) < 0.4


def _size_mm(path: Path) -> tuple[float, float]:
    if path.suffix == ".png":
        image = QImage(str(path))
        return image.width() / 10, image.height() / 10
    if path.suffix == ".svg":
        root = ET.parse(path).getroot()  # noqa: S314 - our own output
        wide, high = (float(root.attrib[side].removesuffix("mm")) for side in ("width", "height"))
        return wide, high
    box = PdfReader(path).pages[0].mediabox
    return float(box.width) * MM_PER_POINT, float(box.height) * MM_PER_POINT


def test_a_bleed_mirrors_the_land(rules: Game, tmp_path: Path) -> None:
    """What lies inside the edge is seen outside it, as in a mirror; a number isn't."""
    board = Board(Grid(6, 6), rules.id)
    shown = picture_of(board, rules, layers=frozenset({"ground", "grid", "numbers"}))
    plain = picture_of(board, rules, layers=frozenset({"ground", "grid"}))
    numbered, bare = (
        QImage(str(export_picture(tmp_path / f"{name}.png", one, dpi=127, hex_mm=20, bleed_mm=4)))
        for name, one in (("a", shown), ("b", plain))
    )
    strip = 18  # of 20 pixels; the two next to the edge hold half of its line
    left = [numbered.pixelColor(20 - x, 200).lightness() for x in range(3, strip)]
    inside = [bare.pixelColor(19 + x, 200).lightness() for x in range(3, strip)]
    assert sum(abs(a - b) for a, b in zip(left, inside, strict=True)) <= 4 * len(left)


@ONE_WAY
def test_a_see_through_picture_has_no_ground(village: Board, rules: Game, tmp_path: Path) -> None:
    """Where there is only ground nothing is painted; woods are."""
    seen = QImage(
        str(export_picture(tmp_path / "a.png", picture_of(village, rules, see_through=True), dpi=60))
    )
    alphas = {
        seen.pixelColor(x, y).alpha() for x in range(0, seen.width(), 3) for y in range(0, seen.height(), 3)
    }
    assert {0, 255} <= alphas
    assert not QImage(str(export(tmp_path / "b.png", village, rules, dpi=60))).hasAlphaChannel()


def test_a_bleed_that_nobody_means(copse: Board, rules: Game, tmp_path: Path) -> None:
    """One of a metre, or one that is no number, is refused."""
    for bleed in (1000, -1, float("nan")):
        with pytest.raises(BadCall, match="bleed"):
            export_picture(tmp_path / "a.png", picture_of(copse, rules), bleed_mm=bleed)


def dots(path: Path) -> npt.NDArray[np.int16]:
    """A picture's dots, row by row."""
    image = QImage(str(path)).convertToFormat(QImage.Format.Format_RGB32)
    flat = np.frombuffer(image.constBits(), dtype=np.uint8)
    return flat.reshape(image.height(), image.width(), 4).astype(np.int16)


@ONE_WAY
def test_dots_painted_in_bands_are_those_painted_at_once(
    village: Board, rules: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A seam would show on every large picture."""
    drawn = picture_of(village, rules)
    monkeypatch.setattr(export_module, "_BAND", 10**9)
    export_picture(tmp_path / "one.png", drawn, dpi=60)
    told: list[tuple[int, int]] = []
    monkeypatch.setattr(export_module, "_BAND", 10_000)
    export_picture(tmp_path / "many.png", drawn, dpi=60, progress=lambda *how: told.append(how))
    first, second = (dots(tmp_path / name) for name in ("one.png", "many.png"))
    # Along slanting edges Qt rounds a dot otherwise where it cuts an outline elsewhere.
    unlike = np.abs(first - second).max(axis=2) > 8
    assert unlike.mean() < 0.002
    assert unlike.mean(axis=1).max() < 0.1
    bands = sorted({done for done, total in told if total > 1})
    assert bands == list(range(len(bands)))
    assert len(bands) > 5


@ONE_WAY
@pytest.mark.parametrize("kind", ["png", "svg", "pdf"])
def test_whoever_stops_it_finds_the_old_file(copse: Board, rules: Game, kind: str, tmp_path: Path) -> None:
    """At its beginning, in its midst, and just before it is put in its place."""
    drawn = picture_of(copse, rules)
    path = tmp_path / f"x.{kind}"
    path.write_text("old")
    steps = 0

    def count(_done: int, _total: int) -> None:
        nonlocal steps
        steps += 1

    export_picture(tmp_path / f"whole.{kind}", drawn, dpi=30, progress=count)
    for left in (1, round(steps / 2), steps):

        def stop(_done: int, _total: int) -> None:
            nonlocal left
            left -= 1
            if left <= 0:
                raise Cancelled("Enough.")

        with pytest.raises(Cancelled):
            export_picture(path, drawn, dpi=30, progress=stop)
        assert path.read_text() == "old"
        assert sorted(one.name for one in tmp_path.iterdir()) == sorted((f"whole.{kind}", path.name))


def test_nothing_is_drawn_beyond_whole_hexes_at_the_edge(rules: Game, tmp_path: Path) -> None:
    """A crest line that runs around the board shows in none of the notches between its hexes, vectors or not."""
    ring = ((-4.0, -4.0), (40.0, -4.0), (40.0, 40.0), (-4.0, 40.0))
    board = Board(Grid(5, 4), rules.id, contours=(Contour(1, ring),))
    groups = _groups(export(tmp_path / "b.svg", board, rules))
    root = ET.parse(tmp_path / "b.svg").getroot()  # noqa: S314 - our own output
    (clip,) = [one for one in root.iter(f"{SVG}clipPath") if one.attrib["id"] == "rim"]
    assert clip[0].attrib["d"].count("M") == 20
    for name in ("ground", "contours", "artwork"):
        assert [one.attrib.get("clip-path") for one in groups[name]] == ["url(#rim)"]
    page = PdfReader(export(tmp_path / "b.pdf", board, rules)).pages[0]
    contents = page.get_contents()
    assert contents is not None
    clips = re.findall(r"((?:[\d.-]+ [\d.-]+ [ml]\s+|h\s+)+)W\*? n", contents.get_data().decode("latin-1"))
    assert max(one.count("m") for one in clips) == 20
