"""A game's terrain, and all else that its data names: markers, changes, conditions, positions, units and rulings."""

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from bob_editor.manual.page import Page, bullets, heading, made, plain
from bob_editor.manual.places import page_of, row_place
from bob_editor.rules.game import Game
from bob_editor.rules.ruleset import Terrain

Json = Any

_WHERE = {
    "base": "as a board’s base", "hexes": "in hexes", "sides": "on hexsides", "paths": "as paths",
    "artwork": "as drawn artwork",
}  # fmt: skip

_SIGHT = {"none": "no effect", "never": "never in the way"}

_TABLES = {
    "markers": "Markers",
    "changes": "Changes of the map",
    "conditions": "Conditions",
    "ends": "Positions in a hex",
    "units": "Units at the ends of a line",
}


_ABOUT = "Names in this type are what files say; numbers in brackets are those of the rulebook."


def terrain_page(game: Game) -> Page:
    """Every terrain of a game, by group: where it stands, what it does to LOS, to units and to fire."""
    groups: dict[str, list[Terrain]] = {}
    for one in game.terrains.values():
        groups.setdefault(one.group.replace("_", " ").capitalize() or "Terrain", []).append(one)
    low, high = game.levels
    shape = "pointy" if game.pointy else "flat"
    parts = [f"Boards of {game.title} are of {shape}-top hexes, on levels {low} to {high}. {_ABOUT}"]
    for group, rows in groups.items():
        parts.append(heading(2, plain(group)))
        for one in rows:
            parts += [
                heading(3, plain(one.title), row_place(game.id, "terrains", one.id)),
                bullets(_terrain(game, one)),
            ]
    return made(page_of("terrain", game.id), f"Terrain of {game.title}", parts)


def _terrain(game: Game, one: Terrain) -> Iterator[str]:
    where = ", ".join(words for place, words in _WHERE.items() if place in one.places)
    yield f"`{one.id}`: {where}."
    height = f", {one.height:g} level{'' if one.height == 1 else 's'} high" if one.height else ""
    sight = _SIGHT.get(one.los, plain(one.los.replace("_", " ")))
    yield f"Line of sight: {sight}{height}{_cited(game, one.cites)}."
    if one.whole_hex:
        yield "Fills its hex."
    elif one.inset:
        yield f"Grown artwork is drawn in by {one.inset:g} of a hexside."
    if one.level is not None:
        yield f"Its ground lies on level {one.level}."
    yield from _effects(game, one.row)
    if one.keywords:
        yield f"Also found as {plain(', '.join(one.keywords))}."


def _effects(game: Game, row: Mapping[str, Json]) -> Iterator[str]:
    for effect in row.get("effects") or ():
        value = effect.get("value")
        signed = (
            isinstance(value, int | float)
            and not isinstance(value, bool)
            and "movement" not in effect["what"]
        )
        amount = "" if value is None else f"{value:+g}" if signed and value else str(value)
        said = " ".join(one for one in (str(effect["what"]).replace("_", " "), amount) if one)
        text = ": ".join(one for one in (said, str(effect.get("text") or "")) if one)
        yield f"{plain(text[:1].upper() + text[1:])}{_cited(game, str(effect.get('cites', '')))}."


def _cited(game: Game, cites: str) -> str:
    return f" \\[{plain(game.cited(cites))}\\]" if cites else ""


def rules_page(game: Game) -> Page:
    """What else the game's data names: to be put on maps, into conditions and into answers."""
    parts = [
        "What a scenario or a LOS suite may lay on a map, and the questions that the rulebook leaves open."
    ]
    for name, title in _TABLES.items():
        rows = {key: row for key, row in game.rows(name).items() if key}
        if rows:
            parts.append(heading(2, title))
        for key, row in rows.items():
            parts += [
                heading(3, plain(str(row.get("title") or key)), row_place(game.id, name, key)),
                bullets(_row(game, key, row)),
            ]
    if game.rulings:
        parts += [
            heading(2, "Rulings"),
            "Answers to what the rulebook leaves open; the one taken first comes first.",
        ]
    for ruling in game.rulings.values():
        parts += [
            heading(3, plain(ruling.question), row_place(game.id, "rulings", ruling.id)),
            bullets([f"`{ruling.id}`{_cited(game, ruling.cites)}", *_answers(game, ruling.id)]),
        ]
    return made(page_of("rules", game.id), f"Markers, conditions and rulings of {game.title}", parts)


def _row(game: Game, key: str, row: Mapping[str, Json]) -> Iterator[str]:
    text = str(row.get("text") or "")
    yield f"`{key}`{': ' if text else ''}{plain(text)}{_cited(game, str(row.get('cites', '')))}."
    for field in row.get("fields") or ():
        said = f"{field['name']}: {field.get('text', '')}".removesuffix(": ")
        yield f"Field {plain(said)}{', required' if field.get('required') else ''}."
    yield from _effects(game, row)


def _answers(game: Game, name: str) -> Iterable[str]:
    (row,) = (one for one in game.data["rulings"] if one["id"] == name)
    choices = [one if isinstance(one, Mapping) else {"value": one} for one in row["choices"]]
    for one in sorted(choices, key=lambda choice: choice["value"] != game.rulings[name].default):
        value = one["value"] if isinstance(one["value"], str) else json.dumps(one["value"])
        yield f"`{value}`: {plain(str(one.get('text', '')))}".removesuffix(": ")
