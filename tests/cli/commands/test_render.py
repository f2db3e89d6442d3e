"""``bob-editor render``."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree as ET

import numpy as np
import pytest
from pypdf import PdfReader
from PySide6.QtGui import QColor, QImage

from bob_editor.__main__ import main
from bob_editor.render.kit.ramp import RAMP, bounds_of, steps_of
from tests.cli.conftest import SMALL, Call


@pytest.fixture
def board(write: Callable[..., Path]) -> Path:
    """A board with a wood and a hill."""
    return write("small.board.json", hexes={"E4": {"terrain": ["woods"]}, "C3": {"level": 1}})


def test_a_png_at_a_resolution(call: Call, board: Path, tmp_path: Path) -> None:
    """Twice the dots per inch, twice the pixels; and the program says what it wrote."""
    sizes = {}
    for dpi in (40, 80):
        out = tmp_path / f"{dpi}.png"
        outcome = call("render", board, "-o", out, "--dpi", str(dpi))
        assert (outcome.code, outcome.out) == (0, f"Wrote {out}.\n")
        sizes[dpi] = QImage(str(out)).size()
    assert sizes[80].width() == pytest.approx(2 * sizes[40].width(), abs=2)
    assert sizes[80].height() == pytest.approx(2 * sizes[40].height(), abs=2)


def test_vector_pictures(call: Call, board: Path, tmp_path: Path) -> None:
    """SVG is XML, PDF has one page."""
    assert call("render", board, "-o", tmp_path / "a.svg").code == 0
    assert ET.parse(tmp_path / "a.svg").getroot().tag.endswith("svg")  # noqa: S314 - our own output
    assert call("render", board, "-o", tmp_path / "a.pdf").code == 0
    assert len(PdfReader(tmp_path / "a.pdf").pages) == 1


def test_what_a_hex_sees_is_painted(call: Call, board: Path, tmp_path: Path) -> None:
    """A LOS field, a line of sight, the dark theme, night and a marker each make another picture."""
    look = ("--los", "C3")
    options = ((), look, (*look, "--to", "F5"), ("--theme", "dark"), (*look, "--condition", "visibility=1"),
               ("--marker", "smoke@C3"))  # fmt: skip
    pictures = set()
    for number, words in enumerate(options):
        out = tmp_path / f"{number}.png"
        assert call("render", board, "-o", out, "--dpi", "30", *words).code == 0
        pictures.add(out.read_bytes())
    assert len(pictures) == len(options)


def test_sheets_of_paper(call: Call, board: Path, tmp_path: Path) -> None:
    """A PDF on as many sheets as it takes; other pictures have none."""
    out = tmp_path / "sheets.pdf"
    outcome = call("render", board, "-o", out, "--paper", "a4", "--hex-mm", "80", "--overlap", "12")
    assert outcome.code == 0
    pages = len(PdfReader(out).pages)
    assert pages > 1
    assert f"{pages} sheets" in outcome.out
    assert call("render", board, "-o", tmp_path / "b.png", "--paper", "a4").code == 2
    assert call("render", board, "-o", out, "--paper", "a4", "--overlap", "500").code == 2


def test_ends_that_make_no_sense(call: Call, board: Path, tmp_path: Path) -> None:
    """A hex that isn't there, or a target without an observer, paints nothing."""
    out = tmp_path / "a.png"
    assert call("render", board, "-o", out, "--los", "Z9").code == 2
    assert call("render", board, "-o", out, "--to", "C3").code == 2
    assert "with --los" in call("render", board, "-o", out, "--unit", "infantry").err
    assert call("render", board, "-o", tmp_path / "gone" / "a.png").code == 2
    assert not out.exists()


def test_without_a_screen(board: Path, tmp_path: Path) -> None:
    """A picture is painted where the environment names no screen, and where it names one that is gone."""
    for screen in ({}, {"DISPLAY": ":9999"}):
        out = tmp_path / f"{len(screen)}.png"
        command = [sys.executable, "-m", "bob_editor", "render", str(board), "-o", str(out), "--dpi", "30"]
        environment = {"PATH": "/usr/bin:/bin", "HOME": str(tmp_path), **screen}
        ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        assert (ran.returncode, ran.stderr) == (0, "")
        assert not QImage(str(out)).isNull()


def test_exposure_as_a_picture(call: Call, board: Path, tmp_path: Path) -> None:
    """The counts are written on the map, one number a hex."""
    out = tmp_path / "exposure.svg"
    assert call("exposure", board, "-o", out).code == 0
    assert ET.parse(out).getroot().tag.endswith("svg")  # noqa: S314 - our own output
    png = tmp_path / "exposure.png"
    assert call("exposure", board, "-o", png, "--dpi", "40").code == 0
    assert not QImage(str(png)).isNull()


