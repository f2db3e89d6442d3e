"""The form tabletop: pictures, where everything stands, and saves whose tiles lie where the map shows the hex."""

import csv
import json
import math
from collections import Counter
from pathlib import Path

import pytest

from bob_editor.errors import BadFile
from bob_editor.publishing.edition import read_edition
from bob_editor.publishing.mix import mix_of
from bob_editor.publishing.publish import publish
from bob_editor.storage.packs import read_project
from tests.publishing.conftest import HEAD, put, scenario

UNITS = [
    {"at": "B2", "side": "axis", "nation": "ger", "unit": "infantry"},
    {"at": "C3", "side": "allies", "nation": "brit", "unit": "armor", "swa": "mortar"},
]
MARKERS = [{"marker": "wire", "at": "B2", "facing": "s"}]
WAITING = {"nation": "ger", "unit": "artillery"}


@pytest.fixture
def made(project: Path, tmp_path: Path) -> Path:
    settings = {
        "tabletop": {
            "address": "https://example.org/mill",
            "hex_mm": 20,
            "size": 10,
            "dpi": 60,
            "counter_px": 32,
        }
    }
    put(project / "project.json", {**HEAD, "publish": {"settings": settings}})
    card = scenario("dawn", units=UNITS, markers=MARKERS)
    card["sides"]["top"]["reserves"] = [WAITING]
    put(project / "dawn.scenario.json", card)
    (project / "dusk.scenario.json").unlink()
    publish(project, tmp_path / "out", forms=["tabletop"], with_errors=True)
    return tmp_path / "out" / "tabletop"


