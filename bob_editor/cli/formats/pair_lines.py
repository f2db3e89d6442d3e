"""A line for each pair of a map, as JSON or as a row of a table with tabs between its columns."""

import json
from functools import cache
from typing import Literal

from bob_editor.cli.output import one_line
from bob_editor.geometry.grid import Grid
from bob_editor.rules.los.scene import End
from bob_editor.rules.los.sight import BLIND, Sight
from bob_editor.rules.los.surveys.every_pair import Answers, onward_block, pair_block

Form = Literal["jsonl", "table", "npz"]

VERDICTS = ("clear", "hindered", "blocked", "blocked")
"""Words for the codes of a field."""

COLUMNS = ("from", "to", "range", "verdict", "blind", "hindrance")


def heading(form: Form, *, with_map: bool) -> str:
    """The first line of a table; JSON lines have none."""
    columns = ("map", *COLUMNS) if with_map else COLUMNS
    return "\t".join(columns) + "\n" if form == "table" else ""


def arrays_from(sights: tuple[Sight, ...], rows: range, *, like: End | None = None) -> Answers:
    """Look from the hexes at these places, ``like`` an end if one is given, at every one; for ``both_ways``."""
    (sight,) = sights
    block = onward_block(sight, rows, like=like)
    return block.codes, block.hindrance


def lines_from(
    sights: tuple[Sight, ...], rows: range, *, form: Form, name: str = "", like: End | None = None
) -> str:
    """Look from them at every other, and write a line for each; ``name`` names the map in it."""
    (sight,) = sights
    block = pair_block(sight, rows, like=like)
    labels = _labels(sight.scene.board.grid)
    before, between, tail = _PARTS[form]
    told = before(name)
    lines: list[str] = []
    answers = zip(block.codes.tolist(), block.hindrance.tolist(), block.ranges.tolist(), strict=True)
    # There may be millions: a line is put together from three parts, of which the last is known for all alike.
    for place, (codes, hindrance, ranges) in zip(rows, answers, strict=True):
        head = f"{told}{labels[place]}{between}"
        row = [
            f"{head}{label}{tail(away, code, count)}"
            for label, code, count, away in zip(labels, codes, hindrance, ranges, strict=True)
        ]
        del row[place]
        lines += row
    return "".join(lines)


@cache
def _labels(grid: Grid) -> tuple[str, ...]:
    return tuple(map(grid.label, grid.hexes))


def _json_before(name: str) -> str:
    return f'{{"map": {json.dumps(name, ensure_ascii=False)}, "from": "' if name else '{"from": "'


# Written by hand; a hex's label has no character that JSON would escape.


@cache
def _json_tail(away: int, code: int, count: int) -> str:
    blind = "true" if code == BLIND else "false"
    return f'", "range": {away}, "verdict": "{VERDICTS[code]}", "blind": {blind}, "hindrance": {count}}}\n'


def _table_before(name: str) -> str:
    return f"{one_line(name)}\t" if name else ""


@cache
def _table_tail(away: int, code: int, count: int) -> str:
    return f"\t{away}\t{VERDICTS[code]}\t{'blind' if code == BLIND else ''}\t{count}\n"


_PARTS = {
    "jsonl": (_json_before, '", "to": "', _json_tail),
    "table": (_table_before, "\t", _table_tail),
}
