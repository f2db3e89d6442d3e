"""What bringing a file in or out altered: every thing dropped, guessed or approximated, by its place."""

from collections.abc import Iterable
from typing import Any, Literal

from msgspec import field

from bob_editor.records import Record
from bob_editor.storage.form.problems import shortened

Kind = Literal["dropped", "guessed", "approximated"]

MOST_ROWS = 2000
"""Rows that a report keeps; what is beyond is counted in a last one."""

MOST_PLACES = 100_000
"""Rows of words that could mean something else that a report keeps."""

LONGEST_WORD = 200
"""Letters of a word that a mapping may give a meaning."""

MOST_WORDS = 200
"""Words without a meaning that a report keeps."""


class Row(Record):
    """One thing that isn't as it was.

    ``place`` is a hex's or hexside's label where the board has one, else where it stands in the file ("line 4", "" for
    the whole of it). ``original`` is what stood there, ``made`` a sentence on what was made of it. ``word`` is the
    foreign word that a mapping could give another meaning, "" where none could; ``part`` the part of the board that it
    stands in, ``taken`` the id of the terrain that it was taken for.
    """

    kind: Kind
    place: str
    original: str
    made: str
    word: str = ""
    part: str = "hexes"
    taken: str = ""

    def to_json(self) -> dict[str, Any]:
        """The row as ``--report`` writes it."""
        row = {"kind": self.kind, "at": self.place, "original": self.original, "made": self.made}
        return row | ({"word": self.word} if self.word else {})

    @property
    def said(self) -> str:
        """What it says without its place."""
        of = f" “{self.original}”" if self.original else ""
        return f"{self.kind}{of}: {self.made}"

    def __str__(self) -> str:
        return f"{self.place}: {self.said}" if self.place else self.said


class Report(Record, eq=False):
    """Gathers rows while a file is read or written; the same thing is told once."""

    found: dict[tuple[str, str, str], Row] = field(default_factory=dict)
    _more: list[int] = field(default_factory=lambda: [0])

    def dropped(
        self, place: str, original: object, made: str, *, word: str = "", part: str = "hexes"
    ) -> None:
        """Tell of something that was left out."""
        self._add(Row("dropped", place, _told(original), made, _mappable(word), part))

    def hidden(self, original: object) -> None:
        """Tell of something that was left out, since the program which wrote the file doesn't show it."""
        self.dropped("", original, "It is hidden in the file, and was left out.")

    def guessed(
        self, place: str, original: object, made: str, *, word: str = "", part: str = "hexes", taken: str = ""
    ) -> None:
        """Tell of something that could mean another thing than was taken."""
        self._add(Row("guessed", place, _told(original), made, _mappable(word), part, taken))

    def approximated(self, place: str, original: object, made: str) -> None:
        """Tell of something that only comes near what it was."""
        self._add(Row("approximated", place, _told(original), made))

    def take(self, rows: Iterable[Row]) -> None:
        """Take over the rows of another report."""
        for row in rows:
            self._add(row)

    def _add(self, row: Row) -> None:
        key = (row.place, row.original, row.made)
        if key in self.found:
            return
        if len(self.found) < MOST_ROWS or self._has_place_for(row):
            self.found[key] = row
        else:
            self._more[0] += 1

    def _has_place_for(self, row: Row) -> bool:
        """Whether it is one of a word's places, of which all are kept: giving the word a meaning changes them all."""
        return bool(row.word) and len(self.found) < MOST_PLACES

    @property
    def rows(self) -> tuple[Row, ...]:
        """All that was told, in order; a last row counts what is beyond ``MOST_ROWS``."""
        told = tuple(self.found.values())
        if not self._more[0]:
            return told
        return (*told, Row("dropped", "", "", more_than_listed(self._more[0])))


def more_than_listed(many: int) -> str:
    """The sentence of a report's last row."""
    made = f"{many:,} more things were altered that aren't listed."
    return made if many > 1 else "One more thing was altered that isn't listed."


def unknown_words(rows: Iterable[Row]) -> dict[str, int]:
    """The words that a mapping could give a meaning, with how often each was met, most frequent first."""
    found: dict[str, int] = {}
    for row in rows:
        if row.word:
            found[row.word] = found.get(row.word, 0) + 1
    return dict(sorted(found.items(), key=lambda item: -item[1])[:MOST_WORDS])


def _mappable(word: str) -> str:
    """A word as a mapping may name it; one of a length that nobody would write there is none."""
    return word if len(word) <= LONGEST_WORD else ""


def _told(value: object) -> str:
    return shortened(value if isinstance(value, str) else str(value), most=120)
