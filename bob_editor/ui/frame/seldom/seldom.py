"""What is seldom asked for: packs, others' formats, edits of a whole board; made, and its code loaded, once it is."""

from __future__ import annotations

from functools import cached_property, partial
from operator import attrgetter

from PySide6.QtWidgets import QWidget

from bob_editor.storage.files.reading import is_folder
from bob_editor.storage.naming import opens_by_name
from bob_editor.ui.desk.desk import Desk
from bob_editor.ui.frame import publishing
from bob_editor.ui.frame.exchanging import exchanging
from bob_editor.ui.frame.seldom import board_commands

MODULES = tuple(
    f"bob_editor.ui.frame.{name}" for name in ("exchanging.exchanging", "publishing", "seldom.board_commands")
)
"""What carries it out."""

COMMANDS = {
    "open_folder": "publishing.ask_folder",
    "publish": "publishing.publish",
    "unpack": "publishing.ask_pack",
    "packs": "publishing.ask_packs",
    "import": "exchanging.importing.ask_import",
    "import_folder": "exchanging.folders.ask",
    "import_mapping": "exchanging.meanings.show",
    "export_as": "exchanging.sending.export_as",
    "board_turn": "board_commands.turn",
    "board_mirror": "board_commands.mirror",
    "board_upend": "board_commands.upend",
    "board_resize": "board_commands.resize",
    "board_crop": "board_commands.crop",
    "board_cut_out": "board_commands.cut_out",
    "board_join": "board_commands.join",
    "board_number": "board_commands.number",
}
"""What carries each command out."""


class Seldom:
    """Joins their commands, and files that are none of ours to open, to what carries them out."""

    def __init__(self, desk: Desk, window: QWidget) -> None:
        """``window`` is the one before which questions stand."""
        self._desk = desk
        self._window = window
        desk.files.takers.append(self._take)
        desk.files.imported.connect(partial(self._carry_out, "exchanging.importing.came"))
        desk.actions.connect_all({name: partial(self._carry_out, does) for name, does in COMMANDS.items()})
        desk.actions.connect_all(
            {
                "next_scenario": lambda: self.publishing.go(1),
                "previous_scenario": lambda: self.publishing.go(-1),
            }
        )

    @cached_property
    def publishing(self) -> publishing.Publishing:
        """What is done with folders and packs."""
        return publishing.Publishing(self._desk, self._window)

    @cached_property
    def exchanging(self) -> exchanging.Exchanging:
        """What is done with others' formats."""
        return exchanging.Exchanging(self._desk, self._window)

    @cached_property
    def board_commands(self) -> board_commands.BoardCommands:
        """What is done to whole boards."""
        return board_commands.BoardCommands(self._desk, self._window)

    def _carry_out(self, does: str, *given: object) -> None:
        attrgetter(does)(self)(*given)

    def _take(self, path: str) -> bool:
        """Hand on a folder, a pack or a foreign file; False for a document of ours."""
        if opens_by_name(path) and not is_folder(path):
            return False
        return self.publishing.take(path) or self.exchanging.importing.take(path)

    def may_leave(self) -> bool:
        """Whether nothing would be lost of it; else the user is asked."""
        return "publishing" not in vars(self) or self.publishing.may_leave()

    def end(self) -> None:
        """Stop what of it works, for good."""
        if "publishing" in vars(self):
            self.publishing.end()
        if "exchanging" in vars(self):
            self.exchanging.meanings.end()
