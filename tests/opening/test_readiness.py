"""Everything that would stop a reader is told before a project becomes a pack."""

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any
from zipfile import ZipFile, ZipInfo

import pytest

from bob_editor.errors import Cancelled
from bob_editor.opening.findings import found_in
from bob_editor.opening.readiness import MOST_LEFT_OUT, MOST_LINES, Readiness, found_in_pack, readiness
from bob_editor.rulesets import refresh_games
from bob_editor.storage.packs import build, read_project

BOARD = {
    "format": "bob-editor/board",
    "version": 1,
    "id": "mill",
    "title": "Mill",
    "ruleset": "band-of-brothers-2.2",
    "grid": {"hexes": "flat-top", "columns": 9, "rows": 8, "shifted": "even", "shift": "down"},
    "base": {"terrain": "open_ground", "level": 0},
    "hexes": {"E4": {"terrain": ["woods"]}},
}
HOLDS = {"from": "E3", "to": "E5", "expect": "blocked"}
SUITE = {"format": "bob-editor/los-suite", "version": 1, "board": "mill.board.json", "checks": [HOLDS]}
HEAD = {"title": "Mill", "authors": ["A. Designer"], "licence": "CC0-1.0"}
READY: dict[str, Any] = {"pack.json": HEAD, "mill.board.json": BOARD, "mill.los.json": SUITE}

Ready = Callable[..., Readiness]


@pytest.fixture
def ready(tmp_path: Path) -> Ready:
    """A function that looks through a project that is ready but for these files (None: left out)."""

    def look(files: dict[str, Any] | None = None, **how: Any) -> Readiness:
        for name, content in (READY | (files or {})).items():
            if content is not None:
                text = content if isinstance(content, str) else json.dumps(content)
                (tmp_path / name).write_text(text, encoding="utf-8")
        return readiness(read_project(tmp_path), **how)

    return look


def codes(ready: Readiness) -> list[tuple[str, str, str]]:
    return [(one.severity, one.code, one.file) for one in ready.found]


def test_nothing_stands_in_the_way(ready: Ready) -> None:
    """A project with all that a reader needs."""
    found = ready()
    assert (codes(found), found.fit, found.can_be_made) == ([], True, True)


def test_what_the_heading_lacks_is_told(ready: Ready) -> None:
    """Title, author and licence, each of which a reader wants to know; the pack can be made all the same."""
    found = ready({"pack.json": None})
    assert codes(found) == [
        ("warning", "schema/no-title", ""),
        ("warning", "schema/no-author", ""),
        ("warning", "schema/no-licence", ""),
    ]
    assert "“Mill”" in found.found[0].message
    assert found.fit


def test_two_of_one_id_or_title_are_told(ready: Ready) -> None:
    """Readers name scenarios and boards by id and title, so each is one document's alone."""
    found = ready(
        {"mill2.board.json": BOARD | {"title": "Another mill"}, "farm.board.json": BOARD | {"id": "farm"}}
    )
    told = [(one.severity, one.code, one.file) for one in found.found if one.code.endswith("used-twice")]
    assert sorted(told) == [
        ("warning", "schema/id-used-twice", "mill2.board.json"),
        ("warning", "schema/title-used-twice", "mill.board.json"),
    ]
    assert found.can_be_made


def test_the_worst_comes_first(ready: Ready) -> None:
    """What keeps a pack from being made, broken rules, what is lacking, and hints at the end."""
    found = ready(
        {
            "pack.json": {"title": "Mill", "authors": ["A. Designer"]},
            "mill.board.json": BOARD | {"hexes": {"E4": {"terrain": ["wods"]}}},
            "tune.xyz": "la",
            "other.los.json": SUITE | {"board": "farm.board.json"},
        }
    )
    rows = codes(found)
    assert rows[0] == ("error", "schema/missing-file", "other.los.json")
    assert ("error", "band-of-brothers-2.2/unknown-terrain", "mill.board.json") in rows
    assert rows[-2:] == [("warning", "schema/no-licence", ""), ("hint", "schema/left-out", "tune.xyz")]
    assert [row[0] for row in rows] == ["error"] * (len(rows) - 2) + ["warning", "hint"]
    # A board that isn't there is told once, not also as a map that can't be put together.
    assert [row for row in rows if row[2] == "other.los.json"] == rows[:1]
    assert not found.fit
    assert not found.can_be_made


