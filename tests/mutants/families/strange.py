"""Documents of which nothing is wrong and everything strange, and those that two games, or two tables, share."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bob_editor.rulesets import all_rulesets
from bob_editor.storage.documents import (
    board_of,
    board_to_json,
    read_source,
    scenario_of,
    scenario_to_json,
    suite_of,
    suite_to_json,
)
from tests.mutants.families import games
from tests.mutants.family import Family, Files
from tests.mutants.judging import look_at
from tests.mutants.mutant import Broken
from tests.mutants.seeds import ROOT, Seed, seeds
from tests.mutants.strange import strange

Json = Any

KINDS = ("board", "scenario", "los-suite")

FROM_SEED = ("map", "board", "grid")
"""Fields without which nothing of a document is looked at."""

_WAYS: dict[str, tuple[Callable[[Any], Any], Callable[[Any], Json]]] = {
    "board": (board_of, board_to_json),
    "scenario": (scenario_of, scenario_to_json),
    "los-suite": (suite_of, suite_to_json),
}


def _seed(rng: random.Random, kind: str) -> Seed:
    return rng.choice(seeds()[kind])


def _made(rng: random.Random) -> tuple[str, Files]:
    """A document made of its schema, mostly on a grid or boards that there are."""
    kind = rng.choice(KINDS)
    seed = _seed(rng, kind)
    known = seed.files[seed.main]
    data = strange(rng, kind, known.get("ruleset") or rng.choice([*all_rulesets()]))
    taken = FROM_SEED if rng.random() < 0.85 else [name for name in FROM_SEED if name not in data]
    return seed.main, {**seed.files, seed.main: data | {name: known[name] for name in taken if name in known}}


def _married(rng: random.Random) -> tuple[str, Files]:
    """A document of the fields of two, mostly of two games: those of the one, and of the other what it hasn't."""
    kind = rng.choice(KINDS)
    one, other = _seed(rng, kind), _seed(rng, kind)
    data = _merged(rng, one.files[one.main], other.files[other.main])
    return one.main, {**other.files, **one.files, one.main: data}


def _merged(rng: random.Random, one: Json, other: Json) -> Json:
    if isinstance(one, dict) and isinstance(other, dict):
        names = [*one, *(name for name in other if name not in one)]
        return {
            name: _merged(rng, one.get(name, other.get(name)), other.get(name, one.get(name)))
            for name in names
        }
    if isinstance(one, list) and isinstance(other, list) and rng.random() < 0.5:
        return [*one, *other]
    return one if rng.random() < 0.8 else other


def _look(path: Path, rng: random.Random) -> None:
    kind = read_source(path).kind
    if kind not in _WAYS:
        raise Broken("What kind of document it is isn't told")
    _saved_as_read(path, kind)
    look_at(kind, path, rng)


def _saved_as_read(path: Path, kind: str) -> None:
    """What breaks no schema is read without a word, and saved as it stands."""
    read, to_json = _WAYS[kind]
    found = read(read_source(path))
    again = path.with_name(f"again.{path.name}")
    again.write_text(json.dumps(to_json(found.value)), "utf-8")
    once = read(read_source(again))
    if once.value != found.value:
        raise Broken("What is saved is read as another")
    if found.problems and len(once.problems) > len(found.problems):
        raise Broken("What is saved has more wrong with it than what was read", once.problems[0])


def _swapped(rng: random.Random) -> tuple[str, Files]:
    """A game with rows of its tables in others, or another game's."""
    shipped = sorted((ROOT / "bob_editor/rulesets").glob("*/ruleset.json"))
    one, other = (json.loads(rng.choice(shipped).read_text("utf-8")) for _ in range(2))
    data = {**one, "id": "pebbles"}
    tables = [name for name, value in data.items() if isinstance(value, list) and value]
    for _ in range(rng.choice((1, 2, 6))):
        goal, source = rng.choice(tables), rng.choice(tables)
        rows = (other if rng.random() < 0.4 else one).get(source)
        if isinstance(rows, list) and rows:
            data[goal] = [*data[goal], *rng.sample(rows, min(len(rows), 3))]
    if rng.random() < 0.3:
        data["based_on"] = rng.choice((*all_rulesets(), "pebbles"))
    return "games/pebbles/ruleset.json", {"games/pebbles/ruleset.json": data}


FAMILIES = (
    Family("strange", 2, _made, _look),
    Family("married", 1, _married, _look),
    Family("swapped", 1, _swapped, games._look),
)
