"""What changed between two editions is told as players read it, and nothing else is."""

import json
import shutil
import time
from difflib import SequenceMatcher
from pathlib import Path

import pytest
from msgspec.structs import replace

import bob_editor as bob
from bob_editor.__main__ import main
from bob_editor.model.board import Base
from bob_editor.publishing.changes.altered import Altered, DocumentChanges, Part, altered
from bob_editor.publishing.changes.boards import board_changes
from bob_editor.publishing.changes.cards import card_changes
from bob_editor.publishing.changes.editions import changes
from bob_editor.publishing.changes.telling import changes_markdown, changes_text
from bob_editor.publishing.edition import read_edition
from bob_editor.publishing.forms.changes import FORM, lacks
from bob_editor.publishing.opened import opened_edition
from bob_editor.publishing.progress import untold
from bob_editor.publishing.publish import publish
from bob_editor.sheet.blocks import CardSheet, Pairs, Section, Text, Words
from bob_editor.sheet.languages import known_languages, language_of
from bob_editor.storage.packs import read_project
from tests.publishing.conftest import BOARD, HEAD, put, scenario


@pytest.fixture
def later(project: Path, tmp_path: Path) -> Path:
    """The project with a hex of forest more, a scenario renamed with other terms, one gone and one new."""
    folder = tmp_path / "later"
    shutil.copytree(project, folder)
    put(
        folder / "mill.board.json",
        {**BOARD, "hexes": {"B2": {"terrain": ["forest"]}, "C2": {"terrain": ["forest"]}}},
    )
    dawn = scenario("dawn", first_player="top")
    (folder / "dawn.scenario.json").unlink()
    put(folder / "morning.scenario.json", dawn)
    (folder / "dusk.scenario.json").unlink()
    put(folder / "night.scenario.json", scenario("night"))
    return folder


def told(before: Path, after: Path) -> dict[tuple[str, str], dict[str, list[Altered]]]:
    with opened_edition(before) as old, opened_edition(after) as new:
        return {
            (one.title, one.state): {part.title: list(part.rows) for part in one.parts}
            for one in changes(old, new)
        }


def test_nothing_changed(project: Path) -> None:
    """An edition beside itself."""
    assert told(project, project) == {}


def test_each_line_says_of_whom_it_is() -> None:
    """What stands below a side's heading was told without it, for both sides alike."""

    def sheet(ours: str, theirs: str) -> CardSheet:
        sides = (("Axis", ours), ("Allies", theirs))
        blocks = [
            part
            for side, units in sides
            for part in (Text((Words(side),), "heading"), Pairs((("Units", (Words(units),)),)))
        ]
        return CardSheet("Dawn", (), (), (), (), (Section("facts", "At a glance", tuple(blocks)),))

    (part,) = card_changes(sheet("3", "4"), sheet("3", "5"))
    assert part.rows == (Altered("Allies, Units: 4", "Allies, Units: 5"),)


def test_a_heading_alone_tells_nothing_apart() -> None:
    """What follows it may be about all of the section, as who wins otherwise does below the clauses."""

    def sheet(winner: str) -> CardSheet:
        blocks = Text((Words("Clauses"),), "heading"), Pairs((("Otherwise wins", (Words(winner),)),))
        return CardSheet("Dawn", (), (), (), (), (Section("victory", "Victory", blocks),))

    (part,) = card_changes(sheet("Axis"), sheet("Allies"))
    assert part.rows == (Altered("Otherwise wins: Axis", "Otherwise wins: Allies"),)


def test_forces_terms_terrain_and_sight(project: Path, later: Path) -> None:
    """A scenario under another file's name is the same by its id."""
    found = told(project, later)
    assert set(found) == {("Dawn", "changed"), ("Night", "new"), ("Dusk", "gone"), ("Mill", "changed")}
    assert found["Mill", "changed"]["Terrain"] == [Altered("Open countryside", "Forest: C2")]
    (first, _) = found["Mill", "changed"]["Lines of sight"]
    assert "closed" in first.after
    assert "opened" not in first.after
    rows = [row for part in found["Dawn", "changed"].values() for row in part]
    assert any("Allies (bottom)" in row.before and "Axis (top)" in row.after for row in rows)
    assert all(row.before != row.after for row in rows)


