"""``bob-editor exposure``: for every hex of a map, from how many others it is seen."""

from __future__ import annotations

import csv
from contextlib import closing
from pathlib import Path
from typing import Annotated

import numpy as np
from cyclopts import Parameter

from bob_editor.cli.commands.render import PICTURES, check_dpi
from bob_editor.cli.foreign import our_map
from bob_editor.cli.output import progress, text_sink
from bob_editor.cli.scene_options import SceneOptions
from bob_editor.cli.scenes import must_have_los, open_map
from bob_editor.cli.work.tasks import tasks_of
from bob_editor.cli.work.workers import in_order, jobs_for
from bob_editor.errors import BadCall
from bob_editor.rules.los.scene import Scene
from bob_editor.rules.los.sight import Sight
from bob_editor.rules.los.surveys.common_field import Counts
from bob_editor.rules.los.surveys.common_field import exposure as exposure_from
from bob_editor.rules.los.surveys.fields import on_the_ground


def exposure(
    map_file: Annotated[Path, Parameter(name="MAP")],
    /,
    *,
    out: Annotated[Path | None, Parameter(name=("--out", "-o"))] = None,
    dpi: int = 150,
    jobs: Annotated[int | None, Parameter(name=("--jobs", "-j"))] = None,
    laid: Annotated[SceneOptions | None, Parameter(show_default=False)] = None,
    ruleset: str | None = None,
    mapping: Path | None = None,
) -> int:
    """Count for every hex from how many others it is seen: where cover lies, and where none does.

    As values: hex, seen_from, clear, hindered, hexes (how many others there are). Or as a picture.

    Try:

        bob-editor exposure mill.board.json
        bob-editor exposure mill.board.json -o exposure.png

    Parameters
    ----------
    map_file
        A board, scenario or suite, or a map in a foreign format.
    out
        The file to write: *.csv, *.png, *.svg or *.pdf. Left out: the values to standard output.
    dpi
        Dots per inch of a PNG.
    jobs
        How many processes work at it; left out, one a core where that is faster.
    ruleset
        The game that a map in a foreign format is for, where it doesn't say.
    mapping
        A *.mapping.json: what terrain the words of a foreign file mean.
    """
    if out is not None and out.suffix.lower() not in (".csv", *PICTURES):
        raise BadCall(
            f"{out} is neither values nor a picture.",
            hint=f"Name it *.csv, {', '.join('*' + ending for ending in PICTURES)}.",
        )
    check_dpi(dpi)
    loaded = (laid or SceneOptions()).laid_on(open_map(our_map(map_file, ruleset, mapping)))
    scene = loaded.scene
    clear, hindered = counted(scene, jobs=jobs_for(jobs, (scene,)))
    if out is not None and out.suffix.lower() != ".csv":
        from bob_editor.render.pictures.exposure import export_exposure

        export_exposure(out, scene, (clear + hindered).tolist(), dpi=dpi, folder=loaded.board_folder)
        print(f"Wrote {out}.")
        return 0
    grid = scene.board.grid
    with text_sink(out) as sink:
        rows = csv.writer(sink, lineterminator="\n")
        rows.writerow(("hex", "seen_from", "clear", "hindered", "hexes"))
        for at, free, hard in zip(grid.hexes, clear.tolist(), hindered.tolist(), strict=True):
            rows.writerow((grid.label(at), free + hard, free, hard, len(grid.hexes) - 1))
    return 0


def counted(scene: Scene, *, jobs: int) -> tuple[Counts, Counts]:
    """From how many other hexes each one is seen without and with hindrance, in board order."""
    must_have_los(scene)
    count = len(scene.board.grid.hexes)
    clear, hindered = np.zeros(count, dtype=np.int32), np.zeros(count, dtype=np.int32)
    tasks = tasks_of(0, scene, counts_from)
    results = in_order([(scene,)], tasks, jobs=jobs)
    with closing(results), progress("Looking", count) as advance:
        for task, (free, hard) in zip(tasks, results, strict=True):
            clear += free
            hindered += hard
            advance(len(task.rows))
    return clear, hindered


def counts_from(sights: tuple[Sight, ...], rows: range) -> tuple[Counts, Counts]:
    """By how many of the hexes at these places each hex is seen without and with hindrance."""
    (sight,) = sights
    seen = exposure_from(sight, on_the_ground(sight.scene.board.grid, rows))
    return seen.clear, seen.hindered
