"""``bob-editor los``: one line of sight, all that one hex sees, or every pair of a map."""

import json
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import Parameter

from bob_editor.cli.output import (
    for_programs,
    must_hold_answers,
    plain,
    print_json,
    print_styled,
    text_sink,
    told_progress,
)
from bob_editor.cli.scene_options import Scene, SceneOptions
from bob_editor.cli.typed_paths import AS_TYPED
from bob_editor.errors import BadCall, BobEditorError
from bob_editor.storage.naming import STANDARD_INPUT

Format = Literal["text", "json", "jsonl", "table", "npz"]

SECONDS = 10.0
"""How long ``--flips`` may search: so long that only its number of tries bounds it on maps of common size."""

_SIDE_VIEWS = (".svg", ".png", ".pdf", ".csv")


def los(
    map_file: Annotated[Path, Parameter(name="MAP")],
    start: Annotated[str | None, Parameter(name="FROM")] = None,
    goal: Annotated[str | None, Parameter(name="TO")] = None,
    /,
    *,
    form: Annotated[Format | None, Parameter(name=("--format", "-f"))] = None,
    every: Annotated[bool, Parameter(name="--all", negative="", show_default=False)] = False,
    out: Annotated[Path | None, AS_TYPED, Parameter(name=("--out", "-o"))] = None,
    jobs: Annotated[int | None, Parameter(name=("--jobs", "-j"))] = None,
    scheduler: str | None = None,
    pairs: Annotated[Path | None, Parameter(allow_leading_hyphen=True)] = None,
    path: Annotated[bool, Parameter(negative="", show_default=False)] = False,
    flips: Annotated[bool, Parameter(negative="", show_default=False)] = False,
    side_view: Annotated[Path | None, Parameter(allow_leading_hyphen=True)] = None,
    exit_code: Annotated[bool, Parameter(negative="", show_default=False)] = False,
    laid: Scene = None,
) -> int:
    """Look along a line of sight and tell the reasons; or, with no TO, at every hex; or with --all, along every pair.

    A line is clear, hindered:N, blocked, or blind: blocked by nothing but the shadow behind something lower. JSON calls
    that blocked, with blind true.

    Exits with 0 whatever is seen; with --exit-code, with 1 where the line (of several, any) is blocked.

    Try:

        bob-editor los board.board.json E4 E7 --flips
        bob-editor los cave.los.json I5:cave I4
        bob-editor los board.board.json E4 E7 --condition visibility=4 --marker smoke@F5
        bob-editor los board.board.json E4 E7 --side-view profile.svg
        bob-editor los board.board.json --pairs lines.txt --format json
        bob-editor los board.board.json --all -o pairs.npz
        bob-editor los maps --all -o pairs --scheduler tcp://10.0.0.5:8786

    Parameters
    ----------
    map_file
        A board, scenario or suite (with its markers, changes, conditions and rulings), or - for standard input. With
        --all also a folder: every board and scenario below it.
    start
        Who looks: a hex, E4; a position in one, E4:cave; or an object as suites write it, {"hex": "E4", "unit": "gun"}.
        A dash alone is --pairs -.
    goal
        Who is looked at, likewise. Left out: the plain ground of every hex.
    form
        text, or json (the default for a file *.json; with --pairs also for *.jsonl); with --all jsonl (the default
        there: a line a pair), table (columns with tabs between, the default for a file *.tsv) or npz (compressed arrays
        for numpy, the default for a file of that name).
    every
        Every pair of hexes, both ways, since hindrance and visibility may differ.
    out
        The file to write, instead of standard output. With --all, for a folder of maps a name without an ending, or
        with a slash behind it, is a folder, which gets a file for each.
    jobs
        With --all: how many processes work at it; left out, one a core where that is faster.
    scheduler
        With --all: the address of a Dask cluster whose workers do it, tcp://host:8786. What is written is the same.
    pairs
        A file of lines to look along, or - for standard input: two hexes a line, or an object with from and to. Each is
        answered in a line, with --format json as JSON.
    path
        With FROM and TO: list the hexes on the way, with distance, level and terrain. JSON always has them.
    flips
        With FROM and TO: tell also what would have to change for the line to be clear, or blocked where it is.
    side_view
        With FROM and TO: write also the line from the side, as a picture (*.svg, *.png, *.pdf) or as values (*.csv);
        - with --out for an SVG on standard output.
    exit_code
        With lines: exit with 1 where one is blocked, for scripts that ask no more.
    """
    laid = laid or SceneOptions()
    if start == "-" and goal is None and pairs is None:
        start, pairs = None, STANDARD_INPUT
    if every:
        return _every(map_file, laid, out, form=form, jobs=jobs, scheduler=scheduler, alone=not (
            start is not None or pairs is not None or path or flips or side_view or exit_code
        ))  # fmt: skip
    form = form or _form_by_name(out, pairs)
    if form in ("jsonl", "table", "npz") and not (form == "jsonl" and pairs is not None):
        raise BadCall(f"--format {form} goes with --all.", hint="Take text or json here.")
    if jobs is not None or scheduler is not None:
        raise BadCall("--jobs and --scheduler go with --all.")
    if pairs is not None:
        if start is not None or path or flips or side_view is not None:
            raise BadCall(
                "--pairs says which lines to look along: no ends go with it, nor --path and the like."
            )
        return _answer_all(map_file, laid, pairs, out, form=form, exit_code=exit_code)
    if start is None:
        raise BadCall("Name the hex to look FROM, or --all.")
    if goal is None:
        for name, given in (
            ("path", path),
            ("flips", flips),
            ("side-view", side_view),
            ("exit-code", exit_code),
        ):
            if given:
                raise BadCall(f"--{name} goes with one line: name who is looked at, too.")
        return _field(map_file, laid, start, out, form=form)
    return _one(map_file, laid, (start, goal), out, form=form, path=path, flips=flips, side_view=side_view,
                exit_code=exit_code)  # fmt: skip


