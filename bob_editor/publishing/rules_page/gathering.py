"""Makes the page of a game's rules: of its data, with pictures of its terrain and of lines as it decides them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bob_editor.publishing.progress import Tell, untold
from bob_editor.publishing.rules_page.content import Entry, Figure, Part, RulesPage
from bob_editor.publishing.rules_page.sight import sight_part
from bob_editor.render.kit.style import Style
from bob_editor.render.pictures.terrain_sample import sample_picture
from bob_editor.render.styles.shelf import sheet_of
from bob_editor.rules.game import Game
from bob_editor.rules.ruleset import Terrain
from bob_editor.sheet.aids import sight_reminder
from bob_editor.sheet.blocks import plain
from bob_editor.sheet.schema_steps import in_words

Json = Any

_WIDE = 320
_WHERE = {
    "hexes": "in hexes", "sides": "on hexsides", "paths": "as paths", "artwork": "as drawn artwork",
    "base": "as the ground of boards",
}  # fmt: skip
_GROUPS = (
    ("blocks", "What blocks"), ("hinders", "What hinders"), ("", "What is seen through"),
)  # fmt: skip
_TABLES = (
    ("units", "Units"), ("markers", "Markers"), ("ends", "Positions"), ("conditions", "Conditions"),
    ("changes", "Changes of the map"),
)  # fmt: skip


def rules_page(game: Game, tell: Tell = untold) -> RulesPage:
    """The page; ``tell`` hears how many of its pictures are made, and may raise to end it."""
    style = Style(game, sheet=sheet_of(None))
    parts = [*_terrain(game, style, tell)]
    sight = sight_part(game, style) if game.data.get("sight") is not None else _reasons(game)
    parts += [sight] if sight.entries else []
    for table, title in _TABLES:
        rows = [_row(game, key, row) for key, row in game.rows(table).items() if key]
        parts += [Part(title, tuple(rows))] if rows else []
    parts += [one for one in (_rulings(game), _checks(game), _numbers(game)) if one.entries]
    return RulesPage(game.title, str(game.data.get("edition") or ""), tuple(_about(game)), tuple(parts))


def _about(game: Game) -> Iterator[str]:
    low, high = game.levels
    hexes = "pointy-top" if game.pointy else "flat-top"
    yield f"Boards have {hexes} hexes" + (f", on ground from level {low} to {high}." if high > low else ".")
    yield "Numbers in brackets are those of the rulebook, which decides."


def _terrain(game: Game, style: Style, tell: Tell) -> Iterator[Part]:
    shown = [one for one in game.terrains.values() if one.places]
    done = 0
    groups = _GROUPS if game.data.get("sight") is not None else (("", "Terrain"),)
    for los, title in groups:
        entries = []
        for one in shown:
            if _does(game, one) == los:
                tell(done, len(shown))
                done += 1
                picture = Figure(sample_picture(one, game, style, _WIDE), one.title)
                entries.append(Entry(one.title, tuple(_told(game, one)), game.cited(one.cites), (picture,)))
        if entries:
            yield Part(title, tuple(entries))
    tell(len(shown), len(shown))


def _does(game: Game, one: Terrain) -> str:
    """What terrain does to a line, where data tells of that: *blocks*, *hinders*, or "" for neither."""
    sight = game.data.get("sight")
    if sight is None:
        return ""
    word = (sight.get("words") or {}).get(one.los, one.los)
    return word if word in ("blocks", "hinders") else ""


def _told(game: Game, one: Terrain) -> Iterator[str]:
    where = ", ".join(words for place, words in _WHERE.items() if place in one.places)
    yield f"{where[:1].upper()}{where[1:]}." if where else ""
    if _does(game, one):
        height = f"{one.height:g} {'level' if one.height == 1 else 'levels'} high" if one.height else ""
        whole = "fills its hex" if one.whole_hex else ""
        told = ", ".join(filter(None, (height, whole)))
        if told:
            yield f"{told[:1].upper()}{told[1:]}."
    yield from _hindrance(one.row.get("hindrance"))
    yield from _effects(game, one.row)


def _hindrance(said: Json) -> Iterator[str]:
    if isinstance(said, Mapping):
        value = said.get("value", 1)
        most = f", at most {said['at_most']} on a line" if said.get("at_most") else ""
        full = f"; {said['blocks_at']} of them block" if said.get("blocks_at") else ""
        yield f"Each counts {value}{most}{full}."


def _effects(game: Game, row: Mapping[str, Json]) -> Iterator[str]:
    for effect in row.get("effects") or ():
        value = effect.get("value")
        amount = "" if value is None or isinstance(value, bool) else str(value)
        said = " ".join(filter(None, (str(effect.get("what", "")).replace("_", " "), amount)))
        text = ": ".join(filter(None, (said, str(effect.get("text") or ""))))
        other = effect.get("cites") and effect["cites"] != row.get("cites")
        cites = f" [{game.cited(str(effect['cites']))}]" if other else ""
        yield f"{text[:1].upper()}{text[1:]}{cites}."


def _row(game: Game, key: str, row: Mapping[str, Json]) -> Entry:
    text = str(row.get("text") or "").strip()
    lines = [f"{text[:1].upper()}{text[1:]}".rstrip(".") + "."] if text else []
    if row.get("height"):
        lines.append(f"{row['height']:g} levels high.")
    lines += _effects(game, row)
    return Entry(str(row.get("title") or in_words(key)), tuple(lines), game.cited(str(row.get("cites", ""))))


def _reasons(game: Game) -> Part:
    """Of a game whose rule is code, what decides a line in short."""
    entries = (Entry(one.title, tuple(map(plain, one.lines))) for one in sight_reminder(game))
    return Part("How sight works", tuple(entries))


def _rulings(game: Game) -> Part:
    entries = []
    for one in game.data.get("rulings", ()):
        rows = [row if isinstance(row, Mapping) else {"value": row} for row in one["choices"]]
        told = [str(row.get("text") or row["value"]) for row in rows if row["value"] == one["default"]]
        lines = (f"Unless you choose otherwise: {told[0]}.",) if told else ()
        entries.append(Entry(str(one.get("question", "")), lines, game.cited(str(one.get("cites", "")))))
    return Part("What is left open", tuple(entries))


def _checks(game: Game) -> Part:
    """The game's own rows of checks, not those that look at every game's boards."""
    own = {row.get("as", row["check"]) for row in game.data.get("checks", ()) if isinstance(row, Mapping)}
    entries = tuple(
        Entry(in_words(one.name), (" ".join(one.why.split()),), game.cited(one.cites))
        for one in game.checks
        if one.name in own
    )
    return Part("What is checked", entries, "On boards and cards, as they are drawn and written.")


def _numbers(game: Game) -> Part:
    numbers = game.data.get("rule_numbers")
    rows = numbers.items() if isinstance(numbers, Mapping) else ()
    return Part(
        "Headings of the rulebook", tuple(Entry(f"{key}  {title}", ()) for key, title in rows if title)
    )