def test_the_command_tells_them_and_exits_as_diff_does(
    project: Path, later: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Of folders, of packs and of two scenarios."""
    pack = later.parent / "later.bobpack"
    assert main(["pack", "build", str(later), "-o", str(pack)]) in (0, 1)
    capsys.readouterr()
    assert main(["diff", str(project), str(pack), "--format", "json"]) == 1
    assert {one["state"] for one in json.loads(capsys.readouterr().out)} == {"new", "gone", "changed"}
    scenarios = str(project / "dawn.scenario.json"), str(later / "morning.scenario.json")
    assert main(["diff", *scenarios, "--no-sight"]) == 1
    shown = capsys.readouterr().out
    assert "scenario Dawn" in shown
    assert "Lines of sight" not in shown
    assert main(["diff", scenarios[0], scenarios[0]]) == 0


def test_the_errata_sheet_needs_the_edition_before(project: Path, later: Path, tmp_path: Path) -> None:
    """Without one the form is left out, and why is said."""
    done = publish(later, tmp_path / "out", forms=["changes"], with_errors=True)
    assert [(form, "no earlier edition" in left.why) for form, left in done.left_out] == [("changes", True)]
    put(later / "project.json", {**HEAD, "earlier": "x" * 300})
    assert "isn't there" in lacks(read_edition(read_project(later)))
    put(later / "project.json", {**HEAD, "earlier": f"../{project.name}"})
    publish(later, tmp_path / "out", forms=["changes"], with_errors=True)
    sheet = (tmp_path / "out" / "changes" / "changes.md").read_text("utf-8")
    assert sheet.startswith("# Mill country: changes since edition 2\n")
    assert "- Forest: C2 (was: Open countryside)" in sheet


@pytest.mark.parametrize("code", known_languages()[1:])
def test_the_errata_sheet_is_in_one_language(project: Path, later: Path, tmp_path: Path, code: str) -> None:
    """All of it: what is told of cards, boards and lines of sight, and what tells it."""
    put(later / "project.json", {**HEAD, "earlier": f"../{project.name}"})
    texts = []
    for language in ("en", code):
        publish(later, tmp_path / "out", forms=["changes"], with_errors=True, language=language)
        texts.append((tmp_path / "out" / "changes" / "changes.md").read_text("utf-8").splitlines())
    assert len(texts[0]) == len(texts[1])
    alike = {line for line in texts[0] if line and line in texts[1]}
    assert alike <= ({"### Terrain"} if code == "fr" else set())
    told = " ".join(texts[1])
    for word in ("changes", "scenario)", "board", "Lines", "was:", "differ:", "closed", "new", "longer"):
        assert word not in told, word


def test_the_edition_before_is_read_in_the_language_of_this_one(project: Path, tmp_path: Path) -> None:
    """Else all that the program says would count as changed: as a project's folder and as a document."""
    shutil.copytree(project, tmp_path / "before")
    for earlier in ("../before", "dawn.scenario.json"):
        planned = {**json.loads((project / "project.json").read_text("utf-8")), "earlier": earlier}
        put(project / "project.json", planned)
        edition = read_edition(read_project(project), language="de")
        FORM.make(edition, tmp_path, untold)
        found = json.loads((tmp_path / "changes.json").read_text("utf-8"))
        assert not [one for one in found if one["state"] == "changed"]


def test_of_many_lines_the_likely_ones_are_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    """Letter by letter that would take minutes; the one that was reworded is found all the same."""
    lines = [f"Rule{n} " + " ".join(f"word{n * k % 97}" for k in range(9)) for n in range(40)]
    later = [f"{line} more" for line in reversed(lines)]
    compared: list[tuple[str, str]] = []

    def likeness(one: str, other: str) -> float:
        compared.append((one, other))
        return SequenceMatcher(None, one, other).ratio()

    monkeypatch.setattr("bob_editor.publishing.changes.altered._likeness", likeness)
    assert set(altered(lines, later)) == {Altered(line, f"{line} more") for line in lines}
    assert len(compared) < 40 * 10
    monkeypatch.undo()
    long = " ".join(f"word{n}" for n in range(2000))
    assert list(altered([long], [f"{long} more"])) == [Altered(long, f"{long} more")]


def test_of_long_texts_a_terminal_shows_what_differs() -> None:
    """As a file that programs read has all of it; of hundreds of thousands of letters that is found at once."""
    long = "Word by word the rule goes on. " * 10_000
    middle = len(long) // 2
    begun = time.process_time()
    rows = tuple(
        altered([long, "Short."], [f"{long[:middle]}but {long[middle:]}", "Shorter.", "New. " * 200])
    )
    assert time.process_time() - begun < 2
    told = list(changes_text([DocumentChanges("scenario", "T", "changed", (Part("Rules", rows),))]))
    assert max(map(len, told)) < 450
    assert " but " in told[3]
    assert " but " not in told[2]
    assert told[2].startswith("    - …")
    assert told[-1].endswith("… (1,000 letters)")


def test_a_line_that_was_reworded_is_one_change() -> None:
    """What went and what came are told apart where they have nothing in common."""
    before = ["3 squads", "Fog until turn 4.", "Same"]
    after = ["4 squads", "Same", "An airdrop."]
    assert list(altered(before, after)) == [
        Altered("3 squads", "4 squads"),
        Altered("Fog until turn 4.", ""),
        Altered("", "An airdrop."),
    ]


def test_a_board_in_words_that_tell_before_from_after() -> None:
    """What moved or was drawn anew is told so; nothing is said twice the same, nor as a program writes it."""
    board = bob.new_board("band-of-brothers-2.2", columns=8, rows=6).with_label("Mill", "E4")
    ring = [(6, 6), (16, 6), (11, 14)]
    board = board.with_path("road", "A1", "A2").with_artwork("woods", ring)
    road, woods = board.value.paths[0], board.value.artwork[0]
    label = board.value.labels[0]
    later = replace(
        board.value,
        labels=(replace(label, at=(3.0, 3.0)),),
        exits=({"at": "A1/n", "value": 2, "x-own": 1}, {"x-own": 1}),
        rulings={"separate_pieces": "any_pieces"},
        base=Base("woods"),
        paths=(replace(road, width=2.0), replace(road, through=road.through[:1])),
        artwork=(replace(woods, ring=woods.ring[1:] + woods.ring[:1]),),
    )
    parts = {one.title: list(one.rows) for one in board_changes(board.value, later, board.ruleset)}
    question = board.ruleset.rulings["separate_pieces"].question
    assert parts["Board"] == [
        Altered("Exits: none", "Exits: A1/n (2), nowhere"),
        Altered("", f"{question} any pieces"),
        Altered("Ground: Open Ground, level 0", "Ground: Woods, level 0"),
    ]
    assert parts["Paths"] == [
        Altered("", "Road, A1 to A1, 1 hex"),
        Altered("", "Road, A1 to A2, 2 hexes, drawn otherwise"),
    ]
    assert parts["Drawing"] == [Altered("", "Woods: 1 outline, drawn otherwise")]
    german = [one.rows for one in board_changes(board.value, later, board.ruleset, language_of("de"))]
    told = dict(zip(parts, german, strict=True))
    assert told["Board"][0] == Altered("Ausgänge: keine", "Ausgänge: A1/n (2), nirgends")
    assert told["Board"][2] == Altered("Boden: Offenes Gelände, Höhe 0", "Boden: Wald, Höhe 0")
    assert told["Paths"][1].after == "Straße, A1 bis A2, 2 Felder, anders gezeichnet"
    assert told["Drawing"][0].after == "Wald: 1 Umriss, anders gezeichnet"
    renumbered = next(
        board_changes(later, replace(later, grid=replace(later.grid, first_row=0)), board.ruleset)
    )
    assert renumbered.rows == (Altered("Grid: A1 to H6, 48 hexes", "Grid: A0 to H5, 48 hexes"),)


def test_an_errata_sheet_says_words_as_they_are() -> None:
    """Signs of Markdown in titles and texts are no signs there."""
    rows = (Altered("*old* <b>", "1. new_one_"), Altered("# gone", ""))
    told = changes_markdown("A*B", [DocumentChanges("board", "C_D_", "changed", (Part("[E]", rows),))])
    assert told.splitlines() == [
        r"# A\*B", "", r"## C\_D\_ (board)", "", r"### \[E\]", "",
        "- 1\N{ZERO WIDTH SPACE}. new\\_one\\_ (was: \\*old\\* \\<b\\>)", r"- Gone: \# gone",
    ]  # fmt: skip
