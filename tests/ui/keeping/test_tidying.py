"""The search for what nobody holds any more."""

import gc
import weakref

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bob_editor.ui.keeping import tidying
from bob_editor.ui.session.beside.stillness import Stillness


@pytest.fixture
def searched_between_tests() -> None:
    """Here it is what is tested."""


class Ring:
    """Holds itself."""

    def __init__(self) -> None:
        self.me = self


def test_it_waits_for_a_rest(qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was given up is free once the user rests, and no sooner."""
    monkeypatch.setattr(tidying, "LOOK_EVERY", 20)
    stillness, parent = Stillness(), QObject()
    gc.collect()
    gone = weakref.ref(Ring())
    tidy = tidying.Tidying(stillness, parent)
    done: list[bool] = []
    search = tidy._tidy

    def watched() -> None:
        done.append(True)
        search()

    # Python may search by itself meanwhile, and another window may: this one is meant.
    monkeypatch.setattr(tidy, "_tidy", watched)
    stillness.stir()
    tidy.soon()
    qtbot.wait(60)
    assert not done
    monkeypatch.setattr(tidying, "RESTING", 0.01)
    qtbot.waitUntil(lambda: bool(done) and gone() is None, timeout=5_000)


def test_a_day_without_a_rest(qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """After several documents it is done all the same."""
    monkeypatch.setattr(tidying, "AFTER", 5)
    stillness, parent = Stillness(), QObject()
    tidy = tidying.Tidying(stillness, parent)
    gc.collect()
    gone = weakref.ref(Ring())
    stillness.stir()
    for _ in range(tidying.MOST):
        tidy.soon()
    qtbot.waitUntil(lambda: gone() is None, timeout=2_000)


def test_what_is_opened_first_gives_nothing_up(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a large board the search takes longer than a frame: it isn't made where nothing was closed."""
    given_up: list[bool] = []
    monkeypatch.setattr(tidying.Tidying, "soon", lambda _self: given_up.append(True))
    parent = QObject()
    tidy = tidying.Tidying(Stillness(), parent)
    tidy.opened(empty=False)
    assert not given_up
    tidy.opened(empty=True)
    assert len(given_up) == 1
    tidy.opened(empty=False)
    assert len(given_up) == 1
