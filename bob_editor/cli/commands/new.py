"""``bob-editor new``: fresh valid files to start from."""

from __future__ import annotations

import difflib
import os
import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from bob_editor.cli.files import ENDINGS
from bob_editor.cli.output import warn
from bob_editor.errors import BadCall, BadFile, UnknownId
from bob_editor.model.board import Board
from bob_editor.model.scenario import Scenario
from bob_editor.rules.ruleset import Ruleset

Out = Annotated[Path, Parameter(name=("--out", "-o"))]
Force = Annotated[bool, Parameter(negative="", show_default=False)]


def board(
    *,
    ruleset: str,
    out: Out,
    preset: str | None = None,
    title: str | None = None,
    columns: int | None = None,
    rows: int | None = None,
    force: Force = False,
) -> int:
    """Write an empty board.

    Try:

        bob-editor new board --ruleset band-of-brothers-2.2 --title "Mill crossing" -o mill.board.json

    Parameters
    ----------
    ruleset
        The game: an id that `bob-editor rules` lists.
    out
        The file to write, *.board.json.
    preset
        The shape: one that `bob-editor rules RULESET` lists. The first, if left out.
    title
        Its name.
    columns
        How many columns of hexes, other than the preset's.
    rows
        How many rows of hexes, other than the preset's.
    force
        Write over a file that is there.
    """
    from bob_editor.rulesets import ruleset as ruleset_of
    from bob_editor.storage.documents import board_text

    rules = ruleset_of(ruleset)
    _refuse_to_overwrite(out, force=force)
    fresh = _fresh_board(rules, out, title=title, grid=_grid(rules, preset, columns=columns, rows=rows))
    _write(out, board_text(fresh), "board")
    return 0


def scenario(
    *,
    ruleset: str,
    out: Out,
    board: Annotated[tuple[Path, ...], Parameter(name="--board", negative="", show_default=False)] = (),
    template: str | None = None,
    title: str | None = None,
    force: Force = False,
) -> int:
    """Write a scenario on boards; on a fresh one, written beside it, if none is named.

    The card begins with what the ruleset puts on a new one, or as a template has it. Several boards are laid side by
    side.

    Try:

        bob-editor new scenario --ruleset band-of-brothers-2.2 --board mill.board.json -o dawn.scenario.json
        bob-editor new scenario --ruleset memoir-44 --template rearguard -o dusk.scenario.json

    Parameters
    ----------
    ruleset
        The game: an id that `bob-editor rules` lists.
    out
        The file to write, *.scenario.json.
    board
        A board that it is played on; may be given several times, from left to right.
    template
        What it begins as: the name of a template (templates/NAME.scenario-template.json beside the new file, in the
        user's folder, or one that ships: a wrong name lists them), or the path of one.
    title
        Its name.
    force
        Write over a file that is there.
    """
    from bob_editor.editing.boards.fresh_scenario import fresh_scenario
    from bob_editor.editing.boards.scenario_templates import template_named
    from bob_editor.rulesets import ruleset as ruleset_of
    from bob_editor.storage.documents import board_text, read_board

    rules = ruleset_of(ruleset)
    _refuse_to_overwrite(out, force=force)
    for one in board:
        _must_be_board_of(one, rules)
    boards = [(one, read_board(one).value) for one in board]
    begin = None if template is None else template_named(rules, template, out.resolve().parent)
    beside = out.with_name(_stem(out, "scenario") + ENDINGS["board"])
    if not boards and not (begin is not None and begin.has_boards):
        _refuse_to_overwrite(beside, force=force)
        boards = [(beside, _fresh_board(rules, beside, title=title, grid=_grid(rules, None)))]
    # Both are made before the first is written.
    text = _scenario_text(
        rules, out, boards, title=title, make=fresh_scenario if begin is None else begin.begun
    )
    if boards and not board:
        _write(beside, board_text(boards[0][1]), "board")
    _write(out, text, "scenario")
    return 0


def _grid(
    rules: Ruleset, preset: str | None, *, columns: int | None = None, rows: int | None = None
) -> dict[str, Any]:
    """The grid of a preset, at other lengths if asked; where lines differ in length they go on differing."""
    presets: Mapping[str, Mapping[str, Any]] = {row["id"]: row for row in rules.presets}
    name = preset or next(iter(presets), "")
    if name not in presets:
        near = difflib.get_close_matches(name, presets, n=1)
        hint = f"Did you mean {near[0]}?" if near else f"It has {', '.join(presets) or 'none'}."
        raise UnknownId(f"{rules.title} has no preset “{name}”.", hint=hint)
    grid = dict(presets[name]["grid"])
    for side, asked in (("columns", columns), ("rows", rows)):
        if asked is not None:
            old = grid[side]
            grid[side] = asked if isinstance(old, int) else [asked, asked + old[1] - old[0]]
    return grid


def _fresh_board(rules: Ruleset, out: Path, *, title: str | None, grid: Mapping[str, Any]) -> Board:
    from bob_editor.editing.boards.fresh_board import printed
    from bob_editor.storage.documents import board_from_json

    stem = _stem(out, "board")
    data = {
        "format": "bob-editor/board",
        "version": 1,
        "id": _id(stem),
        "title": title or _title(stem),
        "ruleset": rules.id,
        "grid": dict(grid),
        "base": {"terrain": rules.data["base_terrain"], "level": 0},
    }
    fresh, problems = board_from_json(data)
    if problems:
        raise BadCall(f"No such board can be made: {problems[0].message}")
    return printed(fresh, rules)


def _scenario_text(
    rules: Ruleset,
    out: Path,
    boards: Sequence[tuple[Path, Board]],
    *,
    title: str | None,
    make: Callable[..., Scenario],
) -> str:
    from bob_editor.storage.documents import scenario_text, scenario_to_json
    from bob_editor.storage.form.schemas import validate

    stem = _stem(out, "scenario")
    fresh = make(
        rules, name=_id(stem), title=title or _title(stem), boards=boards, folder=out.resolve().parent
    )
    problems = validate("scenario", scenario_to_json(fresh))
    if problems:
        raise BadCall(f"No such scenario can be made: {problems[0].message}")
    return scenario_text(fresh)


def _must_be_board_of(path: Path, rules: Ruleset) -> None:
    from bob_editor.storage.documents import read_board

    read = read_board(path)
    if read.value.ruleset != rules.id:
        raise BadCall(f"{path} is a board of {read.value.ruleset}, not of {rules.id}.")


def _refuse_to_overwrite(out: Path, *, force: bool) -> None:
    if os.path.exists(out) and not force:  # noqa: PTH110 - Path.exists fails for names that are too long
        raise BadFile(f"{out} is there already.", hint="Give --force to write over it.")


def _write(out: Path, text: str, kind: str) -> None:
    from bob_editor.storage.documents import write

    ending = ENDINGS[kind]  # type: ignore[index]  # one of its keys
    write(out, text)
    print(f"Wrote {out}.")
    if not out.name.endswith(ending):
        warn(f"{out} will not be found in a folder: a {kind} is named *{ending}.")


def _stem(out: Path, kind: str) -> str:
    name = out.name
    for ending in (f".{kind}.json", ".json"):
        name = name.removesuffix(ending)
    return name


def _id(stem: str) -> str:
    """The stem as the schemas allow it in ids."""
    return re.sub(r"[^a-z0-9._-]+", "-", stem.lower()).strip("-._") or "untitled"


def _title(stem: str) -> str:
    return re.sub(r"[-_]+", " ", stem).strip().capitalize() or "Untitled"