def rows(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_everything_that_is_used_stands_somewhere(made: Path, project: Path) -> None:
    """As many of each as the scenario uses, in its hex or beside the map, markers beneath units."""
    places = rows(made / "places" / "dawn.csv")
    found = Counter((row["name"], row["hex"]) for row in places)
    assert found == {
        ("Wire", "B2"): 1, ("Infantry", "B2"): 4, ("Armor", "C3"): 3, ("Mortar", "C3"): 1, ("Artillery", ""): 2,
    }  # fmt: skip
    mix = mix_of(read_edition(read_project(project)))
    assert sum(found.values()) == sum(lot.used[0] for lot in mix.lots)
    layers = {
        row["name"]: {int(one["layer"]) for one in places if one["name"] == row["name"]} for row in places
    }
    assert (layers["Wire"], layers["Infantry"]) == ({0}, {1, 2, 3, 4})
    (wide,) = (float(row["width_mm"]) for row in rows(made / "maps.csv"))
    assert all((float(row["x_mm"]) > wide) == (not row["hex"]) for row in places)
    assert all((made / row["picture"]).is_file() for row in places)


def test_places_are_those_of_the_hexes(made: Path) -> None:
    """One row down and half a hex to the right, with hexes of 20 mm from side to side."""
    places = {
        row["hex"]: (float(row["x_mm"]), float(row["y_mm"])) for row in rows(made / "places" / "dawn.csv")
    }
    (bx, by), (cx, cy) = places["B2"], places["C3"]
    assert abs(cy - by) == pytest.approx(20 * 3**0.5 / 2, abs=0.02)
    assert abs(cx - bx) in (pytest.approx(10, abs=0.02), pytest.approx(30, abs=0.02))
    (table,) = rows(made / "maps.csv")
    png = (made / table["picture"]).read_bytes()
    assert int.from_bytes(png[16:20]) == pytest.approx(float(table["width_mm"]) / 25.4 * 60, abs=1)


def test_a_save_has_the_map_and_every_counter_in_inches(made: Path) -> None:
    """A tile of scale 1 is two inches; the map's middle is the table's, and Z runs away from the reader."""
    data = json.loads((made / "simulator" / "dawn.json").read_text("utf-8"))
    ground, *tiles = data["ObjectStates"]
    (table,) = rows(made / "maps.csv")
    places = rows(made / "places" / "dawn.csv")
    wide, high = float(table["width_mm"]), float(table["height_mm"])
    assert ground["Locked"]
    assert ground["Transform"]["scaleX"] * 2 * 25.4 == pytest.approx(wide, abs=0.02)
    assert ground["Transform"]["scaleZ"] * 2 * 25.4 == pytest.approx(high, abs=0.02)
    assert len(tiles) == len(places)
    assert len({one["GUID"] for one in data["ObjectStates"]}) == len(tiles) + 1
    for tile, row in zip(tiles, places, strict=True):
        at = tile["Transform"]
        assert at["posX"] * 25.4 + wide / 2 == pytest.approx(float(row["x_mm"]), abs=0.02)
        assert high / 2 - at["posZ"] * 25.4 == pytest.approx(float(row["y_mm"]), abs=0.02)
        assert at["rotY"] == (180 + float(row["turned"])) % 360
        assert at["scaleX"] * 2 * 25.4 == pytest.approx(10, abs=0.01)
        assert tile["CustomImage"]["ImageURL"] == f"https://example.org/mill/{row['picture']}"
    assert {one["Nickname"] for one in tiles} == {row["name"] for row in places}


def test_a_package_has_the_map_and_every_counter_in_centimetres(made: Path) -> None:
    """X runs away from the reader and Y right; all that a state names is in the package."""
    package = made / "playground"
    manifest = json.loads((package / "Manifest.json").read_text("utf-8"))
    templates = {path.stem: json.loads(path.read_text("utf-8")) for path in (package / "Templates").iterdir()}
    state = json.loads((package / "States" / "dawn.vts").read_text("utf-8"))
    assert state["requiredPackages"] == [{"name": manifest["Name"], "guid": manifest["GUID"]}]
    for name, one in templates.items():
        assert one["GUID"] == name
        assert all((package / "Textures" / one[side]).is_file() for side in ("FrontTexture", "BackTexture"))
    ground, *counters = state["objects"]
    (table,) = rows(made / "maps.csv")
    wide, high = float(table["width_mm"]), float(table["height_mm"])
    lain_on = templates[ground["templateId"]]
    assert (lain_on["Width"] * 10, lain_on["Height"] * 10) == (
        pytest.approx(wide, abs=0.02),
        pytest.approx(high, abs=0.02),
    )
    assert not ground["simulatingPhysics"]
    places = rows(made / "places" / "dawn.csv")
    assert len({one["uniqueId"] for one in state["objects"]}) == len(places) + 1
    for one, row in zip(counters, places, strict=True):
        at, turn = one["transform"]["translation"], one["transform"]["rotation"]
        assert at["y"] * 10 + wide / 2 == pytest.approx(float(row["x_mm"]), abs=0.02)
        assert high / 2 - at["x"] * 10 == pytest.approx(float(row["y_mm"]), abs=0.02)
        assert math.degrees(2 * math.atan2(turn["z"], turn["w"])) == pytest.approx(
            float(row["turned"]), abs=0.01
        )
        assert templates[one["templateId"]]["FrontTexture"] == row["picture"]
        assert one["objectName"] == f"{row['name']} {row['mark']}".strip()
    heights = {
        row["layer"]: one["transform"]["translation"]["z"] for one, row in zip(counters, places, strict=True)
    }
    assert sorted(heights, key=lambda layer: heights[layer]) == sorted(heights, key=int)


def test_without_an_address_there_are_pictures_alone(project: Path, tmp_path: Path) -> None:
    """And it says what is wanted; what is none is refused."""
    done = publish(project, tmp_path / "out", forms=["tabletop"], with_errors=True)
    assert not any("simulator" in name for name in done.made)
    assert any("address" in left.why for _, left in done.left_out)
    put(project / "project.json", {**HEAD, "publish": {"settings": {"tabletop": {"address": "C:\\mill"}}}})
    with pytest.raises(BadFile, match="address of tabletop"):
        publish(project, tmp_path / "out", forms=["tabletop"], with_errors=True)
