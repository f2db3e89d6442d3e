"""A tuple that is made when somebody reads it: most who ask for a verdict never ask what a fire preview adds."""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeVar, overload

Item_co = TypeVar("Item_co", covariant=True)


class MadeLater(Sequence[Item_co]):
    """A sequence whose items are made when somebody reads them, equal to a tuple of the same."""

    __slots__ = ()

    @property
    @abstractmethod
    def all(self) -> tuple[Item_co, ...]:
        """Every item."""

    @overload
    def __getitem__(self, place: int) -> Item_co: ...

    @overload
    def __getitem__(self, place: slice) -> tuple[Item_co, ...]: ...

    def __getitem__(self, place: int | slice) -> Item_co | tuple[Item_co, ...]:
        return self.all[place]

    def __len__(self) -> int:
        return len(self.all)

    def __iter__(self) -> Iterator[Item_co]:
        return iter(self.all)

    def __eq__(self, other: object) -> bool:
        return self.all == tuple(other) if isinstance(other, Sequence) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.all)

    def __repr__(self) -> str:
        return repr(self.all)


class Later(MadeLater[Item_co]):
    """What ``make`` returns for ``asked``, from the first reading on.

    ``make`` must give the same whenever it is called, so ``asked`` holds nothing that changes.
    """

    __slots__ = ("_asked", "_made", "_make")

    def __init__(self, make: Callable[..., Iterable[Item_co]], *asked: object) -> None:
        self._make = make
        self._asked = asked
        self._made: tuple[Item_co, ...] | None = None

    @property
    def all(self) -> tuple[Item_co, ...]:
        """Every item."""
        if self._made is None:
            self._made = tuple(self._make(*self._asked))
            self._asked = ()
        return self._made
