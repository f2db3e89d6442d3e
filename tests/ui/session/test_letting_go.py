"""What was kept for painting is freed bit by bit."""

import weakref

from pytestqt.qtbot import QtBot

from bob_editor.ui.session.letting_go import LettingGo


class Thing:
    """Something that can be seen to go."""


def test_all_goes_while_the_window_goes_on(qtbot: QtBot) -> None:
    """Nothing is freed at once, and in the end nothing is left."""
    letting_go, things = LettingGo(), [Thing() for _ in range(5)]
    alive = [weakref.ref(one) for one in things]
    letting_go.take(things)
    things.clear()
    assert all(one() is not None for one in alive)
    qtbot.waitUntil(lambda: all(one() is None for one in alive))
