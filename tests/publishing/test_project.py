"""A project at a glance, and what is done to it as a whole."""

from __future__ import annotations

import json
from pathlib import Path

from bob_editor.opening.readiness import readiness
from bob_editor.publishing.arranging import duplicate, put_in_order, renumber
from bob_editor.publishing.overview import Overview, overview
from bob_editor.storage.packs import read_project
from tests.publishing.conftest import put, scenario


def looked(project: Path) -> list[Overview]:
    return list(overview(readiness(read_project(project))))


def test_each_document_with_what_it_needs(project: Path) -> None:
    """Scenarios first; every word of a document finds it."""
    put(project / "dusk.scenario.json", scenario("dusk", texts={"en": {"historical": "Fog on the Weir."}}))
    found = looked(project)
    assert [(one.kind, one.title) for one in found] == [
        ("scenario", "Dawn"),
        ("scenario", "Dusk"),
        ("board", "Mill"),
    ]
    assert found[0].needs == ("Mill",)
    assert [one.title for one in found if one.has("weir FOG")] == ["Dusk"]
    assert len([one for one in found if one.has("")]) == 3


def test_order_and_numbers(project: Path) -> None:
    """Only what has another number now is written."""
    put_in_order(project, ["dusk.scenario.json", "dawn.scenario.json"])
    assert [one.title for one in looked(project)][:2] == ["Dusk", "Dawn"]
    assert renumber(read_project(project)) == ("dusk.scenario.json", "dawn.scenario.json")
    assert [one.number for one in looked(project)][:2] == ["1", "2"]
    assert renumber(read_project(project)) == ()
    assert json.loads((project / "project.json").read_text())["title"] == "Mill country"


def test_a_copy_is_a_scenario_of_its_own(project: Path) -> None:
    """Twice copied, three files, each with an id and a title."""
    path = project / "dawn.scenario.json"
    copies = [duplicate(path), duplicate(path)]
    assert [one.name for one in copies] == ["dawn-2.scenario.json", "dawn-3.scenario.json"]
    read = [json.loads(one.read_text()) for one in (path, *copies)]
    assert [one["id"] for one in read] == ["dawn", "dawn-2", "dawn-3"]
    assert len({one["title"] for one in read}) == 3
    assert read[0]["map"] == read[2]["map"]
