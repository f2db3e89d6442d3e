"""Scenarios as values: what their views read, and what every edit leaves as it was."""

import copy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bob_editor.geometry.grid import Grid
from bob_editor.model import board_edits
from bob_editor.model import scenario_edits as edits
from bob_editor.model.board import Accepted, Board
from bob_editor.model.change import difference
from bob_editor.model.games import edits as game_edits
from bob_editor.model.games.own_game import OwnGame
from bob_editor.model.scenario import PlacedBoard, Scenario

CARD: dict[str, Any] = {
    "id": "mill", "title": "The mill", "ruleset": "toy",
    "map": {"boards": [{"board": "a.board.json", "name": "1"}, {"board": "b.board.json", "at": [54, 0], "turn": 180}]},
    "sides": [{"id": "us", "command_points": 2}, {"id": "ge"}],
    "units": [{"unit": "squad", "at": "1.E4"}, "nonsense", {"unit": "gun"}],
    "conditions": {"visibility": 4, "x-moon": 1},
    "rules": [{"text": "E4 is a word here."}],
    "initial_control": {"1.E4": "us"},
}  # fmt: skip


def test_views_leave_out_what_they_cannot_read() -> None:
    """And never raise, whatever stands in the card."""
    card = Scenario(CARD)
    assert (card.id, card.title, card.ruleset) == ("mill", "The mill", "toy")
    assert card.boards == (
        PlacedBoard("a.board.json", "1"),
        PlacedBoard("b.board.json", "", (54, 0), 180),
    )
    assert [index for index, _ in card.units] == [0, 2]
    assert card.conditions == {"visibility": 4}
    assert card.whole("sides", 0, "command_points") == 2
    assert card.get("sides", 5, "id") is None
    assert card.get("title", 0) is None
    broken = Scenario({"map": {"boards": {"board": 1}}, "units": 7, "sides": [3], "conditions": []})
    assert (broken.boards, broken.units, broken.sides, broken.conditions) == ((), (), (), {})
    odd = Scenario({"map": {"boards": [{"board": 3, "at": ["x", 1], "turn": True}]}})
    assert odd.boards == (PlacedBoard(""),)


def test_put_makes_what_is_missing() -> None:
    """Objects on the way, and a place at the end of a list."""
    card = edits.put(Scenario({}), ("sides", 0, "operations_range", "min"), 2)
    assert card.data == {"sides": [{"operations_range": {"min": 2}}]}
    assert edits.append(card, ("sides",), {"id": "ge"}).get("sides", 1, "id") == "ge"
    assert edits.put(card, ("sides", 0, "operations_range", "min"), 2) is card


def test_remove_takes_emptied_objects_along() -> None:
    """So that clearing the last field of a form's group leaves nothing behind."""
    card = edits.put(Scenario({"id": "a"}), ("victory", "clauses", 0, "count"), 1)
    assert edits.remove(card, ("victory", "clauses", 0, "count")).get("victory", "clauses") == [{}]
    assert edits.remove(card, ("victory", "clauses")).data == {"id": "a"}
    assert edits.put(card, ("victory",), None).data == {"id": "a"}
    assert edits.remove(card, ("nowhere", 3)) is card


def test_remove_takes_what_is_null() -> None:
    """A field that the file gives as null stands there, and goes; a path through it leads nowhere."""
    card = Scenario({"id": "a", "control": {"4": "us", "5": None}})
    assert edits.remove(card, ("control", "5")).data == {"id": "a", "control": {"4": "us"}}
    assert edits.remove(card, ("control", "5", "side")) is card
    assert edits.remove(card, ("control", "6")) is card


def test_lists_are_kept_in_order() -> None:
    """Entries are put in, moved and taken out by place."""
    card = Scenario({"rules": [{"id": name} for name in "abc"]})
    assert [row["id"] for _, row in edits.move(card, ("rules",), 0, 2).rows("rules")] == ["b", "c", "a"]
    assert [row["id"] for _, row in edits.insert(card, ("rules",), 1, {"id": "x"}).rows("rules")] == [*"axbc"]
    assert [row["id"] for _, row in edits.remove(card, ("rules", 1)).rows("rules")] == ["a", "c"]
    assert edits.move(card, ("rules",), 9, 0) is card


def test_labels_are_renamed_outside_running_text() -> None:
    """Keys too; a rule's text is prose."""
    card = edits.relabelled(Scenario(CARD), lambda text: "2.E4" if text == "1.E4" else text)
    assert card.get("units", 0, "at") == "2.E4"
    assert card.get("initial_control") == {"2.E4": "us"}
    assert card.get("rules") == CARD["rules"]


def test_a_board_is_renamed_wherever_it_is_named() -> None:
    """In labels, keys, hex sets and references, and not in a word that only begins like it."""
    card = Scenario(
        CARD
        | {
            "rules": [{"text": "The mill {hex:1.E4} and {side:1.D2/1.E3}; 1.E4 as a word; {rule:1.0}."}],
            "setup_areas": [{"id": "a", "area": {"board": "1", "except": ["1.A1"]}}],
            "turns": "1.5",
        }
    )
    after = edits.rename_board(card, "1", "7")
    assert after.boards[0].name == "7"
    assert after.boards[0].board == "a.board.json"
    assert (
        after.text("rules", 0, "text")
        == "The mill {hex:7.E4} and {side:7.D2/7.E3}; 1.E4 as a word; {rule:1.0}."
    )
    assert after.get("setup_areas", 0, "area") == {"board": "7", "except": ["7.A1"]}
    assert after.get("initial_control") == {"7.E4": "us"}
    assert after.get("turns") == "1.5"


