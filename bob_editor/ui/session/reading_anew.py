"""What is open read anew from its file, as another has written it: one step, by whose undo one's own is back."""

from collections.abc import Callable
from typing import Any, Self

from msgspec.structs import replace
from PySide6.QtGui import QUndoCommand

from bob_editor.editing.game.draft import GameDraft
from bob_editor.editing.sight.kept_lines import keep_lines
from bob_editor.editing.sight.pinned import Thread
from bob_editor.editing.sight.suite_edits import Suites
from bob_editor.model.board import Board
from bob_editor.model.scenario import Scenario
from bob_editor.records import Record
from bob_editor.rules.los.scene import Scene
from bob_editor.storage.form.problems import Problem
from bob_editor.ui.session.undo import Step
from bob_editor.ui.session.what_is_open import WhatIsOpen
from bob_editor.words import tr

_MERGING = 2


class Holding(Record, eq=False):
    """What a file and those beside it hold: a board, a scenario, or a game with the board that it is tried on."""

    board: Board | None
    document: Scenario | GameDraft | None = None
    problems: tuple[Problem, ...] = ()
    suites: Suites = ()
    scene: Scene | None = None
    threads: tuple[Thread, ...] = ()

    @classmethod
    def of(cls, session: WhatIsOpen) -> Self:
        """What is open, as it is now."""
        scenario, game = session.scenario, session.game
        return cls(
            session.board if scenario is None else None,
            scenario.value if scenario is not None else game.value if game is not None else None,
            session.checks.problems,
            session.expectations.suites,
            session.live_los.own if scenario is None else None,
            session.pinned.threads,
        )

    def fits(self, session: WhatIsOpen) -> bool:
        """Whether it is of the same kind and game as what is open."""
        now = Holding.of(session)
        named = self.document if isinstance(self.document, Scenario) else self.board
        return type(now.document) is type(self.document) and (
            isinstance(self.document, GameDraft) or named is None or named.ruleset == session.ruleset.id
        )

    def through(self, anew: Callable[[Any], Any]) -> Self:
        """It with what ``anew`` makes of board and document."""
        return replace(self, board=anew(self.board), document=anew(self.document))

    def show(self, session: WhatIsOpen) -> None:
        """Have it open; the line that is looked along stays, where its hexes are still there."""
        los, look = session.live_los, session.hand.look
        put_back, held = keep_lines(los), look.pinned
        session.hand.tool.cancel()
        session.hand.select.select_none()
        session.attention.forget()
        # Ends and circumstances name hexes that the other map may lack.
        los.look(None, None)
        session.pinned.put(())
        if isinstance(self.document, Scenario):
            assert session.scenario is not None  # it fits
            session.scenario.set_value(self.document)
        elif self.document is not None:
            assert session.game is not None  # likewise
            session.game.set_value(self.document)
        if self.board is not None:
            los.scene = Scene(session.board, session.ruleset)
            session.document.set_value(self.board)
            los.scene = self.scene or Scene(self.board, session.ruleset)
        session.expectations.set_suites(self.suites)
        session.pinned.put(self.threads)
        session.checks.put_problems(self.problems)
        put_back()
        look.pinned = held and los.target is not None


class ReadAnew(Step[Holding]):
    """Shows what the file held when it was read anew, and back what was open; to be pushed once that is shown.

    Read again and again without an edit between, as while another program writes it, it is one step.
    """

    def __init__(self, session: WhatIsOpen, before: Holding) -> None:
        super().__init__(tr("Read {name} anew", name=session.file_name))
        self.session = session
        self.before, self.after = before, Holding.of(session)
        self._shown = True

    def redo(self) -> None:
        """Show what the file held."""
        if not self._shown:
            self.after.show(self.session)
        self._shown = False

    def undo(self) -> None:
        """Show what was open before."""
        self.again = True
        self.before.show(self.session)

    def through(self, anew: Callable[[Any], Any]) -> tuple[Holding, Holding]:
        """Likewise, each with its board and document."""
        return self.before.through(anew), self.after.through(anew)

    def id(self) -> int:
        """These may be asked to merge, and no others with them."""
        return _MERGING

    def mergeWith(self, other: QUndoCommand) -> bool:
        """Take in what was read next."""
        assert isinstance(other, ReadAnew)  # by its id
        self.after = other.after
        self.again = False
        other.let_go()
        return True


def read_anew(session: WhatIsOpen, held: Holding) -> None:
    """Put what the file holds by now in the place of what is open, with what lies beside it, as one step of undo.

    Expected lines that aren't saved stay where their suite's file is as it was.
    """
    before, were = Holding.of(session), session.expectations.saved
    held.show(session)
    session.desk.take_as_saved()
    # Which are those of the file, and not of what can be written.
    session.checks.put_problems(held.problems)
    session.load_beside()
    session.expectations.keep_own(before.suites, were)
    session.live_los.changed.emit()
    session.tell_of_trial()
    # What is saved is never merged with; it would be a step of its own each time that the file is written.
    session.stack.resetClean()
    session.stack.push(ReadAnew(session, before))
    session.stack.setClean()