@pytest.fixture
def scenario(board: Path, write: Callable[..., Path]) -> Path:
    """A scenario on the board, with an area and a unit."""
    fields = {
        "format": "bob-editor/scenario",
        "version": 1,
        "id": "dawn",
        "title": "Dawn",
        "ruleset": "band-of-brothers-2.2",
        "map": {"boards": [{"board": board.name, "name": "1", "at": [0, 0]}]},
        "sides": [{"id": "us", "name": "Americans"}],
        "setup_areas": [{"id": "a", "side": "us", "area": {"rows": [1, 3]}}],
        "units": [{"unit": "infantry", "side": "us", "at": "E4"}],
    }
    return write("dawn.scenario.json", fields)


def test_a_scenario_is_painted_with_what_is_on_it(
    call: Call, board: Path, scenario: Path, tmp_path: Path
) -> None:
    """Its map is the board with areas and counters, also under a field, and on sheets."""
    for name, file in (("map", scenario), ("board", board)):
        assert call("render", file, "-o", tmp_path / f"{name}.png", "--dpi", "40").code == 0
    plain, full = QImage(str(tmp_path / "board.png")), QImage(str(tmp_path / "map.png"))
    assert plain.size() == full.size()
    assert plain != full
    assert call("render", scenario, "-o", tmp_path / "los.png", "--dpi", "30", "--los", "C3").code == 0
    assert call("render", scenario, "-o", tmp_path / "s.pdf", "--paper", "a4", "--hex-mm", "60").code == 0
    assert len(PdfReader(tmp_path / "s.pdf").pages) > 1


def test_what_is_laid_on_a_scenario_is_seen(call: Call, scenario: Path, board: Path, tmp_path: Path) -> None:
    """A marker that the card hasn't; night leaves the picture as it is, and a card has nothing laid on it."""
    pictures = []
    for number, words in enumerate(((), ("--condition", "visibility=2"), ("--marker", "smoke@C3"))):
        out = tmp_path / f"{number}.png"
        assert call("render", scenario, "-o", out, "--dpi", "30", *words).code == 0, board
        pictures.append(out.read_bytes())
    assert pictures[0] == pictures[1] != pictures[2]
    refused = call("render", scenario, "-o", tmp_path / "a.pdf", "--card", "--marker", "smoke@C3")
    assert "--card goes without --marker" in refused.err


def test_a_card(call: Call, scenario: Path, board: Path, tmp_path: Path) -> None:
    """With --card the card is set, by a template, on the paper asked for; the program says what it wrote."""
    out = tmp_path / "card.pdf"
    outcome = call("render", scenario, "-o", out, "--card")
    assert (outcome.code, outcome.out) == (0, f"Wrote {out}.\n")
    assert "Americans" in " ".join(PdfReader(out).pages[0].extract_text().split())
    before = out.read_bytes()
    assert call("render", scenario, "-o", out, "--card", "--template", "plain", "--paper", "letter").code == 0
    assert out.read_bytes() != before
    assert round(float(PdfReader(out).pages[0].mediabox.width)) == 612
    (tmp_path / "club.card-template.json").write_text('{"title": "Club"}')
    # A board may name a style that isn't there.
    board.write_text(json.dumps({**json.loads(board.read_text("utf-8")), "style": "gone"}), "utf-8")
    outcome = call("render", scenario, "-o", tmp_path / "c.png", "--card", "--template", "club")
    assert (outcome.code, "There is no style “gone”." in outcome.err) == (0, True)


