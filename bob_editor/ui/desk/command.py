"""What a row of a table of commands says."""

from typing import Literal

from bob_editor.records import Record


class Command(Record):
    """A row of the table; ``does`` is the line for tooltip, status bar and the sheet of shortcuts.

    ``needs`` is what must be open: a map (board or scenario), a board, a scenario, a game, or nothing.
    """

    id: str
    text: str
    does: str
    icon: str = ""
    keys: tuple[str, ...] = ()
    checkable: bool = False
    needs: Literal["", "map", "board", "scenario", "game"] = ""
