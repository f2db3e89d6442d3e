"""``bob-editor convert``: foreign files to boards and scenarios of ours, and back."""

import json
import os
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any, TextIO

from cyclopts import Parameter
from msgspec.structs import replace

from bob_editor.cli.completing import OF_RULESETS
from bob_editor.cli.files import ENDINGS, is_folder_path, is_for_folder, must_exist
from bob_editor.cli.foreign import ForeignOptions, is_foreign, tell_report
from bob_editor.cli.output import print_json, progress, warn, write_out
from bob_editor.cli.typed_paths import AS_TYPED
from bob_editor.errors import BadCall, BadFile, BobEditorError
from bob_editor.exchange.apart import Names
from bob_editor.exchange.batch import foreign_in, goals
from bob_editor.exchange.door import (
    all_formats,
    bring,
    files_of,
    format_named,
    is_ours,
    outgoing_of,
    writer_for,
    written,
)
from bob_editor.exchange.format import Format
from bob_editor.exchange.in_form import id_of
from bob_editor.exchange.keeping import with_report
from bob_editor.exchange.parts import lost_in
from bob_editor.exchange.report import Row
from bob_editor.records import Record
from bob_editor.rules.wording import counted
from bob_editor.storage.documents import write, write_bytes
from bob_editor.storage.files.writing import cannot_write
from bob_editor.storage.games.nearby import look_beside
from bob_editor.storage.naming import STANDARD_INPUT, bare_name


class Altered(Record):
    """What was altered as a file was converted, and of it what was told before: that a format can't hold it."""

    rows: Sequence[Row] = ()
    told: Sequence[Row] = ()

    @property
    def all(self) -> tuple[Row, ...]:
        """All of it."""
        return (*self.told, *self.rows)


Reports = dict[str, Altered]
"""What was altered, by the file that was converted."""

WRITERS = 4
"""Files of a folder that are converted at once."""

OURS = (ENDINGS["board"], ENDINGS["scenario"], ENDINGS["los-suite"])


