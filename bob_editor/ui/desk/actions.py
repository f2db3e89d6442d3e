"""The window's actions, one for every command of the table; menus and toolbars are made of these."""

from collections.abc import Callable, Iterator, Mapping

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from bob_editor.ui.desk.command import Command
from bob_editor.ui.desk.command_table import COMMANDS
from bob_editor.ui.dress import icons
from bob_editor.words import tr


def tip(text: str, keys: str, does: str) -> str:
    """A tooltip: name, key, and what it does."""
    name = text.replace("&", "").rstrip("…")
    key = f" &nbsp;<span style='opacity:0.7'>{keys}</span>" if keys else ""
    return (
        f"<p style='white-space:pre'><b>{name}</b>{key}</p><p>{does}</p>" if does else f"<b>{name}</b>{key}"
    )


def tool_command(tool: str) -> str:
    """The id of the command that takes up a tool."""
    return f"tool_{tool}"


class Actions(QObject):
    """The window's ``QAction`` of each command, by its id: ``actions["undo"]``."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._actions: dict[str, QAction] = {}
        for command in COMMANDS:
            self.add(command)

    def add(self, command: Command) -> QAction:
        """Make the action of one more command; tools bring their own."""
        window = self.parent()
        action = QAction(tr(command.text), window)
        action.setObjectName(command.id)
        action.setCheckable(command.checkable)
        action.setShortcuts([QKeySequence(keys) for keys in command.keys])
        shown = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        action.setToolTip(tip(tr(command.text), shown, tr(command.does)))
        action.setStatusTip(tr(command.does))
        if command.icon:
            icons.put(action, command.icon)
        if isinstance(window, QWidget):
            window.addAction(action)
        self._actions[command.id] = action
        return action

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._actions)

    def keys_of(self, name: str) -> str:
        """The shortcut of a command as people read it."""
        return ", ".join(
            key.toString(QKeySequence.SequenceFormat.NativeText) for key in self._actions[name].shortcuts()
        )

    def connect_all(self, slots: Mapping[str, Callable[[], object]]) -> None:
        """Join commands to what carries them out; those named here must exist."""
        for name, slot in slots.items():
            self._actions[name].triggered.connect(lambda _checked=False, slot=slot: slot())

    def enable(self, names: tuple[str, ...], on: bool) -> None:
        """Switch several commands on or off."""
        for name in names:
            self._actions[name].setEnabled(on)
