"""Unsaved work as one text: the document, and those suites and that LOS trial beside it that aren't saved either."""

from __future__ import annotations

import json
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from bob_editor.editing.game.draft import Example, GameDraft
from bob_editor.editing.game.files import TRY_IT, read_draft
from bob_editor.editing.game.game_document import GameDocument
from bob_editor.editing.game.trying import try_it_board
from bob_editor.editing.trace.kept import picked_from_json, picked_to_json
from bob_editor.editing.trace.subjects import Picked
from bob_editor.errors import BadFile, BobEditorError
from bob_editor.model.board import Board
from bob_editor.model.games.own_game import OwnGame
from bob_editor.model.scenario import Scenario
from bob_editor.opening.scenario_maps import rebased
from bob_editor.records import Record
from bob_editor.rulesets import game_of_own
from bob_editor.storage.documents import (
    board_from_json,
    board_text,
    board_to_json,
    dumps,
    scenario_from_json,
    scenario_text,
    suite_from_json,
    suite_to_json,
)
from bob_editor.storage.files.reading import parse_json
from bob_editor.storage.kinds.suites import Suite
from bob_editor.storage.naming import BOARD
from bob_editor.ui.session.session import Session
from bob_editor.words import tr

Json = Any

FORMAT = "bob-editor/kept-work"


class Work(Record, eq=False):
    """What is open and not saved, as frozen values: taken in the window, made a text wherever there is time.

    ``document`` has what the tool in hand has begun, or what is typed into a field, as if it had been ended. ``suites``
    by the names of their files and ``trial`` are None where those hold them; ``folder`` is from where what has no file
    names its boards or scan, ``try_it`` the board that a game is tried on, and ``traced`` what was picked on a board's
    scan and isn't on it.
    """

    document: Board | Scenario | GameDraft
    path: str | None
    suites: tuple[tuple[str, Suite], ...] | None = None
    trial: Suite | None = None
    folder: Path | None = None
    try_it: Board | None = None
    traced: Picked | None = None

    @classmethod
    def of(cls, session: Session) -> Work | None:
        """What isn't saved of what is open, be it as new as it was begun; None where all is."""
        desk = session.desk
        begun = session.hand.tool.begun if desk.is_drawn_on else None
        typed = session.typed.edit
        expectations, trial = session.expectations, desk.trial
        traced = session.hand.traced if session.scenario is None and session.game is None else None
        if session.empty or not (session.modified or session.is_new or begun or typed or traced):
            return None
        board = session.board if begun is None else begun.apply(session.board)
        if session.game is not None:
            laid = trial.suite(TRY_IT) if trial.modified else None
            game = session.game.value
            return cls(game if typed is None else typed.apply(game), desk.path, trial=laid, try_it=board)
        document: Board | Scenario = board
        if session.scenario is not None:
            document = session.scenario.value if typed is None else typed.apply(session.scenario.value)
        # A suite that was never saved names no board yet, and couldn't be read back without.
        name = Path(desk.path).name if desk.path else f"map{BOARD}"
        return cls(
            document,
            desk.path,
            tuple(
                (expectations.file_of(one), replace(one.suite, board_path=one.suite.board_path or name))
                for one in expectations.to_write
            )
            if expectations.modified
            else None,
            trial.suite(name) if trial.modified else None,
            desk.folder if desk.path is None else None,
            traced=traced,
        )

    def text(self) -> str:
        """It as a text to keep: the document's own where nothing else is unsaved."""
        document = self.document
        if isinstance(document, GameDraft):
            return dumps(self._of_game(document))
        text = board_text(document) if isinstance(document, Board) else scenario_text(document)
        if self.suites is None and self.trial is None and self.folder is None and self.traced is None:
            return text
        kept: dict[str, Json] = {"format": FORMAT, "version": 1, "document": json.loads(text)}
        if self.folder is not None:
            kept["folder"] = str(self.folder.absolute())
        if self.suites is not None:
            kept["suites"] = [{"file": file, "suite": suite_to_json(suite)} for file, suite in self.suites]
        if self.trial is not None:
            kept["trial"] = suite_to_json(self.trial)
        if self.traced is not None:
            kept["traced"] = picked_to_json(self.traced)
        return dumps(kept)

    def _of_game(self, draft: GameDraft) -> dict[str, Json]:
        return {
            "format": FORMAT,
            "version": 1,
            "document": draft.game.to_json(),
            "examples": {one.name: suite_to_json(one.suite) for one in draft.examples},
            "card": draft.card,
            "try_it": None if self.try_it is None else board_to_json(self.try_it),
            "trial": None if self.trial is None else suite_to_json(self.trial),
        }


