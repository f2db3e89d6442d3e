"""Live LOS, against a sight that only counts how it was asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from bob_editor.editing.document.document import Document
from bob_editor.editing.sight.live_los import LiveLos
from bob_editor.errors import UnknownId
from bob_editor.geometry.arrays import Bools
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Base, Board
from bob_editor.model.board_edits import paint_terrain
from bob_editor.model.change import Change
from bob_editor.rules.game import Game
from bob_editor.rules.los.answer import Answer
from bob_editor.rules.los.scene import End, Marker, Scene, UnitOnMap
from bob_editor.rules.los.sight import FieldOfView
from tests.rules.los.told.plain_game import game as plain_game

Told = Callable[[Any], list[tuple[Any, ...]]]


class WoodsBlock:
    """Woods anywhere on the board block all; ``made`` counts how often a sight was made anew or after a change."""

    made: list[str]

    def __init__(self, scene: Scene, made: list[str]) -> None:
        self.scene = scene
        self.made = made

    @property
    def blocked(self) -> bool:
        """Whether there are woods."""
        return any(self.scene.board.hexes_with("woods"))

    def trace(self, start: End, goal: End) -> Answer:
        """Blocked or clear."""
        return Answer("blocked" if self.blocked else "clear", start.hex.distance(goal.hex), ())

    def field(self, start: End) -> FieldOfView:
        """Blocked or clear everywhere."""
        hexes = self.scene.board.grid.hexes
        codes = np.full(len(hexes), 2 if self.blocked else 0, dtype=np.uint8)
        return FieldOfView(start, hexes, codes, np.zeros(len(hexes), dtype=np.int16))

    @property
    def is_reciprocal(self) -> bool:
        """It is, but nobody asks here."""
        return True

    def field_among(self, start: End, _among: Bools) -> FieldOfView:
        """The whole field is as quick."""
        return self.field(start)

    def aimed(self, _at: End) -> None:
        """Nobody asks here."""

    def after(self, board: Board, change: Change) -> WoodsBlock:
        """The same on another board."""
        self.made.append(f"after {len(change.hexes)}")
        return WoodsBlock(self.scene.with_board(board), self.made)

    def under(self, scene: Scene) -> WoodsBlock:
        """The same in another scene."""
        self.made.append("under")
        return WoodsBlock(scene, self.made)


@pytest.fixture
def made() -> list[str]:
    """How sights were made."""
    return []


@pytest.fixture
def toy(rules: Game, made: list[str]) -> Game:
    """The rules with a sight that counts."""

    def sight(scene: Scene) -> WoodsBlock:
        made.append("anew")
        if scene.conditions.get("unknown"):
            raise UnknownId("There is no condition “unknown”.")
        return WoodsBlock(scene, made)

    return replace(rules, sight=sight)


@pytest.fixture
def document(toy: Game) -> Document:
    """An empty board under those rules."""
    return Document(Board(Grid(6, 6), toy.id), toy)


def _woods(board: Board, *labels: str) -> Board:
    return paint_terrain(board, [board.grid.hex(label) for label in labels], ["woods"])


def _answers(los: LiveLos) -> tuple[FieldOfView | None, Answer | None]:
    return los.field, los.answer


def test_nothing_is_asked_before_there_are_ends(document: Document, made: list[str]) -> None:
    """Without an origin there is no field and no answer; with one there is a field, with both an answer."""
    los = LiveLos(document)
    b2, d4 = End(document.value.grid.hex("B2")), End(document.value.grid.hex("D4"))
    assert (los.field, los.answer, los.trouble) == (None, None, "")
    los.origin = b2
    assert los.field is not None
    assert los.answer is None
    los.target = d4
    assert los.answer is not None
    assert los.answer.verdict == "clear"
    assert made == ["anew"]


def test_it_follows_the_document(document: Document, made: list[str], told: Told) -> None:
    """After an edit the sight is carried over, field and answer are new, and listeners are told once."""
    los = LiveLos(document)
    los.look(End(document.value.grid.hex("B2")), End(document.value.grid.hex("D4")))
    assert los.answer is not None
    heard = told(los.changed)
    document.set_value(_woods(document.value, "C3"))
    assert los.answer is not None
    assert los.answer.verdict == "blocked"
    assert los.field is not None
    assert set(los.field.codes) == {2}
    assert los.scene.board is document.value
    assert made == ["anew", "after 1"]
    assert len(heard) == 1


def test_a_new_target_keeps_the_field(document: Document) -> None:
    """The field of the same origin isn't worked out again for another target."""
    los = LiveLos(document)
    los.look(End(document.value.grid.hex("B2")), End(document.value.grid.hex("D4")))
    field = los.field
    los.target = End(document.value.grid.hex("E4"))
    assert los.answer is not None
    assert los.field is field
    los.swap()
    assert los.field is not field
    assert los.target == End(document.value.grid.hex("B2"))


def test_previews(document: Document, made: list[str]) -> None:
    """Another board's answers are worked out once, and leave the document's own alone."""
    los = LiveLos(document)
    los.look(End(document.value.grid.hex("B2")), End(document.value.grid.hex("D4")))
    other = _woods(document.value, "C3", "C4")
    field, answer = los.preview(other)
    assert field is not None
    assert answer is not None
    assert answer.verdict == "blocked"
    assert los.preview(other) == (field, answer)
    assert made.count("after 2") == 1
    assert los.answer is not None
    assert los.answer.verdict == "clear"
    assert los.preview(document.value)[0] is los.field


