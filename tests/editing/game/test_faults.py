"""What is wrong in a game is told where it stands, its fixes mend it, and what ships or begins so is found right."""

from collections.abc import Callable
from typing import Any

import pytest

from bob_editor.editing.game.draft import GameDraft
from bob_editor.editing.game.faults.cards import faults_of_cards, taken_fields
from bob_editor.editing.game.faults.gathering import faults_of
from bob_editor.editing.game.starts import STARTS, Start, started
from bob_editor.errors import BadFile
from bob_editor.model.foreign import without_foreign
from bob_editor.model.games import edits
from bob_editor.model.games.own_game import HEADING, OwnGame
from bob_editor.rulesets import all_rulesets, game_of_own, ruleset_folders
from bob_editor.storage.games.game_files import problems_of_game, read_game
from tests.editing.game.at_hand import FOG, SHADOW, changed, found


@pytest.mark.parametrize("start", STARTS, ids=lambda one: one.id)
def test_every_start_is_right(start: Start) -> None:
    """Who begins with a pattern isn't met with faults."""
    assert found(started(start)) == ()


@pytest.mark.parametrize("game_id", list(ruleset_folders()))
def test_games_that_ship_are_right(game_id: str) -> None:
    """Words of their own, tags and what they are based on are no faults."""
    own, _ = read_game(ruleset_folders()[game_id])
    assert faults_of(own, all_rulesets()[game_id], all_rulesets().get(own.based_on)) == ()


MAPS = {
    "sight": {
        "words": {"wall": "blocks"}, "cites": {"all": "3"}, "visibility": {"conditions": {"mist": "value"}},
        "eye": {"units": {"stork": 1}, "positions": {"roof": 1}}, "things": {"between": {"hexes": 1}},
    },
    "units": [{"id": "stork", "title": "Stork", "cites": "", "counter": {"values": {"wings": 2}}}],
    "ends": [{"in": "roof", "title": "Roof", "text": "", "cites": ""}],
    "conditions": [{"id": "mist", "title": "Mist", "text": "", "value": {"type": "integer"}, "cites": ""}],
    "rule_numbers": {"3": "Sight"},
}  # fmt: skip


def test_fields_of_other_programs_are_free_in_every_object() -> None:
    """Beside the names of units, conditions, words, rules and levels, too: no reader meets them there."""
    plain = edits.set_field(
        OwnGame({**SHADOW.data, **MAPS}), "terrains", "wall", "by_levels", value={"0-1": "always"}
    )
    own = OwnGame({**_with_foreign(plain.data)})
    game = game_of_own(own)
    assert without_foreign(game.data) == game_of_own(plain).data
    assert set(game.data["sight"]["eye"]["units"]) == {"stork"}
    assert [one.code for one in faults_of(own, game)] == [one.code for one in found(plain)]


def _with_foreign(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _with_foreign(one) for name, one in value.items()} | {"x-other": [{"x": 1}]}
    return [_with_foreign(one) for one in value] if isinstance(value, list | tuple) else value


def _twice() -> OwnGame:
    return OwnGame({**SHADOW.data, "terrains": [*SHADOW.data["terrains"], dict(SHADOW.data["terrains"][1])]})


def _flat() -> OwnGame:
    """Woods on flat ground, of a game that was begun with nothing."""
    empty = started(next(one for one in STARTS if one.id == "empty"))
    woods = {"id": "woods", "title": "Woods", "in": ["hexes"], "los": "blocks", "cites": ""}
    return edits.add_row(empty, "terrains", woods)


def _tagged(*tags: str) -> OwnGame:
    """Units in the way by tags, of which one has another."""
    game = edits.add_row(
        SHADOW, "units", {"id": "tank", "title": "Tank", "height": 1, "tags": ["large"], "cites": ""}
    )
    return edits.set_sight(game, "units", value={"count": "tagged", "tags": list(tags)})


def _numbered() -> OwnGame:
    numbered = edits.set_headings(SHADOW, {"3.1": "Woods", "4": "Roads"})
    return edits.set_field(
        edits.set_field(numbered, "terrains", "woods", "cites", value="3.2"),
        "terrains", "road", "cites", value="4, 3.1",
    )  # fmt: skip


ROW = {"check": "beside", "of": ["wods"], "near": ["houses"]}
CHANGE = {
    "id": "burnt", "title": "Burnt down", "text": "", "cites": "",
    "fields": [
        {"name": "at", "type": "hexes", "required": True, "text": ""},
        {"name": "terrain", "type": "terrain", "required": False, "text": ""},
    ],
}  # fmt: skip

