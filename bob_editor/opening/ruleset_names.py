"""What rulesets name, for schemas that offer it: terrain, markers, changes, questions, checks, each with its rule."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from bob_editor.rules.game import Game
from bob_editor.rules.issues.acceptances import acceptance_check
from bob_editor.rules.issues.issue import code_of
from bob_editor.rules.ruleset import Terrain
from bob_editor.storage.form.card_schemas import form_of_condition
from bob_editor.storage.form.schema_names import Names, Offer
from bob_editor.storage.form.schemas import card_address

Json = Any


def names_of(games: Iterable[Game]) -> dict[str, Names]:
    """By ruleset what it names."""
    return {one.id: Names(one.title, _offers(one), _card(one)) for one in games}


def _card(game: Game) -> str:
    return card_address(game.id).partition("#")[0].removesuffix(".schema.json")


def _offers(game: Game) -> Mapping[str, tuple[Offer, ...]]:
    return {
        "terrain": tuple(
            Offer(one.id, _cited(game, _ground(one), one.cites), places=one.places)
            for one in game.terrains.values()
        ),
        "rulings": tuple(_rulings(game)),
        "checks": tuple(
            Offer(code_of(game, one), _cited(game, one.why, one.cites))
            for one in (*game.checks, acceptance_check(game))
        ),
        **{
            table: tuple(_rows(game, table))
            for table in ("markers", "changes", "conditions", "ends", "units")
        },
    }


def _ground(terrain: Terrain) -> str:
    """*Woods: line of sight: blocks; height 1.*."""
    sight = "" if terrain.los == "none" else f"line of sight: {terrain.los.replace('_', ' ')}"
    height = f"height {terrain.height:g}" if terrain.height else ""
    told = "; ".join(one for one in (sight, height) if one)
    return f"{terrain.title}{': ' if told else ''}{told}."


def _rows(game: Game, table: str) -> Iterator[Offer]:
    return (
        Offer(name, _told(game, row), form=form_of_condition(row) if table == "conditions" else {})
        for name, row in game.rows(table).items()
        if name
    )


def _rulings(game: Game) -> Iterator[Offer]:
    for row in game.data.get("rulings", ()):
        choices = [one if isinstance(one, dict) else {"value": one} for one in row["choices"]]
        answers = tuple(Offer(one["value"], _sentence(one.get("text", ""))) for one in choices)
        yield Offer(row["id"], _cited(game, row["question"], row.get("cites", "")), answers=answers)


def _told(game: Game, row: Mapping[str, Json]) -> str:
    text = ": ".join(one for one in (row.get("title", ""), row.get("text", "")) if one)
    return _cited(game, _sentence(text), row.get("cites", ""))


def _sentence(text: str) -> str:
    return text if not text or text.endswith((".", "?")) else f"{text}."


def _cited(game: Game, text: str, cites: str) -> str:
    first = text.split("\n\n", maxsplit=1)[0]
    return " ".join(f"{first} [{game.cited(cites)}]".split()) if cites else " ".join(first.split())
