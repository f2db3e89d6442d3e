"""What every test may rely on."""

import gc
import logging
import os
import threading
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings
from pytestqt.qtbot import QtBot

from bob_editor.rulesets import refresh_games
from bob_editor.sheet.languages.in_window import keep_names
from bob_editor.storage.games import nearby, places
from bob_editor.ui.light_qt import spare_sources
from tests.own_places import NOTHING_OWN
from tests.patient import Patient

# As the program itself begins: PySide would read the source of each test, and of all that they import.
spare_sources()

# How long an example takes depends on the machine, and on what else it does; timings belong in benchmarks.
# Every run tries other examples; --hypothesis-profile=thorough tries many at once.
UNTIMED = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("untimed", UNTIMED, max_examples=30)
settings.register_profile("thorough", UNTIMED, max_examples=1000)
settings.load_profile("untimed")

# As the program itself begins: Python would search what all tests have made over and over.
gc.set_threshold(100_000)

# Before anything imports Qt: tests paint off screen, unless whoever runs them asks to watch.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# What the user of this machine has of his own is no part of the rules.
os.environ.update(NOTHING_OWN)

# Tests that go through all games mean those with a rulebook of their own; tests/rulesets/test_example_games.py looks at
# the examples, which have neither cards of their own nor words in other languages.
example_games = places.example_games
places.example_games = lambda: None


@pytest.fixture
def examples(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The example games are found, as in the program."""
    monkeypatch.setattr(places, "example_games", example_games)
    monkeypatch.setattr(nearby, "_known", {})
    refresh_games()
    yield
    monkeypatch.undo()
    refresh_games()


@pytest.fixture(autouse=True)
def failed_layers() -> Iterator[list[str]]:
    """What the map's painter left out because it failed: nothing, unless a test empties the list itself."""
    found: list[str] = []

    class Collect(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            found.append(record.getMessage())

    log, handler = logging.getLogger("bob_editor.render.board.painter"), Collect()
    log.addHandler(handler)
    yield found
    log.removeHandler(handler)
    assert found == []


@pytest.fixture(autouse=True)
def no_game_of_another_test() -> Iterator[None]:
    """A process knows the games beside what it opened, and shows their names as they are written."""
    yield
    keep_names(frozenset())
    nearby._known.clear()


_applications: list[object] = []
"""Keeps the application until the process ends: Qt's objects must not outlive it."""


@pytest.fixture(scope="session")
def qapp() -> object:
    """The program's own application object."""
    from bob_editor.ui.app import application

    _applications.append(application())
    return _applications[-1]


@pytest.fixture
def qtbot(qapp: object, request: pytest.FixtureRequest) -> QtBot:
    """In place of pytest-qt's own, which waits for five seconds."""
    return Patient(request)


@pytest.fixture(scope="session", autouse=True)
def one_application(qapp: object) -> Iterator[object]:
    """One Qt application for all tests of a process: painting would make a lesser one, which no window can follow."""
    from bob_editor.ui.session.beside.work import BESIDE

    yield qapp
    # The program ends at once, whatever goes on beside its windows. Python would stop such work in the midst of Qt's or
    # shapely's code, and the process with it.
    for one in threading.enumerate():
        if one.name == BESIDE:
            one.join(60)


@pytest.fixture(autouse=True)
def garbage_is_searched() -> Iterator[None]:
    """On the window's thread, where its event loop rests between tests."""
    from bob_editor.ui.keeping.searching import search

    yield
    search()


class _Raising(logging.Handler):
    """Raises what made a check fail, where the program would tell it as an issue and go on."""

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info is not None and record.exc_info[1] is not None:
            raise record.exc_info[1]


_RAISING = _Raising()


@pytest.fixture(scope="session", autouse=True)
def no_check_fails() -> Iterator[None]:
    """A check that fails fails the test that ran it."""
    log = logging.getLogger("bob_editor.rules.issues.failing")
    log.addHandler(_RAISING)
    yield
    log.removeHandler(_RAISING)


@pytest.fixture
def checks_may_fail() -> Iterator[None]:
    """For tests of checks that fail."""
    log = logging.getLogger("bob_editor.rules.issues.failing")
    log.removeHandler(_RAISING)
    yield
    log.addHandler(_RAISING)
