"""VASSAL modules of all games, read back by what is known of the engine."""

import io
import re
import struct
import zipfile
from collections import Counter
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import Element, fromstring

import pytest
from msgspec.structs import replace

import bob_editor as bob
from bob_editor.publishing.edition import PublishedScenario, edition_of
from bob_editor.publishing.forms.vassal import FORM, _own, build_file
from bob_editor.publishing.forms.vassal.counters import side_name
from bob_editor.publishing.forms.vassal.drawn import Drawn, scale_of, table_of
from bob_editor.publishing.forms.vassal.pieces import handling
from bob_editor.publishing.forms.vassal.waiting import rows_below
from bob_editor.publishing.progress import untold
from bob_editor.sheet.languages import language_of
from tests.publishing.test_vassal import commands_of, decoded, grid_of

MAPS = Path(__file__).parents[2] / "maps"
SHIPPED = sorted(MAPS.rglob("*.scenario.json"))
HEX_PX = 112

ROOMS = {
    "build.": "GameModule",
    "build.module.": "BasicCommandEncoder Documentation PlayerRoster GlobalOptions Chatter KeyNamer Map PieceWindow "
    "PrototypesContainer PrototypeDefinition ChartWindow PredefinedSetup",
    "build.module.map.": "BoardPicker StackMetrics ForwardToKeyBuffer Scroller ForwardToChatter MenuDisplayer Zoomer "
    "MapCenterer StackExpander PieceMover KeyBufferer ImageSaver CounterDetailViewer LOS_Thread",
    "build.module.map.boardPicker.": "Board",
    "build.module.map.boardPicker.board.": "ZonedGrid HexGrid",
    "build.module.map.boardPicker.board.mapgrid.": "Zone HexGridNumbering",
    "build.widget.": "TabWidget ListWidget PieceSlot Chart",
}
KNOWN = {"entry", *(f"VASSAL.{room}{name}" for room, names in ROOMS.items() for name in names.split())}
"""Classes that the engine has: of an unknown one it throws away all below it."""


def module_of(path: Path, folder: Path) -> tuple[PublishedScenario, Drawn, zipfile.ZipFile]:
    """A scenario's module, its map a picture of the right size with nothing on it."""
    edition = edition_of(path, "scenario")
    one = edition.scenarios[0]
    picture, rows = table_of(edition, one)
    scale = scale_of(picture, HEX_PX)
    size = [round(side * scale.per_unit) for side in (picture.area.width(), picture.area.height())]
    png = b"\x89PNG\r\n\x1a\n\x00\x00\x00\x0dIHDR" + struct.pack(">II", *size)
    drawn = Drawn(png, scale, rows, pages=(png,))
    assert not FORM.finish(edition, folder, [drawn], untold)
    return one, drawn, zipfile.ZipFile(io.BytesIO((folder / ".vmod").read_bytes()))


def within(path: list[tuple[int, int]], x: int, y: int) -> bool:
    """Whether an outline runs round a point an odd number of times, as Java's even-odd rule has it."""
    odd = False
    for (ax, ay), (bx, by) in zip(path, path[1:] + path[:1], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            odd = not odd
    return odd


def place_of(board: Element, size: tuple[int, int], x: int, y: int) -> str:
    """What the engine calls a point of a board: the first zone that holds it tells, else the board's own grid."""
    (zoned,) = board
    for zone in zoned:
        if not zone.tag.endswith(".Zone"):
            continue
        path = [(int(a), int(b)) for a, b in (one.split(",") for one in zone.attrib["path"].split(";"))]
        if within(path, x, y):
            xs, ys = [at[0] for at in path], [at[1] for at in path]
            name = ""
            if len(zone):
                name = grid_of(zone, (max(xs) - min(xs), max(ys) - min(ys))).name((x, y))
            elif zone.attrib["useParentGrid"] == "true":
                name = grid_of(zoned, size).name((x, y))
            says = zone.attrib["locationFormat"]
            return says.replace("$gridLocation$", name).replace("$name$", zone.attrib["name"])
    return grid_of(zoned, size).name((x, y))


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.name.partition(".")[0])
def test_a_module_says_what_the_scenario_says(path: Path, tmp_path: Path) -> None:
    """Of a shipped scenario: classes and images known, each piece where the card has it, and as many as it lists."""
    one, drawn, module = module_of(path, tmp_path)
    root = fromstring(module.read("buildFile.xml"))  # noqa: S314 - our own
    assert {element.tag for element in root.iter()} <= KNOWN
    (thread,) = (element for element in root.iter() if element.tag.endswith(".LOS_Thread"))
    assert thread.attrib["drawRange"] == thread.attrib["snapLOS"] == "true"
    slots = [element for element in root.iter() if element.tag.endswith(".PieceSlot")]
    numbers = [int(element.attrib["gpid"]) for element in slots]
    assert len(set(numbers)) == len(numbers)
    assert max(numbers) < int(root.attrib["nextPieceSlotId"])
    named = {name for element in slots for name in re.findall(r"[a-z0-9-]+\.png", str(element.text))}
    named |= {
        value
        for element in root.iter()
        for key, value in element.attrib.items()
        if key in ("image", "fileName")
    }
    assert {f"images/{name}" for name in named} == {
        name for name in module.namelist() if name.startswith("images/")
    }
    (board,) = (element for element in root.iter() if element.tag.endswith(".Board"))
    found, waiting = _pieces(module, one.slug, board, drawn.size)
    counters = one.game.card_code().counters(one.card)
    expected: Counter[str] = Counter()
    medals = {counter.path for counter in counters if counter.kind == "objective" and counter.pieces}
    for counter in counters:
        if counter.path in medals and not counter.pieces:
            continue  # another hex of the objective whose medal lies on its first
        expected[one.card.grid.label(counter.at)] += max(1, counter.number)
    assert found == expected
    assert waiting == {row.title: sum(stack.number for stack in row.stacks) for row in drawn.rows}
    if one.game.id != "memoir-44":  # whose units are several figures each
        listed = sum(max(1, counter.number) for counter in counters if counter.kind != "objective")
        needed = one.game.card_code().pieces(one.printed)
        assert listed + sum(waiting.values()) == sum(piece.number for piece in needed)
    named_by_id = {counter.id for counter in counters if "-" in counter.id} | {"Ip"}
    assert not named_by_id & {element.attrib["entryName"] for element in slots}


