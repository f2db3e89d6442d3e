"""A game's folder as it is edited: its rules, its examples and the board that it is tried on."""

from pathlib import Path

from msgspec.structs import replace

from bob_editor.editing.game.draft import Example, GameDraft
from bob_editor.editing.game.trying import try_it_board
from bob_editor.errors import BobEditorError
from bob_editor.model.board import Board
from bob_editor.model.games.edits import set_heading
from bob_editor.records import Record
from bob_editor.rules.ruleset import Ruleset
from bob_editor.storage.documents import read_board, read_suite, write_board, write_suite
from bob_editor.storage.files.layout import dumps
from bob_editor.storage.files.reading import is_there
from bob_editor.storage.files.writing import cannot_write, make_folder, write
from bob_editor.storage.form.problems import Problem
from bob_editor.storage.form.unread import headed
from bob_editor.storage.games.card_files import CARD, own_layout
from bob_editor.storage.games.game_files import read_game, write_game
from bob_editor.storage.games.places import FILE, own_games
from bob_editor.storage.naming import BOARD, SUITE
from bob_editor.storage.plain_names import plain_name

TRY_IT = f"try-it{BOARD}"
"""The board that a game is tried on."""

EXAMPLES = "examples"
"""The folder of the lines that are kept as examples."""

UNREAD = f"{TRY_IT}.unread"
"""What becomes of one that can't be read, once another is written in its place."""

CARD_HEADING = {"format": "bob-editor/card", "version": 1}


def read_draft(path: Path) -> tuple[GameDraft, tuple[Problem, ...]]:
    """A game of a ``ruleset.json`` or its folder, with its examples; one of these that can't be read is left as it is.

    :raises BadFile: where its ``ruleset.json`` or its ``card.json`` can't be read.
    """
    game, problems = read_game(path)
    there = (path if path.is_dir() else path.parent) / EXAMPLES
    examples: list[Example] = []
    for file in sorted(there.glob(f"*{SUITE}")) if there.is_dir() else ():
        try:
            examples.append(Example(file.name.removesuffix(SUITE), read_suite(file).value))
        except BobEditorError:
            continue
    card = own_layout(there.parent)
    if card is not None:
        card = {name: value for name, value in card.items() if name not in CARD_HEADING}
    return GameDraft(game, tuple(examples), card), problems


class TriedOn(Record):
    """The board that a game is tried on; an empty one where its folder has none, or none that can be read.

    ``left_out`` is how many parts of its file wouldn't stand there again, ``error`` why it can't be read.
    """

    board: Board
    left_out: int = 0
    error: BobEditorError | None = None


def read_try_it(path: Path, ruleset: Ruleset) -> TriedOn:
    """The board that a game of a ``ruleset.json`` or its folder is tried on."""
    file = (path if path.is_dir() else path.parent) / TRY_IT
    error = None
    if is_there(file):
        try:
            read = read_board(file)
            return TriedOn(replace(read.value, ruleset=ruleset.id), len(read.left_out))
        except BobEditorError as found:
            error = found
    return TriedOn(try_it_board(ruleset), error=error)


def write_draft(path: Path, draft: GameDraft, board: Board, former: GameDraft | None = None) -> GameDraft:
    """Write a game to the folder of a ``ruleset.json``; ``former`` is what that folder holds of it.

    The game is returned as it was written: an example gets another name where its own is that of another file.

    :raises BadFile: where it can't be written; what is written of it before stays.
    """
    folder = path.parent
    write_game(folder, draft.game)
    _write_try_it(folder, board)
    if draft.card is not None and (former is None or draft.card != former.card):
        write(folder / CARD, dumps(headed({**CARD_HEADING, **draft.card})))
    elif draft.card is None and former is not None and former.card is not None:
        _unlink(folder / CARD)
    known = {} if former is None else {one.name: one for one in former.examples}
    written: list[Example] = []
    for one in (_of_game(example, draft.game.id) for example in draft.examples):
        if known.get(one.name) != one:
            name = one.name if one.name in known else _free_name(folder / EXAMPLES, one.name)
            one = replace(one, name=name)  # noqa: PLW2901 - it is that example, under the name of its file
            make_folder(folder / EXAMPLES)
            write_suite(folder / EXAMPLES / f"{name}{SUITE}", one.suite)
        written.append(one)
    for name in known.keys() - {one.name for one in written}:
        _unlink(folder / EXAMPLES / f"{name}{SUITE}")
    return replace(draft, examples=tuple(written))


def _write_try_it(folder: Path, board: Board) -> None:
    """Write the board where its file says otherwise; one that can't be read is set aside.

    A file that holds more than the board keeps that, and for its sake the game's former id, too.
    """
    file = folder / TRY_IT
    if is_there(file):
        try:
            read = read_board(file)
            if (replace(read.value, ruleset=board.ruleset) if read.left_out else read.value) == board:
                return
        except BobEditorError:
            try:
                file.replace(_free(folder, UNREAD))
            except OSError as error:
                raise cannot_write(file, error) from error
    write_board(file, board)


def _unlink(file: Path) -> None:
    try:
        file.unlink(missing_ok=True)
    except OSError as error:
        raise cannot_write(file, error) from error


def called_by(draft: GameDraft, game_id: str) -> GameDraft:
    """The game under another id, by which its examples go as well."""
    examples = tuple(_of_game(one, game_id) for one in draft.examples)
    return replace(draft, game=set_heading(draft.game, id=game_id), examples=examples)


def _of_game(example: Example, game_id: str) -> Example:
    """The example of the game by the id that it has now: a game that was never saved gets another."""
    board = example.suite.board
    if board is None or board.ruleset == game_id:
        return example
    return replace(example, suite=replace(example.suite, board=replace(board, ruleset=game_id)))


def _free_name(folder: Path, name: str) -> str:
    return _free(folder, name, SUITE).name.removesuffix(SUITE)


def _free(folder: Path, name: str, ending: str = "") -> Path:
    found, number = folder / f"{name}{ending}", 1
    while is_there(found):
        number += 1
        found = folder / f"{name}-{number}{ending}"
    return found


def free_place(title: str) -> Path:
    """Where a game that has no file yet is kept: a folder among the user's own that nothing is in, named by its title.

    The folder's name is the game's id as well.
    """
    stem, number = plain_name(title) or "game", 1
    folder = own_games() / stem
    while folder.exists():
        number += 1
        folder = own_games() / f"{stem}-{number}"
    return folder / FILE
