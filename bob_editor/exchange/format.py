"""What a foreign format is, what it is given to read or write, and what it gives back.

A module in ``formats/`` declares one :class:`Format` as ``FORMAT``. CONTRIBUTING.md has one to copy.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from msgspec import field

from bob_editor.errors import BadCall, BadFile, BobEditorError
from bob_editor.exchange.mapping import TerrainMap, Words
from bob_editor.exchange.report import Report, Row
from bob_editor.geometry.fits.honeycomb import Gray
from bob_editor.geometry.lattice import Point
from bob_editor.model.board import Board
from bob_editor.model.scenario import Scenario
from bob_editor.records import Record, told_without
from bob_editor.rules.ruleset import Ruleset
from bob_editor.storage.documents import Suite
from bob_editor.storage.files.pictures import leads_astray
from bob_editor.storage.files.reading import parse_json, read_bytes
from bob_editor.storage.form.limits import MAX_BYTES
from bob_editor.storage.form.problems import quoted
from bob_editor.storage.naming import BOARD, bare_name

Json = Any

HEAD = 65_536
"""Bytes at the beginning of a file by which most formats are told."""


class Given(Record, eq=False, dict=True):
    """A foreign file: its bytes (never more than ``MAX_BYTES``), its name as messages show it, and its folder.

    ``folder`` is None where nothing beside the file may be opened, as with one out of an archive.
    """

    data: bytes
    name: str
    folder: Path | None = None

    __repr__ = told_without("data")

    @property
    def head(self) -> bytes:
        """The first ``HEAD`` bytes."""
        return self.data[:HEAD]

    @property
    def stem(self) -> str:
        """The file's name without folder and ending."""
        return bare_name(self.name.replace("\\", "/")) or "untitled"

    @cached_property
    def json(self) -> Json:
        """What the bytes say as JSON, within the limits of depth and number of values.

        :raises BadFile: where they are no JSON, with line and column.
        :raises TooLarge: where they are past the limits.
        """
        return parse_json(self.data, self.name).data

    @cached_property
    def fields(self) -> Mapping[str, Json]:
        """The fields of a JSON object; none where the bytes are no such object. For telling a format."""
        if not self.head.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"{"):
            return {}
        try:
            return self.json if isinstance(self.json, dict) else {}
        except BobEditorError:
            return {}

    @cached_property
    def text(self) -> str:
        """The bytes as UTF-8, line ends made one; for formats of text.

        :raises BadFile: where they are no UTF-8, with the line.
        """
        try:
            return self.data.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")
        except UnicodeDecodeError as error:
            line = self.data.count(b"\n", 0, error.start) + 1
            raise BadFile(
                f"{self.name} is not UTF-8 text: line {line} holds a byte that is none.",
                hint="Save it with UTF-8 encoding.",
            ) from None

    def beside(self, relative: str, *, most_bytes: int = MAX_BYTES) -> bytes:
        """The bytes of a file that this one names by a path relative to its own folder: a tileset, a picture.

        :raises BadFile: where the path leads elsewhere, or the file can't be read.
        :raises TooLarge: where it has more than ``most_bytes``.
        """
        if self.folder is None or leads_astray(relative) or ".." in Path(relative).parts:
            raise BadFile(
                f"{self.name} names the file {quoted(relative)}, which isn't in its own folder.",
                hint="Put it beside the file, and name it by its path from there.",
            )
        return read_bytes(self.folder / relative, most_bytes=most_bytes)


Paint = Callable[[Board, Ruleset, float, bool], bytes]
"""A board's picture as PNG, a hex so many pixels across from side to side, with its ground or see-through."""


