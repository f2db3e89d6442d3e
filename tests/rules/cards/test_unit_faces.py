"""Counters of a game that its data tells: their signs, numbers and colours on the map, on sheets and in print."""

from typing import Any

import pytest
from msgspec.structs import replace

from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Base, Board
from bob_editor.model.joining import join
from bob_editor.model.laid_boards import Laid
from bob_editor.model.scenario import PlacedBoard, Scenario
from bob_editor.render.counters.faces import CounterFaces
from bob_editor.render.kit.signs.unit_signs import family
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.code import known_things, listed_counters, told_numbers
from bob_editor.rules.cards.mix import CounterMix, Lot
from bob_editor.rules.cards.pieces import listed_pieces
from bob_editor.rules.cards.unit_faces import SIGNS, unit_face
from bob_editor.sheet.names import CardNames
from bob_editor.storage.form.schemas import validate
from tests.rules.los.told.plain_game import game

TECHNICAL = {
    "sign": "wheels", "colour": "#a9743f", "values": {"Fire": 4, "Range": 6, "Move": 8, "Crew": 2},
    "back": {"says": "burning", "values": {"Move": 0}},
}  # fmt: skip


def card(counter: Any) -> Card:
    """A card with one unit of that counter, and one of a kind that says nothing of it."""
    rows = [
        {"id": "technical", "title": "Technical", "cites": "1", "counter": counter},
        {"id": "gun_crew", "title": "Crew", "cites": "1"},
    ]
    units = [{"unit": "technical", "at": "B2", "side": "x"}, {"unit": "gun_crew", "at": "B3", "side": "x"}]
    scenario = Scenario({"sides": [{"id": "x", "name": "Ours"}], "units": units})
    rules = game({}, units=rows)
    board = Board(Grid(4, 4), rules.id, base=Base("clear"))
    return Card(scenario, rules, join([Laid(PlacedBoard("b", "1"), board)], rules.id))


def test_a_counter_has_what_its_kind_says() -> None:
    """On the map, in the list of what may be put there, and in the box; a kind that says nothing has none of it."""
    own = card(TECHNICAL)
    assert validate("ruleset", own.ruleset.data) == []
    first, other = listed_counters(own)
    assert (first.sign, first.colour, first.text) == ("wheels", "#a9743f", "4-6-8")
    assert (other.sign, other.colour, other.text) == ("", "", "")
    entries = known_things(own)[0].entries
    assert [(one.sign, one.colour) for one in entries] == [("wheels", "#a9743f"), ("", "")]
    piece, plain = listed_pieces(own)
    assert (piece.values, piece.flips, piece.back) == (
        (("Fire", "4"), ("Range", "6"), ("Move", "8"), ("Crew", "2")), "burning", (("Move", "0"),),
    )  # fmt: skip
    assert (plain.values, plain.flips, plain.sign) == ((), "", "")
    assert told_numbers(own) == {"Technical": "4-6-8"}


def test_a_face_is_printed_as_it_is_said() -> None:
    """In its own colour, the first three numbers large, the others beside; the other side with its own."""
    piece = replace(listed_pieces(card(TECHNICAL))[0], number=0)
    faces = CounterFaces(CounterMix(("dawn",), (Lot("plain-game", piece, (1,)),)))
    front, back = (faces.face(Lot("plain-game", piece, (1,)), side) for side in ("front", "back"))
    assert (front.colour.name(), front.symbol) == ("#a9743f", "wheels")
    assert (front.main, front.beside, front.says) == (("4", "6", "8"), ("2",), "")
    assert (back.main, back.beside, back.says, back.flipped) == (("0",), (), "burning", True)


def test_every_sign_is_drawn() -> None:
    """A sign is its own family; ids go by their words as before."""
    assert [family(one) for one in SIGNS] == list(SIGNS)
    assert family("heavy_tank") == "armour"


@pytest.mark.parametrize(
    "counter", [None, 3, {}, {"values": 7, "back": [], "sign": "cat"}, {"values": {"A": [1]}}]
)
def test_a_card_is_shown_whatever_the_data_says(counter: Any) -> None:
    """What the schema forbids is nothing; a back that is there is another side."""
    own = card(counter)
    assert [one.text for one in listed_counters(own)] == ["", ""]
    assert unit_face(own.ruleset, "technical").sign == ""
    assert unit_face(own.ruleset, "nothing").values == ()


def test_the_printed_card_has_the_sign() -> None:
    """Entries of forces are marked by the kind's own sign, others by their id."""
    own = card(TECHNICAL)
    names = CardNames(own)
    assert (names.symbol("technical"), names.symbol("gun_crew")) == ("wheels", "gun_crew")
