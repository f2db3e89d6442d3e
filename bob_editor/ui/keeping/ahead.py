"""Loads while the user rests what panels and dialogs stand on, module by module: loaded as they open it was felt.

In the window's own thread, for a module that is loaded when it is first used bears no two at once.
"""

from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from PySide6.QtCore import QObject, QTimer

from bob_editor.exchange import formats
from bob_editor.publishing import forms
from bob_editor.rulesets import all_rulesets, reading
from bob_editor.ui.session.beside.turns import Turns

LOOK_EVERY = 1_000
"""Milliseconds after which it is looked whether the user rests."""

RESTING = 2.0
"""Seconds without mouse, keys and edits after which it is begun, and without which it goes on no further."""

NEXT = 40
"""Milliseconds from one module to the next."""


class Ahead(QObject):
    """Once in the program's life; ``rests`` says whether nobody has done anything for so many seconds.

    The modules named ``first`` are loaded first, then all games, forms and formats.
    """

    def __init__(self, rests: Callable[[float], bool], parent: QObject, first: Iterable[str] = ()) -> None:
        super().__init__(parent)
        self._rests = rests
        self._steps = _steps(first)
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_EVERY)
        self._timer.timeout.connect(self._look)
        self._timer.start()

    def _look(self) -> None:
        rests = self._rests(RESTING)
        self._timer.setInterval(NEXT if rests else LOOK_EVERY)
        if rests and next(self._steps, self) is self:
            self._timer.stop()


def _steps(first: Iterable[str]) -> Turns[None]:
    for name in first:
        load(name)
        yield
    yield from reading()
    all_rulesets()
    yield
    for package in (forms, formats):
        yield from loading(package)


def _modules(package: ModuleType) -> Iterator[str]:
    return (one.name for one in iter_modules(package.__path__, f"{package.__name__}."))


def loading(package: ModuleType) -> Turns[None]:
    """Load what a package has, as far as it isn't yet, a module a turn."""
    for name in _modules(package):
        load(name)
        yield


def load(name: str) -> None:
    """Have a module's code run: one that is loaded when it is used has not by its import."""
    getattr(import_module(name), "FORM", None)