WRONG: dict[str, tuple[Callable[[], OwnGame], str, str, int]] = {
    "base": (changed("base_terrain", value="opens"), "unknown-name", "base_terrain", 2),
    "no ground": (changed("base_terrain", value="woods"), "base-terrain", "base_terrain", 1),
    "row of checks": (changed("checks", value=[ROW]), "unknown-name", "checks/0/of/0", 2),
    "levels": (changed("levels", value={"min": 3, "max": 1, "cites": ""}), "levels", "levels", 1),
    "no title": (changed("title", value="  "), "no-title", "title", 0),
    "turned pair": (
        lambda: edits.set_field(SHADOW, "terrains", "wall", "by_levels", value={"1-0": "always"}),
        "turned-levels", "terrains/4/by_levels/1-0", 1,
    ),
    "turned pair, told rightly, too": (
        lambda: edits.set_field(SHADOW, "terrains", "wall", "by_levels", value={"0-1": "never", "1-0": "always"}),
        "turned-levels", "terrains/4/by_levels/1-0", 1,
    ),
    "turned bounds": (
        lambda: edits.set_field(SHADOW, "terrains", "wall", "between", value={"formula": {"least": 3, "most": 1}}),
        "turned-bounds", "terrains/4/between/formula", 1,
    ),
    "turned bounds of a check": (
        changed("checks", value=[{"check": "beside", "of": ["woods"], "near": ["road"], "most": 0}]),
        "turned-bounds", "checks/0", 1,
    ),
    "height": (
        lambda: edits.set_field(SHADOW, "terrains", "woods", "height", value=None),
        "no-height", "terrains/1", 1,
    ),
    "tag": (lambda: _tagged("large", "largo"), "no-tag", "sight/units/tags/1", 2),
    "height, on flat ground": (_flat, "no-height", "terrains/1", 2),
    "word": (
        lambda: edits.set_field(SHADOW, "terrains", "woods", "los", value="block"),
        "unknown-word", "terrains/1/los", 1,
    ),
    "no word": (
        lambda: OwnGame({**SHADOW.data, "terrains": [{**SHADOW.data["terrains"][0], "ties": {}}]}),
        "no-word", "terrains/0/ties", 2,
    ),
    "no hex": (
        lambda: edits.set_field(SHADOW, "terrains", "wall", "hindrance", value={"value": 1, "ends": "target"}),
        "no-hex", "terrains/4/hindrance/ends", 1,
    ),
    "no style": (
        lambda: edits.add_row(SHADOW, "terrains", {"id": "reeds", "title": "Reeds", "in": ["hexes"], "cites": ""}),
        "no-style", "terrains/6", 1,
    ),
    "a check called as one of every game": (
        lambda: edits.put(
            SHADOW, ("checks",), [{"check": "at-most", "as": "level-out-of-range", "of": ["woods"], "cites": ""}]
        ),
        "taken-name", "checks/0/as", 1,
    ),
    "field of a change": (
        changed("changes", value=[{**CHANGE, "once": ["terrain", "board"]}]), "unknown-field", "changes/0/once/1", 1,
    ),
    "field of a change, misspelt": (
        changed("changes", value=[{**CHANGE, "one_of": ["terain", "at"]}]), "unknown-field", "changes/0/one_of/0", 2,
    ),
    "terrain of a change": (
        changed("changes", value=[{**CHANGE, "only_on": ["wods"]}]), "unknown-name", "changes/0/only_on/0", 2,
    ),
    "a check that is about nothing": (
        changed("checks", value=[{"check": "at-most", "as": "one", "most": 1, "cites": ""}]),
        "idle-check", "checks/0", 1,
    ),
    "a check that asks for nothing": (
        changed("checks", value=[{"check": "only-at-level", "as": "one", "of": ["woods"], "cites": ""}]),
        "idle-check", "checks/0", 1,
    ),
    "a check of one that nothing else shuts out": (
        changed("checks", value=[{"check": "not-together", "as": "one", "one_of": ["woods"], "cites": ""}]),
        "idle-check", "checks/0", 1,
    ),
    "a check of what no row of terrain says": (
        changed("checks", value=[{"check": "not-together", "as": "one", "cites": ""}]), "idle-check", "checks/0", 1,
    ),
    "a check that all meet": (
        changed("checks", value=[{"check": "beside", "as": "one", "of": ["woods"], "least": 0, "most": 2}]),
        "idle-check", "checks/0", 1,
    ),
    "a check by which all is wrong": (
        changed("checks", value=[{"check": "beside", "as": "one", "of": ["woods"], "near": [], "cites": ""}]),
        "idle-check", "checks/0", 1,
    ),
    "a check but of a line, misspelt": (
        changed("checks", value=[{"check": "line-ends-nowhere", "as": "one", "but": ["wods"], "cites": ""}]),
        "unknown-name", "checks/0/but/0", 2,
    ),
    "a check of what is tagged, and nothing is": (
        changed("checks", value=[{"check": "edge-crossing-not-geomorphic", "as": "one", "cites": ""}]),
        "idle-check", "checks/0", 1,
    ),
    "two ids": (_twice, "doubled-id", "terrains/6", 1),
    "number": (_numbered, "unknown-number", "terrains/1/cites", 2),
}  # fmt: skip


