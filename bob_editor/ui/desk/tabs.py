"""What one document knows of the other tabs of its window: where another is opened, and which files are open."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

Place = TypeVar("Place", covariant=True)


class Tabs(Protocol[Place]):
    """The tabs of a window, as one of them asks for them; ``Place`` is where a document is opened."""

    def shown(self, path: str) -> Place | None:
        """The tab that has a file open, brought forward; None where none has."""

    def put(self, show: Callable[[Place], object]) -> None:
        """Have ``show`` open something in a new tab, in front; where it raises there is none."""

    @property
    def several(self) -> bool:
        """Whether there is more than one."""

    def leave(self) -> bool:
        """Take the tab in front away; False for the only one, which shows that nothing is open."""