def convert(
    source: Annotated[Path | None, Parameter(name="IN")] = None,
    target: Annotated[Path | None, AS_TYPED, Parameter(name="OUT")] = None,
    /,
    *,
    list_formats: Annotated[bool, Parameter(name="--list", negative="", show_default=False)] = False,
    read_as: Annotated[str | None, Parameter(name="--from")] = None,
    write_as: Annotated[str | None, Parameter(name="--to")] = None,
    ruleset: Annotated[str | None, OF_RULESETS] = None,
    mapping: Path | None = None,
    dots: str | None = None,
    report: Path | None = None,
    issues: Annotated[bool, Parameter(negative="", show_default=False)] = False,
    force: Annotated[bool, Parameter(negative="", show_default=False)] = False,
) -> int:
    """Bring others' files in as boards and scenarios, or write ours in others' formats.

    What couldn't be kept is told on standard error, and in full with --report. Exits with 1 if a file of a folder
    couldn't be converted.

    Try:

        bob-editor convert juno.m44 maps
        bob-editor convert hexes.csv mill.board.json --ruleset band-of-brothers-2.2
        bob-editor convert mill.board.json mill.hexjson
        bob-editor convert scenarios maps --report reports.json
        bob-editor convert --list

    Parameters
    ----------
    source
        A foreign file, a board or scenario of ours, or a folder: every foreign file in it.
    target
        A file, by whose ending the format is known; a folder (a name without an ending, or with a slash behind it)
        for all that a foreign file holds; or - for standard output. With --to, a folder that is there, or has a slash
        behind it, gets the file under its own name.
    list_formats
        List the formats: name, whether it is read and written, endings, title.
    read_as
        The format of IN, where its content doesn't say.
    write_as
        The format of OUT, where its ending doesn't say.
    ruleset
        The game that a foreign board is for: an id that `bob-editor rules` lists.
    mapping
        A *.mapping.json: what terrain the words of the foreign file mean.
    dots
        Names of hexes and where their dots lie in a drawing that shows no grid: "A1=40,35 L1=700,35 A9=40,560".
    report
        A JSON file for the list of everything dropped, guessed or approximated; - for standard output.
    issues
        Keep that list in the documents as well, as issues, until each is dealt with.
    force
        Write over files that are there.
    """
    if list_formats:
        _tell_formats()
        return 0
    if source is None or target is None:
        raise BadCall("Convert what, and to where?", hint="Give IN and OUT, or --list for the formats.")
    options = ForeignOptions(ruleset, mapping, read_as, dots, issues).refused()
    reports: Reports = {}
    for one in (must_exist(source), target):
        look_beside(one)
    aloud = report == STANDARD_INPUT
    if aloud and target == STANDARD_INPUT:
        raise BadCall(
            "OUT and its report can't both go to standard output.", hint="Name a file for one of them."
        )
    if report is not None and not aloud:
        _refuse_to_overwrite([report], force=force)
        if not report.parent.is_dir():
            raise cannot_write(report, FileNotFoundError())
    # What is written to standard output stands there alone.
    told = sys.stderr if aloud else sys.stdout
    if target == STANDARD_INPUT:
        _print(source, options, write_as, reports)
        failed = 0
    elif source.is_dir():
        failed = _convert_folder(source, target, options, write_as, reports, force=force, told=told)
    else:
        failed = 0
        if write_as is not None and is_folder_path(target):
            _make(target)
            target = Path(target, f"{bare_name(source)}{format_named(write_as).endings[0]}")
        wrote = _convert(source, target, options, write_as, reports, force=force)
        tell_report(source, reports[os.fspath(source)].rows)
        print(f"Wrote {', '.join(map(str, wrote))}.", file=told)
    if aloud:
        print_json(_as_json(reports))
    elif report is not None:
        write(report, json.dumps(_as_json(reports), ensure_ascii=False, indent=1) + "\n")
    return int(failed > 0)


def _print(source: Path, options: ForeignOptions, write_as: str | None, reports: Reports) -> None:
    """Convert one file to standard output."""
    from tempfile import TemporaryDirectory

    if source.is_dir() or (write_as is None and not is_foreign(source, options)):
        raise BadCall(
            "To standard output goes one file in a format.", hint="Name it by --to, as --list has it."
        )
    ending = "" if write_as is None else f"written{format_named(write_as).endings[0]}"
    with TemporaryDirectory(prefix="bob-editor-") as folder:
        made = _convert(source, Path(folder, ending), options, write_as, reports, force=False)
        if len(made) != 1:
            raise BadCall(f"{source} becomes {len(made)} files.", hint="Name a folder for them.")
        data = made[0].read_bytes()
    tell_report(source, reports[os.fspath(source)].rows)
    write_out(STANDARD_INPUT, data)


def _tell_formats() -> None:
    for one in all_formats().values():
        ways = " ".join(way for way, there in (("read", one.read), ("write", one.write)) if there is not None)
        print(f"{one.name:14} {ways:11} {' '.join(one.endings):18} {one.title}")


def _as_json(reports: Reports) -> list[dict[str, Any]]:
    return [{"file": name, **row.to_json()} for name, one in reports.items() for row in one.all]


def _convert(
    source: Path,
    target: Path,
    options: ForeignOptions,
    write_as: str | None,
    reports: Reports,
    *,
    force: bool,
) -> list[Path]:
    """Convert one file; the paths of all that was written."""
    if not is_foreign(source, options):
        if write_as is None and target.name.endswith(OURS):
            if not is_ours(source):  # in no format that is known, which is told with those that are
                return _bring(source, target, options, reports, force=force)
            raise BadCall(f"{source} is ours already.", hint="Copy it, or name a foreign format by --to.")
        return _send(source, target, _target_format(target, write_as), options, reports, force=force)
    if write_as is None and (target.name.endswith(OURS) or is_for_folder(target)):
        return _bring(source, target, options, reports, force=force)
    return _through(source, target, _target_format(target, write_as), options, reports, force=force)


