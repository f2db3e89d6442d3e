"""Has the methods that attrs writes for a class compiled as each is first called.

While the window starts four hundred classes are declared, and few of them made: to compile the methods of all took a
tenth of it.
"""

import re
import sys
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from types import FunctionType
from typing import Any

import attrs

_METHODS = ("__init__", "__repr__", "__eq__", "__hash__")

_HEADS = re.compile(r"^def (\w+)\(", re.MULTILINE)

_FIRST = "_called_first"
"""The global that a method's stand-in calls with the method's name."""


def compile_late() -> None:
    """Do so for what is declared from now on; where attrs makes methods otherwise one day, nothing is done."""
    make = sys.modules.get(attrs.Attribute.__module__)
    at_once = getattr(make, "_compile_and_eval", None)
    if at_once is not None:
        setattr(make, "_compile_and_eval", partial(_declare, at_once))  # noqa: B010 - it is nobody's but attrs' own


def _declare(
    at_once: Callable[..., None],
    script: str,
    names: dict[str, Any],
    made: dict[str, Any] | None = None,
    filename: str = "",
) -> None:
    """Run a script that defines methods, with stand-ins for them; any other as it is."""
    heads = [(head[1], head.start()) for head in _HEADS.finditer(script)]
    if made is None or not heads or heads[0][1] > 0 or not {*dict(heads)} <= {*_METHODS}:
        at_once(script, names, made, filename)
        return
    texts: dict[str, str] = {}
    for (name, start), (_, end) in pairwise([*heads, ("", len(script))]):
        # As far down as in the whole, by whose lines a traceback tells of them.
        texts[name] = "\n" * script.count("\n", 0, start) + script[start:end]
        made[name] = FunctionType(_STAND_INS[name].__code__, names)
    names[_FIRST] = partial(
        _called_first, {name: (made[name], text) for name, text in texts.items()}, filename
    )


def _called_first(
    methods: dict[str, tuple[FunctionType, str]], filename: str, name: str, /, *given: Any, **named: Any
) -> Any:
    """Make a method's stand-in the method itself, and call it."""
    stand_in, text = methods[name]
    found: dict[str, FunctionType] = {}
    exec(compile(text, filename, "exec"), stand_in.__globals__, found)  # noqa: S102 - as attrs does
    method = found[name]
    stand_in.__defaults__, stand_in.__kwdefaults__ = method.__defaults__, method.__kwdefaults__
    stand_in.__code__ = method.__code__
    return stand_in(*given, **named)


def _stand_ins() -> dict[str, FunctionType]:
    found: dict[str, FunctionType] = {}
    for name in _METHODS:
        exec(f"def {name}(*given, **named):\n return {_FIRST}({name!r}, *given, **named)", found)  # noqa: S102
    return found


_STAND_INS = _stand_ins()
