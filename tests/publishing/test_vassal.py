"""A VASSAL module read back: its grids name each hex as the map does, and pieces stand where scenarios say."""

import io
import math
import re
import zipfile
from pathlib import Path
from unittest.mock import Mock
from xml.etree.ElementTree import Element, fromstring

import pytest

from bob_editor.publishing.edition import read_edition
from bob_editor.publishing.forms.vassal import pieces
from bob_editor.publishing.forms.vassal.hex_grid import VassalGrid
from bob_editor.publishing.forms.vassal.tables import Scale, map_table
from bob_editor.publishing.publish import publish
from bob_editor.render.card.typesetter import Typesetter
from bob_editor.storage.packs import read_project
from tests.publishing.conftest import BOARD, HEAD, put, scenario

DY = 69.2820323
UNITS = [
    {"at": "1.B2", "side": "axis", "nation": "ger", "unit": "infantry"},
    {"at": "2.C3", "side": "allies", "nation": "brit", "unit": "armor"},
]
LAID = {
    "boards": [
        {"board": "mill.board.json", "name": "1", "at": [0, 0]},
        {"board": "mill.board.json", "name": "2", "at": [0, 12], "turn": 180},
    ]
}


def decoded(letter: str, text: str) -> list[str]:
    """The engine's way back from a text of texts, written apart from ours."""
    tokens, held = [], ""
    for char in text:
        if char == letter and held.endswith("\\"):
            held = held[:-1] + letter
        elif char == letter:
            tokens.append(held)
            held = ""
        else:
            held += char
    quoted = [one[:1] == one[-1:] == "'" and len(one) > 1 for one in (*tokens, held)]
    return [one[1:-1] if both else one for one, both in zip((*tokens, held), quoted, strict=True)]


@pytest.mark.parametrize("token", ["", "a;b", "\\a", "'a'", "a\\;b;", "\t;\\;"])
def test_texts_in_texts_come_back(token: str) -> None:
    """At any depth."""
    once = pieces.encode(";", [token, "x", token])
    assert decoded(";", once) == [token, "x", token]
    assert decoded("/", pieces.encode("/", [once, token])) == [once, token]


def test_the_grid_reckons_as_the_engine() -> None:
    """Points with the names and centres that VASSAL 3.7.26 itself gave."""
    flat = VassalGrid(False, 60, 50, 60, DY, (1000, 800), place_off=1)
    for point, name, centre in (
        ((60, 50), "A1", (60, 50)),
        ((120, 84), "B1", (120, 84)),
        ((240, 361), "D5", (240, 361)),
        ((300, 327), "E5", (300, 327)),
        ((900, 700), "O10", (900, 673)),
    ):
        assert (flat.name(point), flat.centre(*flat.raw(point))) == (name, centre)
    sideways = VassalGrid(True, 40, 35, 60, DY, (1000, 800), stagger=True, line_off=1)
    for point, name, centre in (
        ((70, 100), "B2", (69, 100)),
        ((140, 100), "C2", (138, 100)),
        ((35, 160), "A3", (35, 160)),
    ):
        assert (sideways.name(point), sideways.centre(*sideways.raw(point))) == (name, centre)
    assert sideways.name((900, 700)) == "N12"


def grid_of(zone: Element, size: tuple[int, int]) -> VassalGrid:
    """A grid as its attributes say."""
    (hexes,) = [one for one in zone if one.tag.endswith(".HexGrid")]
    (numbers,) = hexes
    sideways = hexes.attrib["sideways"] == "true"
    assert numbers.attrib["hDescend"] == numbers.attrib["vDescend"]
    return VassalGrid(
        sideways, int(hexes.attrib["x0"]), int(hexes.attrib["y0"]), float(hexes.attrib["dx"]),
        float(hexes.attrib["dy"]), size, descend=numbers.attrib["vDescend"] == "true",
        stagger=numbers.attrib["stagger"] == "true", line_off=int(numbers.attrib["hOff"]),
        place_off=int(numbers.attrib["vOff"]),
    )  # fmt: skip


def commands_of(game: bytes) -> list[str]:
    """The commands of a saved game."""
    assert game[:5] == b"!VCSK"
    key, hidden = int(game[5:7], 16), bytes.fromhex(game[7:].decode())
    return decoded("\x1b", bytes(byte ^ key for byte in hidden).decode())


def test_a_module_of_joined_and_turned_boards(project: Path, tmp_path: Path) -> None:
    """Every image is there, each unit stands on a hex that its zone calls as the card does; twice the same bytes."""
    put(project / "mill.board.json", BOARD)
    put(project / "dawn.scenario.json", scenario("dawn", map=LAID, units=UNITS))
    (project / "dusk.scenario.json").unlink()
    names = []
    for number in (1, 2):
        publish(project, tmp_path / f"out{number}", forms=["vassal"], with_errors=True)
        names.append((tmp_path / f"out{number}/vassal/mill-country.vmod").read_bytes())
    assert names[0] == names[1]
    module = zipfile.ZipFile(io.BytesIO(names[0]))
    root = fromstring(module.read("buildFile.xml"))  # noqa: S314 - our own
    images = {
        value for one in root.iter() for key, value in one.attrib.items() if key in ("image", "fileName")
    }
    slots = [str(one.text) for one in root.iter() if one.tag.endswith(".PieceSlot")]
    assert slots
    images |= {name for text in slots for name in re.findall(r"[a-z0-9-]+\.png", text)}
    assert {f"images/{name}" for name in images} <= set(module.namelist())
    assert len([one for one in root.iter() if one.tag.endswith(".Chart")]) >= 1
    boards = {one.attrib["name"]: one for one in root.iter() if one.tag.endswith(".Board")}
    zones = {one.attrib["name"]: one for one in boards["Dawn"].iter() if one.tag.endswith(".Zone")}
    game = commands_of(zipfile.ZipFile(io.BytesIO(module.read("dawn.vsav"))).read("savedGame"))
    stacks = [one for one in game if "/stack/" in one]
    assert "Main MapBoardPicker\tDawn\t0\t0" in game
    found = set()
    for text in stacks:
        _, x, y, *members, _ = decoded(";", decoded("/", text)[3])
        assert len(members) == 1
        for zone in zones.values():
            path = [tuple(map(int, one.split(","))) for one in zone.attrib["path"].split(";")]
            xs, ys = [at[0] for at in path], [at[1] for at in path]
            if min(xs) <= int(x) <= max(xs) and min(ys) <= int(y) <= max(ys):
                grid = grid_of(zone, (max(xs) - min(xs), max(ys) - min(ys)))
                found.add(
                    zone.attrib["locationFormat"].replace("$gridLocation$", grid.name((int(x), int(y))))
                )
                assert grid.centre(*grid.raw((int(x), int(y)))) == (int(x), int(y))
    assert {"1.B2", "2.C3"} <= found