class Asked(Record, eq=False):
    """What the user asked for: the ruleset to bring a file into, a mapping of his own, the name of what is made.

    ``name`` is the id of what is read and the stem of its files' names; of what is written, the file's name. ``paint``
    makes the pictures of formats that have some; without it they go without. ``dots`` are the names of hexes and where
    their dots lie in a drawing or picture, for one that doesn't show its own grid. ``gray`` looks at a picture's bytes,
    None where they are no picture. ``heard`` gathers what was asked for words, so that all of a file can be shown.
    """

    rules: Ruleset | None = None
    mapping: TerrainMap = field(default_factory=TerrainMap)
    name: str = ""
    paint: Paint | None = None
    dots: tuple[tuple[str, Point], ...] = ()
    heard: list[Words] = field(default_factory=list)
    gray: Callable[[bytes], Gray | None] | None = None

    def must_rules(self, given: Given) -> Ruleset:
        """The ruleset asked for.

        :raises BadCall: where none was.
        """
        if self.rules is None:
            raise BadCall(
                f"{given.name} doesn't say which game it is for.", hint="Choose a ruleset: --ruleset ID."
            )
        return self.rules

    def words(self, given: Given, report: Report, shipped: TerrainMap) -> Words:
        """What foreign words mean in the ruleset asked for, by the user's mapping before the shipped one.

        :raises BadCall: where no ruleset was asked for.
        """
        return self.words_of(self.must_rules(given), report, shipped)

    def words_of(self, rules: Ruleset, report: Report, shipped: TerrainMap) -> Words:
        """What foreign words mean in a ruleset, for a writer as for a reader."""
        words = Words(rules, shipped.within(rules.id).below(self.mapping.within(rules.id)), report)
        self.heard.append(words)
        return words


class Brought(Record):
    """What a foreign file holds as documents of ours, and what was altered on the way.

    A scenario or suite names a board by its file, which is ``file_of(board.id)``.
    """

    boards: tuple[Board, ...] = ()
    scenarios: tuple[Scenario, ...] = ()
    suites: tuple[Suite, ...] = ()
    report: tuple[Row, ...] = ()


def file_of(board_id: str) -> str:
    """The name of a board's file, as scenarios that are brought in with it name it."""
    return board_id + BOARD


class Outgoing(Record):
    """What is to be written in a foreign format: a board, and the scenario or the LOS suite on it where it is one."""

    board: Board
    rules: Ruleset
    scenario: Scenario | None = None
    suite: Suite | None = None


class Written(Record):
    """A foreign file's bytes, those of further files that belong beside it by their names, and what was altered."""

    data: bytes
    beside: Mapping[str, bytes] = field(default_factory=dict)
    report: tuple[Row, ...] = ()

    __repr__ = told_without("data", "beside")


class Sample(Record):
    """What a foreign word looks like: a part (left, top, width, height; None for all) of a picture beside the file."""

    picture: str
    part: tuple[int, int, int, int] | None = None


class Format(Record, eq=False):
    """A foreign format. ``name`` is a word for the command line, ``title`` what people call it.

    ``endings`` (``.hexjson``, the usual one first) help the file dialogs and settle doubts; a file is told by
    ``looks_like``, which sees its content and must not raise. ``cant_hold`` names the parts (``parts.PARTS``) that
    writing would lose, so that the user is told before. ``read`` and ``write`` raise ``BadFile`` with the place for
    what they can't make sense of; None where the format is only written, or only read. ``ruleset`` is the one that its
    files are always for. ``samples`` says of words which pictures beside a file show them, and raises nothing.
    One that ``holds_suites`` writes a LOS suite where it is given one, and nothing of its board.
    One that is ``alone`` is brought in only by its name on the command line: files of it are mostly something else.
    ``sketch`` gives the lines of a drawing, so that dots can be clicked in it where it shows no grid (``NoGrid``).
    One with ``pictures`` asks for ``Asked.paint`` or ``Asked.gray``.
    """

    name: str
    title: str
    endings: tuple[str, ...]
    looks_like: Callable[[Given], bool]
    read: Callable[[Given, Asked], Brought] | None = None
    write: Callable[[Outgoing, Asked], Written] | None = None
    cant_hold: frozenset[str] = frozenset()
    ruleset: str | None = None
    samples: Callable[[Given], Mapping[str, Sample]] | None = None
    holds_suites: bool = False
    alone: bool = False
    sketch: Callable[[Given], Sequence[Sequence[Point]]] | None = None
    pictures: bool = False
