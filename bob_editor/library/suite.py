"""A LOS suite for scripts: expected lines of sight on a board, and what comes of them."""

from __future__ import annotations

import os
import pickle
import re
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from bob_editor.errors import BadCall, BadFile
from bob_editor.library.map import Map
from bob_editor.library.words import must_be_text, path_of
from bob_editor.opening.ends import Told
from bob_editor.opening.loaded_map import LoadedMap
from bob_editor.opening.suite_runs import run_lines
from bob_editor.records import Compared, Record
from bob_editor.rules.los.scene import Scene
from bob_editor.storage.files.reading import real_path
from bob_editor.storage.form.problems import quoted
from bob_editor.storage.kinds.suites import EndSpec, Expectation
from bob_editor.storage.kinds.suites import Suite as Value
from bob_editor.storage.naming import must_fit

_VERDICT = re.compile(r"clear|blocked|blind|hindered:[1-9]\d{0,3}")


class Checked(Record):
    """What came of a line of a suite: what was expected, what it ``got``, and ``message``, which says why it fails."""

    start: str | Mapping[str, Any]
    goal: str | Mapping[str, Any]
    expect: str
    got: str
    message: str = ""
    note: str = ""

    @property
    def ok(self) -> bool:
        """Whether it holds."""
        return not self.message


class Suite(Map, Compared):
    """Expected lines of sight, with what is laid on their board. Nothing changes it: an edit returns another."""

    uncompared = frozenset({"loaded", "path"})

    loaded: LoadedMap
    value: Value
    path: Path | None = None

    def __hash__(self) -> int:
        # As a board's: what is equal has these equal.
        return hash((self.value.title, self.value.board_path, len(self.value.checks)))

    def __reduce__(self) -> tuple[Callable[..., Map], tuple[Any, ...]]:
        from bob_editor.publishing.work.parcel import packed

        again, (kind, loaded, *others) = super().__reduce__()
        return again, (partial(_unpacked, kind), packed(loaded), *others)

    @property
    def title(self) -> str:
        """What it is called."""
        return self.value.title

    @property
    def scene(self) -> Scene:
        """Its board with all that it lays on it."""
        return self.loaded.scene

    @property
    def folder(self) -> Path | None:
        """Where its file is; None where it has none."""
        return self.loaded.board_folder

    def run(self) -> tuple[Checked, ...]:
        """Look along every line."""
        loaded = replace(self.loaded, suite=self.value)
        return tuple(
            Checked(
                _named(one.check.start),
                _named(one.check.goal),
                one.check.expect,
                "" if one.answer is None else one.answer.expectation,
                one.fault,
                one.check.note,
            )
            for one in run_lines(loaded, self.sight())
        )

    def with_line(
        self, start: Told, goal: Told, expect: str = "", *, cites: str = "", note: str = ""
    ) -> Suite:
        """The suite with one more line; where nothing is expected, what is seen now is.

        :raises UnknownPlace: where the map has no such hex.
        :raises BadCall: where that is no verdict.
        """
        must_be_text(expectation=expect, citation=cites, note=note)
        if expect and not _VERDICT.fullmatch(expect):
            raise BadCall(
                f"{quoted(expect)} is no verdict.", hint="Write clear, hindered:2, blocked or blind."
            )
        line = self.los(start, goal)
        check = Expectation(
            EndSpec(**_spec(line.start)), EndSpec(**_spec(line.goal)), expect or line.answer.expectation, cites,
            note=note,
        )  # fmt: skip
        return replace(self, value=replace(self.value, checks=(*self.value.checks, check)))

    def save(self, path: str | os.PathLike[str] | None = None) -> Suite:
        """Write it, whole or not at all, and return it with its path; without one, over the file it came from.

        :raises BadFile: where it can't be written, or has no file.
        :raises BadCall: where its name is none of its kind.
        """
        from bob_editor.opening.scenario_maps import relative_path
        from bob_editor.storage.documents import write_suite

        named = self.path if path is None else path_of(path)
        if named is None:
            raise BadFile("The suite has no file yet.", hint="Name one: suite.save(“mill.los.json”).")
        value = self.value
        if value.board_path is not None:
            board = self.loaded.path.parent / value.board_path
            value = replace(value, board_path=relative_path(board, real_path(named).parent))
        must_fit(named, "los-suite")
        write_suite(named, value)
        return replace(
            self, value=value, path=named, loaded=replace(self.loaded, path=named.absolute(), suite=value)
        )


def _named(end: EndSpec) -> str | dict[str, Any]:
    return {"hex": end.hex, **end.said} if end.said else end.hex


def _spec(end: str | Mapping[str, Any]) -> dict[str, Any]:
    fields = {"hex": end} if isinstance(end, str) else dict(end)
    return {"position" if name == "in" else name: value for name, value in fields.items()}


def _unpacked(kind: Callable[..., Suite], loaded: bytes, *others: Any) -> Suite:
    return kind(pickle.loads(loaded), *others)  # noqa: S301 - made above