def test_a_house_style_that_takes_all_memory(scenario: Path, tmp_path: Path) -> None:
    """It is Typst that comes to an end in a process apart; the program tells which style, in one line."""
    style = "#let head() = { let all = (0,) * 5000000000; [#all.len()] }"
    (tmp_path / "house.card-template.typ").write_text(style)
    words = ("render", scenario, "-o", tmp_path / "card.pdf", "--card", "--template", "house")
    done = subprocess.run(
        [sys.executable, "-m", "bob_editor", *words], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert "The card can't be set by house: it brings Typst down" in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_card_is_set_in_its_own_language(call: Call, scenario: Path, tmp_path: Path) -> None:
    """Where none is asked for: nothing of it is told as untranslated."""
    german = tmp_path / "german.scenario.json"
    german.write_text(json.dumps({**json.loads(scenario.read_text("utf-8")), "language": "de"}), "utf-8")
    for words, told in (((), False), (("--language", "fr"), True)):
        outcome = call("render", german, "-o", tmp_path / "card.svg", "--card", *words)
        assert outcome.code == 0
        assert ("not in fr" in outcome.err) == told
        assert "not in de" not in outcome.err


def test_cards_that_cannot_be(call: Call, board: Path, scenario: Path, tmp_path: Path) -> None:
    """A board has none; options that don't go together and unknown templates are refused."""
    out = tmp_path / "card.pdf"
    for words in (
        (board, "-o", out, "--card"),
        (scenario, "-o", out, "--card", "--template", "gaudy"),
        (scenario, "-o", out, "--card", "--los", "C3"),
        (scenario, "-o", out, "--card", "--theme", "dark"),
        (scenario, "-o", out, "--card", "--style", "gaudy"),
        (scenario, "-o", out, "--card", "--paper", "a0"),
        (scenario, "-o", out, "--template", "plain"),
    ):
        assert call("render", *words).code == 2
    assert not out.exists()


def test_a_card_with_a_missing_board(call: Call, scenario: Path, board: Path, tmp_path: Path) -> None:
    """It is set all the same, and told."""
    board.unlink()
    outcome = call("render", scenario, "-o", tmp_path / "card.pdf", "--card")
    assert outcome.code == 0
    assert board.name in outcome.err
    assert call("render", scenario, "-o", tmp_path / "map.pdf").code == 2


@pytest.mark.parametrize("most", [0, 1, 4, 5, 6, 7, 100, 255])
def test_steps_of_the_ramp(most: int) -> None:
    """Each count lies within the bounds that the legend gives for its step, and the largest has the brightest."""
    counts = np.arange(most + 1)
    for count, step in zip(counts.tolist(), steps_of(counts).tolist(), strict=True):
        first, last = bounds_of(step, most)
        assert first <= count <= last
    assert steps_of(counts)[-1] == (len(RAMP) * most) // (most + 1)


def test_the_scan_lies_beside_the_board_whatever_the_folder(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is found from anywhere, also one folder up, as packs have it; a suite's is beside its board."""
    (tmp_path / "sub").mkdir()
    image = QImage(60, 60, QImage.Format.Format_RGB32)
    image.fill(QColor("#ff0000"))
    for path in ("sub/scan.png", "other.png"):
        image.save(str(tmp_path / path))
    pins = [{"pixel": [0, 0], "hex": "A1"}, {"pixel": [40, 0], "hex": "E1"}]
    suite = {"format": "bob-editor/los-suite", "version": 1, "board": "sub/a.board.json", "checks": []}
    (tmp_path / "a.los.json").write_text(json.dumps(suite), encoding="utf-8")
    pictures = set()
    for name in ("scan.png", "../other.png", "none.png"):
        board = SMALL | {"underlay": {"image": name, "points": pins, "opacity": 1}}
        (tmp_path / "sub" / "a.board.json").write_text(json.dumps(board), encoding="utf-8")
        for folder, file in (("", "sub/a.board.json"), ("sub", "a.board.json"), ("", "a.los.json")):
            monkeypatch.chdir(tmp_path / folder)
            assert call("render", file, "-o", tmp_path / "o.png", "--dpi", "20").code == 0
            shown = QImage(str(tmp_path / "o.png"))
            pictures.add((name == "none.png", bytes(shown.constBits())))
    assert len(pictures) == 2


@pytest.mark.parametrize("underlay", [{"image": "x.png", "opacity": None}, {"image": "x.png", "points": 5}])
def test_a_wrong_underlay_is_left_out(call: Call, tmp_path: Path, underlay: dict[str, object]) -> None:
    """The board is painted without it, and what is wrong is said."""
    (tmp_path / "a.board.json").write_text(json.dumps(SMALL | {"underlay": underlay}), encoding="utf-8")
    outcome = call("render", tmp_path / "a.board.json", "-o", tmp_path / "o.svg")
    assert outcome.code == 0
    assert "underlay" in outcome.err


@pytest.mark.parametrize(("form", "begins"), [("svg", b"<?xml"), ("pdf", b"%PDF"), (None, b"\x89PNG")])
def test_to_standard_output(
    write: Callable[..., Path], capfdbinary: pytest.CaptureFixture[bytes], form: str | None, begins: bytes
) -> None:
    """With - the picture alone is written there, in the form that the call says."""
    path = write("small.board.json")
    words = ["render", str(path), "-o", "-", *(["--format", form] if form else [])]
    assert main(words) == 0
    assert capfdbinary.readouterr().out.startswith(begins)


def test_what_cannot_be_piped(call: Call, write: Callable[..., Path]) -> None:
    """Pages go to files, and a file's name says what it is."""
    path = write("small.board.json")
    assert call("render", path, "-o", "-", "--paper", "a4").code == 2
    assert call("render", path, "-o", "a.png", "--format", "svg").code == 2