def _target_format(target: Path, write_as: str | None) -> Format:
    if write_as is not None:
        return format_named(write_as)
    found = None if is_folder_path(target) else writer_for(target.name)
    if found is None:
        endings = [one.endings[0] for one in all_formats().values() if one.write is not None]
        raise BadCall(
            f"{target} says no format that can be written.",
            hint=f"Name it {', '.join('*' + ending for ending in (*OURS, *endings))}, or give --to.",
        )
    return found


def _bring(
    source: Path,
    target: Path,
    options: ForeignOptions,
    reports: Reports,
    *,
    force: bool,
    names: Names | None = None,
) -> list[Path]:
    """Bring a foreign file in: all of it to a folder, or the board or scenario that the target names.

    ``names`` are those of a folder's other files, and what has another id for them is told.
    """
    name = "" if is_for_folder(target) else id_of(bare_name(target))
    foreign = bring(source, replace(options.asked, name=name), named=options.named)
    brought, folder = foreign.brought, target if is_for_folder(target) else target.parent
    if names is not None:
        brought, told = names.apart(source, folder, brought)
        for row in told:
            warn(f"{source}: {row}")
    reports[os.fspath(source)] = Altered(brought.report)
    if options.issues:
        brought = with_report(brought, source.name, foreign.format.name)
    if target.name.endswith(ENDINGS["board"]):
        brought = replace(brought, scenarios=(), suites=())
        if len(brought.boards) != 1:
            raise BadCall(f"{source} holds {len(brought.boards)} boards.", hint="Name a folder for them.")
    elif target.name.endswith(ENDINGS["scenario"]) and len(brought.scenarios) != 1:
        raise BadCall(f"{source} holds {len(brought.scenarios)} scenarios.", hint="Name a folder or a board.")
    elif target.name.endswith(ENDINGS["los-suite"]) and len(brought.suites) != 1:
        raise BadCall(f"{source} holds {len(brought.suites)} LOS suites.", hint="Name a folder or a board.")
    files = files_of(brought)
    if not is_for_folder(target):
        # The file that was named keeps its name as it was typed; its fellows are named after it.
        ending = next(ending for ending in OURS if target.name.endswith(ending))
        files = {target.name if file.endswith(ending) else file: text for file, text in files.items()}
    paths = [folder / file for file in files]
    _refuse_to_overwrite(paths, force=force)
    _make(folder)
    for path, text in zip(paths, files.values(), strict=True):
        write(path, text)
    return paths


def _send(
    source: Path, target: Path, format_: Format, options: ForeignOptions, reports: Reports, *, force: bool
) -> list[Path]:
    """Write a board or scenario of ours in a foreign format; what it can't hold is told before."""
    outgoing = outgoing_of(source)
    told = lost_in(format_, outgoing)
    for row in told:
        warn(f"{source}: {row}")
    out = written(format_, outgoing, replace(options.asked, name=target.name, paint=_paint))
    paths = [target, *(target.parent / name for name in out.beside)]
    _refuse_to_overwrite(paths, force=force)
    for path, data in zip(paths, (out.data, *out.beside.values()), strict=True):
        write_bytes(path, data)
    reports[os.fspath(source)] = Altered([row for row in out.report if row not in told], told)
    return paths


def _paint(*asked: Any) -> Any:
    """A picture of a tile, for the formats that have some: only these want Qt."""
    from bob_editor.render.kit.gui import PAINTING
    from bob_editor.render.pictures.samples.specimen import paint_specimen

    with PAINTING:
        return paint_specimen(*asked)


