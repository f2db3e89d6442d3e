"""What is closed holds no memory any more, though Python doesn't search through all that is open."""

import gc
import weakref
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from bob_editor.ui.tabs.tabbed_window import TabbedWindow
from tests.ui.tabs.conftest import forget_changes
from tests.unsearched import unsearched


@pytest.fixture
def searched_between_tests() -> None:
    """Here it is what is tested."""


@pytest.fixture(autouse=True)
def settled() -> Iterator[None]:
    """Nothing else is searched meanwhile, as while the program runs."""
    with unsearched():
        yield


def test_a_tab(tabs: TabbedWindow, paths: list[str], qtbot: QtBot) -> None:
    """With its document and all that shows it."""
    for path in paths:
        assert tabs.front.files.open_path(path)
    qtbot.waitUntil(lambda: tabs.front.canvas.sharp)
    closed = tabs.front
    gone = [weakref.ref(one) for one in (closed, closed.session, closed.session.document, closed.canvas)]
    gc.freeze()
    assert closed.files.close()
    del closed
    qtbot.waitUntil(lambda: all(one() is None for one in gone))


def test_the_first_window(tabs: TabbedWindow, paths: list[str], qtbot: QtBot) -> None:
    """What is asked of it later is asked of those that are left."""
    for path in paths:
        assert tabs.front.files.open_path(path)
    tabs.front.actions_["tab_to_window"].trigger()
    _, other = tabs.family
    qtbot.addWidget(other, before_close_func=forget_changes)
    gone = weakref.ref(tabs.front)
    gc.freeze()
    assert tabs.close()
    qtbot.waitUntil(lambda: gone() is None)
    assert tabs.front is other.front
    assert other.front.files.open_path(paths[0])
    assert tabs.save_aside() == other.save_aside()


def test_a_window_of_its_own(tabs: TabbedWindow, paths: list[str], qtbot: QtBot) -> None:
    """Beside others; with all its tabs, but for its frame."""
    for path in paths:
        assert tabs.front.files.open_path(path)
    tabs.front.actions_["tab_to_window"].trigger()
    _, other = tabs.family
    closed = other.front
    gone = [weakref.ref(one) for one in (closed, closed.session, closed.session.document, closed.canvas)]
    gc.freeze()
    assert other.close()
    del closed
    qtbot.waitUntil(lambda: all(one() is None for one in gone))
