"""Games of one's own: ruleset.json and card.json, read, judged, looked through, compared, written and packed."""

import json
import random
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

from bob_editor.editing.card.form import card_form
from bob_editor.editing.game.draft import GameDraft
from bob_editor.editing.game.faults.gathering import faults_of
from bob_editor.editing.game.starts import STARTS, started
from bob_editor.editing.game.trying import first_board
from bob_editor.errors import BobEditorError, UnknownId
from bob_editor.model.games.own_game import OwnGame
from bob_editor.opening.games.cases import run_cases
from bob_editor.publishing.rules_page.gathering import rules_page
from bob_editor.publishing.rules_page.web import as_html
from bob_editor.rules.game import Game, sight_of
from bob_editor.rules.games.changes_told import told_changes
from bob_editor.rules.issues.gathering import issues_of_board
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rulesets import all_rulesets, game_of_own, installed, refresh_games
from bob_editor.storage.form.problems import MOST_PROBLEMS
from bob_editor.storage.games import nearby
from bob_editor.storage.games.game_files import read_game, write_game
from bob_editor.storage.packing.games import game_faults
from tests.mutants.family import Family, Files
from tests.mutants.mutant import Broken
from tests.mutants.mutations import mutated
from tests.mutants.seeds import ROOT

Json = Any

_IDS = ("pebbles", "../x", "a/b", "x" * 500, "memoir-44", "con", "", None, 5)
_BASES = ("pebbles", "memoir-44", "nothing", "../pebbles", "pebbles2", 7)


@cache
def _games() -> tuple[Json, ...]:
    castles = json.loads((ROOT / "tests/rulesets/castle_country/ruleset.json").read_text("utf-8"))
    return (castles, *(started(one).to_json() for one in STARTS))


@cache
def _card() -> Json:
    return json.loads((ROOT / "tests/rulesets/castle_country/card.json").read_text("utf-8"))


def _made(rng: random.Random) -> tuple[str, Files]:
    data: Json = {**rng.choice(_games()), "id": "pebbles"}
    if rng.random() < 0.9:
        data = mutated(rng, data, times=rng.choice((1, 1, 2, 4)))
    if isinstance(data, dict) and rng.random() < 0.15:
        data = {**data, rng.choice(("id", "title", "edition")): rng.choice(_IDS)}
    if isinstance(data, dict) and rng.random() < 0.15:
        data = {**data, "based_on": rng.choice(_BASES)}
    if isinstance(data, dict) and rng.random() < 0.1:
        rows = data.get("terrains")
        data = {**data, "terrains": (rows if isinstance(rows, list) else [{}]) * 400}
    files: dict[str, Json] = {"games/pebbles/ruleset.json": data}
    if rng.random() < 0.5:
        files["games/pebbles/card.json"] = mutated(rng, _card(), times=rng.choice((0, 1, 2)))
    if rng.random() < 0.2:
        files["games/pebbles2/ruleset.json"] = {**_games()[1], "id": "pebbles2", "based_on": "pebbles"}
    return "games/pebbles/ruleset.json", files


def _look(path: Path, rng: random.Random) -> None:
    beside = path.parents[2]
    nearby.look_beside(beside)
    refresh_games()
    try:
        mine = [one for one in installed() if beside in one.folder.parents]
        if not any(one.folder == path.parent for one in mine):
            raise Broken("A game that is broken isn't listed")
        if any(len(note) > 2000 for one in mine for note in one.notes):
            raise Broken("What is wrong with a game isn't told in a sentence")
        game = next((one.game for one in mine if one.folder == path.parent), None)
        own, problems = read_game(path)
        if len(problems) > MOST_PROBLEMS + 1:
            raise Broken("More is told of a game than anybody reads")
        _judge(own, path)
        if game is not None:
            _play(game, own, rng)
    finally:
        with suppress(KeyError):
            nearby._known.pop(beside / "games")
        refresh_games()


def _judge(own: OwnGame, path: Path) -> None:
    """What a window does with it while it is written, sound or not."""
    with suppress(BobEditorError):
        game_of_own(own, path.parent)
    list(game_faults(path.parent.name, {path.name: path.read_bytes()}))
    list(told_changes(_games()[0], own.data))
    list(told_changes(own.data, _games()[0]))
    write_game(path.parent.parent / "written", own)
    again, _ = read_game(path.parent.parent / "written")
    if again.to_json() != own.to_json():
        raise Broken("A game that is written is another")


def _play(game: Game, own: OwnGame, rng: random.Random) -> None:
    """What is done with a game that can be used."""
    for fault in faults_of(own, game)[:20]:
        for fix in fault.fixes:
            fix.apply(GameDraft(own))
    for _ in zip(run_cases(game), range(20), strict=False):
        pass
    card_form(game)
    if len(game.terrains) < 30 and rng.random() < 0.05:
        as_html(rules_page(game))
    board = first_board(game)
    issues_of_board(board, game)
    try:
        sight = sight_of(Scene(board, game))
    except UnknownId:
        return
    start, goal = rng.sample(board.grid.hexes, 2)
    answer = sight.trace(End(start), End(goal))
    field = sight.field(End(start))
    if field.verdict(board.grid.index[goal]) != (answer.verdict, answer.blind, answer.hindrance):
        raise Broken("A line and the field disagree")
    if all_rulesets().get(game.id) is None:
        raise Broken("A game that can be used isn't there")


FAMILIES = (Family("game", 1, _made, _look),)
