"""Which hexsides may block lines between two heights of eyes, each found when a line first meets it."""

from collections.abc import Callable, Iterable

from bob_editor.rules.los.told.things import Thing


class SidesBetween(dict[int, bool]):
    """Whether a hexside may block, by its code; ``on_side`` has what is on it, and how high that reaches."""

    def __init__(self, on_side: Callable[[int], Iterable[tuple[Thing, int]]], low: int, high: int) -> None:
        super().__init__()
        self._on_side, self._low, self._high = on_side, low, high

    def __missing__(self, code: int) -> bool:
        things = self._on_side(code)
        may = any(one.blocks and one.may_hide(top, self._low, self._high) for one, top in things)
        self[code] = may
        return may
