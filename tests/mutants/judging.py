"""Does with a mutant all that the program does with a file, and says what of it no file may bring about."""

import hashlib
import json
import logging
import os
import random
import shutil
import tempfile
import traceback
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from bob_editor.editing.card.form import card_form
from bob_editor.errors import BobEditorError, UnknownRuleset
from bob_editor.opening.findings import found_in, from_issue
from bob_editor.opening.loaded_map import load_map
from bob_editor.opening.readiness import found_in_pack, readiness
from bob_editor.opening.scenario_maps import card_of, read_boards
from bob_editor.opening.suite_runs import run_lines
from bob_editor.records import Record
from bob_editor.render.card import typesetter, writing
from bob_editor.render.card.template import template_of
from bob_editor.render.card.writing import export_card
from bob_editor.render.pictures.export import export_picture
from bob_editor.render.pictures.picture import picture_of
from bob_editor.render.pictures.scenario import picture_of_scenario
from bob_editor.render.pictures.sheets import Paper, print_sheets
from bob_editor.rules.cards.card import Card
from bob_editor.rules.game import game_of, sight_of
from bob_editor.rules.handbook import rules_markdown
from bob_editor.rules.issues.gathering import issues_of_board, issues_of_card
from bob_editor.rules.issues.issue import Issue
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rulesets import VARIABLE, ruleset
from bob_editor.sheet.card_sheet import card_sheet
from bob_editor.storage import packs
from bob_editor.storage.documents import (
    board_from_json,
    board_of,
    board_to_json,
    read_source,
    scenario_from_json,
    scenario_of,
    scenario_to_json,
    suite_from_json,
    suite_of,
    suite_to_json,
)
from bob_editor.storage.form import schemas
from tests.mutants.calls import call_on
from tests.mutants.family import families
from tests.mutants.mutant import Broken, Mutant
from tests.mutants.promises import kept_in_file, part_of, same_again
from tests.mutants.seeds import RULESET_FOLDER

Json = Any

_SUFFIXES = (".png", ".svg", ".pdf")
_DPI = 20
_MOST_FIXES = 3

_CALLED = 0.15
"""How often the command line is called on a mutant instead of what stands behind it."""


class Fault(Record):
    """What a file must not bring about: ``mark`` is the same for all mutants that the same cause does this to."""

    mark: str
    text: str


class _Raising(logging.Handler):
    """Raises what a check or a layer of the map failed with, where the program would tell it and go on."""

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info is not None and record.exc_info[1] is not None:
            raise record.exc_info[1]


def prepare() -> None:
    """Once for a process: what is told and passed over elsewhere is a fault here."""
    for name in ("bob_editor.rules.issues.failing", "bob_editor.render.board.painter"):
        log = logging.getLogger(name)
        log.addHandler(_Raising())
        log.propagate = False
    warnings.simplefilter("ignore")
    writing.MAP_DPI = _DPI
    # Each size that a card is tried in takes a tenth of a second.
    typesetter._STEPS = (1.0, 0.83, 0.74)  # type: ignore[assignment]  # fewer of them
    schemas.validate = _remembering(schemas.validate)


def _remembering(validate: Callable[..., Any]) -> Callable[..., Any]:
    """Holding a document against its schema takes longer than all else, and each is read several times."""
    known: dict[tuple[str, bytes], tuple[Any, ...]] = {}

    def remembered(kind: str, data: Json, *tell: object) -> tuple[Any, ...]:
        key = kind, hashlib.sha256(json.dumps(data).encode("utf-8", "surrogatepass")).digest()
        if key not in known:
            if len(known) > 2000:
                known.pop(next(iter(known)))
            known[key] = tuple(validate(kind, data, *tell))
        return known[key]

    return remembered


