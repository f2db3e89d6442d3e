"""What lies about scenarios: results of playtests, texts in other languages, a folder's settings of checks."""

import json
import random
from contextlib import suppress
from pathlib import Path
from typing import Any

from bob_editor.cli.settings import NAME, settings_for
from bob_editor.errors import BobEditorError
from bob_editor.publishing.tables.win_rates import rates_json, rates_text, win_rates
from bob_editor.rules.cards import translations
from bob_editor.storage.documents import read_scenario, scenario_to_json
from bob_editor.storage.kinds.playtests import playtests_beside, playtests_text, read_playtests
from tests.mutants.family import Family, Files, as_bytes
from tests.mutants.mutant import Broken
from tests.mutants.mutations import PATHS, mutated
from tests.mutants.seeds import seeds
from tests.mutants.texts import altered

Json = Any

_GAMES = {
    "format": "bob-editor/playtests", "version": 1, "x-shop": {"kept": True}, "games": [
        {"date": "2026-05-01", "sides": {"axis": "A", "allies": "B"}, "winner": "axis", "minutes": 90, "notes": "!"},
        {"outcome": "draw", "minutes": 61.5, "edition": "1.1", "x-dice": 3}, {"outcome": "unfinished"},
    ],
}  # fmt: skip


def _made_playtests(rng: random.Random) -> tuple[str, Files]:
    games = mutated(rng, _GAMES, times=rng.choice((1, 2, 3)))
    if isinstance(games, dict) and rng.random() < 0.3:
        wild: Json = rng.choice((10**400, 1e308, -(10**30), True, [], {"a": 1}, "90", 0))
        games["games"] = [{"minutes": wild, "winner": "axis"}, *rng.choice(([], [wild], [None]))]
    return "mill.playtests.json", {"mill.playtests.json": games}


def _look_at_playtests(path: Path, rng: random.Random) -> None:
    """They are counted, a game is put to them, and what isn't understood stays."""
    if playtests_beside(path.with_name("mill.scenario.json")) != path:
        raise Broken("Playtests lie elsewhere")
    there = read_playtests(path).value
    for rates in (win_rates(there, {"axis": "Axis", "allies": "Allies"}), win_rates(there, {})):
        json.dumps(rates_json(rates), allow_nan=False)
        tuple(rates_text(rates, {"axis": "Axis", "allies": "Allies"}))
    for game in there.games:
        (game.date, dict(game.players), game.winner, game.outcome, game.edition, game.minutes, game.notes)
    more = there.put(len(there.games), {"winner": "axis", "minutes": 30})
    before, after = (json.loads(playtests_text(one)) for one in (there, more))
    lost = {name for name, value in before.items() if name != "games" and after.get(name) != value}
    if lost or after["games"][:-1] != (before["games"] if isinstance(before.get("games"), list) else []):
        raise Broken("A game that is put takes others away", sorted(lost))
    path.write_text(playtests_text(more), "utf-8", errors="surrogatepass")
    if json.loads(playtests_text(read_playtests(path).value)) != after:
        raise Broken("Playtests are others when they are read again")
    if more.games:
        more.without(rng.randrange(len(more.games)))


def _made_translations(rng: random.Random) -> tuple[str, Files]:
    seed = rng.choice(seeds()["scenario"])
    card = dict(seed.files[seed.main])
    table: Json = {"de": {str(card.get("title")): "Titel", "x": rng.choice(PATHS)}, "fr": {}}
    card["translations"] = mutated(rng, table, times=rng.choice((1, 2, 3)))
    card["texts"] = rng.choice(
        ({}, {"de": {"name": "Titel"}}, mutated(rng, {"de": {"name": "T"}, "en": {}}, times=2), 7)
    )
    card["language"] = rng.choice(("en", "de-AT", "", 7, None, "x" * 5000, "\x1b[2J"))
    return seed.main, {**seed.files, seed.main: card}


def _look_at_translations(path: Path, rng: random.Random) -> None:
    """What is missing or stale is told, and a card in another language is a card that can be written."""
    scenario = read_scenario(path).value
    for code in ("de", "fr", "en", rng.choice(("", "x", "de-AT"))):
        missing = translations.missing(scenario, code)
        translations.stale(scenario, code)
        json.dumps(scenario_to_json(translations.translated(scenario, code)))
        for text in missing[:2]:
            with suppress(BobEditorError):
                done = translations.translate(scenario, code, text, "Wort")
                if text in translations.missing(done, code):
                    raise Broken("A text that is translated is missing still", text)


def _made_settings(rng: random.Random) -> tuple[str, Files]:
    values = (
        '["road"]', "[]", "[1]", '"hint"', '"error"', '""', "7", "1e999", "nan", "-0", "{}", "{a = 1}", "true",
        "[" * 5000 + "]" * 5000, "2026-01-01", "[[]]", '["../x", "/etc", "\\u0000", "**", "["]',
        '"' + "x" * 100_000 + '"', "9" * 5000,
    )  # fmt: skip
    names = ("select", "ignore", "exclude", "severity", "severity", "other", '"a b"', "check", "select.x")
    lines = [f"{rng.choice(names)} = {rng.choice(values)}" for _ in range(rng.choice((0, 1, 1, 2, 4)))]
    text = "\n".join((rng.choice(("[check]", "[check]", "", "[[check]]", "[check.select]")), *lines, ""))
    if rng.random() < 0.3:
        text = altered(rng, text)
    return "mill.board.json", {"mill.board.json": {}, NAME: as_bytes(text)}


def _look_at_settings(path: Path, _rng: random.Random) -> None:
    """They say what holds, or why they can't."""
    found = settings_for((path,))
    if found.folder not in (None, path.parent):
        raise Broken("Settings are those of another folder", str(found.folder))


FAMILIES = (
    Family("playtests", 1, _made_playtests, _look_at_playtests),
    Family("translations", 1, _made_translations, _look_at_translations),
    Family("folder-settings", 1, _made_settings, _look_at_settings),
)
