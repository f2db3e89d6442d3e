"""Who searches for what nobody holds any more, and when."""

import gc
import threading
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bob_editor.ui.keeping import searching
from bob_editor.ui.keeping.searching import held


class Ring:
    """Holds itself, as many a dialog does; says on which thread it went."""

    def __init__(self, went: list[threading.Thread]) -> None:
        self.me, self.went = self, went

    def __del__(self) -> None:
        self.went.append(threading.current_thread())


@pytest.fixture
def often() -> Iterator[None]:
    """Searches are due after a thousand new objects."""
    before = gc.get_threshold()
    gc.collect()
    gc.set_threshold(1_000, 10, 10)
    yield
    gc.set_threshold(*before)


def _make_many() -> None:
    made = [[number] for number in range(50_000)]
    assert len(made) == 50_000


def test_what_is_closed_goes_on_the_windows_thread(qapp: QApplication, qtbot: QtBot, often: None) -> None:
    """A window that another thread takes apart crashes the program or makes it stand still."""
    went: list[threading.Thread] = []
    Ring(went)
    beside = threading.Thread(target=_make_many)
    beside.start()
    beside.join()
    assert went == []
    kept = [[number] for number in range(5_000)]
    qtbot.waitUntil(lambda: bool(went))
    assert went == [threading.main_thread()]
    assert kept


def test_none_comes_in_between(qapp: QApplication, qtbot: QtBot, often: None) -> None:
    """Reading a large file isn't stopped; afterwards the search is made."""
    went: list[threading.Thread] = []
    Ring(went)
    kept = [[number] for number in range(5_000)]
    with held():
        qtbot.wait(150)
        assert went == []
    qtbot.waitUntil(lambda: bool(went))
    assert kept


def test_what_is_left_is_searched_again_by_its_number(
    qapp: QApplication, often: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where much is made at once ten searches leave so much that the next stood still for a tenth of a second."""
    found, kept, collect = list[int](), [], gc.collect

    def told(generation: int) -> int:
        found.append(generation)
        return collect(generation)

    monkeypatch.setattr(searching, "_left", 0)
    monkeypatch.setattr(gc, "collect", told)
    for _ in range(6):
        kept.append([[number] for number in range(4_000)])
        searching.search()
    assert found == [0, 0, 1, 0, 0, 1]


def test_all_is_searched_while_the_user_rests(often: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """But not for ever later."""
    found = list[int]()
    monkeypatch.setattr(searching, "_left", 0)
    monkeypatch.setattr(gc, "get_count", lambda: (2_000, 0, len(found) + 9))
    monkeypatch.setattr(gc, "collect", found.append)
    gc.set_threshold(1_000, 1, 10)
    for _ in range(4):
        searching.search(at_rest=False)
    searching.search()
    assert found == [1, 1, 1, 1, 2]
    monkeypatch.setattr(gc, "get_count", lambda: (2_000, 0, 41))
    searching.search(at_rest=False)
    assert found[-1] == 2