def judged(mutant: Mutant, *, in_window: bool = False) -> Fault | None:
    """What is wrong with the program by this mutant; None where all is well. ``in_window``: in the window alone."""
    if in_window and mutant.kind not in families():
        return _judged_in_window(mutant)
    with _folder() as folder, _own_rules(folder, mutant):
        path = mutant.written(folder)
        rng = random.Random(mutant.stages)
        try:
            if mutant.kind in families():
                with suppress(BobEditorError):
                    families()[mutant.kind].look(path, rng)
            elif rng.random() < _CALLED:
                call_on(path, rng)
            else:
                look_at(mutant.kind, path, rng)
        except Exception as error:  # noqa: BLE001 - whatever it is, it is what is looked for
            return fault_of(error)
    return None


def _judged_in_window(mutant: Mutant) -> Fault | None:
    # Imported where it is wanted: no other mutant needs the window's modules.
    from tests.mutants.windowed import the_window, use

    the_window()
    with _folder() as folder, _own_rules(folder, mutant):
        try:
            use(mutant, folder)
        except Exception as error:  # noqa: BLE001 - as above
            return fault_of(error)
    return None


def fault_of(error: Exception) -> Fault:
    """An exception as a fault: its mark is its kind, and the last two of our functions that it went through."""
    frames = traceback.extract_tb(error.__traceback__)
    ours = [one for one in frames if "bob_editor" in one.filename or isinstance(error, Broken)]
    steps = [f"{Path(one.filename).name}:{one.name}" for one in ours[-2:]]
    said = f" {str(error.args[0])[:100]}" if isinstance(error, Broken) else ""
    text = "".join(traceback.format_exception(error, limit=-14))
    return Fault(f"{type(error).__name__}{said} in {' > '.join(steps)}", text[-6000:])


@contextmanager
def _folder() -> Iterator[Path]:
    folder = Path(tempfile.mkdtemp(prefix="mutant-"))
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def _own_rules(folder: Path, mutant: Mutant) -> Iterator[None]:
    if any(name.startswith(RULESET_FOLDER) for name in mutant.files):
        os.environ[VARIABLE] = str(folder / RULESET_FOLDER)
    try:
        yield
    finally:
        os.environ.pop(VARIABLE, None)


def _look_at_board(path: Path, rng: random.Random) -> None:
    _write_again(path, board_of, board_to_json, board_from_json)
    found_in(path, "board")
    read = board_of(read_source(path))
    rules = ruleset(read.value.ruleset)
    _often(
        rng,
        lambda: _apply(issues_of_board(read.value, rules), read.value, board_to_json, board_from_json, rng),
    )
    _often(rng, lambda: _look_along(path, rng))
    _often(rng, lambda: _paint(path, rng))


def _look_at_scenario(path: Path, rng: random.Random) -> None:
    _write_again(path, scenario_of, scenario_to_json, scenario_from_json)
    found_in(path, "scenario")
    card = _card(path)
    _often(
        rng, lambda: _apply(issues_of_card(card), card.scenario, scenario_to_json, scenario_from_json, rng)
    )
    _often(rng, lambda: _look_along(path, rng))
    _often(rng, lambda: _ask(card))
    _often(rng, lambda: _print_map(path, card, rng))
    sheet = card_sheet(card)
    _often(
        rng,
        lambda: export_card(
            _out(path, rng), card, sheet, template_of(rng.choice(("classic", "plain"))), dpi=_DPI
        ),
    )


def _look_at_suite(path: Path, rng: random.Random) -> None:
    _write_again(path, suite_of, suite_to_json, suite_from_json)
    found_in(path, "los-suite")
    loaded = load_map(path, ruleset)
    tuple(run_lines(loaded, sight_of(loaded.scene)))
    _often(rng, lambda: _paint(path, rng))


def _look_at_template(path: Path, rng: random.Random) -> None:
    look = template_of("own", path.parent)
    card = _card(path)
    export_card(_out(path, rng), card, card_sheet(card), look, dpi=_DPI)


def _look_at_ruleset(path: Path, rng: random.Random) -> None:
    rules_markdown(ruleset("mutant"))
    boards = sorted(path.parent.glob("*.board.json"))
    if boards and rng.random() < 0.5:
        _look_at_board(boards[0], rng)
    else:
        _look_at_scenario(path, rng)


