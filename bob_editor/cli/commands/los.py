"""``bob-editor los``: one line of sight, all that one hex sees, or every pair of a map."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Annotated, Any, Literal

from attrs import evolve
from cyclopts import Parameter
from rich.text import Text

from bob_editor.cli.formats.pair_lines import Form
from bob_editor.cli.formats.pairs_asked import pairs_asked
from bob_editor.cli.output import console, print_json, text_sink
from bob_editor.cli.scene_options import SceneOptions
from bob_editor.cli.scenes import open_map, parse_end, shown, sight_of, written
from bob_editor.editing.sight.flips import Flip, Flips
from bob_editor.errors import BadCall, BobEditorError
from bob_editor.rules.land.strange import warnings_of
from bob_editor.rules.los.answer import Answer, Reason
from bob_editor.rules.los.open_rulings import hangs_on, naming
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rules.los.sight import FieldOfView, Sight

Format = Literal["text", "json", "jsonl", "table"]

SECONDS = 10.0
"""How long ``--flips`` may search: so long that only its number of tries bounds it on maps of common size."""

COLOURS = {"clear": "green", "hindered": "yellow", "blocked": "red", "blind": "magenta"}


def los(
    map_file: Annotated[Path, Parameter(name="MAP")],
    start: Annotated[str | None, Parameter(name="FROM")] = None,
    goal: Annotated[str | None, Parameter(name="TO")] = None,
    /,
    *,
    form: Annotated[Format | None, Parameter(name=("--format", "-f"))] = None,
    every: Annotated[bool, Parameter(name="--all", negative="", show_default=False)] = False,
    out: Annotated[Path | None, Parameter(name=("--out", "-o"))] = None,
    jobs: Annotated[int | None, Parameter(name=("--jobs", "-j"))] = None,
    scheduler: str | None = None,
    flips: Annotated[bool, Parameter(negative="", show_default=False)] = False,
    exit_code: Annotated[bool, Parameter(negative="", show_default=False)] = False,
    pairs: Annotated[Path | None, Parameter(allow_leading_hyphen=True)] = None,
    position: str | None = None,
    unit: str | None = None,
    laid: Annotated[SceneOptions | None, Parameter(show_default=False)] = None,
    minute: Annotated[int, Parameter(show_default=False)] = 0,
    ruleset: str | None = None,
    mapping: Path | None = None,
) -> int:
    """Look along a line of sight and tell the reasons; or, with no TO, at every hex; or with --all, along every pair.

    Exits with 0 whatever is seen; with --exit-code, with 1 where the line is blocked.

    Try:

        bob-editor los board.board.json E4 E7 --flips
        bob-editor los cave.los.json I5:cave I4
        bob-editor los board.board.json E4 E7 --condition night=4 --marker smoke@F5
        bob-editor los board.board.json --pairs lines.txt --format json
        bob-editor los board.board.json --all -o pairs.jsonl
        bob-editor los maps --all -o pairs --scheduler tcp://10.0.0.5:8786

    Parameters
    ----------
    map_file
        A board, scenario or suite (with its markers, changes, conditions and rulings). With --all also a folder: every
        board and scenario below it.
    start
        Who looks: a hex, E4; a position in one, E4:cave; or an object as suites write it, {"hex": "E4", "unit": "gun"}.
    goal
        Who is looked at, likewise. Left out: the plain ground of every hex.
    form
        text or json; with --all jsonl (the default there: a line a pair) or table (columns with tabs between).
    every
        Every pair of hexes, both ways, since hindrance and visibility may differ.
    out
        With --all or --pairs: the file to write, instead of standard output. For a folder of maps a name without an
        ending is a folder, which gets a file for each.
    jobs
        With --all: how many processes work at it; left out, one a core where that is faster.
    scheduler
        With --all: the address of a Dask cluster whose workers do it, tcp://host:8786. What is written is the same.
    flips
        With FROM and TO: tell also what would have to change for the line to be clear, or blocked where it is.
    exit_code
        With FROM and TO: exit with 1 where the line is blocked, for scripts that ask no more.
    pairs
        A file of lines to look along, or - for standard input: two hexes a line, or an object with from and to. Each is
        answered in a line, with --format json as JSON.
    position
        Where who looks is in his hex, as E4:cave says it.
    unit
        What looks: a unit of the ruleset's.
    minute
        When it is looked, on a card whose light changes: minutes after the start.
    ruleset
        The game that a map in a foreign format is for, where it doesn't say.
    mapping
        A *.mapping.json: what terrain its words mean.
    """
    from bob_editor.cli.foreign import our_map

    laid = laid or SceneOptions()
    map_file = our_map(map_file, ruleset, mapping)
    if every:
        ends = start is not None or position is not None or unit is not None
        if ends or form in ("text", "json") or flips or exit_code:
            raise BadCall("--all looks along every pair: it takes no ends, and the formats jsonl and table.")
        from bob_editor.cli.work.pairs import write_pairs

        lines: Form = "table" if form == "table" else "jsonl"
        write_pairs(map_file, out, form=lines, jobs=jobs, scheduler=scheduler, laid_on=laid.laid_on)
        return 0
    if pairs is not None:
        ends = start is not None or position is not None or unit is not None
        alone = not (ends or flips or exit_code) and jobs is None and scheduler is None
        return _answer_all(map_file, laid, pairs, out, minute=minute, form=form, alone=alone)
    if start is None:
        raise BadCall("Name the hex to look FROM, or --all.")
    if form in ("jsonl", "table") or not (out is None and jobs is None and scheduler is None):
        raise BadCall("--format jsonl and table, --out, --jobs and --scheduler go with --all.")
    if exit_code and goal is None:
        raise BadCall("--exit-code goes with one line: name who is looked at, too.")
    if flips and goal is None:
        raise BadCall("--flips goes with one line: name who is looked at, too.")
    loaded = laid.laid_on(open_map(map_file))
    scene = evolve(loaded.scene, minute=minute)
    first = parse_end(start, loaded, position=position, unit=unit)
    if goal is not None:
        second = parse_end(goal, loaded)
        sight = sight_of(scene)
        answer = sight.trace(first, second)
        rulings = hangs_on(sight, first, second, answer)
        answer = naming(answer, rulings)
        changes = _changes(sight, first, second, answer) if flips else None
        if form == "json":
            more: dict[str, Any] = {} if changes is None else {"flips": flips_json(changes)}
            if rulings:
                more["rulings"] = [ruling.to_json() for ruling in rulings]
            print_json({**answer_json(scene, first, second, answer), **more})
        else:
            line = _line(scene, first, second, answer)
            for one in rulings:
                line.append(
                    f". Open in the rulebook [{one.id}, {scene.ruleset.cited(one.cites)}]: {one.told}"
                )
            console().print(line)
            if changes is not None:
                console().print(changes.sentence)
        return int(exit_code and answer.verdict == "blocked")
    field = sight_of(scene).field(first)
    if form == "json":
        print_json(field_json(scene, field))
    else:
        _print_field(scene, field)
    return 0


def _answer_all(
    map_file: Path,
    laid: SceneOptions,
    pairs: Path,
    out: Path | None,
    *,
    minute: int,
    form: Format | None,
    alone: bool,
) -> int:
    """Look along every line that is asked about, and say each answer in a line."""
    if not alone or form == "table":
        raise BadCall(
            "--pairs says which lines to look along: no ends go with it, and the formats text and json."
        )
    loaded = laid.laid_on(open_map(map_file))
    scene = evolve(loaded.scene, minute=minute)
    sight = sight_of(scene)
    with text_sink(out) as sink:
        for number, start, goal in pairs_asked(pairs):
            try:
                first, second = parse_end(start, loaded), parse_end(goal, loaded)
            except BobEditorError as error:
                raise BadCall(f"Line {number}: {error}", hint=error.hint) from None
            answer = sight.trace(first, second)
            said = answer_json(scene, first, second, answer) if form in ("json", "jsonl") else None
            sink.write(f"{_line(scene, first, second, answer).plain if said is None else json.dumps(said)}\n")
    return 0


def answer_json(scene: Scene, start: End, goal: End, answer: Answer) -> dict[str, Any]:
    """One line of sight as ``--format json`` prints it."""
    return {
        "from": written(start, scene),
        "to": written(goal, scene),
        "ruleset": scene.ruleset.id,
        "range": answer.range,
        "verdict": answer.verdict,
        "blind": answer.blind,
        "hindrance": answer.hindrance,
        "modifiers": [modifier.to_json() for modifier in answer.modifiers],
        "reasons": [reason.to_json() for reason in answer.reasons],
        "warnings": list(warnings_of(scene.board, scene.ruleset)),
    }


def _changes(sight: Sight, start: End, goal: End, answer: Answer) -> Flips:
    from bob_editor.editing.sight.flips import flips

    return flips(sight, start, goal, answer=answer, seconds=SECONDS)


def flips_json(found: Flips) -> dict[str, Any]:
    """What would have to change, as ``--flips --format json`` prints it: ``sets`` make the line ``verdict``.

    ``opened`` are smaller sets that hinder a blocked line only; ``complete`` is false where the search was cut short.
    """

    def row(flip: Flip) -> dict[str, Any]:
        steps = [{"at": step.place.label, "label": step.label, "text": step.told} for step in flip.steps]
        answer = flip.answer
        return {
            "label": flip.label,
            "verdict": answer.verdict,
            "hindrance": answer.hindrance,
            "changes": steps,
        }

    return {
        "verdict": found.verdict,
        "sets": [row(flip) for flip in found.found],
        "opened": [row(flip) for flip in found.opened],
        "complete": found.complete,
        "text": found.sentence,
    }


def field_json(scene: Scene, field: FieldOfView) -> dict[str, Any]:
    """A field as ``--format json`` prints it, with every hex of the map."""
    hexes = {}
    for place, at in enumerate(field.hexes):
        verdict, blind, hindrance = field.verdict(place)
        hexes[scene.board.grid.label(at)] = {"verdict": verdict, "blind": blind, "hindrance": hindrance}
    warnings = list(warnings_of(scene.board, scene.ruleset))
    return {
        "from": written(field.origin, scene),
        "ruleset": scene.ruleset.id,
        "hexes": hexes,
        "warnings": warnings,
    }


def word(verdict: str, blind: bool, hindrance: int) -> str:
    """A verdict in one word, as suites expect it: ``clear``, ``hindered:2``, ``blocked``, ``blind``."""
    if verdict == "hindered":
        return f"hindered:{hindrance}"
    return "blind" if blind else verdict


def _line(scene: Scene, start: End, goal: End, answer: Answer) -> Text:
    from rich.text import Text

    line = Text(f"{shown(written(start, scene))} to {shown(written(goal, scene))}: ")
    line.append(answer.expectation, style=f"bold {COLOURS['blind' if answer.blind else answer.verdict]}")
    line.append(f", range {answer.range}: ")
    line.append("; ".join(_told(reason, scene) for reason in answer.reasons))
    if answer.modifiers:
        told = (
            f"{' '.join(filter(None, (one.number, one.name)))} [{scene.ruleset.cited(one.cites)}]"
            for one in answer.modifiers
        )
        line.append(f". Modifiers: {', '.join(told)}", style="cyan")
    return line


def _told(reason: Reason, scene: Scene) -> str:
    place = f"{reason.at}: " if reason.at and reason.at not in reason.text else ""
    return f"{place}{reason.text.rstrip('.')} [{scene.ruleset.cited(reason.cites)}]"


def _print_field(scene: Scene, field: FieldOfView) -> None:
    """The hexes by verdict, in board order."""
    from rich.text import Text

    grid = scene.board.grid
    found: dict[str, list[str]] = {"clear": [], "hindered": [], "blind": [], "blocked": []}
    for place, at in enumerate(field.hexes):
        verdict, blind, hindrance = field.verdict(place)
        label = f"{grid.label(at)}:{hindrance}" if verdict == "hindered" else grid.label(at)
        found["blind" if blind else verdict].append(label)
    counts = Counter({name: len(labels) for name, labels in found.items()})
    out = console()
    seen = counts["clear"] + counts["hindered"]
    out.print(Text(f"{shown(written(field.origin, scene))} sees {seen} of {len(field.hexes)} hexes."))
    for name, labels in found.items():
        out.print(
            Text(f"{name} ({counts[name]}): ", style=f"bold {COLOURS[name]}")
            + Text(" ".join(labels) or "-", "none")
        )