def test_what_is_another_programs_stays_as_it_stands() -> None:
    """Whatever is renamed; its words may look like labels, and lead nowhere that we know of."""
    theirs = {"x-table": {"board": "1", "cell": "1.E4", "text": "{unit:tiger}"}}
    card = Scenario(CARD | theirs | {"rules": [{"id": "a", **theirs}]})
    after = edits.retarget(edits.rename_board(card, "1", "7"), "unit", "tiger", "lion")
    assert after.get("x-table") == after.get("rules", 0, "x-table") == theirs["x-table"]


def test_references_of_a_kind_lead_elsewhere() -> None:
    """References to others stay, and those of another kind."""
    card = edits.put(Scenario(CARD), ("rules", 0, "text"), "{unit:tiger} and {unit:tiger-2}")
    assert edits.retarget(card, "area", "tiger", "lion") == card
    after = edits.retarget(card, "unit", "tiger", "tiger-1")
    assert after.text("rules", 0, "text") == "{unit:tiger-1} and {unit:tiger-2}"


def test_acceptances() -> None:
    """One for a code at a place that says the same; withdrawing the last leaves no list."""
    first, second = (Accepted("toy/a", "E4", because) for because in ("so", "meant so"))
    card = edits.accept(edits.accept(Scenario({}), first), second)
    assert list(card.accepted()) == [second]
    assert edits.withdraw_acceptance(card, first).data == {}


def test_rows_that_say_nothing_of_an_issue_stay_beside_acceptances() -> None:
    """What somebody wrote there by hand is told by its form; accepting an issue doesn't take it away, nor stumble."""
    broken = ("text", {"code": ["x"], "at": {}, "message": []}, 3)
    issue = Accepted("toy/a", "E4", "so", "It is.")
    card = edits.accept(Scenario({"accepted": broken}), issue)
    assert tuple(card.get("accepted"))[:3] == broken
    assert tuple(edits.withdraw_acceptance(card, issue).get("accepted")) == broken
    assert edits.accept(Scenario({"accepted": "all"}), issue).get("accepted") == card.get("accepted")[3:]


def test_acceptance_of_a_hex_goes_with_its_board() -> None:
    """What it said names the hex as it is called then; words that name none stay."""
    card = edits.put(Scenario({}), ("map", "boards"), [{"board": "a.board.json", "name": "1"}])
    card = edits.accept(card, Accepted("toy/a", "1.E4", "so", "A unit in 1.E4 sees 1.E5/1.E6."))
    (row,) = edits.rename_board(card, "1", "2").accepted()
    assert (row.at, row.message) == ("2.E4", "A unit in 2.E4 sees 2.E5/2.E6.")


paths = st.sampled_from(
    [
        ("title",),
        ("sides", 0, "command_points"),
        ("sides", 1),
        ("map", "boards", 1, "at"),
        ("new", "deep"),
        ("units", 2),
    ]
)


@given(paths, st.one_of(st.integers(), st.text(max_size=3), st.none()))
def test_an_edit_alters_nothing_in_place(path: tuple[str | int, ...], value: Any) -> None:
    """The value before is as it was, and what was put is found again."""
    before = copy.deepcopy(CARD)
    card = Scenario(CARD)
    after = edits.put(card, path, value)
    assert before == CARD
    if value is not None:
        assert after.get(*path) == value
    assert card.get(*path) == Scenario(before).get(*path)


def test_several_are_accepted_and_withdrawn_at_once() -> None:
    """An earlier reason for one of them is replaced, and others stay."""
    old, new, more = (Accepted("toy/a", at, "so", "It is.") for at in ("E4", "E4", "E5"))
    card = edits.accept(edits.accept(Scenario({}), replace(old, because="old")), new, more)
    assert tuple(card.accepted()) == (new, more)
    assert edits.withdraw_acceptance(card, replace(new, message="It was.")) == card
    assert edits.withdraw_acceptance(card, new, more).data == {}


@pytest.mark.parametrize(("was", "to"), [(1, True), (False, 0), ({"a": [1]}, {"a": [True]})])
def test_truth_is_put_where_a_number_stood(was: Any, to: Any) -> None:
    """To Python they are equal; a check asks for the one, and a switch that was turned must say it."""
    card, game = Scenario({"night": was, "x": 2}), OwnGame({"night": was})
    assert repr(edits.put(card, ("night",), to).get("night")) == repr(to)
    assert repr(game_edits.put(game, ("night",), to).data["night"]) == repr(to)
    assert edits.put(card, ("night",), copy.deepcopy(was)) is card
    board = Board(Grid(1, 1), "toy", rulings={"night": was})
    after = board_edits.set_heading(board, rulings={"night": to})
    assert after != board
    assert difference(board, after).headings == {"rulings"}
