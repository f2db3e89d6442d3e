"""``bob-editor los MAP --all``: every pair of a map, by several processes if asked."""

from __future__ import annotations

import multiprocessing
import signal
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from bob_editor.cli.output import progress, text_sink
from bob_editor.cli.scenes import open_map, sight_of
from bob_editor.errors import BadCall
from bob_editor.rules.los.scene import End
from bob_editor.rules.los.sight import BLIND, HINDERED

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bob_editor.geometry.grid import Grid
    from bob_editor.rules.los.scene import Scene
    from bob_editor.rules.los.sight import Sight

Form = Literal["jsonl", "table"]

VERDICTS = ("clear", "hindered", "blocked", "blocked")
"""Words for the codes of a field."""

COLUMNS = ("from", "to", "range", "verdict", "blind", "hindrance")

MOST_JOBS = 256
"""More processes than this are a slip of the finger."""


def write_pairs(map_file: Path, out: Path | None, *, form: Form, jobs: int) -> None:
    """Write a line for every pair of different hexes, from-hex by from-hex in board order.

    :raises BadCall: where the number of jobs makes no sense.
    """
    if not 1 <= jobs <= MOST_JOBS:
        raise BadCall(f"--jobs {jobs} makes no sense.", hint=f"From 1 to {MOST_JOBS}.")
    scene = open_map(map_file).scene
    sight_of(scene)
    origins = range(len(scene.board.grid.hexes))
    with text_sink(out) as sink, progress("Looking", len(origins)) as advance:
        if form == "table":
            sink.write("\t".join(COLUMNS) + "\n")
        for lines in _looked(scene, map_file, origins, form=form, jobs=jobs):
            sink.write(lines)
            advance(1)


def _looked(scene: Scene, map_file: Path, origins: range, *, form: Form, jobs: int) -> Iterator[str]:
    """The lines of each from-hex, in order."""
    if jobs == 1:
        sight = sight_of(scene)
        for origin in origins:
            yield lines_from(sight, origin, form=form)
        return
    # Started afresh, not forked: a fork of a process with threads (numpy's) may never come to its end.
    context = multiprocessing.get_context("spawn")
    tasks = [(str(map_file), origin, form) for origin in origins]
    # A task of about a second at most: as long as that, Ctrl-C waits for the workers.
    chunk = max(1, 4000 // len(origins))
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=_leave_interrupts) as pool:
        try:
            yield from pool.map(_worker, tasks, chunksize=chunk)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _leave_interrupts() -> None:
    """Ctrl-C is for the process that started the workers to understand; it ends them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _worker(task: tuple[str, int, Form]) -> str:
    map_file, origin, form = task
    return lines_from(_sight_in_worker(map_file), origin, form=form)


@cache
def _sight_in_worker(map_file: str) -> Sight:
    return sight_of(open_map(Path(map_file)).scene)


def lines_from(sight: Sight, origin: int, *, form: Form) -> str:
    """Look from one hex, by its place on the board, at every other, and write a line for each."""
    grid = sight.scene.board.grid
    at = grid.hexes[origin]
    field = sight.field(End(at))
    labels = _labels(grid)
    write = _table_line if form == "table" else _json_line
    rows = zip(labels, grid.hexes, field.codes.tolist(), field.hindrance.tolist(), strict=True)
    return "".join(
        write(labels[origin], label, at.distance(goal), code, count)
        for label, goal, code, count in rows
        if goal != at
    )


@cache
def _labels(grid: Grid) -> tuple[str, ...]:
    return tuple(map(grid.label, grid.hexes))


# Written by hand, for there may be millions; a hex's label has no character that JSON would escape.


def _json_line(start: str, goal: str, distance: int, code: int, count: int) -> str:
    verdict, blind = VERDICTS[code], "true" if code == BLIND else "false"
    hindrance = count if code == HINDERED else 0
    return (
        f'{{"from": "{start}", "to": "{goal}", "range": {distance}, "verdict": "{verdict}", '
        f'"blind": {blind}, "hindrance": {hindrance}}}\n'
    )


def _table_line(start: str, goal: str, distance: int, code: int, count: int) -> str:
    hindrance = count if code == HINDERED else 0
    return f"{start}\t{goal}\t{distance}\t{VERDICTS[code]}\t{'blind' if code == BLIND else ''}\t{hindrance}\n"