def _form_by_name(out: Path | None, pairs: Path | None) -> Format | None:
    """JSON where the file that is to be written is called so; None for no or another name."""
    ending = "" if out is None else out.suffix.lower()
    return "json" if ending == ".json" or (ending == ".jsonl" and pairs is not None) else None


def _one(
    map_file: Path, laid: SceneOptions, ends: tuple[str, str], out: Path | None, *, form: Format | None, path: bool,
    flips: bool, side_view: Path | None, exit_code: bool,
) -> int:  # fmt: skip
    """Look along one line."""
    from bob_editor.cli.formats.answers import line_text, path_rows
    from bob_editor.cli.scenes import sight_of
    from bob_editor.library.lines import Looker
    from bob_editor.opening.ends import end_of

    if side_view is not None and side_view != STANDARD_INPUT and side_view.suffix.lower() not in _SIDE_VIEWS:
        raise BadCall(f"{side_view} is no side view.", hint=f"Name it *{', *'.join(_SIDE_VIEWS)}.")
    if side_view == STANDARD_INPUT and out in (None, STANDARD_INPUT):
        raise BadCall(
            "The line and its side view can't both go to standard output.",
            hint="Name a file for one of them: --out line.txt, or --side-view view.svg.",
        )
    loaded = laid.map_of(map_file)
    first = end_of(ends[0], loaded, position=laid.position, unit=laid.unit)
    line = Looker(sight_of(loaded.scene)).line(first, end_of(ends[1], loaded))
    changes = line.flips(seconds=SECONDS) if flips else None
    with text_sink(out) as sink:
        if form == "json":
            print_json(line.to_json(flips=changes), sink)
        else:
            print_styled(line_text(line, open_rulings=True), sink)
            for row in path_rows(line) if path else ():
                sink.write(f"{row}\n")
            if changes is not None:
                sink.write(f"{changes.sentence}\n")
    if side_view is not None:
        _write_side_view(line, loaded.scene.board.grid, side_view)
    return int(exit_code and not line.is_open)


