"""Foreign files where a call names documents of ours: brought in on the way, and told of on standard error."""

import atexit
import os
import re
from collections.abc import Sequence
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec.structs import replace

from bob_editor.cli.files import ENDINGS, must_exist
from bob_editor.cli.output import warn
from bob_editor.errors import BadCall
from bob_editor.exchange.door import Foreign, bring, files_of, format_named, looks_foreign
from bob_editor.exchange.format import Asked
from bob_editor.exchange.mapping import TerrainMap, read_mapping
from bob_editor.exchange.report import Row, unknown_words
from bob_editor.geometry.fits.honeycomb import Gray
from bob_editor.opening.findings import Found, Level
from bob_editor.records import Record
from bob_editor.rules.issues.flood import told
from bob_editor.rules.wording import upper_first
from bob_editor.rulesets import ruleset
from bob_editor.storage.documents import write
from bob_editor.storage.games.nearby import look_beside
from bob_editor.storage.naming import SCENARIO, SUITE


class ForeignOptions(Record):
    """How a call wants foreign files to be read: for which ruleset, by which mapping file, in which format.

    ``issues`` says whether what is altered is kept in the documents.
    """

    ruleset: str | None = None
    mapping: Path | None = None
    named: str | None = None
    dots: str | None = None
    issues: bool = False

    def refused(self) -> "ForeignOptions":
        """The same, once it is known that they make sense: a slip in them would show with a foreign file alone.

        :raises BobEditorError: where there is no such ruleset, format or mapping, or the dots say no place.
        """
        if self.ruleset is not None:
            ruleset(self.ruleset)
        if self.mapping is not None:
            read_mapping(self.mapping)
        if self.named is not None:
            format_named(self.named)
        dots_of(self.dots or "")
        return self

    @property
    def asked(self) -> Asked:
        """What the door is asked for.

        :raises BobEditorError: where there is no such ruleset, or the mapping can't be read.
        """
        rules = None if self.ruleset is None else ruleset(self.ruleset)
        mapping = TerrainMap() if self.mapping is None else read_mapping(self.mapping)
        return Asked(rules, mapping, dots=dots_of(self.dots or ""), gray=_gray)


def _gray(data: bytes) -> Gray | None:
    """How light a picture's pixels are: only who brings pictures in wants Qt."""
    from bob_editor.render.pictures.gray import gray_in

    return gray_in(data)


def dots_of(text: str) -> tuple[tuple[str, tuple[float, float]], ...]:
    """The names of hexes and where their dots lie, as ``--dots`` has them: ``A1=40,35 L1=700,35 A9=40,560``.

    :raises BadCall: where one of them says no place.
    """
    found = []
    for word in text.split():
        pair = DOT.fullmatch(word)
        if pair is None:
            raise BadCall(f"--dots says “{word}”, which is no hex with a place.", hint="Write A1=40,35.")
        found.append((pair[1], (float(pair[2]), float(pair[3]))))
    return tuple(found)


DOT = re.compile(r"([A-Z]+[0-9]+)=(-?[0-9]{1,7}(?:\.[0-9]*)?),(-?[0-9]{1,7}(?:\.[0-9]*)?)")


class Laid(Record):
    """The documents that a file stands for: itself where it is ours, else what was made of it, with its report."""

    origin: Path
    files: tuple[Path, ...]
    report: tuple[Row, ...] = ()

    @property
    def map(self) -> Path:
        """The document whose map a call means: the scenario where there is one, else the board."""
        return self.files[-1]

    def renamed(self, found: Sequence[Found]) -> list[Found]:
        """Issues of these files under the name of the file that was given."""
        names = {os.fspath(path) for path in self.files}
        return [replace(one, file=os.fspath(self.origin)) if one.file in names else one for one in found]

    @property
    def issues(self) -> tuple[Found, ...]:
        """What bringing it in altered, as issues, of very many of a kind the first; unknown terrain counts."""
        file = os.fspath(self.origin)
        return told(
            Found(f"import/{row.kind}", _severity(row), upper_first(row.said), file, row.place, _places(row))
            for row in self.report
        )


def _severity(row: Row) -> Level:
    return "warning" if row.word and row.kind == "dropped" else "hint"


def _places(row: Row) -> tuple[str, ...]:
    return (row.place,) if row.place else ()


def is_foreign(path: Path, options: ForeignOptions) -> bool:
    """Whether a file is to be brought in: told by name and content, or said by the call."""
    if options.named is None and path.name.endswith(tuple(ENDINGS.values())):
        return False
    return options.named is not None or looks_foreign(path)


def laid(path: Path, options: ForeignOptions) -> Laid:
    """The documents of ours that a file stands for; a foreign one's are written to a folder that goes with the program.

    :raises BobEditorError: where it isn't there, or can't be brought in.
    """
    if not is_foreign(must_exist(path), options):
        return Laid(path, (path,))
    look_beside(path)
    foreign = bring(path, options.asked, named=options.named)
    folder = Path(_stack().enter_context(TemporaryDirectory(prefix="bob-editor-")))
    return Laid(path, tuple(write_documents(foreign, folder)), foreign.brought.report)


@cache
def _stack() -> ExitStack:
    stack = ExitStack()
    atexit.register(stack.close)
    return stack


def write_documents(foreign: Foreign, folder: Path) -> list[Path]:
    """Write what was brought in to a folder: boards, then suites, then scenarios.

    :raises BadFile: where it can't be written.
    """
    files = files_of(foreign.brought)
    ordered = sorted(files, key=lambda name: (name.endswith(SCENARIO), name.endswith(SUITE)))
    for name in ordered:
        write(folder / name, files[name])
    return [folder / name for name in ordered]


def tell_report(path: Path, report: Sequence[Row]) -> None:
    """Say in a line or a few on standard error what was altered."""
    if not report:
        return
    words = unknown_words(row for row in report if row.kind == "dropped")
    if words:
        told = ", ".join(f"{word} ({count})" if count > 1 else word for word, count in words.items())
        warn(f"{path}: not understood: {told}. A --mapping FILE says what words mean.")
    report = [row for row in report if not (row.word and row.kind == "dropped")]
    for row in report[:FEW]:
        warn(f"{path}: {row}")
    if len(report) > FEW:
        warn(f"{path}: and {len(report) - FEW} more; --report FILE of “bob-editor convert” lists them all.")


FEW = 5
"""Rows of a report that are told where nobody asked for it."""
