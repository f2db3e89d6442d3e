"""What is told reaches those that asked for it, and keeps nobody alive."""

import gc
from typing import Any
from weakref import ref

import pytest

from bob_editor.editing.signals import Signal


class Teller:
    """Tells two kinds of things."""

    moved = Signal(int, int)
    ended = Signal()


class Hearer:
    """Notes down what it hears."""

    def __init__(self, teller: Teller) -> None:
        self.teller = teller
        self.heard: list[object] = []
        teller.moved.connect(self.at)
        teller.moved.connect(self.across)
        teller.moved.connect(self.any_of_it)
        teller.moved.connect(self.that_it_did)

    def at(self, across: int, down: int) -> None:
        """Takes all of it."""
        self.heard.append((across, down))

    def across(self, across: int) -> None:
        """Takes the first."""
        self.heard.append(across)

    def any_of_it(self, *told: int) -> None:
        """Takes any number."""
        self.heard.append(told)

    def that_it_did(self) -> None:
        """Takes none."""
        self.heard.append("it did")


def test_each_hears_as_much_as_it_takes_in_the_order_of_connecting() -> None:
    """Functions and what is built in take part, too."""
    teller = Teller()
    hearer = Hearer(teller)
    teller.moved.connect(lambda across: hearer.heard.append(-across))
    lines: list[int] = []
    teller.ended.connect(lines.clear)
    lines.append(1)
    teller.moved.emit(3, 4)
    assert (hearer.heard, lines) == ([(3, 4), 3, (3, 4), "it did", -3], [1])
    teller.ended.emit()
    assert lines == []


def test_each_object_tells_its_own() -> None:
    """The class has the signal, an object what is connected."""
    first, second = Teller(), Teller()
    heard: list[int] = []
    first.ended.connect(lambda: heard.append(1))
    second.ended.emit()
    assert heard == []
    assert first.ended is first.ended
    assert isinstance(Teller.ended, Signal)


def test_a_method_keeps_nobody_alive() -> None:
    """Once its object is gone it isn't called, and those after it are."""
    teller = Teller()
    hearer: Any = Hearer(teller)
    gone, heard = ref(hearer), []
    teller.moved.connect(lambda: heard.append("after it"))
    del hearer
    gc.collect()
    assert gone() is None
    teller.moved.emit(1, 2)
    teller.moved.emit(1, 2)
    assert heard == ["after it"] * 2


def test_who_is_disconnected_hears_nothing() -> None:
    """A list's ``append`` is the same each time it is asked for; what was never connected is let be."""
    teller = Teller()
    hearer = Hearer(teller)
    found: list[object] = []
    teller.moved.connect(found.append)
    for method in (hearer.at, hearer.any_of_it, hearer.that_it_did, found.append, found.clear):
        teller.moved.disconnect(method)
    teller.moved.emit(5, 6)
    assert (hearer.heard, found) == ([5], [])
    teller.moved.disconnect()
    teller.moved.emit(5, 6)
    assert hearer.heard == [5]


def test_who_comes_and_goes_meanwhile() -> None:
    """One who is connected while something is told hears the next; one who disconnects itself is told once."""
    teller = Teller()
    heard: list[str] = []

    def once() -> None:
        heard.append("once")
        teller.ended.disconnect(once)
        teller.ended.connect(lambda: heard.append("later"))

    teller.ended.connect(once)
    teller.ended.connect(lambda: heard.append("each time"))
    teller.ended.emit()
    assert heard == ["once", "each time"]
    teller.ended.emit()
    assert heard == ["once", "each time", "each time", "later"]


def test_what_one_raises_reaches_whoever_told() -> None:
    """As it is."""
    teller = Teller()
    teller.ended.connect([].pop)
    with pytest.raises(IndexError):
        teller.ended.emit()
