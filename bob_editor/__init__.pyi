# What type checkers see of the package: the names that __init__.py lists (a test holds both equal).

from bob_editor.errors import (
    BadCall,
    BadFile,
    BobEditorError,
    Cancelled,
    TooLarge,
    UnknownId,
    UnknownPlace,
    UnknownRuleset,
)
from bob_editor.library.arrays import Seen
from bob_editor.library.board import Board
from bob_editor.library.documents import open_board, open_scenario, open_suite
from bob_editor.library.doors import (
    new_board,
    new_scenario,
    new_suite,
    open,  # noqa: A004 - read as bob.open
    open_pack,
    open_project,
)
from bob_editor.library.drawn import Shape
from bob_editor.library.lines import Line
from bob_editor.library.map import Map
from bob_editor.library.projects import Pack, Project
from bob_editor.library.scenario import Area, Piece, Scenario
from bob_editor.library.suite import Checked, Suite
from bob_editor.opening.findings import Found as Issue
from bob_editor.rules.game import Game
from bob_editor.rules.los.answer import Modifier, Reason
from bob_editor.rules.los.surveys.passed import Passed
from bob_editor.rules.ruleset import Ruling, Terrain
from bob_editor.rulesets import all_rulesets, ruleset
from bob_editor.storage.packing.faults import UnfitPack

__version__: str
_HOMES: dict[str, tuple[str, str]]

__all__ = [
    "Area",
    "BadCall",
    "BadFile",
    "Board",
    "BobEditorError",
    "Cancelled",
    "Checked",
    "Game",
    "Issue",
    "Line",
    "Map",
    "Modifier",
    "Pack",
    "Passed",
    "Piece",
    "Project",
    "Reason",
    "Ruling",
    "Scenario",
    "Seen",
    "Shape",
    "Suite",
    "Terrain",
    "TooLarge",
    "UnfitPack",
    "UnknownId",
    "UnknownPlace",
    "UnknownRuleset",
    "__version__",
    "all_rulesets",
    "new_board",
    "new_scenario",
    "new_suite",
    "open",
    "open_board",
    "open_pack",
    "open_project",
    "open_scenario",
    "open_suite",
    "ruleset",
]
