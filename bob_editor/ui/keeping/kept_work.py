"""Unsaved work as one text: the document, and those suites beside it that aren't saved either."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from attrs import evolve, frozen

from bob_editor.editing.sight.suite_edits import KeptSuite, Suites
from bob_editor.errors import BadFile, BobEditorError
from bob_editor.opening.scenario_maps import rebased
from bob_editor.storage.documents import (
    board_from_json,
    dumps,
    scenario_from_json,
    suite_from_json,
    suite_to_json,
)
from bob_editor.ui.session.session import Session

Json = Any

FORMAT = "bob-editor/kept-work"


@frozen
class KeptWork:
    """A document's JSON; ``suites`` is None where those beside it are as their files have them, ``trial`` likewise.

    ``folder`` is from where the boards of a scenario without a file are named.
    """

    document: Json
    suites: tuple[tuple[int, Json], ...] | None = None
    folder: str = ""
    trial: Json = None

    @classmethod
    def of_text(cls, text: str) -> KeptWork:
        """What a text holds: the document alone, or with its suites.

        :raises BadFile: where it is no such text.
        """
        try:
            data = json.loads(text)
            if not isinstance(data, dict) or data.get("format") != FORMAT:
                return cls(data)
            rows = data.get("suites")
            suites = None if rows is None else tuple((int(row["key"]), row["suite"]) for row in rows)
            return cls(data["document"], suites, str(data.get("folder") or ""), data.get("trial"))
        except (ValueError, KeyError, TypeError, RecursionError) as error:
            raise BadFile("What was saved aside can’t be read.", hint="It is left where it is.") from error

    @property
    def title(self) -> str:
        """The document's title."""
        title = self.document.get("title") if isinstance(self.document, dict) else None
        return str(title or "Untitled")

    def restore(self, session: Session, path: str | None) -> None:
        """Open it, never saved, under its file's name.

        :raises BadFile: where it is no document.
        """
        data = self.document
        if isinstance(data, dict) and (data.get("format") == "bob-editor/scenario" or "map" in data):
            scenario, _ = scenario_from_json(data, validate=False)
            if path is None and self.folder:
                scenario = rebased(scenario, Path(self.folder), Path.cwd())
            session.open_scenario(scenario, path)
        else:
            board, problems = board_from_json(data)
            session.open(board, path, tuple(problems))
        session.desk.never_saved()
        if self.suites is not None:
            session.expectations.put_unsaved(_suites(self.suites))
        if self.trial is not None:
            session.board_desk.trial.put(suite_from_json(self.trial)[0])


def text_of(session: Session) -> str:
    """What is open as a text to keep: the document's own text where nothing else is unsaved."""
    desk = session.desk
    text = desk.text()
    trial = session.board_desk.trial
    with_trial = desk is session.board_desk and trial.modified
    # Without a file, nothing says from where a scenario's boards are named.
    without_file = desk.folder is not None and desk.path is None
    if not (session.expectations.modified or with_trial or without_file):
        return text
    kept: dict[str, Json] = {"format": FORMAT, "version": 1, "document": json.loads(text)}
    if desk.folder is not None:
        kept["folder"] = str(desk.folder)
    # A suite that was never saved names no board yet, and couldn't be read back without.
    name = Path(desk.path).name if desk.path else "map.board.json"
    if with_trial:
        kept["trial"] = suite_to_json(trial.suite(name))
    if session.expectations.modified:
        kept["suites"] = [
            {
                "key": one.key,
                "suite": suite_to_json(evolve(one.suite, board_path=one.suite.board_path or name)),
            }
            for one in session.expectations.suites
        ]
    return dumps(kept)


def _suites(rows: tuple[tuple[int, Json], ...]) -> Suites:
    found = []
    for key, data in rows:
        try:
            suite, _ = suite_from_json(data)
        except BobEditorError:
            # The others and the document are worth more than a fault.
            continue
        found.append(KeptSuite(suite, key))
    return tuple(found)


def title_in(text: str) -> str:
    """The title of what a text keeps; for one that can't be read, that it has none."""
    try:
        return KeptWork.of_text(text).title
    except BadFile:
        return "Untitled"
