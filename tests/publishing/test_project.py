"""A project at a glance, and what is done to it as a whole."""

import json
from pathlib import Path

import pytest

import bob_editor as bob
from bob_editor.editing.boards.scenario_templates import template_named
from bob_editor.errors import BadFile
from bob_editor.opening.readiness import readiness
from bob_editor.publishing.arranging import begin, duplicate, neighbour, put_in_order, renumber
from bob_editor.publishing.overview import Overview, overview
from bob_editor.rules.cards import translations
from bob_editor.rulesets import ruleset
from bob_editor.storage.documents import read_board
from bob_editor.storage.files.steps import FolderHistory
from bob_editor.storage.packs import read_project
from bob_editor.storage.shipped import shipped
from tests.publishing.conftest import put, scenario


def looked(project: Path) -> list[Overview]:
    return list(overview(readiness(read_project(project))))


def test_each_document_with_what_it_needs(project: Path) -> None:
    """Scenarios first; every word of a document finds it."""
    units = [{"kind": "infantry", "at": "A1"}, {"kind": "armor", "at": "A2", "count": 2}]
    put(project / "dawn.scenario.json", scenario("dawn", expansions=["base", "terrain"], units=units))
    put(project / "dusk.scenario.json", scenario("dusk", texts={"en": {"historical": "Fog on the Weir."}}))
    found = looked(project)
    assert [(one.kind, one.title) for one in found] == [
        ("scenario", "Dawn"),
        ("scenario", "Dusk"),
        ("board", "Mill"),
    ]
    assert (found[0].needs, found[0].card.boxes, found[0].card.counters) == (
        ("Mill",),
        ("Base", "Terrain"),
        3,
    )
    assert [one.title for one in found if one.has("weir FOG")] == ["Dusk"]
    assert len([one for one in found if one.has("")]) == 3


def files(folder: Path) -> dict[str, bytes]:
    return {one.name: one.read_bytes() for one in folder.iterdir()}


def test_order_and_numbers(project: Path) -> None:
    """Only what has another number now is written, and all of it can be taken back and again."""
    begun, history = files(project), FolderHistory()
    history.take(put_in_order(project, ["dusk.scenario.json", "dawn.scenario.json"]))
    assert [one.title for one in looked(project)][:2] == ["Dusk", "Dawn"]
    history.take(renumber(read_project(project)))
    numbered = files(project)
    assert [one.number for one in looked(project)][:2] == ["1", "2"]
    assert not renumber(read_project(project)).changes
    assert json.loads((project / "project.json").read_text())["title"] == "Mill country"
    history.take(duplicate(project / "dawn.scenario.json"))
    for _ in range(3):
        history.undo()
    assert (files(project), history.undoes) == (begun, "")
    history.redo()
    history.redo()
    assert files(project) == numbered


def test_what_changed_meanwhile_is_not_written_over(project: Path) -> None:
    """Neither by a step nor by taking it back; and nothing else of the step is done then."""
    step = renumber(read_project(project))
    put(project / "dusk.scenario.json", scenario("dusk", number="9"))
    with pytest.raises(BadFile, match="changed meanwhile"):
        step.take()
    assert "number" not in json.loads((project / "dawn.scenario.json").read_text())
    history = FolderHistory()
    history.take(renumber(read_project(project)))
    put(project / "dusk.scenario.json", scenario("dusk", number="7"))
    with pytest.raises(BadFile, match="changed meanwhile"):
        history.undo()
    assert json.loads((project / "dawn.scenario.json").read_text())["number"] == "1"


def test_next_and_previous(project: Path) -> None:
    """In the project's order, from a folder within it, too."""
    inner = project / "scenarios" / "noon.scenario.json"
    put(inner, scenario("noon", map={"boards": [{"board": "../mill.board.json"}]}))
    put_in_order(project, ["scenarios/noon.scenario.json", "dusk.scenario.json"]).take()
    assert neighbour(inner, 1) == (project / "dusk.scenario.json").resolve()
    assert neighbour(inner, -1) is None
    assert neighbour(project / "mill.board.json", -1) == (project / "dawn.scenario.json").resolve()


