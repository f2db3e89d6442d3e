"""Loads while the user rests what panels and dialogs stand on, module by module: loaded as they open it was felt.

In the window's own thread, for a module that is loaded when it is first used bears no two at once.
"""

import sys
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from importlib.abc import InspectLoader
from importlib.machinery import ModuleSpec, PathFinder
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
        yield from in_turns(name)
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
        yield from in_turns(name)


def in_turns(name: str, begun: dict[str, ModuleSpec | None] | None = None) -> Turns[None]:
    """Load a module, and before it, a turn each, those of ours that it takes something from as it is loaded.

    Loaded by it they would come in its turn, fifty at once. ``begun`` has those looked at, none of which is twice.
    """
    begun = {} if begun is None else begun
    if name in begun or _is_loaded(name):
        return
    begun[name] = None
    package = name.rpartition(".")[0]
    yield from in_turns(package, begun)
    # One that waits to be loaded would be if it were looked at in the usual way.
    waits, within = sys.modules.get(name), begun.get(package) or sys.modules[package].__spec__
    if waits is not None:
        spec = object.__getattribute__(waits, "__spec__")
    else:
        spec = PathFinder.find_spec(name, None if within is None else within.submodule_search_locations)
    begun[name] = spec
    if spec is not None and isinstance(spec.loader, InspectLoader) and (code := spec.loader.get_code(name)):
        for other in code.co_names:
            if other.startswith("bob_editor."):
                yield from in_turns(other, begun)
    if _is_loaded(package):  # else it comes with that, which is loaded next
        load(name)
        yield


def soon(turns: Turns[None], parent: QObject) -> None:
    """Go through these from the next turn of the event loop on, one each, as long as ``parent`` is there."""

    def turn() -> None:
        if next(turns, parent) is not parent:
            soon(turns, parent)

    QTimer.singleShot(0, parent, turn)


def _is_loaded(name: str) -> bool:
    return type(sys.modules.get(name)) is ModuleType


def load(name: str) -> None:
    """Have a module's code run: one that is loaded when it is used has not by its import."""
    getattr(import_module(name), "FORM", None)