def test_a_broken_rule_doesnt_keep_a_pack_from_being_made(ready: Ready) -> None:
    """Play testers may want it all the same."""
    found = ready(
        {"mill.board.json": BOARD | {"hexes": {"E4": {"terrain": ["wods"]}}}, "mill.los.json": None}
    )
    assert {one.severity for one in found.found} == {"error"}
    assert not found.fit
    assert found.can_be_made


def test_what_the_designer_accepts_doesnt_count(ready: Ready) -> None:
    """As everywhere."""
    hexes = {"E4": {"terrain": ["woods"], "level": 5}}
    (issue,) = ready({"mill.board.json": BOARD | {"hexes": hexes}}).found
    accepted = [{"code": issue.code, "at": issue.at, "because": "A tower."}]
    assert ready({"mill.board.json": BOARD | {"hexes": hexes, "accepted": accepted}}).found == ()


def test_a_suite_that_doesnt_hold_is_told(ready: Ready) -> None:
    """Line by line, up to a number, as an error that keeps no pack from being made."""
    wrong = {"from": "E3", "to": "E5", "expect": "clear"}
    found = ready({"mill.los.json": SUITE | {"checks": [HOLDS, wrong]}})
    assert codes(found) == [("error", "band-of-brothers-2.2/line-not-as-expected", "mill.los.json")]
    assert "E3 to E5" in found.found[0].message
    assert "expected clear, got blocked" in found.found[0].message
    assert found.can_be_made
    assert len(ready({"mill.los.json": SUITE | {"checks": [wrong] * 30}}).found) == MOST_LINES


def test_an_end_that_isnt_there_is_told_once(ready: Ready) -> None:
    """As a fault of the suite's form, which must be mended."""
    for wrong in ({"checks": [HOLDS | {"to": "Z9"}]}, {"threads": [["E3", "Z9"]]}):
        found = ready({"mill.los.json": SUITE | wrong})
        assert codes(found) == [("error", "schema/end", "mill.los.json")]
        assert not found.can_be_made


@pytest.mark.parametrize(("of", "told"), [("enemy", ["checks/1"]), ("all", [])])
def test_a_side_that_is_nearly_another_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, of: str, told: list[str]
) -> None:
    """Of an end of a side that no unit is of, where it counts whose units are in the way; one may be of a third."""
    game = {
        "format": "bob-editor/ruleset", "version": 1, "id": "whose", "title": "Whose", "hexes": "flat-top",
        "base_terrain": "open", "terrains": [{"id": "open", "title": "Open", "in": ["base"], "cites": ""}],
        "units": [{"id": "foot", "title": "Foot", "cites": ""}],
        "sight": {"heights": False, "units": {"count": "all", "of": of}},
    }  # fmt: skip
    ends = [{"hex": "E3", "side": side} for side in ("english", "engilsh", "french")]
    suite = {
        **SUITE, "units": [{"unit": "foot", "at": "A1", "side": "english"}],
        "checks": [{"from": end, "to": "E5", "expect": "clear"} for end in ends],
    }  # fmt: skip
    board = {**BOARD, "ruleset": "whose", "base": {"terrain": "open"}, "hexes": {}}
    (tmp_path / "whose").mkdir()
    for name, data in (("whose/ruleset.json", game), ("mill.board.json", board), ("mill.los.json", suite)):
        (tmp_path / name).write_text(json.dumps(data), encoding="utf-8")
    monkeypatch.setenv("BOB_EDITOR_RULESETS", str(tmp_path / "whose"))
    refresh_games()
    found = found_in(tmp_path / "mill.los.json", "los-suite")
    assert [(one.code, one.at) for one in found] == [("schema/end-side", at) for at in told]
    assert all("mean english?" in one.message for one in found)


@pytest.mark.parametrize(
    ("name", "style", "told"),
    [
        ("ink", None, []),
        ("mine", {"based_on": "ink"}, []),
        ("mine", {"based_on": "chalk"}, [("error", "schema/style")]),
        ("mine", "{", [("error", "schema/style")]),
        ("mine", None, [("warning", "schema/no-style")]),
        ("mine", {"terrains": {"woods": {"texture": "bark.png"}}}, [("warning", "schema/no-picture")]),
    ],
)
def test_a_style_that_is_wrong_or_not_there_is_told(
    ready: Ready, tmp_path: Path, name: str, style: dict[str, str] | str | None, told: list[tuple[str, str]]
) -> None:
    """Of one that a board names; a map isn't published in it, and readers wouldn't see it."""
    (tmp_path / "styles" / "mine").mkdir(parents=True)
    head = {"format": "bob-editor/style", "version": 1}
    files: dict[str, Any] = {"mill.board.json": BOARD | {"style": name}}
    if style is not None:
        files["styles/mine/style.json"] = head | style if isinstance(style, dict) else style
    assert [(one.severity, one.code) for one in ready(files).found] == told


