"""Lets PySide start sooner: what it would read and compile at every start waits until somebody asks for it."""

import builtins
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from importlib.util import find_spec, module_from_spec
from threading import RLock
from types import ModuleType

SELDOM = {
    "shibokensupport.signature": ("errorhandler", "layout", "mapping", "parser"),
    "shibokensupport.signature.lib": ("enum_sig", "pyi_generator", "tool"),
}
"""What tells signatures, for ``help`` and for errors, and what writes stub files: by their package."""

_LOADING = RLock()


class Waiting(ModuleType):
    """A module that is loaded when something of it is first asked for.

    ``importlib``'s own kind is loaded as soon as its name is looked at, and PySide looks at that of each.
    """

    def __getattr__(self, name: str) -> object:
        if name.startswith("__"):  # asked by those who go through all modules
            raise AttributeError(name)
        return ModuleType.__getattribute__(self.loaded(), name)

    def loaded(self) -> ModuleType:
        """Itself, with all that is in it."""
        with _LOADING:
            spec, self.__dict__["_waits"] = self.__dict__.get("_waits"), None
            if spec is not None:
                spec.name = self.__name__  # its loader knows it by this name, and PySide has given it another
                spec.loader.exec_module(self)
        return self


def spare_sources() -> None:
    """Load Qt with less read and compiled of what is Python in PySide, none of which a window needs to be shown.

    It comes as sources in an archive, compiled anew at every start: a third of a bare window's. And PySide looks at
    every ``import``, and reads the source of every module, whether it names PySide, to know where its switches
    ``snake_case`` and ``true_property`` count, which nothing here turns on: more than a tenth of the start. How PySide
    is made inside is no promise of it: tried with 6.9 to 6.11, the versions that pyproject allows.
    """
    import_ = builtins.__import__

    def sparing(
        name: str,
        globals: Mapping[str, object] | None = None,  # noqa: A002 - as Python calls it
        locals: Mapping[str, object] | None = None,  # noqa: A002
        fromlist: Sequence[str] | None = (),
        level: int = 0,
    ) -> ModuleType:
        for one in set(fromlist or ()) & set(SELDOM.get(name, ())):
            _have_wait(f"{name}.{one}")
        return import_(name, globals, locals, fromlist, level)

    builtins.__import__ = sparing
    try:
        with suppress(ImportError):  # of a library that is missing ``why_no_window`` tells
            import PySide6.QtCore  # noqa: F401, PLC0415 - brings the modules; the command line goes without Qt
    finally:
        builtins.__import__ = import_
    feature = sys.modules.get("shibokensupport.feature")
    if hasattr(feature, "_mod_uses_pyside"):  # where somebody imported PySide before, its own goes on
        setattr(feature, "_mod_uses_pyside", lambda _module: False)  # noqa: B010 - it is nobody's but PySide's own


def _have_wait(name: str) -> None:
    spec = None if name in sys.modules else find_spec(name)
    if spec is not None:
        waiting = Waiting(name)
        waiting.__dict__.update(vars(module_from_spec(spec)), _waits=spec)
        if name.endswith(".mapping"):
            # The one function that PySide's compiled part takes from the module's own names.
            waiting.__dict__["update_mapping"] = lambda: waiting.loaded().update_mapping()
        sys.modules[name] = waiting