class KeptWork(Record):
    """A document's JSON as it was kept; ``suites`` and ``trial`` are None where their files had them.

    ``folder`` is from where the boards or the scan of what has no file are named.
    """

    document: Json
    suites: tuple[tuple[str, Json], ...] | None = None
    folder: str = ""
    trial: Json = None
    examples: Json = None
    try_it: Json = None
    card: Json = None
    traced: Json = None

    @classmethod
    def of_text(cls, text: str) -> KeptWork:
        """What a text holds: the document alone, or with its suites.

        :raises BadFile: where it is no such text.
        """
        try:
            data = parse_json(text.encode(), "What was saved aside").data
            if not isinstance(data, dict) or data.get("format") != FORMAT:
                return cls(data)
            rows = data.get("suites")
            suites = None if rows is None else tuple((_file(row), row["suite"]) for row in rows)
            folder = str(data.get("folder") or "")
            return cls(
                data["document"],
                suites,
                folder,
                data.get("trial"),
                data.get("examples"),
                data.get("try_it"),
                data.get("card"),
                data.get("traced"),
            )
        except (ValueError, KeyError, TypeError, RecursionError) as error:
            raise BadFile(
                tr("What was saved aside can’t be read."), hint=tr("It is left where it is.")
            ) from error

    @property
    def title(self) -> str:
        """The document's title."""
        title = self.document.get("title") if isinstance(self.document, dict) else None
        return str(title or tr("Untitled"))

    def restore(self, session: Session, path: str | None) -> None:
        """Open it, never saved, under its file's name.

        :raises BadFile: where it is no document.
        """
        data = self.document
        if isinstance(data, dict) and data.get("format") == "bob-editor/ruleset":
            self._restore_game(session, path)
            return
        if isinstance(data, dict) and (data.get("format") == "bob-editor/scenario" or "map" in data):
            scenario, _ = scenario_from_json(data, validate=False)
            if path is None and self.folder:
                scenario = rebased(scenario, Path(self.folder), Path.cwd())
            session.open_scenario(scenario, path)
        else:
            board, problems = board_from_json(data)
            folder = Path(self.folder) if path is None and self.folder else None
            session.open(board, path, tuple(problems), folder=folder)
        session.desk.never_saved()
        if self.suites is not None:
            session.expectations.put_unsaved(_suites(self.suites))
        self._restore_trial(session)
        if self.traced is not None and session.scenario is None:
            # Likewise.
            with suppress(BobEditorError):
                picked = picked_from_json(self.traced, session.board, session.ruleset)
                session.hand.trace.tracing.put(picked)

    def _restore_trial(self, session: Session) -> None:
        if self.trial is not None:
            # The document is worth more than a fault.
            with suppress(BobEditorError):
                session.desk.trial.put(suite_from_json(self.trial)[0])

    def _restore_game(self, session: Session, path: str | None) -> None:
        examples = []
        for name, suite in self.examples.items() if isinstance(self.examples, dict) else ():
            # The others and the game are worth more than a fault.
            with suppress(BobEditorError):
                examples.append(Example(str(name), suite_from_json(suite)[0]))
        game = OwnGame(dict(self.document))
        folder = None if path is None else Path(path).parent
        draft = GameDraft(game, tuple(examples), self.card if isinstance(self.card, dict) else None)
        document = GameDocument(draft, partial(game_of_own, folder=folder), path)
        board = try_it_board(document.game)
        with suppress(BobEditorError):
            board = board if self.try_it is None else board_from_json(self.try_it)[0]
        session.open_game(document, board, None if path is None else _saved(Path(path), draft))
        document.never_saved()
        self._restore_trial(session)


def _saved(path: Path, draft: GameDraft) -> GameDraft:
    """A game as its folder has it; of one that can't be read all is to be written."""
    with suppress(BobEditorError):
        return read_draft(path)[0]
    return replace(draft, examples=(), card=None)


def _file(row: Json) -> str:
    said = row.get("file", "") if isinstance(row, dict) else None
    if not isinstance(said, str):
        raise TypeError("A suite's file has a name.")
    return said


def _suites(rows: tuple[tuple[str, Json], ...]) -> list[tuple[str, Suite]]:
    found = []
    for file, data in rows:
        try:
            suite, _ = suite_from_json(data)
        except BobEditorError:
            # The others and the document are worth more than a fault.
            continue
        found.append((file, suite))
    return found


def title_in(text: str) -> str:
    """The title of what a text keeps; for one that can't be read, that it has none."""
    try:
        return KeptWork.of_text(text).title
    except BadFile:
        return tr("Untitled")
