"""Games of a user's own, beside a board or based on each other: read, played by, edited and written again."""

import json
import random
from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any

from bob_editor.editing.game.draft import Example, GameDraft
from bob_editor.editing.game.edits import set_of
from bob_editor.editing.game.files import TRY_IT, UNREAD, read_draft, read_try_it, write_draft
from bob_editor.editing.game.game_document import GameDocument
from bob_editor.errors import BobEditorError
from bob_editor.opening.loaded_map import load_map
from bob_editor.render.pictures.export import export_picture
from bob_editor.render.pictures.picture import picture_of
from bob_editor.rules.game import sight_of
from bob_editor.rules.issues.gathering import issues_of_board
from bob_editor.rules.los.scene import End
from bob_editor.rulesets import forget_rulesets, game_of_own, installed, ruleset
from bob_editor.storage.documents import board_from_json
from tests.mutants.family import Family, Files
from tests.mutants.mutant import Broken
from tests.mutants.mutations import mutated
from tests.mutants.promises import part_of

Json = Any

ROOT = Path(__file__).resolve().parents[3]

_SHIPPED = sorted(ROOT.glob("bob_editor/rulesets/*/ruleset.json"))
_SMALL = sorted(ROOT.glob("tests/rulesets/*/ruleset.json"))

_WORDS = (
    "<h1>Own</h1><img src='/etc/hostname'>",
    "",
    " ",
    "a" * 5_000,
    "\u202eback",
    "{title}",
    "%n",
    "../x",
    "CON",
)
_NUMBERS = (10**400, -1, 1e308, 0, True, 2**63)


def _json(path: Path) -> Json:
    return json.loads(path.read_text("utf-8"))


def _game(rng: random.Random, name: str) -> Json:
    rules = {**_json(rng.choice((*_SMALL, *_SMALL, *_SHIPPED))), "x-own": {"kept": [1]}}
    if rng.random() < 0.4:
        shown = rng.choice(_SHIPPED)
        kept = ("format", "version", "hexes", "x-own")
        rules = {key: one for key, one in rules.items() if key in kept} | {"based_on": _json(shown)["id"]}
    elif rng.random() < 0.8:
        rules["sight"] = _sight(rng)
    return {**rules, "id": name, "title": "My own"}


@cache
def _said_of_sight() -> Json:
    schema = _json(ROOT / "schemas/ruleset.schema.json")
    return next(one for one in _within(schema) if isinstance(one.get("sight"), dict))["sight"]


def _within(data: Json) -> Iterator[Json]:
    if isinstance(data, dict):
        yield data
    for one in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        yield from _within(one)


def _sight(rng: random.Random) -> Json:
    """How sight works, as examples say it, in part, and now and then as nobody could mean it."""
    examples = _said_of_sight().get("examples") or [{}]
    said = dict(rng.choice(examples))
    for name in rng.sample(sorted(_said_of_sight()["properties"]), rng.choice((0, 1, 2))):
        said[name] = rng.choice(
            (*_NUMBERS, *_WORDS, "clear", "blocked", "counts", "higher", 0.5, {}, [], None)
        )
    return said


def _hostile(rng: random.Random, data: Json) -> None:
    """What no accident does, and somebody may."""
    rows = [one for one in data.values() if isinstance(one, list) and one and isinstance(one[0], dict)]
    deep: Json = 1
    for _ in range(rng.choice((50, 90, 400))):
        deep = [deep]
    kind = rng.randrange(7)
    if kind == 0:
        data["based_on"] = rng.choice(("mine", "other", "../mine", "", "memoir-44", 5, None))
    elif kind == 1:
        data["id"] = rng.choice(("../mine", "a/b", "", "memoir-44", "C:\\x", "mine\0", "x" * 300, 5))
    elif kind == 2 and rows:
        many = rng.choice(rows)
        many += [{**many[0], "id": f"row-{number}"} for number in range(rng.choice((300, 3_000)))]
    elif kind == 3 and rows:
        rng.choice(rng.choice(rows))[rng.choice(("title", "id", "cites", "group", "why"))] = rng.choice(
            _WORDS
        )
    elif kind == 4 and rows:
        one = rng.choice(rng.choice(rows))
        one[rng.choice(("height", "level", "style", "los", "in", "priority"))] = rng.choice(
            (*_NUMBERS, deep, [], {})
        )
    elif kind == 5:
        data[rng.choice(("sight", "levels", "terrains", "checks", "units", "rulings", "charts"))] = (
            rng.choice((deep, {}, [], None, "x", 5))
        )
    else:
        data["title"] = rng.choice(_WORDS)


