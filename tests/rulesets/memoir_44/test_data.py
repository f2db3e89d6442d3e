"""The ruleset's data: held to its schema, and row by row to the catalogue of the rulebook."""

import json
from pathlib import Path

import pytest
from msgspec.structs import asdict

from bob_editor.rulesets import ruleset, ruleset_folders
from bob_editor.rulesets.memoir_44.land.rulings import Rulings
from bob_editor.storage.form.schemas import validate

CATALOGUE = json.loads((Path(__file__).parent / "catalogue.json").read_text("utf-8"))
LOS = {
    "none": {"never"},
    "block": {"always", "screen"},
    "block_all": {"everyone"},
    "lake": {"lake"},
    "elevated:1": {"height"},
    "elevated:2": {"height"},
}
NOT_IN_CATALOGUE = {"open", "broken_bridge"}
NO_PART = {"exit", "entry", "control", "camouflage", "crosshair", "star", "medal"}
MODIFIERS_OF_UNITS = {"landing_craft", "depleted_unit"}
LISTS = {
    "impassable": "impassable",
    "enter_stop": "stop on entry",
    "exit_stop": "stop on leaving",
    "enter_no_battle": "no battle after entry",
    "no_battle": "no battle",
}


def rules():
    return ruleset("memoir-44")


def row_of(entry):
    if entry["kind"] == "terrain":
        return rules().terrain(entry["id"]).row
    return rules().rows("markers")[entry["id"]]


def effects(row):
    return {one["what"]: one["value"] for one in row.get("effects", ()) if one["value"] is not None}


def test_data_fits_the_schema():
    """``ruleset.json`` has the form that every ruleset has."""
    data = json.loads((ruleset_folders()["memoir-44"] / "ruleset.json").read_text("utf-8"))
    assert not validate("ruleset", data)


def test_ids_are_those_of_the_catalogue():
    """Each terrain, marker and unit of the rulebook has a row, and nothing else has one."""
    terrain = {one["id"] for one in CATALOGUE["terrain"] if one["kind"] == "terrain"}
    markers = {one["id"] for one in CATALOGUE["terrain"] if one["kind"] == "marker"}
    assert set(rules().terrains) == terrain | NOT_IN_CATALOGUE
    assert set(rules().rows("markers")) == markers | NO_PART
    assert set(rules().rows("units")) == {one["id"] for one in CATALOGUE["units"]} - MODIFIERS_OF_UNITS


@pytest.mark.parametrize("entry", CATALOGUE["terrain"], ids=lambda entry: entry["id"])
def test_row_says_what_the_catalogue_says(entry):
    """Card, clause of the LOS rule, height, and each effect on movement, dice and flags."""
    row = row_of(entry)
    assert row["cites"] == entry["ref"]
    assert row["los"] in LOS[entry["los"]]
    if entry["los"].startswith("elevated"):
        assert row["level"] == row["height"] == int(entry["los"][-1])
    found = effects(row)
    for name, what in LISTS.items():
        assert found.get(what, "").split(", ") == (entry[name] or [""])
    for kind in ("infantry", "armor", "artillery"):
        assert found.get(f"dice of {kind} firing out", 0) == entry["out_dice"].get(kind, 0)
        assert found.get(f"dice of {kind} firing in", 0) == (entry["protection"] or {}).get(kind, 0)
    assert found.get("flags ignored", 0) == entry["flags_ignored"]


@pytest.mark.parametrize(
    "entry",
    [one for one in CATALOGUE["units"] if one["id"] not in MODIFIERS_OF_UNITS],
    ids=lambda entry: entry["id"],
)
def test_unit_says_what_the_catalogue_says(entry):
    """Card, class, figures and dice."""
    row = rules().rows("units")[entry["id"]]
    found = effects(row)
    assert row["cites"] == entry["ref"]
    assert found["treated as"] == entry["treated_as"]
    assert str(found["figures"]) == str(entry["figures"]).removesuffix(" (external)")
    assert found["dice"] in entry["dice"]


def test_every_row_cites():
    """No row is without its card, but for what no card is about: open ground, shapes of boards, faces, rulings."""
    unnumbered = {"open", "overlord_border", "impassable", "medal", "close_assault_lock"}
    data = rules().data
    tables = (
        "terrains",
        "markers",
        "ends",
        "units",
        "changes",
        "conditions",
        "rulings",
        "reasons",
        "presets",
        "faces",
    )
    for table in tables:
        assert data[table], table
        for row in data[table]:
            named = table in ("presets", "faces") or row.get("id", row.get("change")) in unnumbered
            assert row["cites"] or named, (table, row)
            assert named or all(effect["cites"] for effect in row.get("effects", ()))


def test_built_hills_have_height():
    """Hills with forest or village always obstruct, and are as high as hills (T48, T49)."""
    for terrain in ("hill_with_forest", "hill_with_village"):
        assert (rules().terrain(terrain).los, rules().terrain(terrain).level) == ("always", 1)


def test_rulings_are_declared_with_their_defaults():
    """The rule's own defaults are those of the data, the default is the first choice, and all are choices."""
    declared = rules().rulings
    assert asdict(Rulings()).items() <= {name: row.default for name, row in declared.items()}.items()
    assert len(declared) == 21
    for row in declared.values():
        assert row.choices[0] == row.default
        assert len(set(row.choices)) == len(row.choices) >= 2


def test_what_is_under_the_hill_rule_has_a_height():
    """So a height obstructs by itself between ends that are lower, which a look along a line relies on."""
    rows = ruleset("memoir-44").terrains.values()
    assert all(row.level for row in rows if row.los == "height")