def test_an_objective_of_several_hexes_has_one_medal(tmp_path: Path) -> None:
    """It lies on the first of them; each of the others is worth none of its own."""
    path = MAPS / "memoir-44" / "crossings-of-the-aubrelle.scenario.json"
    one, drawn, module = module_of(path, tmp_path)
    (board,) = (el for el in fromstring(module.read("buildFile.xml")).iter() if el.tag.endswith(".Board"))  # noqa: S314 - our own
    found, _ = _pieces(module, one.slug, board, drawn.size)
    # In F3, G2 and G3 is an infantry each, an armor or a gun; F3 has the medal of the three.
    assert (found["F3"], found["G2"], found["G3"], found["G5"], found["F8"]) == (2, 1, 1, 1, 2)


def _pieces(
    module: zipfile.ZipFile, slug: str, board: Element, size: tuple[int, int]
) -> tuple[Counter[str], dict[str, int]]:
    """How many pieces lie in each place of the map, and in each zone beside it."""
    game = commands_of(zipfile.ZipFile(io.BytesIO(module.read(f"{slug}.vsav"))).read("savedGame"))
    made = {decoded("/", text)[1] for text in game if text.startswith("+/") and "/stack/" not in text}
    zones: dict[str, Any] = {z.attrib["name"]: z for z in board.iter() if z.tag.endswith(".Zone")}
    found: Counter[str] = Counter()
    waiting: dict[str, int] = {}
    members: list[str] = []
    for text in game:
        if "/stack/" not in text:
            continue
        map_, x, y, *some, mark = decoded(";", decoded("/", text)[3])
        assert (map_, mark) == ("Main Map", "@@0")
        assert 0 <= int(x) < size[0]
        assert 0 <= int(y) < size[1]
        members += some
        name = place_of(board, size, int(x), int(y))
        if name in zones and zones[name].attrib["locationFormat"] == "$name$":
            waiting[name] = waiting.get(name, 0) + len(some)
        else:
            found[name] += len(some)
    assert set(members) == made
    assert len(members) == len(made)
    return found, waiting


def test_what_waits_has_its_figures_and_its_side_in_any_language(tmp_path: Path) -> None:
    """By the names that the card prints: translated ones, and labels of the game."""
    shipped = bob.open_scenario(MAPS / "band-of-brothers-2.2" / "hold-the-crossroads.scenario.json")
    words = {"Paratroop squad": "Fallschirmjäger", "American paratroopers": "Amerikaner"}
    shipped.put("translations", value={"de": words}).save(tmp_path / "dawn.scenario.json")
    (one,) = edition_of(tmp_path / "dawn.scenario.json", "scenario").scenarios
    for code, squad, side in (("en", *words), ("de", *words.values())):
        spoken = replace(one, language=language_of(code))
        row = rows_below(spoken, 0, 0, 50)[0]
        first = row.stacks[0].counter
        assert (row.title, first.title, first.text) == (f"{side}: The village", squad, "6-5")
        assert side_name(spoken, "us") == side


def test_counters_of_another_nation_than_their_side_wait_once(tmp_path: Path) -> None:
    """Counters of the box are a nation's, what waits is a side's, and two sides may be of one nation."""
    shipped = bob.open_scenario(MAPS / "band-of-brothers-2.2" / "hold-the-crossroads.scenario.json")
    file = tmp_path / "dawn.scenario.json"
    shipped.put("sides", 0, "nationalities", value=["german"]).save(file)
    (one,) = edition_of(file, "scenario").scenarios
    waiting = sum(stack.number for row in rows_below(one, 0, 0, 50) for stack in row.stacks)
    # A gun and a roadblock are on the map.
    assert waiting + 2 == sum(piece.number for piece in one.game.card_code().pieces(one.printed))


@pytest.mark.parametrize("code", ["de", "fr"])
def test_a_module_speaks_the_language_that_it_is_published_in(code: str) -> None:
    """What its window says: commands of pieces, the choice of boards, the names of palette, charts and games."""
    language, asked = language_of(code), set[str]()

    def said(text: str) -> str:
        asked.add(text)
        return text

    root = build_file.begun("", "1", "", [], 1, said)
    build_file.add_map(root, [], said)
    build_file.add_palette(root, {}, said)
    build_file.add_charts(root, [], said)
    build_file.add_setups(root, [], said)
    names = ("name", "text", "title", "entryName", "boardPrompt", "tooltip", "promptString")
    shown = {one.attrib.get(name, "") for one in root.iter() for name in names} - {""}
    assert shown == asked
    assert asked <= set(language.table)
    for spoken, trait in zip(handling(language, 3), handling(language_of("en"), 3), strict=True):
        assert (spoken.state, spoken.type.split(";")[0]) == (trait.state, trait.type.split(";")[0])
        assert spoken.type != trait.type


def test_no_two_boards_have_one_name() -> None:
    """Also where what tells them apart is the same."""
    taken = set[str]()
    names = [_own("Mill", slug, taken) for slug in ("dawn", "mill", "mill")]
    assert names == ["Mill", "Mill (mill)", "Mill (mill) (2)"]