def _look_at_pack(path: Path, rng: random.Random) -> None:
    project = packs.read_project(path.parent)
    readiness(project)
    out = path.parent / "out.bobpack"
    packs.build(project, out)
    if faults := packs.verify(out).faults:
        raise Broken(f"A pack that was built isn't sound: {faults[0].code}")
    found_in_pack(out)


_STAGES: dict[str, Callable[[Path, random.Random], None]] = {
    "board": _look_at_board,
    "scenario": _look_at_scenario,
    "los-suite": _look_at_suite,
    "template": _look_at_template,
    "ruleset": _look_at_ruleset,
    "pack": _look_at_pack,
}


def look_at(kind: str, path: Path, rng: random.Random) -> None:
    """All that is done with a document of a kind, as far as chance has it.

    :raises Exception: what failed; what is refused is no failure.
    """
    with suppress(BobEditorError):
        _STAGES[kind](path, rng)


def _often(rng: random.Random, do: Callable[[], object]) -> None:
    """Do it in half of the cases; what is told to the user is as good as done."""
    if rng.random() < 0.5:
        with suppress(BobEditorError):
            do()


def _out(path: Path, rng: random.Random) -> Path:
    return path.parent / f"out{rng.choice(_SUFFIXES)}"


def _card(path: Path) -> Card:
    read = scenario_of(read_source(path))
    return card_of(read.value, ruleset(read.value.ruleset), read_boards(read.value, path))


def _write_again(
    path: Path, read: Callable[[Any], Any], to_json: Callable[[Any], Json], from_json: Callable[..., Any]
) -> None:
    source = read_source(path)
    kept_in_file(source.data, read(source), to_json, from_json)


def _apply(
    issues: tuple[Issue, ...],
    value: Any,
    to_json: Callable[[Any], Json],
    from_json: Callable[..., Any],
    rng: random.Random,
) -> None:
    """Each fix does what it says, and what comes of it can be saved."""
    for issue in issues[:200]:
        from_issue(Path("x"), issue)
    fixes = [fix for issue in issues for fix in issue.fixes]
    for fix in rng.sample(fixes, min(len(fixes), _MOST_FIXES)):
        same_again(to_json(fix.apply(value)), to_json, from_json)


def _look_along(path: Path, rng: random.Random) -> None:
    scene = load_map(path, ruleset).scene
    sight, hexes = sight_of(scene), scene.board.grid.hexes
    if hexes:
        sight.field(End(rng.choice(hexes)))
        for _ in range(5):
            sight.trace(End(rng.choice(hexes)), End(rng.choice(hexes)))


def _paint(path: Path, rng: random.Random) -> None:
    loaded = load_map(path, ruleset)
    scene = loaded.scene
    picture = picture_of(scene.board, scene.ruleset, scene=scene, folder=loaded.board_folder)
    export_picture(_out(path, rng), part_of(picture, rng), dpi=_DPI)


def _print_map(path: Path, card: Card, rng: random.Random) -> None:
    picture = part_of(picture_of_scenario(card), rng)
    export_picture(_out(path, rng), picture, dpi=_DPI)
    if rng.random() < 0.2:
        print_sheets(path.parent / "sheets.pdf", picture, Paper())


def _ask(card: Card) -> None:
    """What the window's panels ask of a card."""
    code = game_of(card.ruleset).card_code()
    code.areas(card)
    code.catalogue(card)
    code.facts(card)
    tuple(code.names(card))
    for counter in code.counters(card):
        code.companions(card, counter.path)
        code.removed(card, counter)
    for side in card.side_rows:
        code.side_title(card, side)
    lying = code.lying(card.scene)
    for at in card.grid.hexes[:5]:
        tuple(lying(at))
    card_form(card.ruleset)
    assert isinstance(card.scene, Scene)
    with suppress(UnknownRuleset):
        code.moved(card, next(iter(code.counters(card))), lambda _: True) if code.counters(card) else None
