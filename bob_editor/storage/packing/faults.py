"""Faults of packs and of project folders: why a pack can't be made, or must not be opened."""

from __future__ import annotations

from collections.abc import Iterable

from bob_editor.errors import BadFile
from bob_editor.records import Record
from bob_editor.storage.form.problems import Problem

MOST_FAULTS = 200
"""More than these help nobody."""


class Fault(Record):
    """One thing wrong with a pack or a project folder.

    ``code`` is ``schema/`` and a word; ``file`` the path in the pack or folder, "" for the whole; ``at`` the place in
    that file.
    """

    code: str
    message: str
    file: str = ""
    at: str = ""

    @classmethod
    def of(cls, problem: Problem, file: str) -> Fault:
        """A breach of the form of a file that the pack holds."""
        return cls(problem.code, problem.message, file, problem.at)


class UnfitPack(BadFile):
    """A pack that can't be made, or that must not be opened; ``faults`` says why, at least once."""

    def __init__(self, message: str, faults: Iterable[Fault] = (), *, hint: str = "") -> None:
        super().__init__(message, hint=hint)
        self.faults = tuple(faults)[:MOST_FAULTS]


class FaultFound(Exception):
    """Stops the reading of a pack, or of one of its files, at a fault."""

    def __init__(self, code: str, message: str, file: str = "") -> None:
        super().__init__(message)
        self.fault = Fault(f"schema/{code}", message, file)