def test_tabs_and_slots_are_told_apart(project: Path, tmp_path: Path) -> None:
    """Sides are called as in print, not by their ids; of two pieces of one name each says what it is besides."""
    put(project / "mill.board.json", BOARD)
    ours = [*UNITS, {"at": "1.C3", "side": "axis", "nation": "it", "unit": "infantry"}]
    put(project / "dawn.scenario.json", scenario("dawn", map=LAID, units=ours))
    (project / "dusk.scenario.json").unlink()
    publish(project, tmp_path / "out", forms=["vassal"], with_errors=True)
    module = zipfile.ZipFile(tmp_path / "out/vassal/mill-country.vmod")
    root = fromstring(module.read("buildFile.xml"))  # noqa: S314 - our own
    tabs = {one.attrib["entryName"]: one for one in root.iter() if one.tag.endswith(".ListWidget")}
    assert {"Axis", "Allies"} <= tabs.keys()
    assert [one.text for one in root.iter("entry")] == ["Axis", "Allies"]
    assert [one.attrib["entryName"] for one in tabs["Axis"]] == ["Infantry", "Infantry (IT)"]


def test_each_dot_has_its_name_and_a_centre_less_than_a_pixel_away(project: Path) -> None:
    """Of a board and one turned beside it."""
    put(project / "dawn.scenario.json", scenario("dawn", map=LAID))
    one = read_edition(read_project(project)).scenarios[0]
    grid, scale = one.card.grid, Scale(-5.0, -5.0, 112)
    table = map_table("Dawn", "x.png", (2000, 2000), grid, (), scale)
    assert not table.unnamed
    assert set(table.spots) == set(grid.hexes)
    numbering = {zone.says.partition(".")[0]: zone.grid for zone in table.zones}
    for at in grid.hexes:
        board, _, label = grid.label(at).partition(".")
        used = numbering[board]
        assert used is not None
        assert used.name(table.spots[at]) == label
        assert math.dist(table.spots[at], scale.pixel(grid.frame, grid.centre(at))) < math.sqrt(2)


def test_an_extension_on_request(project: Path, tmp_path: Path) -> None:
    """Grafted into the module that players have: on its map, with numbers that are nobody else's."""
    put(project / "dawn.scenario.json", scenario("dawn", map=LAID, units=UNITS))
    settings = {
        "extends": "Their module",
        "extends_version": "2.1",
        "extends_map": "Field: 1/2",
        "hex_px": 24,
    }
    put(project / "project.json", {**HEAD, "publish": {"settings": {"vassal": settings}}})
    publish(project, tmp_path / "out", forms=["vassal"], with_errors=True)
    extension = zipfile.ZipFile(tmp_path / "out/vassal/mill-country.vmdx")
    assert {"extensiondata", "moduledata", "dawn.vsav"} <= set(extension.namelist())
    root = fromstring(extension.read("buildFile.xml"))  # noqa: S314 - our own
    assert (root.tag, root.attrib["module"]) == ("VASSAL.build.module.ModuleExtension", "Their module")
    assert {one.tag for one in root} == {"VASSAL.build.module.ExtensionElement"}
    grafted = {(one.attrib["target"], one[0].tag.rpartition(".")[2]) for one in root}
    on_map, _ = next((target, tag) for target, tag in grafted if tag == "Board")
    assert [decoded(":", part) for part in decoded("/", on_map)] == [
        ["VASSAL.build.module.Map", "Field: 1/2"],
        ["VASSAL.build.module.map.BoardPicker"],
    ]
    assert {tag for target, tag in grafted if not target} == {"PieceWindow", "ChartWindow", "PredefinedSetup"}
    numbers = {one.attrib["gpid"] for one in root.iter() if one.tag.endswith(".PieceSlot")}
    assert all(one.startswith(f"{root.attrib['extensionId']}:") for one in numbers)
    game = commands_of(zipfile.ZipFile(io.BytesIO(extension.read("dawn.vsav"))).read("savedGame"))
    assert "Field: 1/2BoardPicker\tDawn\t0\t0" in game


def test_no_more_of_the_cards_is_kept_than_their_pages(
    project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Typst keeps a hundred megabytes of what it set last: each card is forgotten once its pages are there."""
    forgets = Mock()
    monkeypatch.setattr(Typesetter, "forget", forgets)
    publish(project, tmp_path / "out", forms=["vassal"], with_errors=True)
    assert forgets.call_count == 2
