"""Tables of lines of sight, as people make them by hand: a line a pair, or a matrix; in CSV, TSV or JSON.

Words say what is seen: ``clear``, ``blocked``, ``blind``, ``hindered:2`` and what they are usually called; a mapping's
``verdicts`` give others a meaning, and come first. The suite that is made looks along the board of its own name.
"""

import csv
import io
import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Any

from bob_editor.errors import BadCall, BadFile, TooLarge
from bob_editor.exchange.format import Asked, Brought, Format, Given, Outgoing, Written, file_of
from bob_editor.exchange.formats.table.lines import beginning, columns_of, delimiter
from bob_editor.exchange.report import Report
from bob_editor.records import Record
from bob_editor.rules.wording import counted
from bob_editor.storage.kinds.suites import EndSpec, Expectation, Suite

Json = Any

NAMES: Mapping[str, tuple[str, ...]] = {
    "from": ("from", "start", "a", "hex1", "hex 1", "shooter", "origin", "viewer"),
    "to": ("to", "goal", "b", "hex2", "hex 2", "target", "destination", "end"),
    "expect": ("expect", "los", "verdict", "result", "sight", "line of sight", "visible", "seen"),
    "cites": ("cites", "rule"),
    "note": ("note", "comment", "remark"),
}
"""By what a column means, what it may be called."""

VERDICTS: Mapping[str, tuple[str, ...]] = {
    "clear": ("clear", "yes", "y", "true", "1", "open", "los", "visible", "seen", "sees", "o", "✓", "✔"),
    "blocked": ("blocked", "no", "n", "false", "0", "x", "-", "–", "—", "block", "hidden", "none", "✗", "✘"),
    "blind": ("blind", "blind hex"),
}
HINDERED = re.compile(r"(?:hindered|hindrance|h)[ :]?(\d{1,3})|\+?(\d{1,3})h?")
MANY = re.compile(r"[2-9]|[1-9]\d{1,2}")
COUNTED = {"0": "clear", "1": "hindered:1"}
"""What two numbers say in a table that counts hindrances."""

LABEL = re.compile(r"(?:[A-Za-z0-9_-]{1,20}\.)?[A-Za-z]{1,3}\d{1,3}")
MOST_PAIRS = 1_000_000


class Pair(Record):
    """A pair as a table has it: where it stands, its ends, the word for it, and what else its line says."""

    place: str
    start: str
    goal: str
    word: str
    cites: str = ""
    note: str = ""


def looks_like(given: Given) -> bool:
    """Whether it names pairs of hexes and what is between them."""
    if b"\0" in given.head:
        return False
    text = beginning(given)
    if text.startswith(("[", "{")):
        return _pairs_of_json(given, probe=True) is not None
    rows = list(islice(csv.reader(io.StringIO(text), delimiter=delimiter(text.partition("\n")[0])), 2))
    return len(rows) == 2 and (
        {"from", "to", "expect"} <= columns_of(rows[0], {}, NAMES).keys() or _is_matrix(rows[0], rows[1])
    )


def read(given: Given, asked: Asked) -> Brought:
    """The suite of a table; what isn't understood is told, and left out.

    :raises BadFile: where it has no pairs; ``TooLarge`` where it has more than ``MOST_PAIRS``.
    """
    report = Report()
    checks = []
    pairs = list(islice(_pairs(given, asked.mapping.fields), MOST_PAIRS + 1))
    if len(pairs) > MOST_PAIRS:
        raise TooLarge(f"{given.name} has more than {MOST_PAIRS:,} pairs.", hint="Split it.")
    named = asked.mapping.verdicts
    if _counts({pair.word.strip().casefold() for pair in pairs}, named):
        named = {**named, **COUNTED}
        report.guessed("", "0, 1, 2 …", "Taken for how much hinders a line: 0 is clear.")
    for pair in pairs:
        verdict = _verdict(pair.word, named)
        if not (LABEL.fullmatch(pair.start) and LABEL.fullmatch(pair.goal)):
            report.dropped(pair.place, f"{pair.start} {pair.goal}", "These are no names of hexes.")
        elif verdict is None:
            report.dropped(
                pair.place, pair.word, "It isn't known what the word says of a line of sight.", word=pair.word
            )
        else:
            start, goal = (EndSpec(_label(one)) for one in (pair.start, pair.goal))
            checks.append(Expectation(start, goal, verdict, cites=pair.cites, note=pair.note))
    if not checks:
        raise BadFile(
            f"{given.name} has no line of sight that can be read.",
            hint="Name columns “from”, “to”, “los”, or begin rows and columns with hexes; a --mapping explains words.",
        )
    name = asked.name or "suite"
    return Brought(
        suites=(Suite(title=given.stem, board_path=file_of(name), checks=tuple(checks)),), report=report.rows
    )


def _counts(words: set[str], named: Mapping[str, str]) -> bool:
    """Whether 0 and 1 aren't no and yes, since other numbers count what hinders and no word says yes."""
    yes = {*VERDICTS["clear"], *named} - COUNTED.keys()
    return bool(words & COUNTED.keys() - named.keys()) and any(map(MANY.fullmatch, words)) and not words & yes


def _label(written: str) -> str:
    board, dot, plain = written.rpartition(".")
    return f"{board}{dot}{plain.upper()}"