def _write_side_view(line: Any, grid: Any, out: Path) -> None:
    import csv
    import io

    from bob_editor.cli.output import write_out
    from bob_editor.rules.los.surveys.profile import PROFILE_COLUMNS

    suffix = ".svg" if out == STANDARD_INPUT else out.suffix.lower()
    if suffix != ".csv":
        write_out(out, line.render_side_view(form=suffix[1:]))
        return
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow(PROFILE_COLUMNS)
    rows.writerows(line.side_view().rows(grid))
    write_out(out, text.getvalue().encode())


def _field(map_file: Path, laid: SceneOptions, start: str, out: Path | None, *, form: Format | None) -> int:
    """Look from one hex at all."""
    from bob_editor.cli.formats.answers import print_field
    from bob_editor.cli.scenes import sight_of
    from bob_editor.library.told import field_json
    from bob_editor.opening.ends import end_of

    loaded = laid.map_of(map_file)
    end = end_of(start, loaded, position=laid.position, unit=laid.unit)
    with told_progress("Looking"):  # how far isn't known, but of 40,000 hexes it takes seconds
        field = sight_of(loaded.scene).field(end)
    with text_sink(out) as sink:
        if form == "json":
            print_json(field_json(loaded.scene, field), sink)
        else:
            print_field(loaded.scene, field, sink)
    return 0


def _every(
    map_file: Path, laid: SceneOptions, out: Path | None, *, form: Format | None, jobs: int | None,
    scheduler: str | None, alone: bool,
) -> int:  # fmt: skip
    """Look along every pair."""
    if not alone or form in ("text", "json"):
        raise BadCall("--all looks along every pair: it takes no ends, and the formats jsonl, table and npz.")
    from bob_editor.cli.named_map import our_map
    from bob_editor.cli.work.pairs import write_pairs

    if out is not None:
        must_hold_answers(out)
    named = out is not None and out.suffix.lower() == ".npz"
    if named and form not in (None, "npz"):
        raise BadCall(
            f"{out} is a file of arrays, and --format {form} writes none.", hint="Leave out one of them."
        )
    ending = "" if out is None else out.suffix.lower()
    if form is None and ending == ".csv":
        raise BadCall(f"{out}: pairs aren't written as CSV.", hint="Name it .tsv, .jsonl or .npz.")
    taken = form or ("npz" if named else "table" if ending == ".tsv" else "jsonl")
    whole = our_map(map_file, laid.ruleset, laid.mapping)
    write_pairs(whole, out, form=taken, jobs=jobs, scheduler=scheduler, laid=laid)  # type: ignore[arg-type]  # refused above
    return 0


def _answer_all(
    map_file: Path, laid: SceneOptions, pairs: Path, out: Path | None, *, form: Format | None, exit_code: bool
) -> int:
    """Look along every line that is asked about, and say each answer in a line."""
    from bob_editor.cli.formats.answers import line_text
    from bob_editor.cli.formats.pairs_asked import pairs_asked
    from bob_editor.cli.scenes import sight_of
    from bob_editor.library.lines import Looker
    from bob_editor.opening.ends import end_of

    if map_file == STANDARD_INPUT == pairs:
        raise BadCall(
            "Standard input can't be both the map and the lines.", hint="Name a file for one of them."
        )
    loaded = laid.map_of(map_file)
    looker = Looker(sight_of(loaded.scene))
    blocked = False
    if form in ("json", "jsonl"):
        for_programs(out)
    with text_sink(out) as sink:
        for number, start, goal in pairs_asked(pairs):
            try:
                first = end_of(start, loaded, position=laid.position, unit=laid.unit)
                line = looker.line(first, end_of(goal, loaded))
            except BobEditorError as error:
                raise BadCall(f"Line {number}: {error}", hint=error.hint) from None
            blocked = blocked or not line.is_open
            if form in ("json", "jsonl"):
                sink.write(f"{json.dumps(line.to_json(rulings=False), ensure_ascii=False)}\n")
            else:
                sink.write(f"{plain(line_text(line, open_rulings=False))}\n")
    return int(exit_code and blocked)