def test_a_picture_goes_along_knowingly(ready: Ready) -> None:
    """A scan may be somebody else's."""
    found = ready({"mill.board.json": BOARD | {"underlay": {"image": "scan.png"}}, "scan.png": "picture"})
    assert codes(found) == [("hint", "schema/picture-goes-along", "mill.board.json")]


@pytest.mark.parametrize(
    ("name", "data", "at"),
    [
        ("mill.board.json", BOARD, "underlay/image"),
        ("mill.los.json", {**SUITE, "board": BOARD}, "board/underlay/image"),
        ("own.counters.json", {"format": "bob-editor/counters", "version": 1}, "/counters/0/art"),
    ],
)
def test_a_picture_that_is_not_there_is_told_of_its_file(
    ready: Ready, tmp_path: Path, name: str, data: dict[str, Any], at: str
) -> None:
    """Of a single file as of its folder, of which it is told once."""
    scan = {"underlay": {"image": "scan.png"}}
    listed = {"counters": [{"name": "Tiger", "art": "scan.png"}]} if "counters" in name else scan
    data = data | listed if name.endswith(("board.json", "counters.json")) else data | {"board": BOARD | scan}
    found = ready({name: data})
    assert [one.code for one in found.found if one.file == name][:1] == ["schema/missing-file"]
    assert "schema/no-picture" not in {one.code for one in found.found}
    kind = {"mill.board.json": "board", "mill.los.json": "los-suite"}.get(name, "counters")

    def told() -> list[tuple[str, str]]:
        every = found_in(tmp_path / name, kind)
        return [(one.severity, one.at) for one in every if one.code == "schema/no-picture"]

    assert told() == [("warning", at)]
    (tmp_path / "scan.png").write_text("picture", encoding="utf-8")
    assert not told()


@pytest.mark.parametrize(("more", "words"), [(5, "5 more files stay"), (1, "One more file stays")])
def test_what_is_left_out_is_told_up_to_a_number(ready: Ready, more: int, words: str) -> None:
    """And then how much more it is."""
    found = ready({f"{at:02}.xyz": "x" for at in range(MOST_LEFT_OUT + more)})
    assert len(found.found) == MOST_LEFT_OUT + 1
    assert found.found[-1].message.startswith(words)


def test_a_draft_that_is_not_there_is_told(ready: Ready) -> None:
    """Under another name it would be published; one whose accents are spelled apart is the same."""
    draft = BOARD | {"id": "etude", "title": "Étude"}
    head = {
        "format": "bob-editor/project",
        "version": 1,
        "publish": {"leave_out": ["draft", "e\u0301tude.board.json"]},
    }
    found = ready({"étude.board.json": draft, "project.json": head})
    assert found.project.drafts == ("étude.board.json",)
    assert [(one.severity, one.code, one.at) for one in found.found] == [
        ("warning", "schema/leaves-out-nothing", "/publish/leave_out/0")
    ]


def test_of_very_much_that_is_wrong_the_rest_is_counted(ready: Ready) -> None:
    """Ends that aren't there, drafts that aren't: the first of each kind, and one that says how many more there are."""
    head = {
        "format": "bob-editor/project",
        "version": 1,
        "publish": {"leave_out": [f"draft-{number}" for number in range(300)]},
    }
    suite = SUITE | {"checks": [HOLDS | {"to": f"Z{number}"} for number in range(1, 301)]}
    found = ready({"mill.los.json": suite, "project.json": head}).found
    assert Counter(one.code for one in found) == {"schema/end": 201, "schema/leaves-out-nothing": 201}
    rest = [one for one in found if one.besides]
    assert [(one.besides, one.message.partition(",")[0]) for one in rest] == [
        (100, "100 more of this kind"),
        (100, "100 more of this kind"),
    ]


def test_it_tells_how_far_it_is_and_can_be_stopped(ready: Ready) -> None:
    """By document; and within a suite, by line."""
    told: list[tuple[int, int]] = []
    ready(progress=lambda done, total: told.append((done, total)))
    assert told == [(0, 2), (1, 2), (2, 2)]
    for most in range(4):
        asked = iter(range(100))
        if most < 3:
            with pytest.raises(Cancelled):
                ready(cancelled=lambda asked=asked, most=most: next(asked) >= most)
        else:
            ready(cancelled=lambda asked=asked, most=most: next(asked) >= most)


