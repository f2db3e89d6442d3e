"""Signals without Qt: what documents, tools and live answers tell whoever wants to hear it."""

from __future__ import annotations

from collections.abc import Callable
from inspect import CO_VARARGS
from types import MethodType
from typing import overload
from weakref import WeakMethod

Hears = Callable[..., object]


class SignalInstance:
    """What one object tells, to all that are connected, in the order in which they were."""

    def __init__(self) -> None:
        self._hearers: list[tuple[Callable[[], Hears | None], int | None]] = []

    def connect(self, hears: Hears) -> None:
        """Call it with what is told from now on, or with as much of that as it takes.

        A method is called as long as its object lives, and doesn't keep that alive; anything else is kept.
        """
        held: Callable[[], Hears | None]
        held = WeakMethod(hears) if isinstance(hears, MethodType) else lambda: hears
        self._hearers.append((held, _takes(hears)))

    def disconnect(self, hears: Hears | None = None) -> None:
        """Call it no more, or nobody where none is named; one that isn't connected is let be."""
        self._hearers = [one for one in self._hearers if hears is not None and one[0]() not in (hears, None)]

    def emit(self, *told: object) -> None:
        """Tell all that are connected now. What one of them raises goes to the caller, and no further one is told."""
        gone = False
        for held, takes in tuple(self._hearers):
            hears = held()
            if hears is None:
                gone = True
            else:
                hears(*told[:takes])
        if gone:
            self._hearers = [one for one in self._hearers if one[0]() is not None]


class Signal:
    """Stands in a class for a ``SignalInstance`` of each of its objects, and names what that tells."""

    def __init__(self, *_kinds: object) -> None:
        self._name = ""

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    @overload
    def __get__(self, of: None, owner: type) -> Signal: ...

    @overload
    def __get__(self, of: object, owner: type) -> SignalInstance: ...

    def __get__(self, of: object | None, owner: type) -> Signal | SignalInstance:
        if of is None:
            return self
        # Among the object's own values it is found before this is asked again.
        made: SignalInstance = of.__dict__.setdefault(self._name, SignalInstance())
        return made


def _takes(hears: Hears) -> int | None:
    """How many values it takes; None where that isn't known, or as many as there are."""
    code = getattr(hears, "__code__", None)
    if code is None or code.co_flags & CO_VARARGS:
        return None
    count: int = code.co_argcount
    return count - isinstance(hears, MethodType)