@pytest.mark.parametrize("name", list(WRONG))
def test_a_fault_is_told_and_each_fix_mends_it(name: str) -> None:
    """By code and place; after a fix it is gone."""
    make, code, place, fixes = WRONG[name]
    own = make()
    (fault,) = (one for one in found(own) if one.code == code)
    assert "/".join(map(str, fault.path)) == place
    assert len(fault.fixes) == fixes
    assert fault.message.endswith(".")
    for fix in fault.fixes:
        mended = fix.apply(GameDraft(own)).game
        after = faults_of(mended, game_of_own(mended)) if mended.data.get("base_terrain") else ()
        assert code not in {one.code for one in after}, fix.label


def test_a_check_of_pieces_is_not_idle_where_each_has_its_own_under_it() -> None:
    """What lies under one of them alone is enough."""
    row = {"check": "nothing-under", "as": "one", "of": ["road"], "also": {"road": ["woods"]}, "cites": ""}
    assert found(changed("checks", value=[row])()) == ()
    assert [one.code for one in found(changed("checks", value=[{**row, "also": {}}])())] == ["idle-check"]


def test_a_check_is_not_idle_where_a_name_is_misspelt() -> None:
    """That is told by itself."""
    row = {"check": "not-together", "as": "one", "one_of": ["woods", "wods"], "cites": ""}
    assert [one.code for one in found(changed("checks", value=[row])())] == ["unknown-name"]


@pytest.mark.parametrize(
    "said",
    [
        {"checks": [{"check": "beside", "cases": {"fault": {"paths": [{"terrain": "xx", "through": ["A1", "A2"]}]}}}]},
        {"faces": [{"id": "coast", "title": "Coast", "bands": [{"terrain": "xx", "lines": 2}], "cites": ""}]},
    ],
)  # fmt: skip
def test_what_names_no_terrain_goes_with_all_that_it_is(said: dict[str, Any]) -> None:
    """A path or a band without its terrain would break the form."""
    own = OwnGame({**SHADOW.data, **said})
    (fault,) = (one for one in found(own) if one.code == "unknown-name")
    mended = fault.fixes[-1].apply(GameDraft(own)).game
    assert "xx" not in str(mended.data)
    assert problems_of_game(mended) == problems_of_game(own)


def test_a_word_that_code_does_not_know_is_told_of_a_game_that_is_based_on_it() -> None:
    """Woods that block do nothing where the code's word is another; each fix says what some row of its own does."""
    base = all_rulesets()["memoir-44"]
    style = SHADOW.data["terrains"][1]["style"]
    row = {"id": "bamboo", "title": "Bamboo", "in": ["hexes"], "los": "blocks", "cites": "", "style": style}
    own = OwnGame({**HEADING, "id": "mine", "title": "Mine", "based_on": base.id, "terrains": [row]})
    (fault,) = faults_of(own, game_of_own(own), base)
    assert (fault.code, fault.path) == ("unknown-word", ("terrains", 0, "los"))
    words = [fix.apply(GameDraft(own)).game.data["terrains"][0]["los"] for fix in fault.fixes]
    assert "always" in words
    for word in words:
        mended = OwnGame({**own.data, "terrains": [{**row, "los": word}]})
        assert faults_of(mended, game_of_own(mended), base) == ()
    told = OwnGame(
        {
            **mended.data,
            "conditions": [FOG],
            "markers": [{"id": "smog", "title": "Smog", "eye": 1, "cites": ""}],
        }
    )
    told = edits.set_field(told, "terrains", "bamboo", "while", value="fog")
    idle = faults_of(told, game_of_own(told), base)
    assert [one.path for one in idle] == [("terrains", 0, "while"), ("markers", 0, "eye")]
    for name in (4, ["woods"]):
        amended = {"terrains": [{"id": name}], "x-why": [{"id": 4}]}
        nameless = OwnGame({**own.data, "terrains": [], "amended": amended})
        assert faults_of(nameless, None, base)[0].path == ("amended", "terrains", 0, "id")
    untitled = OwnGame({name: value for name, value in own.data.items() if name != "title"})
    assert faults_of(untitled, None, base)[0].path == ()


