"""Records: what makes them equal, what is told of them, and what goes along to the next one."""

from functools import cached_property
from unittest.mock import ANY

import pytest
from msgspec.structs import replace

from bob_editor.model.board import Feature
from bob_editor.model.foreign import Foreign
from bob_editor.records import Compared, Record, told_without


class Sheet(Compared, dict=True):
    """One with pixels, which may be others."""

    title: str
    pixels: bytes = b""

    uncompared = frozenset({"pixels"})
    __repr__ = told_without("pixels")

    @cached_property
    def size(self) -> int:
        """How many pixels it has."""
        return len(self.pixels)


class Other(Compared):
    """One of another kind."""

    title: str


def test_a_record_is_never_changed() -> None:
    class Dot(Record):
        at: int

    with pytest.raises(AttributeError):
        Dot(1).at = 2


def test_equal_whatever_is_uncompared() -> None:
    one, other = Sheet("a", b"x"), Sheet("a", b"y")
    assert one == other
    assert not one != other  # noqa: SIM202 - it has a way of its own
    assert hash(one) == hash(other)
    assert one != Sheet("b", b"x")
    assert Sheet("a") != Other("a")
    assert Sheet("a") == ANY, "what is of another kind may say so itself"


def test_told_without_what_is_long() -> None:
    assert repr(Sheet("a", b"x")) == "Sheet(title='a')"


def test_the_next_one_finds_anew() -> None:
    one = Sheet("a", b"x")
    assert one.size == 1
    assert replace(one, pixels=b"xyz").size == 3


def test_no_field_by_another_name() -> None:
    with pytest.raises(TypeError):
        replace(Other("a"), titel="b")  # type: ignore[call-arg]


def test_what_is_foreign_makes_no_difference() -> None:
    one, other = (Feature("woods", foreign=Foreign({"x-mine": [value]}.items())) for value in (1, 2))
    assert one == other
    assert hash(one) == hash(other)
    assert one != replace(other, terrain="orchard")