def _made(rng: random.Random) -> tuple[str, Files]:
    mine = mutated(rng, _game(rng, "mine"), times=rng.choice((0, 1, 2)))
    other = mutated(rng, _game(rng, "other"), times=rng.choice((0, 0, 1)))
    for one in (mine, other):
        if isinstance(one, dict) and rng.random() < 0.4:
            _hostile(rng, one)
    if rng.random() < 0.2 and isinstance(mine, dict) and isinstance(other, dict):
        mine["based_on"], other["based_on"] = "other", rng.choice(("mine", "other"))
    terrains = (
        [one.get("id") for one in (mine.get("terrains") or ()) if isinstance(one, dict)]
        if isinstance(mine, dict) and isinstance(mine.get("terrains"), list)
        else []
    )
    names = [one for one in terrains if isinstance(one, str)] or ["lawn"]
    board = {
        "format": "bob-editor/board", "version": 1, "id": "map", "title": "Map",
        "ruleset": rng.choice(("mine", "other")),
        "grid": {"hexes": rng.choice(("flat-top", "pointy-top")), "columns": 6, "rows": 5},
        "base": {"terrain": rng.choice(names)},
        "hexes": {at: {"terrain": [rng.choice(names)], "level": 1} for at in ("B2", "C3", "D2")},
        "artwork": [{"terrain": rng.choice(names), "ring": [[2, 2], [8, 2], [8, 6], [2, 6]]}],
    }  # fmt: skip
    return "map.board.json", {
        "map.board.json": board, "games/mine/ruleset.json": mine, "games/other/ruleset.json": other,
    }  # fmt: skip


def _look(path: Path, rng: random.Random) -> None:
    forget_rulesets()
    try:
        _edit(path.parent / "games" / rng.choice(("mine", "other")), path.parent / "written", rng)
        _play(path, rng)
        for one in installed():
            str(one.error)
    finally:
        forget_rulesets()


def _play(path: Path, rng: random.Random) -> None:
    loaded = load_map(str(path), ruleset)
    scene = loaded.scene
    issues_of_board(scene.board, scene.ruleset)
    look, hexes = sight_of(scene), scene.board.grid.hexes
    look.field(End(rng.choice(hexes)))
    look.trace(End(rng.choice(hexes)), End(rng.choice(hexes)))
    export_picture(
        path.parent / "out.png", part_of(picture_of(scene.board, scene.ruleset, scene=scene), rng), dpi=20
    )


def _edit(folder: Path, out: Path, rng: random.Random) -> None:
    """What is written again is what was read, but for what was edited; a try-it board that can't be is set aside."""
    torn = rng.random() < 0.3
    if torn:
        (folder / TRY_IT).write_text("<<<<<<< mine", "utf-8")
        out = folder
    try:
        draft, _ = read_draft(folder)
        document = GameDocument(draft, partial(game_of_own, folder=folder), str(folder))
    except BobEditorError:
        return
    board = read_try_it(folder, document.game).board
    said = rng.choice((*_WORDS, *_NUMBERS))
    edited = set_of("Set", rng.choice(("title", "base_terrain", "levels")), value=said).apply(draft)
    document.set_value(edited)
    try:
        written = write_draft(out / "ruleset.json", edited, board)
    except BobEditorError:
        return
    again, _ = read_draft(out)
    if again.game.to_json() != written.game.to_json():
        raise Broken("A game that is saved reads otherwise")
    if torn and (out / UNREAD).read_text("utf-8") != "<<<<<<< mine":
        raise Broken("A try-it board is lost")
    board_from_json(json.loads((out / TRY_IT).read_text("utf-8")))
    assert all(isinstance(one, Example) for one in GameDraft(again.game).examples)


FAMILIES = (Family("own-game", 2, _made, _look),)
