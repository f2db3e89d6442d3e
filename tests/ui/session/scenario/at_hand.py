"""What tests of a scenario in the window have at hand."""

from functools import partial
from typing import Any

from bob_editor.model.edit import Edit
from bob_editor.model.scenario_edits import put
from bob_editor.ui.frame.window import Window

RULESET = "band-of-brothers-2.2"


def set_to(window: Window, *path: str | int, value: Any, merge: str = "") -> None:
    """Put a value on the open card, as one step of undo."""
    window.session.steps.on_card(Edit("Set", partial(put, path=path, value=value)), merge)
