"""The one undo command."""

import gc
import weakref

from PySide6.QtGui import QUndoStack
from PySide6.QtWidgets import QApplication

from bob_editor.editing.document.document import Document
from bob_editor.editing.game.draft import GameDraft
from bob_editor.editing.game.edits import set_of
from bob_editor.editing.game.game_document import GameDocument
from bob_editor.editing.game.starts import STARTS, started
from bob_editor.model.board import Board
from bob_editor.model.board_edits import paint_terrain, set_heading
from bob_editor.model.edit import Edit
from bob_editor.rulesets import game_of_own, ruleset
from bob_editor.ui.session.retracing import Retracing
from bob_editor.ui.session.undo import call_otherwise, push


def document(board: Board) -> Document:
    """The board as an open document."""
    return Document(board, ruleset(board.ruleset))


def test_swap_there_and_back(qapp: QApplication, board: Board) -> None:
    """Undo gives the very value from before, redo the one after; each is told once."""
    one, stack = document(board), QUndoStack()
    told: list[object] = []
    one.changed.connect(told.append)
    push(stack, one, Edit("Paint", lambda value: paint_terrain(value, [value.grid.hex("A1")], ["woods"])))
    after = one.value
    assert stack.undoText() == "Paint"
    stack.undo()
    assert one.value is board
    stack.redo()
    assert one.value is after
    assert len(told) == 3


def test_what_no_panel_shows_is_told_when_it_is_undone(qapp: QApplication, board: Board) -> None:
    """A board's title isn't on its picture; terrain is. Neither is told when it is done for the first time."""
    one, stack = document(board), QUndoStack()
    told: list[str] = []
    retracing = Retracing(stack, stack)
    retracing.told.connect(told.append)
    push(stack, one, Edit("Rename", lambda value: set_heading(value, title="Other")))
    push(stack, one, Edit("Paint", lambda value: paint_terrain(value, [value.grid.hex("A1")], ["woods"])))
    stack.undo()
    assert told == []
    stack.undo()
    stack.redo()
    assert told == ["Undone: Rename", "Done again: Rename"]
    for title in ("O", "Oa", "Oak"):
        # Of what is typed, be it into a step that was done again, there is nothing to tell.
        push(stack, one, Edit("Rename", lambda value, title=title: set_heading(value, title=title)), "title")
        if title == "O":
            stack.undo()
            stack.redo()
    assert told[2:] == ["Undone: Rename", "Done again: Rename"]
    del told[2:]
    push(stack, one, Edit("Rename", lambda value: set_heading(value, title="Third")))
    stack.clear()
    assert len(told) == 2


def test_what_was_typed_letter_by_letter_is_let_go(qapp: QApplication, board: Board) -> None:
    """Of a step are kept where it began and where it ended, and nothing of what lay between."""
    one, stack, between = document(board), QUndoStack(), list[weakref.ref[Board]]()
    for title in ("O", "Oa", "Oak"):
        push(stack, one, Edit("Rename", lambda value, title=title: set_heading(value, title=title)), "title")
        between.append(weakref.ref(one.value))
    gc.collect()
    assert [there().title for there in between if there()] == ["Oak"]
    stack.undo()
    assert one.value is board


def test_an_edit_that_changes_nothing_leaves_no_step(qapp: QApplication, board: Board) -> None:
    """There is nothing to undo then."""
    one, stack = document(board), QUndoStack()
    assert not push(stack, one, Edit("Same", lambda value: set_heading(value, title=value.title)))
    assert stack.count() == 0


def test_a_game_keeps_the_id_of_its_folder(qapp: QApplication, board: Board) -> None:
    """What was done before it was saved under another id is undone and done again under that one."""
    game, one, stack = (
        GameDocument(GameDraft(started(STARTS[0], "Mill")), game_of_own),
        document(board),
        QUndoStack(),
    )
    stack.beginMacro("Both")
    push(stack, game, set_of("Name it", "title", value="Ford"))
    push(stack, one, Edit("Rename", lambda value: set_heading(value, title="Other")))
    stack.endMacro()
    call_otherwise(stack, "ford")
    stack.undo()
    assert (game.value.game.id, game.value.title, one.value.ruleset) == ("ford", "Mill", "ford")
    stack.redo()
    assert (game.value.game.id, game.value.title, one.value.title) == ("ford", "Ford", "Other")