def test_what_is_in_a_pack_is_checked_by_the_rules(ready: Ready, tmp_path: Path) -> None:
    """Each issue names the pack and the file in it; a pack that is unfit has its faults told instead."""
    found = ready({"mill.board.json": BOARD | {"hexes": {"E4": {"level": 5}}}, "mill.los.json": None})
    path = tmp_path / "mill.bobpack"
    build(found.project, path)
    (issue,) = found_in_pack(path)
    assert (issue.file, issue.at) == (f"{path}/boards/mill.board.json", "E4")
    path.write_bytes(path.read_bytes()[:-1])
    assert [(one.code, one.file) for one in found_in_pack(path)] == [("schema/zip", str(path))]


def _said_to_be_for(path: Path, *rulesets: str) -> None:
    """Let a pack's heading name other games."""
    with ZipFile(path) as pack:
        files = {name: pack.read(name) for name in pack.namelist()}
    files["pack.json"] = json.dumps({**json.loads(files["pack.json"]), "rulesets": rulesets}).encode()
    with ZipFile(path, "w") as pack:
        for name, content in files.items():
            pack.writestr(ZipInfo(name), content)


@pytest.mark.parametrize(
    ("rulesets", "told"),
    [
        (("band-of-brothers-2.2",), False),
        (("band-of-brothers-2.1",), True),
        (("band-of-brothers-2.2", "memoir-44"), True),
        ((), False),
    ],
)
def test_a_pack_says_which_games_it_is_for(
    ready: Ready, tmp_path: Path, rulesets: tuple[str, ...], told: bool
) -> None:
    """No others, and all of them; it needn't say so."""
    path = tmp_path / "mill.bobpack"
    build(ready({"mill.los.json": None}).project, path)
    _said_to_be_for(path, *rulesets)
    code = ("warning", "schema/for-other-games", f"{path}/pack.json")
    assert [(one.severity, one.code, one.file) for one in found_in_pack(path)] == [code] * told


def test_two_of_one_id_or_title_in_a_pack_are_told(ready: Ready, tmp_path: Path) -> None:
    """As in the project that it was made of."""
    path = tmp_path / "mill.bobpack"
    build(ready({"farm.board.json": BOARD | {"id": "farm"}}).project, path)
    told = [(one.code, one.file) for one in found_in_pack(path)]
    assert told == [("schema/title-used-twice", f"{path}/boards/mill.board.json")]


def test_a_counter_list_is_held_against_the_scenarios(ready: Ready) -> None:
    """Too few in the box, a row that is about nothing, and pictures that aren't there or can't be drawn."""
    units = {"squad": {"name": "Rifle squad", "kind": "squad", "casualty": [4, 7]}}
    forces = [
        {"id": "a", "side": "us", "area": {"rows": [1, 2]}, "forces": [{"unit_type": "squad", "count": 5}]}
    ]
    card = {
        "format": "bob-editor/scenario", "version": 1, "id": "dawn", "title": "Dawn", "ruleset": BOARD["ruleset"],
        "map": {"boards": [{"board": "mill.board.json"}]}, "sides": [{"id": "us", "nationalities": ["american"]}],
        "unit_types": units, "setup_areas": forces,
    }  # fmt: skip
    rows = [{"box": "x"}, {"name": "Rifle squad", "box": 3, "art": "gone.png"}, {"name": "Rifle sqad"}]
    listed = {
        "format": "bob-editor/counters",
        "version": 1,
        "counters": [*rows, {"name": "Tiger", "art": "t.gif"}],
    }
    found = ready(
        {"dawn.scenario.json": card, "own.counters.json": listed, "t.gif": "GIF"}, cancelled=lambda: False
    )
    told = {(one.code, one.at): one.message for one in found.found if one.file == "own.counters.json"}
    assert told["schema/box-holds-too-few", "/counters/1/box"] == (
        "The box holds 3 of Rifle squad, and “Dawn” uses 5."
    )
    assert told["schema/counter-not-used", "/counters/2/name"].endswith("Is Rifle squad meant?")
    assert "can't be drawn" in told["schema/picture-kind", "/counters/3/art"]
    assert any(code == "schema/missing-file" for code, _ in told)
    assert ("schema/minimum", "/counters/0/box") not in told
    assert ("schema/type", "/counters/0/box") in told