def _through(
    source: Path, target: Path, format_: Format, options: ForeignOptions, reports: Reports, *, force: bool
) -> list[Path]:
    """From one foreign format to another, by way of ours."""
    from tempfile import TemporaryDirectory

    with TemporaryDirectory(prefix="bob-editor-") as folder:
        made = _bring(source, Path(folder), options, reports, force=True)
        documents = [path for path in made if path.name.endswith(OURS)]
        before = reports.pop(os.fspath(source))
        if not documents:
            raise BadFile(f"{source} holds no board.")
        paths = _send(documents[-1], target, format_, options, reports, force=force)
        after = reports.pop(os.fspath(documents[-1]))
        reports[os.fspath(source)] = Altered((*before.rows, *after.rows), after.told)
    return paths


def _convert_folder(
    source: Path,
    target: Path,
    options: ForeignOptions,
    write_as: str | None,
    reports: Reports,
    *,
    force: bool,
    told: TextIO,
) -> int:
    """Convert every foreign file of a folder, or with ``--to`` every one of ours; how many failed."""
    if target.exists() and not target.is_dir():
        raise BadCall(f"{target} is a file.", hint="Name a folder for what is in a folder.")
    files = (
        _ours_in(source)
        if write_as is not None
        else foreign_in(source, [options.named] if options.named else ())
    )
    if not files:
        raise BadFile(f"There is nothing to convert in {source}.")
    ending = "" if write_as is None else format_named(write_as).endings[0]
    places = dict(goals(files, source, target, ending))
    names = Names(files)
    failed = count = 0

    def one(file: Path) -> tuple[Path, int, Reports, BobEditorError | None]:
        report: Reports = {}
        try:
            goal = places[file]
            if isinstance(goal, BobEditorError):
                raise goal
            _make(goal.parent if ending else goal)
            if ending:
                wrote = _convert(file, goal, options, write_as, report, force=force)
            else:
                wrote = _bring(file, goal, options, report, force=force, names=names)
            return file, len(wrote), report, None
        except BobEditorError as error:
            return file, 0, report, error
        finally:
            names.done(file)

    named = write_as or options.named
    if named and format_named(named).pictures:
        with suppress(BobEditorError, ImportError):  # who paints is told that there is no Qt
            from bob_editor.render.kit.gui import ensure_gui

            ensure_gui()  # which no other thread may begin
    # Writing waits for the disk most of the time: several files wait at once.
    with progress("Converting", len(files)) as advance, ThreadPoolExecutor(WRITERS) as pool:
        for file, made, told_of, error in pool.map(one, files):
            reports |= told_of
            count += made
            if error is not None:
                failed += 1
                warn(f"{file}: {error}")
                failure = Row("dropped", "", file.name, f"{error} {error.hint}".strip())
                reports[os.fspath(file)] = Altered((failure,))
            advance(1)
    altered = sum(len(one.all) for one in reports.values())
    print(
        f"Wrote {counted(count, 'file')} to {target} from {len(files) - failed} of {len(files)}; "
        f"{counted(altered, 'thing')} altered on the way.",
        file=told,
    )
    return failed


def _ours_in(folder: Path) -> list[Path]:
    """Our documents below a folder; a board that stands beside a scenario of its name goes with it."""
    scenarios = {path for path in folder.rglob(f"*{ENDINGS['scenario']}") if path.is_file()}
    stems = {path.with_name(path.name.removesuffix(ENDINGS["scenario"])) for path in scenarios}
    boards = {path for path in folder.rglob(f"*{ENDINGS['board']}") if path.is_file()}
    alone = {path for path in boards if path.with_name(path.name.removesuffix(ENDINGS["board"])) not in stems}
    return sorted(scenarios | alone)


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        why = (error.strerror or str(error)).lower()
        raise BadFile(f"{folder} can't be made: {why}.", hint="Name another folder.") from None


def _refuse_to_overwrite(paths: Sequence[Path], *, force: bool) -> None:
    there = next((path for path in paths if os.path.lexists(path)), None)
    if there is not None and not force:
        raise BadFile(f"{there} is there already.", hint="Give --force to write over it.")
