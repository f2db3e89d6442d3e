"""What an object tells whoever listens, without Qt."""

from collections.abc import Callable
from types import MethodType
from typing import Any
from weakref import WeakMethod


class Signal:
    """A signal of a class, each of whose objects has listeners of its own; it is made of the types of what is told."""

    def __init__(self, *_told: type) -> None:
        self._name = ""

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    def __get__(self, whose: object, owner: type) -> "Listeners":
        # From now on the object's own, which Python finds before this.
        found: Listeners = whose.__dict__.setdefault(self._name, Listeners())
        return found


class Listeners:
    """Who hears a signal of one object: methods, which keep nobody alive, and functions, in the order they came."""

    def __init__(self) -> None:
        self._held: list[Callable[[], Callable[..., object] | None]] = []

    def connect(self, call: Callable[..., object]) -> None:
        """Have it called with what is told."""
        self._held.append(WeakMethod(call) if isinstance(call, MethodType) else lambda: call)

    def disconnect(self, call: Callable[..., object]) -> None:
        """Have it called no more."""
        self._held = [held for held in self._held if held() != call]

    def emit(self, *told: Any) -> None:
        """Tell it to all who listen now."""
        for held in tuple(self._held):
            call = held()
            if call is None:
                self._held = [one for one in self._held if one is not held]
            else:
                call(*told)
