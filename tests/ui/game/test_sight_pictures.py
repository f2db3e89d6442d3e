"""The pictures of the answers to questions about sight, in the window."""

from collections.abc import Sequence
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from bob_editor.editing.game import answers
from bob_editor.editing.game.draft import GameDraft
from bob_editor.editing.game.game_document import GameDocument
from bob_editor.editing.game.shown import candidates
from bob_editor.editing.game.starts import STARTS, started
from bob_editor.editing.game.trying import first_board
from bob_editor.rules.games.questions import QUESTIONS
from bob_editor.rulesets import game_of_own
from bob_editor.ui.frame.window import Window
from bob_editor.ui.game.sight import sight_page
from bob_editor.ui.game.sight.line_picture import line_picture
from bob_editor.ui.game.sight.sight_page import SightPage
from tests.ui.game.pages import page_of


def test_questions_show_pictures_and_put_their_board_on_trial(game_window: Window, qtbot: QtBot) -> None:
    """Each card says its verdict; the question's board can be tried."""
    page = page_of(game_window, SightPage)
    cards = page.boxes["along"].cards
    qtbot.waitUntil(lambda: all(":" in card.accessibleName() for _, card in cards))
    assert len({card.accessibleName().rpartition(": ")[2] for _, card in cards}) > 1
    before = game_window.session.board
    qtbot.mouseClick(page.boxes["along"].try_, Qt.MouseButton.LeftButton)
    assert game_window.session.board != before
    assert game_window.session.live_los.answer is not None
    eyes = page.boxes["eye"].number
    assert eyes is not None
    texts = []
    for value in (0, 1, 1.5):
        eyes.setValue(value)
        texts.append(eyes.text())
    assert texts == ["0 levels", "1 level", "1.5 levels"]


def test_no_two_pictures_of_a_question_are_alike_unless_it_says_so(game_window: Window, qtbot: QtBot) -> None:
    """A line is clear or it isn't; what its start sees around tells more answers apart."""
    page = page_of(game_window, SightPage)
    box = page.boxes["along"]

    def pictures() -> list[bytes]:
        painted = [card._picture for _, card in box.cards if card._picture is not None]
        return [bytes(one.toImage().constBits()) for one in painted]

    qtbot.waitUntil(lambda: len(set(pictures())) == len(box.cards))
    assert box.alike.isHidden()
    box.tell_alike([[0, 2]])
    assert not box.alike.isHidden()
    for place in (0, 2):
        assert box.cards[place][1].text() in box.alike.text()


def test_what_no_picture_tells_apart_stays_named_while_it_is_looked_for_again(
    game_window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With each other answer the line went and came again, and all below it jumped."""
    monkeypatch.setattr(candidates, "_RICH", 20)
    session = game_window.session
    sides = next(one for one in STARTS if one.id == "sides")
    document = GameDocument(GameDraft(started(sides, "Mill Days")), game_of_own)
    session.open_game(document, first_board(document.game))
    box = page_of(game_window, SightPage).boxes["ties_higher"]
    qtbot.waitUntil(lambda: not box.alike.isHidden())
    told: list[Sequence[Sequence[int]]] = []
    monkeypatch.setattr(box, "tell_alike", told.append)
    along = next(one for one in QUESTIONS if one.key == "along")
    session.game_desk.push(answers.answer(along, "worse", None))
    qtbot.waitUntil(lambda: bool(told))
    assert told == [[[0, 2]]]


def test_one_picture_is_painted_a_turn(
    game_window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nine in one held up an edit, and the board that it is tried on."""
    page, painted = page_of(game_window, SightPage), 0

    def counted(*given: Any) -> QPixmap:
        nonlocal painted
        painted += 1
        return line_picture(*given)

    page._timer.stop()
    monkeypatch.setattr(sight_page, "line_picture", counted)
    cards = page.boxes["along"].cards
    for _ in range(2_000):
        before = painted
        page._paint_one()
        assert painted - before <= 1
        if all(card._picture is not None for _, card in cards):
            break
    assert painted >= len(cards)
