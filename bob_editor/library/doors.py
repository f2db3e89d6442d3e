"""Where scripts come in: documents are opened, each as what it is, and fresh ones are made."""

from typing import Any

from bob_editor.errors import BadCall, BadFile
from bob_editor.library.board import Board
from bob_editor.library.documents import AnyPath, open_document
from bob_editor.library.map import Map
from bob_editor.library.projects import Pack, Project
from bob_editor.library.scenario import Scenario, files_of
from bob_editor.library.suite import Suite
from bob_editor.library.words import as_json, here, must_be_text, path_of
from bob_editor.model.board import Base
from bob_editor.model.board import Board as BoardValue
from bob_editor.rulesets import ruleset
from bob_editor.storage.files.reading import is_folder, real_path, shown
from bob_editor.storage.naming import PACK


def open(path: AnyPath, *, ruleset_id: str | None = None) -> Any:  # noqa: A001 - read as bob.open
    """Open a document as what it is: a ``Board``, ``Scenario``, ``Suite`` or ``Pack``; a folder is a ``Project``.

    Type checkers know what ``open_board`` and its like return.

    Parameters
    ----------
    path
        A file of the program's, a folder, or a map in a foreign format (``bob-editor convert --list`` names them):
        then the scenario in it, else the board. What of that couldn't be kept is logged as warnings of
        ``bob_editor.library``.
    ruleset_id
        The game that a foreign map is for, where it doesn't say.

    Raises
    ------
    BadFile
        Where it can't be read, or is no such document.
    """
    place = path_of(path)
    if is_folder(place):
        return open_project(place)
    if place.name.endswith(PACK):
        return open_pack(place)
    return open_document(place, ruleset_id=ruleset_id)


def open_pack(path: AnyPath) -> Pack:
    """Open a pack and verify it; what is wrong with it is told by its ``verify()``.

    :raises BadFile: where there is no such file.
    """
    from bob_editor.storage.packs import verify

    return Pack(path_of(path), verify(path))


def open_project(folder: AnyPath) -> Project:
    """Open a folder of documents.

    :raises BadFile: where it is none.
    """
    place = path_of(folder)
    if not is_folder(place):
        raise BadFile(f"{shown(place)} is no folder.", hint="bob.open opens a file.")
    return Project(place)


def new_board(
    ruleset_id: str,
    *,
    columns: int | None = None,
    rows: int | None = None,
    preset: str | None = None,
    title: str = "Untitled",
) -> Board:
    """A fresh board of open ground.

    Parameters
    ----------
    ruleset_id
        Its game: an id that ``bob.all_rulesets()`` has.
    columns, rows
        How many; as the preset has them, where left out.
    preset
        A shape of the game's boards: ``bob-editor rules`` lists them. With ``columns`` and ``rows`` and without a
        preset, a plain board of whole hexes.
    title
        What it is called.

    Raises
    ------
    UnknownRuleset
        Where no such game is installed.
    BadCall
        Where a board can't have that many.
    """
    must_be_text(title=title, **({} if preset is None else {"preset": preset}))
    columns, rows = as_json(columns), as_json(rows)
    rules = ruleset(ruleset_id)
    if preset is not None or columns is None or rows is None:
        from bob_editor.editing.boards.fresh_board import fresh_board

        return Board(fresh_board(rules, preset, columns=columns, rows=rows, title=title))
    from bob_editor.geometry.grid import Grid
    from bob_editor.storage.form.limits import check_lengths

    check_lengths(columns=columns, rows=rows)
    grid = Grid(columns, rows, "pointy-top", shift="right") if rules.pointy else Grid(columns, rows)
    return Board(BoardValue(grid, rules.id, title=title, base=Base(rules.base_terrain)))


def new_scenario(ruleset_id: str, *boards: Board, title: str = "Untitled", id: str = "untitled") -> Scenario:  # noqa: A002 - what files call it
    """A fresh card on these boards, side by side from left to right; each is a saved one.

    :raises UnknownRuleset: where no such game is installed.
    :raises BadFile: where a board has no file.
    """
    from bob_editor.editing.boards.fresh_scenario import fresh_scenario

    must_be_text(title=title, id=id)
    value = fresh_scenario(ruleset(ruleset_id), name=id, title=title, boards=files_of(boards), folder=here())
    return Scenario(value).reread()


def new_suite(on: Map, *, title: str = "") -> Suite:
    """A fresh LOS suite on a board or scenario, a saved one.

    :raises BadFile: where that has no file.
    """
    from bob_editor.opening.loaded_map import suite_map
    from bob_editor.storage.kinds.suites import Suite as Value

    if not isinstance(on, Map):
        raise BadCall(f"{on!r} is no map.", hint="bob.open opens one.")
    if isinstance(on, Suite):
        raise BadCall(f"{on.title} is a suite itself.", hint="Make one on its board or scenario.")
    must_be_text(title=title)
    path = on.path if isinstance(on, Board | Scenario) else None
    if path is None:
        raise BadFile(f"{on.title} has no file yet.", hint="Save it first.")
    value = Value(title=title or on.title, board_path=path.name)
    loaded = suite_map(value, on.scene.board, on.ruleset, real_path(path), base=on.scene)
    return Suite(loaded, value)