def test_a_copy_is_a_scenario_of_its_own(project: Path) -> None:
    """Twice copied, three files, each with an id and a title."""
    path = project / "dawn.scenario.json"
    put(path, scenario("dawn", number="7"))
    copies = []
    for _ in range(2):
        step = duplicate(path)
        step.take()
        copies += [one.path for one in step.changes]
    assert [one.name for one in copies] == ["dawn-2.scenario.json", "dawn-3.scenario.json"]
    read = [json.loads(one.read_text()) for one in (path, *copies)]
    assert [one["id"] for one in read] == ["dawn", "dawn-2", "dawn-3"]
    assert len({one["title"] for one in read}) == 3
    assert [one.get("number") for one in read] == ["7", "8", "9"], "three would be called the seventh"
    assert read[0]["map"] == read[2]["map"]


@pytest.mark.parametrize("order", [(), ("dusk.scenario.json", "dawn.scenario.json")])
def test_a_copy_comes_behind_its_own(project: Path, order: tuple[str, ...]) -> None:
    """By name, and where the project has an order of its own; as one step, which is undone as one."""
    if order:
        put_in_order(project, order).take()
    before = files(project)
    history = FolderHistory()
    history.take(duplicate(project / "dawn.scenario.json"))
    names = [one.file.name.partition(".")[0] for one in looked(project) if one.kind == "scenario"]
    assert names == (["dusk", "dawn", "dawn-2"] if order else ["dawn", "dawn-2", "dusk"])
    history.undo()
    assert files(project) == before


def test_a_copy_of_what_has_no_id_has_one(tmp_path: Path) -> None:
    """As its file is called, in letters that ids may have."""
    given = scenario("dawn")
    del given["id"]
    put(tmp_path / "Früher Morgen.scenario.json", given)
    duplicate(tmp_path / "Früher Morgen.scenario.json").take()
    copy = json.loads((tmp_path / "Früher Morgen-2.scenario.json").read_text("utf-8"))
    assert copy["id"] == "frueher-morgen-2"


def test_begun_from_a_template_with_its_board(tmp_path: Path) -> None:
    """A board from elsewhere comes along, once; taken back, the folder is as it was."""
    rules, history = ruleset("memoir-44"), FolderHistory()
    board = shipped("maps") / "memoir-44" / "aubrelle.board.json"
    boards = [(board, read_board(board).value)]
    template = template_named(rules, "rearguard")
    for _ in range(2):
        history.take(begin(tmp_path, rules, "Last bridge", boards, template))
    names = ["aubrelle.board.json", "last-bridge-2.scenario.json", "last-bridge.scenario.json"]
    assert sorted(files(tmp_path)) == names
    project = read_project(tmp_path)
    assert not project.faults
    history.undo()
    history.undo()
    assert files(tmp_path) == {}


def test_begun_in_the_language_that_its_designer_writes(tmp_path: Path) -> None:
    """Else its texts would count as English ones that nobody has translated."""
    begin(tmp_path, ruleset("memoir-44"), "Die Brücke", (), language="de").take()
    begun = bob.open_scenario(tmp_path / "die-bruecke.scenario.json").value
    assert translations.language(begun) == "de"
    assert not translations.missing(begun, "de")


def test_boards_of_one_name_from_two_folders_both_come_along(tmp_path: Path) -> None:
    """Each under a name of its own, and the same one once."""
    shapes = {"a": 6, "b": 7}
    for folder, rows in shapes.items():
        bob.new_board("memoir-44", columns=8, rows=rows).save(made(tmp_path / folder) / "mill.board.json")
    boards = [bob.open_board(tmp_path / folder / "mill.board.json") for folder in ("a", "b", "b")]
    given = [(one.path, one.value) for one in boards if one.path is not None]
    begin(made(tmp_path / "own"), ruleset("memoir-44"), "Dawn", given).take()
    laid = bob.open_scenario(tmp_path / "own" / "dawn.scenario.json").boards
    assert [one.path and one.path.name for one in laid] == ["mill.board.json", *["mill-2.board.json"] * 2]
    assert [one.value.grid.rows for one in laid] == [6, 7, 7]


def made(folder: Path) -> Path:
    folder.mkdir()
    return folder
