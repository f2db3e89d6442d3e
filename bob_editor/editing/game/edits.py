"""Edits of the open game as steps of undo, each with its label."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from bob_editor.editing.game.draft import Example, GameDraft
from bob_editor.editing.said import said
from bob_editor.model.edit import Edit
from bob_editor.model.games import edits
from bob_editor.model.games.own_game import OwnGame, key_of
from bob_editor.rules.effects import with_its_effects

Json = Any


def edit_of(label: str, change: Callable[[OwnGame], OwnGame]) -> Edit[GameDraft]:
    """An edit of what the game says."""

    def apply(draft: GameDraft) -> GameDraft:
        game = change(draft.game)
        return draft if game == draft.game else replace(draft, game=game)

    return Edit(label, apply)


def set_of(label: str, *path: str | int, value: Json) -> Edit[GameDraft]:
    """An edit that puts one value at a path; None takes it away."""
    return edit_of(label, lambda game: edits.put(game, path, value))


_NEEDED: dict[str, dict[str, Json]] = {
    "terrains": {"title": "", "in": ["hexes"], "cites": ""}, "units": {"title": "", "cites": ""},
    "markers": {"title": "", "cites": ""}, "ends": {"title": "", "text": "", "cites": ""},
    "conditions": {"title": "", "text": "", "value": {"type": "boolean"}, "cites": ""},
}  # fmt: skip
"""What each row of a table has, empty if need be."""


def completed(data: Mapping[str, Json], base: Mapping[str, Json] | None = None) -> Mapping[str, Json]:
    """The data with what its rows must have, empty, where a field was emptied.

    A row of what it is based on (``base``) says only what differs there.
    """
    found = dict(data)
    for table, needed in _NEEDED.items():
        rows = found.get(table)
        if isinstance(rows, list | tuple):
            known = {key_of(table, row) for row in (base or {}).get(table, ())}
            found[table] = [_completed(row, {} if _key(table, row) in known else needed) for row in rows]
    found.setdefault("terrains", [])
    return found


def _key(table: str, row: object) -> Json:
    return key_of(table, row) if isinstance(row, dict) else None


def _completed(row: object, needed: Mapping[str, Json]) -> Json:
    if not isinstance(row, dict):
        return row
    row = {**row, **{name: value for name, value in needed.items() if row.get(name) is None}}
    if isinstance(row.get("hindrance"), dict) and "value" not in row["hindrance"]:
        row["hindrance"] = {"value": 1, **row["hindrance"]}
    return with_its_effects(row)


def completed_card(card: Mapping[str, Json]) -> Mapping[str, Json]:
    """What cards have, where every field, column and choice has what it must have."""
    return {
        **card,
        "fields": [_completed_field(row, "field", at) for at, row in enumerate(card.get("fields") or ())],
    }


def _completed_field(row: Json, word: str, place: int) -> Json:
    if not isinstance(row, dict):
        return row
    row = {**row, "id": row.get("id") or f"{word}_{place + 1}", "kind": row.get("kind") or "text"}
    if row["kind"] in ("choice", "choices"):
        row["choices"] = row.get("choices") or [
            {"id": "yes", "title": said("Yes")},
            {"id": "no", "title": said("No")},
        ]
    if row["kind"] == "table":
        columns = row.get("columns") or [{"title": said("Name")}]
        row["columns"] = [_completed_field(one, "column", at) for at, one in enumerate(columns)]
    return row


def keep_example(example: Example) -> Edit[GameDraft]:
    """An edit that keeps one more example."""
    return Edit("Keep an example", lambda draft: replace(draft, examples=(*draft.examples, example)))


def without_examples(places: frozenset[int]) -> Edit[GameDraft]:
    """An edit that keeps the examples at these places no longer."""

    def apply(draft: GameDraft) -> GameDraft:
        left = tuple(one for at, one in enumerate(draft.examples) if at not in places)
        return draft if left == draft.examples else replace(draft, examples=left)

    return Edit("Remove an example" if len(places) == 1 else "Remove examples", apply)


def with_example(place: int, example: Example) -> Edit[GameDraft]:
    """An edit that puts another example in the place of one."""

    def apply(draft: GameDraft) -> GameDraft:
        examples = list(draft.examples)
        examples[place] = example
        return replace(draft, examples=tuple(examples))

    return Edit("Change an example", apply)