@pytest.mark.usefixtures("examples")
def test_rows_that_say_what_differs_are_judged_as_what_they_are() -> None:
    """Height, look and what it does come from the row that it changes; what the base hasn't can't be left out."""
    told = {"id": "woods", "ties": {"level": "blocks"}}
    own = OwnGame(
        {**HEADING, "id": "mine", "title": "Mine", "based_on": "ridge-and-road", "terrains": [told]}
    )
    base = all_rulesets()["ridge-and-road"]
    assert faults_of(own, game_of_own(own), base) == ()
    own = OwnGame(
        {**own.data, "leave_out": {"markers": ["smoke", "smok"], "checks": ["not-together", "nothing"]}}
    )
    found = faults_of(own, game_of_own(own), base)
    assert [one.path for one in found] == [("leave_out", "markers", 1), ("leave_out", "checks", 1)]
    rows = [{"id": "woods", "while": "fgo", "hindrance": {"value": 1, "with": ["smoke"]}}]
    own = OwnGame(
        {**HEADING, "id": "mine", "title": "Mine", "based_on": base.id, "amended": {"terrains": rows}}
    )
    (unknown,) = faults_of(own, game_of_own(own), base)
    assert (unknown.code, unknown.path) == ("unknown-name", ("amended", "terrains", 0, "while"))
    with pytest.raises(BadFile, match="/amended/terrains/0: there is no “wods” to amend"):
        game_of_own(OwnGame({**own.data, "amended": {"terrains": [{"id": "wods", "height": 2}]}}))


def test_what_breaks_the_schema_is_told_at_its_place() -> None:
    """A misspelt setting is an error there, and nothing else is guessed at."""
    own = edits.set_sight(SHADOW, "alonge", value="worse")
    (fault,) = faults_of(own, None)
    assert (fault.severity, fault.path) == ("error", ("sight", "alonge"))


def test_a_heading_that_nothing_cites_is_a_hint() -> None:
    """Where a row is missing, or the heading."""
    own = edits.set_headings(SHADOW, {"9": "Weather"})
    (fault,) = (one for one in found(own) if one.code == "number-without-row")
    assert "9" in fault.message


@pytest.mark.parametrize("of", ["card", "side"])
def test_a_field_of_cards_whose_name_is_taken_is_told_and_mended(of: str) -> None:
    """By one of every card, or by one above it: at its row, with what it is called and both ways out."""
    taken = {"card": "background", "side": "name"}[of]
    rows = [
        {"id": taken, "title": "Taken", "kind": "text", "of": of},
        {"id": "mine", "kind": "text", "of": of},
        {"id": "mine", "kind": "number", "of": of},
    ]
    draft = GameDraft(SHADOW, card={"fields": rows})
    faults = tuple(taken_fields(draft))
    assert [(one.path, one.message) for one in faults] == [
        (("card", "fields", 0), f"Cards have a field “Taken” already: its id is “{taken}”, too."),
        (("card", "fields", 2), "Cards have a field “mine” already: its id is “mine”, too."),
    ]
    for fault in faults:
        assert len(fault.fixes) == 2
        for fix in fault.fixes:
            assert len(tuple(taken_fields(fix.apply(draft)))) == 1
    mended = draft
    while left := tuple(taken_fields(mended)):
        mended = left[0].fixes[1].apply(mended)
    assert game_of_own(SHADOW, card=mended.card).id == SHADOW.id
    assert len((mended.card or {})["fields"]) == 3


def test_a_field_that_cannot_hold_what_it_begins_with_is_told_and_mended() -> None:
    """At that very value, whatever the kind; one that can, or begins with nothing, isn't."""
    choices = [{"id": "rain"}, {"id": "sun"}]
    rows = [
        {"id": "turns", "title": "Turns", "kind": "number", "from": 1, "to": 9, "usual": "x"},
        {"id": "late", "kind": "number", "from": 1, "to": 9, "usual": 10},
        {"id": "early", "kind": "number", "from": 1, "to": 9, "usual": 1},
        {"id": "sky", "kind": "choice", "choices": choices, "usual": "snow"},
        {"id": "clear", "kind": "choices", "choices": [*choices, {"id": "sun"}], "usual": ["sun"]},
        {"id": "quick", "kind": "yes_no", "usual": 1},
        {"id": "day", "kind": "date", "usual": "1944-06-06"},
        {"id": "note", "kind": "text"},
    ]
    draft = GameDraft(SHADOW, card={"fields": rows})
    faults = faults_of_cards(draft)
    *unfit, doubled = faults
    assert [one.path for one in unfit] == [("card", "fields", at, "usual") for at in (0, 1, 3, 5)]
    assert doubled.path == ("card", "fields", 4, "choices", 2)
    assert faults[0].message == "The field “Turns” can't hold what it begins with: “x”."
    mended = draft
    for fault in faults:
        mended = fault.fixes[0].apply(mended)
    assert not faults_of_cards(mended)
    assert (mended.card or {})["fields"][2] == rows[2]


def test_cards_without_fields_have_none_that_is_taken() -> None:
    """Nor has a game without cards of its own."""
    assert not tuple(taken_fields(GameDraft(SHADOW)))
