"""Work beside the window waits for the user to pause."""

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.board.palette import PalettePanel
from bob_editor.ui.session.beside import stillness
from bob_editor.ui.session.beside.stillness import LOOK_AGAIN, Stillness


class Clock:
    """A clock that goes on only while someone sleeps."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.now = 100.0
        patch.setattr(stillness, "monotonic", lambda: self.now)
        patch.setattr(stillness, "sleep", self.sleep)

    def sleep(self, seconds: float) -> None:
        """Let time pass."""
        self.now += seconds


def test_it_waits_for_a_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not at all where nobody is at work; else until the user pauses; not where the work is given up."""
    clock = Clock(monkeypatch)
    still = Stillness()
    still.wait(lambda: False)
    assert clock.now == 100
    still.stir()
    still.wait(lambda: True)
    assert clock.now == 100
    still.wait(lambda: False)
    assert stillness.STILL <= clock.now - 100 < stillness.LONGEST


def test_a_hand_that_never_rests(monkeypatch: pytest.MonkeyPatch) -> None:
    """The work gets on all the same, a step at a time."""
    clock = Clock(monkeypatch)
    still = Stillness()

    def restless() -> bool:
        still.stir()
        return False

    still.wait(restless)
    assert stillness.LONGEST <= clock.now - 100 < 2 * stillness.LONGEST


def test_the_board_is_worked_on_by_mouse_and_keys(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Either is told."""
    stirred: list[None] = []
    monkeypatch.setattr(window.session.stillness, "stir", lambda: stirred.append(None))
    middle = window.canvas.rect().center()
    for place in (middle, middle + QPoint(5, 5)):  # where the pointer is already, it doesn't move
        qtbot.mouseMove(window.canvas, place)
    qtbot.waitUntil(lambda: bool(stirred))
    stirred.clear()
    qtbot.keyClick(window.canvas, Qt.Key.Key_Right)
    assert stirred


def test_the_palette_is_painted_in_pauses(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No swatch is painted while the user draws on the map; all are once the hand rests."""
    palette, still = window.docks.panel(PalettePanel), window.session.stillness

    def unpainted() -> int:
        rows = [palette.list.item(row) for row in range(palette.list.count())]
        return sum(row.icon().isNull() and bool(row.flags() & Qt.ItemFlag.ItemIsSelectable) for row in rows)

    palette._shown_for = None
    with monkeypatch.context() as patch:
        patch.setattr(stillness, "STILL", 1e9)
        still.stir()
        palette.refresh()
        before = unpainted()
        qtbot.wait(3 * LOOK_AGAIN)
        assert unpainted() == before > 0
    qtbot.waitUntil(lambda: unpainted() == 0)


def test_what_was_opened_is_seen_before_it_is_checked(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While there is something to paint the checks wait."""
    checks, done = window.session.checks, [False]
    asked: list[bool] = []
    checked: list[bool] = []

    def is_painted(_still: Stillness) -> bool:
        asked.append(done[0])
        return done[0]

    monkeypatch.setattr(Stillness, "pausing", property(is_painted))
    monkeypatch.setattr("bob_editor.ui.session.checks.SEEN_BY", 60)
    monkeypatch.setattr(window.session.expectations, "refresh", lambda: checked.append(done[0]))
    checks.first()
    qtbot.waitUntil(lambda: len(asked) > 3)
    assert checked == []
    done[0] = True
    qtbot.waitUntil(lambda: bool(checked))
    assert checked == [True]
