"""``bob-editor exposure``: for every hex of a map, from how many others it is seen."""

import csv
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Annotated

import numpy as np
from cyclopts import Parameter

from bob_editor.cli.commands.render import PICTURES, check_dpi
from bob_editor.cli.output import progress, tell, text_sink
from bob_editor.cli.scene_options import Scene as Options
from bob_editor.cli.scene_options import SceneOptions
from bob_editor.cli.scenes import must_have_los, sight_of
from bob_editor.cli.typed_paths import OF_A_FILE
from bob_editor.cli.work.tasks import Work, tasks_of
from bob_editor.cli.work.workers import in_order, jobs_for
from bob_editor.errors import BadCall
from bob_editor.opening.loaded_map import LoadedMap
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rules.los.sight import Sight
from bob_editor.rules.los.surveys.common_field import Counts
from bob_editor.rules.los.surveys.common_field import exposure as exposure_from
from bob_editor.rules.los.surveys.fields import on_the_ground
from bob_editor.storage.naming import STANDARD_INPUT


def exposure(
    map_file: Annotated[Path, Parameter(name="MAP")],
    /,
    *,
    out: Annotated[Path | None, OF_A_FILE, Parameter(name=("--out", "-o"))] = None,
    clear_only: Annotated[bool, Parameter(negative="", show_default=False)] = False,
    nearest: int = 1,
    farthest: int | None = None,
    seen_from: Annotated[str | None, Parameter(name=("--seen-from", "--from"))] = None,
    along: str | None = None,
    dpi: int = 150,
    jobs: Annotated[int | None, Parameter(name=("--jobs", "-j"))] = None,
    laid: Options = None,
) -> int:
    """Count for every hex from how many others it is seen: where cover lies, and where none does.

    As values: hex, seen_from, clear, hindered, hexes (how many others there are). Or as a picture.

    Try:

        bob-editor exposure mill.board.json
        bob-editor exposure mill.board.json -o exposure.png --clear-only --farthest 6
        bob-editor exposure mill.board.json --from E4,E5,F5
        bob-editor exposure mill.board.json --along E4,E5,E6,E7

    Parameters
    ----------
    map_file
        A board, scenario or suite, a map in a foreign format, or - for standard input.
    out
        The file to write: *.csv, *.png, *.svg or *.pdf. Left out, or -: the values to standard output.
    clear_only
        Don't count lines that are hindered.
    nearest
        Count no lines shorter than this, in hexes.
    farthest
        Count no lines longer than this.
    seen_from
        Count only from these hexes, with commas between: a set-up area, say.
    along
        Hexes of a path, with commas between: list for each from which hexes it is seen, instead of counting.
    dpi
        Dots per inch of a PNG.
    jobs
        How many processes work at it; left out, one a core where that is faster.
    """
    pictured = out is not None and out.suffix.lower() in PICTURES
    if out is not None and out != STANDARD_INPUT and not pictured and out.suffix.lower() != ".csv":
        raise BadCall(
            f"{out} is neither values nor a picture.",
            hint=f"Name it *.csv, {', '.join('*' + ending for ending in PICTURES)}.",
        )
    if nearest < 1 or (farthest is not None and farthest < nearest):
        raise BadCall("No line is so long.", hint="--nearest is 1 or more, and --farthest no less.")
    check_dpi(dpi)
    laid = laid or SceneOptions()
    loaded = laid.map_of(map_file)
    scene, grid = loaded.scene, loaded.scene.board.grid
    must_have_los(scene)
    if along is not None:
        if (
            pictured
            or seen_from is not None
            or clear_only
            or nearest > 1
            or farthest is not None
            or laid.says_who
        ):
            raise BadCall(
                "--along lists hexes: it goes without a picture, --from, --clear-only, --nearest, --farthest, "
                "--position and --unit."
            )
        return _along(loaded, along, out)
    jobs = jobs_for(jobs, (scene,))
    counts = partial(counts_from, like=laid.looker(loaded), nearest=nearest, farthest=farthest)
    if seen_from is None:
        clear, hindered = counted(scene, counts, jobs=jobs)
        others = len(grid.hexes) - 1
    else:
        from bob_editor.opening.ends import end_of

        ends = [end_of(name, loaded, position=laid.position, unit=laid.unit) for name in _names(seen_from)]
        found = exposure_from(sight_of(scene), ends, nearest=nearest, farthest=farthest)
        clear, hindered, others = found.clear, found.hindered, len(found.origins)
    if clear_only:
        hindered = np.zeros_like(hindered)
    if pictured and out is not None:
        from bob_editor.render.pictures.exposure import export_exposure

        export_exposure(out, scene, (clear + hindered).tolist(), dpi=dpi, folder=loaded.board_folder)
        tell(f"Wrote {out}.")
        return 0
    with text_sink(out) as sink:
        rows = csv.writer(sink, lineterminator="\n")
        rows.writerow(("hex", "seen_from", "clear", "hindered", "hexes"))
        for at, free, hard in zip(grid.hexes, clear.tolist(), hindered.tolist(), strict=True):
            rows.writerow((grid.label(at), free + hard, free, hard, others))
    return 0


def _names(text: str) -> list[str]:
    names = [name.strip() for name in text.split(",") if name.strip()]
    if not names:
        raise BadCall(f"“{text}” names no hex.", hint="Write them with commas between: E4,E5.")
    return names


def _along(loaded: LoadedMap, path: str, out: Path | None) -> int:
    """List from which hexes somebody is seen who goes along a path."""
    from bob_editor.opening.ends import end_of
    from bob_editor.rules.los.surveys.common_field import seen_along

    label = loaded.scene.board.grid.label
    seen = seen_along(sight_of(loaded.scene), [end_of(name, loaded).hex for name in _names(path)])
    with text_sink(out) as sink:
        rows = csv.writer(sink, lineterminator="\n")
        rows.writerow(("hex", "seen_from", "by"))
        for at, by in seen.items():
            rows.writerow((label(at), len(by), " ".join(map(label, by))))
    return 0


def counted(scene: Scene, work: Work, *, jobs: int) -> tuple[Counts, Counts]:
    """From how many other hexes each one is seen without and with hindrance, in board order."""
    count = len(scene.board.grid.hexes)
    clear, hindered = np.zeros(count, dtype=np.int32), np.zeros(count, dtype=np.int32)
    tasks = tasks_of(0, scene, work)
    results = in_order([(scene,)], tasks, jobs=jobs)
    with closing(results), progress("Looking", count) as advance:
        for task, (free, hard) in zip(tasks, results, strict=True):
            clear += free
            hindered += hard
            advance(len(task.rows))
    return clear, hindered


def counts_from(
    sights: tuple[Sight, ...],
    rows: range,
    *,
    like: End | None = None,
    nearest: int = 1,
    farthest: int | None = None,
) -> tuple[Counts, Counts]:
    """By how many of the hexes at these places each hex is seen without and with hindrance."""
    (sight,) = sights
    ends = on_the_ground(sight.scene.board.grid, rows, like=like)
    seen = exposure_from(sight, ends, nearest=nearest, farthest=farthest)
    return seen.clear, seen.hindered