def _verdict(word: str, named: Mapping[str, str]) -> str | None:
    plain = word.strip().casefold()
    for said, meaning in named.items():
        if said.strip().casefold() == plain:
            return meaning
    for meaning, words in VERDICTS.items():
        if plain in words:
            return meaning
    found = HINDERED.fullmatch(plain)
    return None if found is None else f"hindered:{int(found[1] or found[2])}"


# -- tables -----------------------------------------------------------------------------------------------------------


def _pairs(given: Given, named: Mapping[str, str]) -> Iterator[Pair]:
    if given.head.decode("utf-8-sig", "replace").lstrip().startswith(("[", "{")):
        yield from _pairs_of_json(given) or ()
        return
    text = given.text.lstrip("\n")
    rows = csv.reader(io.StringIO(text), delimiter=delimiter(text.partition("\n")[0]))
    try:
        heads = next(rows, [])
        columns = columns_of(heads, named, NAMES)
        if {"from", "to", "expect"} <= columns.keys():
            yield from _listed(rows, columns)
        else:
            yield from _matrix(heads, rows)
    except csv.Error as error:
        raise BadFile(f"{given.name} is no table: {error}, near line {rows.line_num}.") from None


def _listed(rows: Iterator[list[str]], columns: Mapping[str, int]) -> Iterator[Pair]:
    for number, row in enumerate(rows, start=2):
        cells = {name: row[at].strip()[:2000] for name, at in columns.items() if at < len(row)}
        if any(cells.values()):
            texts = (cells.get(key, "") for key in ("from", "to", "expect", "cites", "note"))
            yield Pair(f"line {number}", *texts)


def _matrix(heads: Sequence[str], rows: Iterator[list[str]]) -> Iterator[Pair]:
    """Rows from their first cell to the hexes of the first line; empty cells say nothing, nor a hex of itself."""
    for number, row in enumerate(rows, start=2):
        for head, cell in zip(heads[1:], row[1:], strict=False):
            start, goal = row[0].strip(), head.strip()
            if cell.strip() and start and goal and start.casefold() != goal.casefold():
                yield Pair(f"line {number}, {goal[:20]}", start[:40], goal[:40], cell.strip()[:200])


def _is_matrix(first: Sequence[str], second: Sequence[str]) -> bool:
    return len(first) > 2 and all(
        LABEL.fullmatch(one.strip()) for one in (*first[1:], *second[:1]) if one.strip()
    )


def _pairs_of_json(given: Given, *, probe: bool = False) -> list[Pair] | None:
    """The pairs of a list of objects, or of an object of objects; None where it is neither. A probe looks at a few."""
    if probe and given.head.lstrip().startswith(b"{") and b"format" in given.head[:200]:
        return None
    try:
        data = given.json
    except BadFile:
        if probe:
            return None
        raise
    if isinstance(data, list):
        rows = [row for row in data[: 3 if probe else None] if isinstance(row, dict)]
        columns = columns_of([str(key) for key in rows[0]], {}, NAMES) if rows else {}
        if not {"from", "to", "expect"} <= columns.keys():
            return None
        keys = {name: list(rows[0])[at] for name, at in columns.items()}
        order = ("from", "to", "expect", "cites", "note")
        return [
            Pair(f"entry {n}", *(_said(row.get(keys.get(key, ""))) for key in order))
            for n, row in enumerate(rows, 1)
        ]
    if not isinstance(data, dict) or not data or not all(isinstance(one, dict) for one in data.values()):
        return None
    if not all(LABEL.fullmatch(key) for key in islice(data, 3)):
        return None
    found = islice(
        ((a, b, word) for a, row in data.items() for b, word in row.items()), 3 if probe else MOST_PAIRS + 1
    )
    return [Pair(f"{a} {b}", a[:40], b[:40], _said(word)) for a, b, word in found if a != b and _said(word)]


def _said(value: Json) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return str(value)[:2000] if isinstance(value, str | int) else ""


# -- the way out ------------------------------------------------------------------------------------------------------


def write(outgoing: Outgoing, asked: Asked) -> Written:
    """The checks of a suite, a line each; tabs part the columns of a *.tsv.

    :raises BadCall: where no suite goes out.
    """
    suite = outgoing.suite
    if suite is None:
        raise BadCall("A table of lines of sight is made from a LOS suite.", hint="Name a *.los.json.")
    report = Report()
    out = io.StringIO()
    table = csv.writer(out, delimiter="\t" if asked.name.endswith(".tsv") else ",", lineterminator="\n")
    table.writerow(["from", "to", "los", "cites", "note"])
    for check in suite.checks:
        for end in (check.start, check.goal):
            if end.said:
                report.dropped(end.hex, ", ".join(map(str, end.said)), "A table has hexes only.")
        table.writerow([check.start.hex, check.goal.hex, check.expect, check.cites, check.note])
    for many, what in (
        (len(suite.markers), "marker"), (len(suite.units), "unit"), (len(suite.changes), "change"),
        (len(suite.conditions), "condition"), (len(suite.rulings), "ruling"),
    ):  # fmt: skip
        if many:
            report.dropped("", counted(many, what), "A table has hexes only.")
    return Written(out.getvalue().encode(), report=report.rows)


FORMAT = Format(
    name="lines",
    title="Table of lines of sight",
    endings=(".los.csv", ".los.tsv"),
    looks_like=looks_like,
    read=read,
    write=write,
    holds_suites=True,
)
