"""An editor for hex wargame boards and scenarios, which knows each game's rules and shows lines of sight.

A board or scenario is a frozen value; an edit is a named function from one value to the next; the open document
holds the present value and says what changed. So undo, preview and quick fix are one thing, and nothing changes
behind anyone's back. Schemas judge form, checks judge meaning, rulesets say what each game's rules are.

Nine packages, each named for the one question it answers. Upper ones may import lower ones, never the other way;
those beside each other are strangers::

    ui | cli             THE WINDOW                    | THE COMMAND LINE
    editing | render     WHAT THE USER IS DOING        | HOW IT LOOKS
    rulesets             WHAT EACH GAME SAYS (strangers to each other)
    storage | rules      HOW IT IS WRITTEN             | WHAT BEING RIGHT MEANS
    model                WHAT THERE IS
    geometry             WHERE THINGS ARE
    errors               what can fail without being a bug

Only ``ui`` and ``render`` know Qt, and only ``ui`` has widgets. Each package's docstring says what it may import;
the import contracts of ``pyproject.toml`` hold it to that.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

__version__ = "0.1.0"

_HOMES = {
    "Board": "bob_editor.library.board",
    "Line": "bob_editor.library.lines",
    "Seen": "bob_editor.library.lines",
    "Shape": "bob_editor.library.drawn",
    "BobEditorError": "bob_editor.errors",
    "all_rulesets": "bob_editor.rulesets",
    "new_board": "bob_editor.library.board",
    "open": "bob_editor.library.board",
    "ruleset": "bob_editor.rulesets",
}
"""What scripts may call, and where it stands; nothing is imported before it is asked for."""

__all__ = [*_HOMES, "__version__"]  # noqa: PLE0604 - names, from the one list of them


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)
