"""``bob-editor new``: fresh valid files to start from."""

import os
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bob_editor.cli.completing import OF_RULESETS
from bob_editor.cli.files import ENDINGS
from bob_editor.cli.output import for_programs, warn
from bob_editor.cli.typed_paths import OF_A_FILE
from bob_editor.errors import BadCall, BadFile
from bob_editor.model.board import Board
from bob_editor.model.scenario import Scenario
from bob_editor.rules.ruleset import Ruleset
from bob_editor.storage.files.reading import real_path
from bob_editor.storage.naming import STANDARD_INPUT, must_fit

Out = Annotated[Path, OF_A_FILE, Parameter(name=("--out", "-o"))]
Force = Annotated[bool, Parameter(negative="", show_default=False)]


def board(
    *,
    ruleset: Annotated[str, OF_RULESETS],
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
        The file to write, *.board.json; - for standard output.
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
    from bob_editor.storage.games.nearby import look_beside

    look_beside(out)
    rules = ruleset_of(ruleset)
    _refuse_to_overwrite(out, force=force)
    fresh = _fresh_board(rules, out, title=title, preset=preset, columns=columns, rows=rows)
    _write(out, board_text(fresh), "board")
    return 0


def scenario(
    *,
    ruleset: Annotated[str, OF_RULESETS],
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
        The file to write, *.scenario.json; - for standard output.
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
    from bob_editor.storage.games.nearby import look_beside

    look_beside(out)
    rules = ruleset_of(ruleset)
    if out == STANDARD_INPUT and not board:
        raise BadCall(
            "A scenario goes to standard output alone.", hint="Name the board that it is on: --board."
        )
    _refuse_to_overwrite(out, force=force)
    for one in board:
        _must_be_board_of(one, rules)
    boards = [(one, read_board(one).value) for one in board]
    begin = None if template is None else template_named(rules, template, real_path(out).parent)
    beside = out.with_name(_stem(out, "scenario") + ENDINGS["board"])
    if not boards and not (begin is not None and begin.has_boards):
        _refuse_to_overwrite(beside, force=force)
        boards = [(beside, _fresh_board(rules, beside, title=title))]
    # Both are made before the first is written.
    text = _scenario_text(
        rules, out, boards, title=title, make=fresh_scenario if begin is None else begin.begun
    )
    if boards and not board:
        _write(beside, board_text(boards[0][1]), "board")
    _write(out, text, "scenario")
    return 0


def _fresh_board(
    rules: Ruleset,
    out: Path,
    *,
    title: str | None,
    preset: str | None = None,
    columns: int | None = None,
    rows: int | None = None,
) -> Board:
    from bob_editor.editing.boards.fresh_board import fresh_board

    stem = _stem(out, "board")
    return fresh_board(rules, preset, columns=columns, rows=rows, name=_id(stem), title=title or _title(stem))


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
        rules, name=_id(stem), title=title or _title(stem), boards=boards, folder=real_path(out).parent
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
    if out != STANDARD_INPUT and os.path.exists(out) and not force:  # noqa: PTH110 - Path.exists fails for names that are too long
        raise BadFile(f"{out} is there already.", hint="Give --force to write over it.")


def _write(out: Path, text: str, kind: str) -> None:
    from bob_editor.storage.documents import write

    if out == STANDARD_INPUT:
        for_programs()
        sys.stdout.write(text)
        return
    must_fit(out, kind)
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
