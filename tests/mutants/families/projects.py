"""Project folders with a plan: what project.json and pack.json say, written anew, checked and published."""

import base64
import json
import random
from contextlib import suppress
from pathlib import Path
from typing import Any

from bob_editor.errors import BadFile, BobEditorError
from bob_editor.opening.readiness import readiness
from bob_editor.publishing.forms import all_forms
from bob_editor.publishing.publish import publish
from bob_editor.storage import packs
from tests.mutants.family import Family, Files
from tests.mutants.mutant import Broken
from tests.mutants.mutations import PATHS, mutated

Json = Any

_PICTURE = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)

_BOARD = {
    "format": "bob-editor/board", "version": 1, "id": "mill", "title": "Mill", "ruleset": "memoir-44",
    "grid": {"hexes": "pointy-top", "columns": [5, 4], "rows": 4, "shifted": "even", "shift": "right"},
    "base": {"terrain": "open"}, "hexes": {"B2": {"terrain": ["forest"]}}, "x-own": {"kept": True},
}  # fmt: skip

_SIDES = {
    place: {"side": side, "country": land, "nations": [nation], "command_cards": 4, "victory_medals": 4}
    for place, side, land, nation in (("top", "axis", "DE", "ger"), ("bottom", "allies", "GB", "brit"))
}

_CARD = {
    "format": "bob-editor/scenario", "version": 1, "id": "dawn", "title": "Dawn", "ruleset": "memoir-44",
    "date": {"begin": "1944-06-30"}, "sides": _SIDES, "first_player": "bottom",
    "map": {"boards": [{"board": "mill.board.json"}]},
}  # fmt: skip

_PROJECT = {
    "$schema": "../schemas/project.schema.json", "x-shop": {"price": 5}, "format": "bob-editor/project", "version": 1,
    "id": "mill-country", "title": "Mill country", "edition": "1.2", "description": "Two battles.",
    "authors": ["A. Designer"], "licence": "CC-BY-4.0", "series": "Villages", "languages": ["en", "de"],
    "logo": "assets/logo.png", "style": "ink", "template": "classic", "scenarios": ["dusk.scenario.json"],
    "earlier": "../before", "publish": {
        "forms": ["maps", "pack"], "leave_out": ["drafts", "b.scenario.json"],
        "settings": {"maps": {"dpi": 40}, "cards": {"dpi": 40}, "web": {"theme": "light"}, "vassal": {"dpi": 40}},
    },
}  # fmt: skip

_PACK = {"format": "bob-editor/pack", "version": 1, "id": "old", "title": "Old", "authors": ["B"], "x-a": 1}

_MADE = {
    "format": "bob-editor/publication",
    "version": 1,
    "files": {"maps/a.png": "0" * 64},
    "title": "Before",
}


def _made(rng: random.Random) -> tuple[str, Files]:
    files: dict[str, Json] = {
        "project.json": _PROJECT, "mill.board.json": _BOARD, "dawn.scenario.json": _CARD,
        "dusk.scenario.json": {**_CARD, "id": "dusk", "title": "Dusk"}, "drafts/a.board.json": _BOARD,
        "assets/logo.png": _PICTURE.decode("latin-1"), "LICENSE.txt": "Free", "made/publication.json": _MADE,
        "made/maps/a.png": "x", "own.card-template.json": {"columns": 1},
    }  # fmt: skip
    if rng.random() < 0.3:
        files["pack.json"] = mutated(rng, _PACK, times=2)
    main = "project.json"
    for _ in range(rng.choice((1, 1, 2))):
        files["project.json"] = mutated(rng, files["project.json"], times=rng.choice((1, 2, 3)))
    if rng.random() < 0.3:
        _setting(rng, files["project.json"])
    if rng.random() < 0.2:
        name = rng.choice(
            ("made/publication.json", "mill.board.json", "dawn.scenario.json", "own.card-template.json")
        )
        files[name] = mutated(rng, files[name], times=2)
    if rng.random() < 0.1:
        files[rng.choice(("assets/pipe", "drafts/x", "links", "styles"))] = {
            "lies": rng.choice(("pipe", "loop"))
        }
    return main, files


def _setting(rng: random.Random, project: Json) -> None:
    """What forms are told is looked at only when they are made."""
    if isinstance(project, dict):
        value = rng.choice(
            (0, -1, 10**400, 1e308, 0.001, "x", True, [], [None], "", rng.choice(PATHS), 72.5, 10**6)
        )
        name = rng.choice(
            ("dpi", "paper", "template", "style", "theme", "hex_mm", "bleed", "grid", "size", "format", "x-a")
        )
        form = rng.choice([one.name for one in all_forms()])
        project["publish"] = {"forms": [form], "settings": {form: {name: value}}}


def _look(path: Path, rng: random.Random) -> None:
    folder = path.parent
    _is_kept(folder, rng)
    project = packs.read_project(folder)
    readiness(project)
    packs.outside(project)
    with suppress(BobEditorError):
        packs.write_heading(folder, {"title": "Another", "edition": None})
    out = folder / rng.choice(("made", "new"))
    # Cards and pages of LOS take most of the time, and have their own mutants.
    quick = [one.name for one in all_forms() if one.name not in ("cards", "web")]
    forms = rng.choice(((), rng.sample(quick, 2), (rng.choice(all_forms()).name,), rng.sample(quick, 1)))
    there = sorted(one.name for one in folder.iterdir())
    with suppress(BobEditorError):
        done = publish(folder, out, forms=forms, with_errors=True)
        if done.written:
            first = {name: (out / name).read_bytes() for name in done.made}
            again = publish(folder, out, forms=forms, with_errors=True)
            if first != {name: (out / name).read_bytes() for name in again.made}:
                raise Broken("Published twice, it differs")
    if left := [one.name for one in folder.iterdir() if one.name not in (*there, out.name)]:
        raise Broken("Publishing leaves something behind", left)


def _is_kept(folder: Path, rng: random.Random) -> None:
    """A field that is written takes no other away, or the file isn't written."""
    path = folder / packs.PROJECT
    before = path.read_bytes()
    try:
        packs.write_plan(folder, {"series": rng.choice(("Another", None))})
    except (BadFile, BobEditorError):
        if path.read_bytes() != before:
            raise Broken("A plan that isn't written is another") from None
        return
    was, now = json.loads(before), json.loads(path.read_bytes())
    lost = {name: value for name, value in was.items() if name != "series" and now.get(name) != value}
    if lost:
        raise Broken("Writing a plan loses what stood there", sorted(lost))
    packs.read_plan(folder)


FAMILIES = (Family("project", 2, _made, _look),)
