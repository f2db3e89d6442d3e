"""An editor for hex wargame boards and scenarios, which knows each game's rules and shows lines of sight.

A board or scenario is a frozen value; an edit is a named function from one value to the next; the open document
holds the present value and says what changed. So undo, preview and quick fix are one thing, and nothing changes
behind anyone's back. Schemas judge form, checks judge meaning, rulesets say what each game's rules are.

``import bob_editor as bob`` is what scripts call: ``bob.open``, ``bob.new_board`` and the rest of ``__all__``, told of
in docs/library.md. Of the packages upper ones may import lower ones, never the other way; those beside each other are
strangers::

    ui | cli | library   THE WINDOW | THE COMMAND LINE | WHAT SCRIPTS CALL
    manual               WHAT READERS ARE TOLD
    publishing           WHAT READERS GET
    editing | render     WHAT THE USER IS DOING        | HOW IT LOOKS
    sheet                THE PRINTED CARD IN WORDS
    exchange             OTHERS' FORMATS
    opening              WHAT A FILE MEANS
    rulesets             WHAT EACH GAME SAYS (strangers to each other)
    storage | rules      HOW IT IS WRITTEN             | WHAT BEING RIGHT MEANS
    model                WHAT THERE IS
    geometry             WHERE THINGS ARE
    processes, extras, errors, words, records          what all may ask

Only ``ui`` and ``render`` know Qt, and only ``ui`` has widgets. Each package's docstring says what it may import;
the import contracts of ``pyproject.toml`` hold it to that. ARCHITECTURE.md is the house on one page.
"""

import logging
from importlib import import_module
from typing import Any

__version__ = "0.1.0"

logging.getLogger(__name__).addHandler(logging.NullHandler())

_ROOMS = {
    "errors": "BadCall BadFile BobEditorError Cancelled TooLarge UnknownId UnknownPlace UnknownRuleset",
    "library.arrays": "Seen",
    "library.board": "Board",
    "library.documents": "open_board open_scenario open_suite",
    "library.doors": "new_board new_scenario new_suite open open_pack open_project",
    "library.drawn": "Shape",
    "library.lines": "Line",
    "library.map": "Map",
    "library.projects": "Pack Project",
    "library.scenario": "Area Piece Scenario",
    "library.suite": "Checked Suite",
    "opening.findings": "Found:Issue",
    "rules.game": "Game",
    "rules.los.answer": "Modifier Reason",
    "rules.los.surveys.passed": "Passed",
    "rules.ruleset": "Ruling Terrain",
    "rulesets": "all_rulesets ruleset",
    "storage.packing.faults": "UnfitPack",
}
"""What scripts may call, by the module that it stands in; nothing is imported before it is asked for."""

_HOMES: dict[str, tuple[str, str]] = {
    name.rpartition(":")[2]: (f"{__name__}.{room}", name.partition(":")[0])
    for room, names in _ROOMS.items()
    for name in names.split()
}

__all__ = [*_HOMES, "__version__"]  # noqa: PLE0604 - names, from the one list of them


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module, called = _HOMES[name]
    return getattr(import_module(module), called)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
