"""The window's docks by name: what finds a panel, brings it forward, and tells all of them what concerns all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol, TypeVar, runtime_checkable

from PySide6.QtWidgets import QDockWidget, QWidget

from bob_editor.render.kit.style import Style

PanelKind = TypeVar("PanelKind", bound=QWidget)


@runtime_checkable
class Dressed(Protocol):
    """A panel that looks otherwise in another theme or game."""

    def dress(self, style: Style) -> None:
        """Wear it."""


@runtime_checkable
class Ending(Protocol):
    """A panel that has work of its own going on beside the window."""

    def end(self) -> None:
        """Stop it for good."""


class Docks:
    """``docks["los"]`` is a dock by its name, ``docks.panel(LosPanel)`` the panel of a kind."""

    def __init__(self) -> None:
        self._docks: dict[str, QDockWidget] = {}

    def __setitem__(self, name: str, dock: QDockWidget) -> None:
        self._docks[name] = dock

    def __getitem__(self, name: str) -> QDockWidget:
        return self._docks[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._docks)

    def values(self) -> list[QDockWidget]:
        """All docks."""
        return list(self._docks.values())

    def panel(self, kind: type[PanelKind]) -> PanelKind:
        """The panel of a kind.

        :raises LookupError: where the window has none.
        """
        for dock in self._docks.values():
            panel = dock.widget()
            if isinstance(panel, kind):
                return panel
        raise LookupError(kind)

    def show(self, name: str) -> None:
        """Bring a panel to the front and give it the keyboard."""
        self.bring_forward(name)
        self._docks[name].widget().setFocus()

    def bring_forward(self, name: str) -> None:
        """Bring a panel to the front, wherever the keyboard is."""
        self._docks[name].show()
        self._docks[name].raise_()

    def dress(self, style: Style) -> None:
        """Have all panels wear a style."""
        for dock in self._docks.values():
            panel = dock.widget()
            if isinstance(panel, Dressed):
                panel.dress(style)

    def end(self) -> None:
        """Stop what panels do beside the window."""
        for dock in self._docks.values():
            panel = dock.widget()
            if isinstance(panel, Ending):
                panel.end()
