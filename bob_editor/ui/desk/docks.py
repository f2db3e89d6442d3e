"""The window's docks by name: what finds a panel, brings it forward, and tells all of them what concerns all."""

from collections.abc import Callable, Iterator
from typing import Any, Protocol, TypeVar, runtime_checkable

from PySide6.QtWidgets import QWidget

from bob_editor.render.kit.style import Style
from bob_editor.ui.desk.panel_dock import PanelDock

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
        self._docks: dict[str, PanelDock] = {}
        self._kinds: dict[str, PanelDock] = {}
        self._style: Style | None = None

    def put(self, name: str, dock: PanelDock, kind: str) -> None:
        """Have one more, whose panel is of a kind, named by its place in ``bob_editor.ui``: it may not be loaded."""
        self._docks[name] = self._kinds[f"bob_editor.ui.{kind}"] = dock
        dock.made.connect(self._dress)

    def __getitem__(self, name: str) -> PanelDock:
        return self._docks[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._docks)

    def values(self) -> list[PanelDock]:
        """All docks."""
        return list(self._docks.values())

    def panel(self, kind: type[PanelKind]) -> PanelKind:
        """The panel of a kind, made now where nobody has seen it yet.

        :raises LookupError: where the window has none.
        """
        panel = self._kinds[f"{kind.__module__}:{kind.__name__}"].widget()
        assert isinstance(panel, kind)
        return panel

    def once_made(self, name: str, then: Callable[[Any], object]) -> None:
        """Do something with a panel as soon as it is there."""
        dock = self._docks[name]
        if dock.panel is not None:
            then(dock.panel)
        else:
            dock.made.connect(then)

    def show(self, name: str) -> None:
        """Bring a panel to the front and give it the keyboard."""
        self.bring_forward(name)
        self._docks[name].take_keyboard()

    def bring_forward(self, name: str) -> None:
        """Bring a panel to the front, wherever the keyboard is."""
        self._docks[name].show()
        self._docks[name].raise_()

    def dress(self, style: Style) -> None:
        """Have all panels wear a style, those too that are made later."""
        self._style = style
        for dock in self._docks.values():
            self._dress(dock.panel)

    def _dress(self, panel: QWidget | None) -> None:
        if self._style is not None and isinstance(panel, Dressed):
            panel.dress(self._style)

    def end(self) -> None:
        """Stop what panels do beside the window; one that floats would stay, and the program with it."""
        for dock in self._docks.values():
            if isinstance(dock.panel, Ending):
                dock.panel.end()
            if dock.isFloating():
                dock.hide()
