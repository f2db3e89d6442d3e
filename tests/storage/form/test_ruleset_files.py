"""Every ruleset's data: held to its schema, ids unique, every row cited, names that exist."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.storage.form.schemas_at_hand import ROOT, SUITES, complaints, read

RULESETS = sorted((ROOT / "bob_editor" / "rulesets").glob("*/ruleset.json"))


BAND_OF_BROTHERS = ROOT / "bob_editor" / "rulesets" / "band_of_brothers_2_2" / "ruleset.json"


ROW_LISTS = (
    "presets",
    "terrains",
    "markers",
    "units",
    "changes",
    "conditions",
    "rulings",
    "reasons",
    "modifiers",
)


def cited_rows(value: Any, where: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every row of a ruleset's data that says something of the game: effects, questions and entries of its lists.

    An effect that cites no rule of its own rests on that of its row.
    """
    for key in (*ROW_LISTS, "ends", "faces"):
        for number, row in enumerate(value.get(key, ())):
            yield f"{where}/{key}/{row.get('id', number)}", row
            for place, effect in enumerate(row.get("effects", ())):
                of_row = {"cites": row.get("cites", "")}
                yield f"{where}/{key}/{row.get('id', number)}/effects/{place}", {**of_row, **effect}
    yield f"{where}/levels", value["levels"]
    for place, effect in enumerate(value["levels"].get("effects", ())):
        yield f"{where}/levels/effects/{place}", effect


@pytest.mark.parametrize("path", RULESETS, ids=lambda path: path.parent.name)
def test_a_ruleset_holds_to_its_schema(path: Path) -> None:
    """Every ruleset's data is accepted."""
    assert complaints("ruleset", read(path)) == []


@pytest.mark.parametrize("path", RULESETS, ids=lambda path: path.parent.name)
def test_ids_of_a_ruleset_are_unique(path: Path) -> None:
    """No two rows of a list have one id."""
    data = read(path)
    for key in ROW_LISTS:
        ids = [row["id"] for row in data.get(key, ())]
        assert len(ids) == len(set(ids)), key
    positions = [row["in"] for row in data.get("ends", ())]
    assert len(positions) == len(set(positions))


@pytest.mark.parametrize("path", RULESETS, ids=lambda path: path.parent.name)
def test_every_row_of_a_ruleset_is_cited(path: Path) -> None:
    """Every row and every effect names the number of a rule; Memoir '44's own test says which have no card."""
    for where, row in cited_rows(read(path), path.parent.name):
        assert re.search(r"\d", row["cites"]) or path.parent.name == "memoir_44", where


@pytest.mark.parametrize("path", RULESETS, ids=lambda path: path.parent.name)
def test_a_ruling_has_its_default_first(path: Path) -> None:
    """The default is the first of a ruling's choices, no choice stands twice, and the game's paper has the question."""
    for row in read(path)["rulings"]:
        assert row["from"], row["id"]
        values = [choice["value"] for choice in row["choices"]]
        assert row["default"] == values[0], row["id"]
        assert len(values) == len(set(values)), row["id"]


def test_rows_name_only_terrains_that_exist() -> None:
    """Terrains named inside rows of Band of Brothers 2.2 are rows themselves; exclusions go both ways."""
    data = read(BAND_OF_BROTHERS)
    terrains = {row["id"]: row for row in data["terrains"]}
    assert data["base_terrain"] in terrains
    for row in terrains.values():
        for other in row.get("hindrance", {}).get("with", ()):
            assert row["id"] in terrains[other]["hindrance"]["with"]
        for other in row.get("excludes", ()):
            assert row["id"] in terrains[other]["excludes"]
        for effect in row["effects"]:
            assert set(effect.get("with", ())) <= set(terrains)
    for unit in data["units"]:
        assert set(unit.get("unhindered_target_of", ())) <= set(terrains)


def test_every_level_has_a_shade() -> None:
    """From the lowest level to the highest each has one style."""
    data = read(BAND_OF_BROTHERS)
    levels = [row["level"] for row in data["hex_level_styles"]]
    assert levels == list(range(data["levels"]["min"], data["levels"]["max"] + 1))


def test_band_of_brothers_suites_name_only_ids_of_the_data() -> None:
    """Terrains, markers, changes, conditions, rulings, positions and units that the suites use are rows."""
    data = read(BAND_OF_BROTHERS)
    known = {key: {row["id"] for row in data[key]} for key in (*ROW_LISTS,)}
    positions = {row["in"] for row in data["ends"]}
    placed = {row["id"]: set(row["in"]) for row in data["terrains"]}
    for path in SUITES:
        if path.parent.name != "band_of_brothers_2_2":
            continue
        suite = read(path)
        board = suite["board"]
        for content in board.get("hexes", {}).values():
            assert all("hexes" in placed[terrain] for terrain in content.get("terrain", ())), path.name
        for terrains in board.get("sides", {}).values():
            ids = (one["terrain"] if isinstance(one, dict) else one for one in terrains)
            assert all("sides" in placed[terrain] for terrain in ids), path.name
        assert all("paths" in placed[row["terrain"]] for row in board.get("paths", ())), path.name
        assert all("artwork" in placed[row["terrain"]] for row in board.get("artwork", ())), path.name
        assert {row["marker"] for row in suite.get("markers", ())} <= known["markers"]
        assert {row["change"] for row in suite.get("changes", ())} <= known["changes"]
        assert set(suite.get("conditions", ())) <= known["conditions"]
        assert set(suite.get("rulings", ())) <= known["rulings"]
        cites = {row["cites"] for row in data["reasons"]}
        for check in suite["checks"]:
            assert check.get("cites", "14.0") in cites
            for end in (check["from"], check["to"]):
                if isinstance(end, dict):
                    assert end.get("in") in positions
                    assert end.get("unit", "infantry") in known["units"]


def test_values_of_charts_are_left_out() -> None:
    """No value is told for what only the game's charts say: airbursts in woods, or what a hedgerow costs to cross."""
    terrains = {row["id"]: row for row in read(BAND_OF_BROTHERS)["terrains"]}
    airburst = [row for row in terrains["woods"]["effects"] if row["what"] in {"mortar", "artillery"}]
    crossing = [row for row in terrains["hedgerow"]["effects"] if row["what"] == "movement"]
    assert airburst
    assert crossing
    assert all(row.get("value") is None for row in airburst + crossing)
