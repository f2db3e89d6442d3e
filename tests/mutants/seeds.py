"""What mutants are made of: the maps that ship, with each game's ruleset and the templates of cards."""

import json
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from bob_editor.records import Record

Json = Any

ROOT = Path(__file__).resolve().parents[2]

KINDS = ("board", "scenario", "los-suite", "pack", "template", "ruleset")

_ENDINGS = {".board.json": "board", ".scenario.json": "scenario", ".los.json": "los-suite"}

RULESET_FOLDER = "own-rules"
"""The folder in which a mutated ruleset stands beside the board that is drawn by it."""

_DRAWN = 4
"""Boards that are seeds a second time, with their paths drawn as curves."""


class Seed(Record):
    """Files that belong together: ``main`` is the one that is opened, and what ``kind`` of document it is."""

    kind: str
    main: str
    files: Mapping[str, Json]


@cache
def seeds() -> Mapping[str, tuple[Seed, ...]]:
    """All seeds by kind."""
    documents = [seed for folder in sorted((ROOT / "maps").iterdir()) for seed in _of_game(folder)]
    documents += [seed for given in documents if given.kind == "board" for seed in _drawn(given)][:_DRAWN]
    found: dict[str, list[Seed]] = {kind: [] for kind in KINDS}
    for seed in documents:
        found[seed.kind].append(seed)
        if seed.kind != "board":
            found["pack"].append(Seed("pack", seed.main, seed.files))
    cards = found["scenario"]
    for path in sorted((ROOT / "bob_editor/render/card/templates").glob("*.json")):
        for seed in cards:
            own = {"own.card-template.json": _whole_template(_json(path))}
            found["template"].append(Seed("template", seed.main, {**seed.files, **own}))
    for path in sorted((ROOT / "bob_editor/rulesets").glob("*/ruleset.json")):
        found["ruleset"] += _by_own_rules(_json(path), cards)
    return {kind: tuple(some) for kind, some in found.items()}


def _json(path: Path) -> Json:
    return json.loads(path.read_text("utf-8"))


def _of_game(folder: Path) -> Iterator[Seed]:
    files = {path.name: _json(path) for path in sorted(folder.glob("*.json"))}
    for name in files:
        kind = next(kind for ending, kind in _ENDINGS.items() if name.endswith(ending))
        yield Seed(kind, name, {other: files[other] for other in sorted(_with_those_named(name, files))})


def _drawn(given: Seed) -> Iterator[Seed]:
    """A board with its paths drawn as gentle curves, where it has any."""
    from bob_editor.editing.paths.path_edits import gentle_paths
    from bob_editor.storage.documents import board_from_json, board_to_json

    board, _ = board_from_json(given.files[given.main])
    bent = gentle_paths(board)
    if bent != board:
        yield Seed("board", given.main, {**given.files, given.main: board_to_json(bent)})


def _with_those_named(name: str, files: Mapping[str, Json]) -> set[str]:
    """A file, and all that it names, directly or not."""
    found, new = set[str](), {name}
    while new:
        found |= new
        new = {text for one in new for text in texts_in(files[one]) if text in files} - found
    return found


def _whole_template(given: Json) -> Json:
    """A template with every setting there is, as the program writes one for a designer to alter."""
    from bob_editor.render.card.template import shipped_templates, template_text

    return {**json.loads(template_text(shipped_templates()["classic"])), **given}


def _by_own_rules(rules: Json, cards: list[Seed]) -> Iterator[Seed]:
    """A game's maps by a ruleset of the designer's own: once its data alone, once based on the game and its code."""
    for alone in (True, False):
        own = {**rules, "id": "mutant", "title": "Mutant"}
        if not alone:
            own["based_on"] = rules["id"]
        for seed in cards:
            if seed.files[seed.main]["ruleset"] == rules["id"]:
                files = {name: {**data, "ruleset": "mutant"} for name, data in seed.files.items()}
                yield Seed("ruleset", seed.main, {**files, f"{RULESET_FOLDER}/ruleset.json": own})


def texts_in(data: Json) -> Iterator[str]:
    """Every text of a value, keys included."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for key, value in data.items():
            yield key
            yield from texts_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from texts_in(value)


@cache
def known_texts() -> tuple[str, ...]:
    """Short texts of all games: ids, labels of places, names of fields."""
    found = {text for some in seeds().values() for seed in some for text in texts_in(dict(seed.files))}
    return tuple(sorted(text for text in found if len(text) < 30))


@cache
def examples() -> Mapping[str, Json]:
    """Fields that the schemas describe, by name, each with its example; for cards that don't have them yet."""
    found: dict[str, Json] = {}
    for path in sorted((ROOT / "schemas").glob("*.schema.json")):
        for name, example in _examples_in(_json(path)):
            found.setdefault(name, example)
    return dict(sorted(found.items()))


def _examples_in(schema: Json) -> Iterator[tuple[str, Json]]:
    if isinstance(schema, list):
        for one in schema:
            yield from _examples_in(one)
    if not isinstance(schema, dict):
        return
    for key, value in schema.items():
        if key == "properties" and isinstance(value, dict):
            for name, said in value.items():
                if isinstance(said, dict) and said.get("examples"):
                    yield name, said["examples"][0]
        yield from _examples_in(value)
