"""What values are made of: records, never changed and compared by their fields; ``replace`` makes the next one."""

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any, ClassVar, dataclass_transform

from msgspec import Struct, field


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class Record(Struct, frozen=True, weakref=True):
    """A frozen value. One that keeps what it found once (``cached_property``) is declared with ``dict=True``.

    What is kept by one with nothing in its fields but numbers and texts mustn't lead back to it: Python's collector of
    circles doesn't look into such a record.
    """


class Compared(Record):
    """A record that equals another whatever its ``uncompared`` fields hold."""

    uncompared: ClassVar[frozenset[str]] = frozenset()

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        compared = _compared(type(self))
        return self is other or bool(compared(self) == compared(other))

    __ne__ = object.__ne__

    def __hash__(self) -> int:
        return hash(_compared(type(self))(self))


@cache
def _compared(kind: type[Compared]) -> Callable[[object], Any]:
    return attrgetter(*(name for name in kind.__struct_fields__ if name not in kind.uncompared))


def told_without(*names: str) -> Callable[[Record], str]:
    """A ``__repr__`` that leaves out these fields: long ones, and those that help nobody who looks for a fault."""

    def told(self: Record) -> str:
        fields = (f"{name}={getattr(self, name)!r}" for name in self.__struct_fields__ if name not in names)
        return f"{type(self).__name__}({', '.join(fields)})"

    return told
