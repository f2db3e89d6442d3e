"""What an object tells, and who hears it."""

import gc

import pytest

from bob_editor.editing.signals import Signal


class Bell:
    """Something that tells."""

    rung = Signal(int)
    broken = Signal()


class Ear:
    """Something that hears."""

    def __init__(self) -> None:
        self.heard: list[int] = []

    def hear(self, times: int) -> None:
        """Note it down."""
        self.heard.append(times)


def test_each_object_is_heard_by_its_own_listeners() -> None:
    """In the order they came, and of no other signal."""
    one, other, heard = Bell(), Bell(), list[str]()
    one.rung.connect(lambda times: heard.append(f"first {times}"))
    one.rung.connect(lambda times: heard.append(f"second {times}"))
    other.rung.emit(1)
    one.broken.emit()
    assert not heard
    one.rung.emit(2)
    assert heard == ["first 2", "second 2"]


def test_a_method_is_called_until_it_is_disconnected() -> None:
    """Methods of lists and the like, too, which are another each time they are named."""
    bell, ear, found = Bell(), Ear(), list[int]()
    bell.rung.connect(ear.hear)
    bell.rung.connect(found.append)
    bell.rung.emit(1)
    bell.rung.disconnect(ear.hear)
    bell.rung.emit(2)
    bell.rung.disconnect(found.append)
    bell.rung.emit(3)
    assert (ear.heard, found) == ([1], [1, 2])


def test_who_listens_is_not_kept_alive() -> None:
    """It goes, and nothing is told to it; nor does who tells live by being listened to."""
    bell, ear = Bell(), Ear()
    heard = ear.heard
    bell.rung.connect(ear.hear)
    del ear
    gc.collect()
    bell.rung.emit(1)
    bell.rung.emit(2)
    assert heard == []


def test_listeners_may_come_and_go_while_it_is_told() -> None:
    """Who comes hears the next; who has gone isn't missed."""
    bell, heard, ear = Bell(), list[str](), [Ear()]

    def leave(_times: int) -> None:
        bell.rung.disconnect(leave)
        bell.rung.connect(lambda times: heard.append(f"came for {times}"))
        if ear:
            del ear[:]
            gc.collect()
            bell.rung.emit(9)

    bell.rung.connect(leave)
    bell.rung.connect(ear[0].hear)
    bell.rung.emit(1)
    assert heard == ["came for 9"]
    bell.rung.emit(2)
    assert heard == ["came for 9", "came for 2"]


def test_a_fault_of_a_listener_comes_up() -> None:
    """As it was raised."""
    bell = Bell()
    bell.rung.connect({0: "once"}.__getitem__)
    with pytest.raises(KeyError):
        bell.rung.emit(1)