def test_the_scene_can_be_set(document: Document, made: list[str], told: Told) -> None:
    """Markers and conditions are set with the scene, which always holds the present board."""
    los = LiveLos(document)
    los.origin = End(document.value.grid.hex("B2"))
    assert los.field is not None
    heard = told(los.changed)
    old = los.scene
    document.set_value(_woods(document.value, "C3"))
    los.scene = replace(old, markers=(Marker("smoke", document.value.grid.hex("C4")),))
    assert los.scene.board is document.value
    assert los.field is not None
    assert made[-1] == "under"
    assert len(heard) == 2


def test_circumstances_are_tried(document: Document, made: list[str]) -> None:
    """Smoke in hand is looked through on the board as it is and on another, once for all equal places of it."""
    los, other = LiveLos(document), _woods(document.value, "A1")
    los.look(End(document.value.grid.hex("B2")), End(document.value.grid.hex("D4")))
    assert los.answer is not None
    for board in (document.value, other):
        tried = [replace(los.scene, markers=(Marker("smoke", board.grid.hex("C3")),)) for _ in range(2)]
        assert not los.knows(board, tried[0])
        found = [los.preview(board, one) for one in tried]
        sight = los.sight_on(board, tried[0])
        assert sight is not None
        assert (sight.scene.board, sight.scene.markers) == (board, tried[0].markers)
        assert found[0] == found[1]
        assert los.knows(board, tried[1])
        assert los.sight_on(board, replace(los.scene)) is los.sight_on(board)
    assert made.count("under") == 2
    assert los.scene.markers == ()


def test_units_that_move_are_seen_in_a_game_told_by_data() -> None:
    """Its sight says that they are in the way, so a line is looked along anew where one comes or goes."""
    tank = {"id": "tank", "title": "Tank", "height": 1, "cites": ""}
    game = plain_game({"units": {"count": "all"}}, units=[tank])
    document = Document(Board(Grid(6, 6), game.id, base=Base("clear")), game)
    los, at = LiveLos(document), document.value.grid.hex
    los.look(End(at("B2")), End(at("B4")))
    verdicts = []
    for units in ((), (UnitOnMap("tank", at("B3")),), (UnitOnMap("tank", at("C3")),)):
        los.scene = replace(los.scene, units=units)
        assert los.answer is not None
        verdicts.append(los.answer.verdict)
    assert verdicts == ["clear", "blocked", "clear"]


def test_trouble_is_told(document: Document) -> None:
    """Where the rules can't answer, there is a sentence instead, and it goes away with its cause."""
    los = LiveLos(document)
    los.origin = End(document.value.grid.hex("B2"))
    los.scene = replace(los.scene, conditions={"unknown": True})
    assert los.field is None
    assert los.trouble == "There is no condition “unknown”."
    assert los.preview(_woods(document.value, "C3")) == (None, None)
    los.scene = replace(los.scene, conditions={})
    assert los.trouble == ""
    assert los.field is not None


def test_a_ruleset_without_los(document: Document, toy: Game) -> None:
    """Where the game has no LOS here, that is said, and nothing fails."""
    document.open(document.value, replace(toy, sight=None))
    los = LiveLos(document)
    los.look(End(document.value.grid.hex("B2")), End(document.value.grid.hex("D4")))
    assert not los.available
    assert los.trouble == "Band of Brothers 2.2 has no LOS in this program."
    assert _answers(los) == (None, None)
    assert los.preview(_woods(document.value, "C3")) == (None, None)


def test_ends_off_the_board(document: Document, toy: Game) -> None:
    """Where a smaller board takes the place, ends off it see nothing; edited rules keep them, another game forgets."""
    los = LiveLos(document)
    los.look(End(document.value.grid.hex("F6")), End(document.value.grid.hex("B2")))
    assert los.answer is not None
    document.open(Board(Grid(3, 3), toy.id), toy)
    assert _answers(los) == (None, None)
    document.open(Board(Grid(3, 3), toy.id), replace(toy, title="Edited"))
    assert los.origin is not None
    document.open(Board(Grid(3, 3), "other"), replace(toy, id="other"))
    assert los.origin is None


def test_both_ends_are_told_once(document: Document, told: Told) -> None:
    """Setting both ends tells once, setting the same ones again doesn't."""
    los = LiveLos(document)
    heard = told(los.changed)
    ends = End(document.value.grid.hex("B2")), End(document.value.grid.hex("D4"))
    los.look(*ends)
    los.look(*ends)
    assert len(heard) == 1


def test_edits_are_followed_when_the_next_question_is_asked(document: Document, made: list[str]) -> None:
    """No edit waits for what is seen after it; several are followed in one step, before other circumstances are."""
    los, grid = LiveLos(document), document.value.grid
    los.look(End(grid.hexes[0]), End(grid.hexes[5]))
    assert los.answer is not None
    made.clear()
    for at in grid.hexes[2:4]:
        document.set_value(paint_terrain(document.value, [at], ("woods",)))
    assert los.lags
    assert not los.knows(document.value)
    assert not made
    los.scene = replace(los.scene, markers=(Marker("smoke", grid.hexes[6]),))
    assert los.answer is not None
    assert los.answer.verdict == "blocked"
    assert made == ["after 2", "under"]
    assert not los.lags
    assert los.knows(document.value)
