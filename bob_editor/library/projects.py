"""Project folders and packs for scripts: what they hold, what is wrong with them, and how one becomes the other."""

from __future__ import annotations

import os
import shutil
import tempfile
import weakref
from collections.abc import Iterable
from functools import cached_property
from pathlib import Path
from typing import Any

from msgspec.structs import force_setattr

from bob_editor.errors import BadFile
from bob_editor.library.documents import open_document
from bob_editor.library.words import must_be_text, path_of, refuse_unknown
from bob_editor.opening.findings import Found as Issue
from bob_editor.opening.games import in_packs
from bob_editor.publishing.published import Published
from bob_editor.records import Record, told_without
from bob_editor.storage import packs
from bob_editor.storage.form.schemas import KINDS
from bob_editor.storage.naming import must_fit


class Pack(Record, eq=False, dict=True):
    """A pack: a project in one file. ``info`` says who made it; it is None where that can't be read."""

    path: Path
    value: packs.Pack

    __repr__ = told_without("value")

    def __post_init__(self) -> None:
        force_setattr(self, "path", self.path.absolute())  # the same place from any folder

    @property
    def info(self) -> packs.PackInfo | None:
        """Its ``id``, ``title``, ``edition``, ``description``, ``authors``, ``licence`` and ``rulesets``."""
        return self.value.info

    @property
    def title(self) -> str:
        """What it is called."""
        return self.path.name if self.info is None else self.info.title

    @property
    def names(self) -> tuple[str, ...]:
        """The files in it: ``boards/mill.board.json``."""
        return tuple(one.path for one in self.value.files)

    def verify(self) -> tuple[str, ...]:
        """What is wrong with it as a pack, in sentences; nothing where it is sound."""
        return tuple(f"{one.file}: {one.message}" if one.file else one.message for one in self.value.faults)

    def check(self) -> tuple[Issue, ...]:
        """What is wrong with the documents in it, by their form and by the rules."""
        from bob_editor.opening.readiness import found_in_pack

        return found_in_pack(self.path)

    def open(self, name: str) -> Any:
        """A board, scenario or suite in it, by its path there.

        :raises BadFile: where it holds no such file.
        :raises UnfitPack: where anything is wrong with the pack.
        """
        if name not in self.names:
            raise BadFile(f"{self.title} holds no {name}.", hint="See its names.")
        return open_document(self._folder / name)

    def unpack(self, folder: str | os.PathLike[str]) -> Project:
        """Write all of it into a new or empty folder, or nothing.

        :raises UnfitPack: where anything is wrong with the pack.
        :raises BadFile: where the folder is in use or can't be written.
        """
        place = path_of(folder)
        packs.unpack(self.path, place)
        return Project(place)

    @cached_property
    def _folder(self) -> Path:
        """Where its files lie as long as this value is there."""
        above = tempfile.mkdtemp(prefix="bob-editor-")
        weakref.finalize(self, shutil.rmtree, above, ignore_errors=True)
        packs.unpack(self.path, Path(above) / "pack")
        return Path(above) / "pack"


class Project(Record, dict=True):
    """A folder of boards, scenarios and suites, read anew whenever it is asked."""

    folder: Path

    def __post_init__(self) -> None:
        force_setattr(self, "folder", self.folder.absolute())

    @property
    def value(self) -> packs.Project:
        """What of the folder goes into a pack, as it lies there now."""
        return in_packs.read_project(self.folder)

    @property
    def title(self) -> str:
        """What it is called."""
        return self.value.info.title

    def names(self, kind: str = "") -> tuple[str, ...]:
        """Its documents from the folder on, or those of a kind: ``board``, ``scenario``, ``los-suite`` ….

        :raises BadCall: where there is no such kind.
        """
        refuse_unknown("A project", [kind] if kind else (), KINDS)
        return tuple(
            one.name
            for one in self.value.documents
            if one.document is not None and kind in ("", one.document.kind)
        )

    def open(self, name: str) -> Any:
        """A document of it, by its name.

        :raises BadFile: where it can't be read.
        """
        return open_document(self.folder / path_of(name))

    def check(self) -> tuple[Issue, ...]:
        """Everything that stands between the folder and its readers, the worst first."""
        from bob_editor.opening.readiness import readiness

        return readiness(self.value).found

    def pack(self, path: str | os.PathLike[str]) -> Pack:
        """Write it as a pack, verified, or nothing.

        :raises UnfitPack: where something keeps it from being made.
        :raises BadCall: where its name is none of a pack.
        :raises BadFile: where it can't be written.
        """
        place = path_of(path)
        must_fit(place, "pack")
        return Pack(place, packs.build(self.value, place))

    def publish(
        self, path: str | os.PathLike[str], *, forms: Iterable[str] = (), language: str = ""
    ) -> Published:
        """Make all that readers get of it, in one new folder: cards, maps, web pages …. Loads Qt.

        :raises UnknownId: where there is no such form.
        :raises BadFile: where something can't be read or written.
        """
        from bob_editor.publishing.publish import publish

        must_be_text(language=language)
        return publish(
            self.folder, path_of(path), forms=(forms,) if isinstance(forms, str) else forms, language=language
        )
