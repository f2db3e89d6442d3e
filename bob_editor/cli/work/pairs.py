"""``bob-editor los MAP --all``: every pair of a map, or of all maps below a folder."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from functools import partial
from itertools import chain
from pathlib import Path
from typing import IO, TextIO

from bob_editor.cli.files import ENDINGS, documents, is_for_folder
from bob_editor.cli.formats.pair_lines import Form, arrays_from, heading, lines_from
from bob_editor.cli.output import byte_sink, for_programs, progress, text_sink
from bob_editor.cli.scene_options import SceneOptions
from bob_editor.cli.scenes import must_have_los, open_map
from bob_editor.cli.work.tasks import Task, tasks_of
from bob_editor.cli.work.workers import in_order, jobs_for
from bob_editor.errors import BadCall, BadFile
from bob_editor.geometry.grid import Grid
from bob_editor.library.packed_arrays import write_arrays
from bob_editor.rules.los.surveys.every_pair import Answers, both_ways
from bob_editor.storage.files.reading import is_folder
from bob_editor.storage.naming import STANDARD_INPUT

FILES: dict[Form, str] = {"jsonl": ".pairs.jsonl", "table": ".pairs.tsv", "npz": ".pairs.npz"}
"""How a map's file is named in a folder of them."""


def write_pairs(
    map_file: Path,
    out: Path | None,
    *,
    form: Form,
    jobs: int | None,
    scheduler: str | None = None,
    laid: SceneOptions,
) -> None:
    """Write a line for every pair of different hexes, from-hex by from-hex in board order.

    Of a folder, the pairs of every board and scenario below it: into a file for each where ``out`` is a folder's (see
    ``is_for_folder``), else in one stream whose lines name the map. ``laid`` says what more lies on each, and who
    looks.
    Arrays of a folder's maps go into a file for each.

    :raises BadCall: where the number of jobs makes no sense, or the cluster can't be had.
    :raises BobEditorError: where a map can't be read, before anything is written.
    """
    whole = is_folder(map_file)
    paths = [one.path for one in documents((map_file,), "board", "scenario")] if whole else [map_file]
    maps = [laid.laid_on(open_map(path, ruleset=laid.ruleset), laid.ruling) for path in paths]
    scenes = [one.scene for one in maps]
    for scene in scenes:
        must_have_los(scene)
    named = [path.relative_to(map_file).as_posix() if whole else "" for path in paths]
    apart = whole and out is not None and out != STANDARD_INPUT and is_for_folder(out)
    if form == "npz" and (out is None or (whole and not apart)):
        name = "pairs" if whole else "pairs.npz"
        raise BadCall("Arrays go into a file, or a folder's into a folder.", hint=f"Name it: -o {name}.")
    tasks = [
        tasks_of(
            number,
            one.scene,
            partial(arrays_from, like=laid.looker(one))
            if form == "npz"
            else partial(lines_from, form=form, name="" if apart else name, like=laid.looker(one)),
        )
        for number, (one, name) in enumerate(zip(maps, named, strict=True))
    ]
    jobs = jobs_for(jobs, scenes)
    results = in_order([(scene,) for scene in scenes], chain(*tasks), jobs=jobs, scheduler=scheduler)
    rows = sum(len(scene.board.grid.hexes) for scene in scenes)
    for_programs(out)
    with closing(results), progress("Looking", rows) as advance:
        if form == "npz":
            assert out is not None
            files = [_made(out / (name + FILES[form])) for name in _names_of_files(named)] if apart else [out]
            for file, scene, some in zip(files, scenes, tasks, strict=True):
                with byte_sink(file) as bytes_out:
                    _write_arrays(bytes_out, scene.board.grid, results, some, advance)
            return
        if not apart or out is None:
            with text_sink(out) as sink:
                sink.write(heading(form, with_map=whole))
                _write(sink, results, tuple(chain(*tasks)), advance)
            return
        for name, some in zip(_names_of_files(named), tasks, strict=True):
            with text_sink(_made(out / (name + FILES[form]))) as sink:
                sink.write(heading(form, with_map=False))
                _write(sink, results, some, advance)


def _write(
    sink: TextIO, results: Iterator[str], tasks: Sequence[Task], advance: Callable[[int], None]
) -> None:
    """Write the results of these tasks, which come next."""
    for task, lines in zip(tasks, results, strict=False):
        sink.write(lines)
        advance(len(task.rows))


def _write_arrays(
    sink: IO[bytes],
    grid: Grid,
    results: Iterator[Answers],
    tasks: Sequence[Task],
    advance: Callable[[int], None],
) -> None:
    """Write the arrays of a map's tasks, which come next."""

    def blocks() -> Iterator[Answers]:
        for task, block in zip(tasks, results, strict=False):
            yield block
            advance(len(task.rows))

    write_arrays(sink, ("from", "to"), tuple(map(grid.label, grid.hexes)), both_ways(blocks()))


def _names_of_files(maps: Sequence[str]) -> tuple[str, ...]:
    """What the files of maps are called: as the maps, without the ending that says what these are.

    A board and a scenario of one name keep that ending but for ``.json``.
    """
    short = [_without_ending(name, *ENDINGS.values()) for name in maps]
    return tuple(
        name if short.count(name) == 1 else _without_ending(whole, ".json")
        for name, whole in zip(short, maps, strict=True)
    )


def _without_ending(name: str, *endings: str) -> str:
    return next((name.removesuffix(ending) for ending in endings if name.endswith(ending)), name)


def _made(path: Path) -> Path:
    """The path, its folder made.

    :raises BadFile: where that can't be.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadFile(f"{path.parent} can't be made: {(error.strerror or str(error)).lower()}.") from error
    return path
