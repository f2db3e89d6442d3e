"""The fields of the form designer: what a game's scenario cards have besides what every card has."""

from typing import Any

from bob_editor.editing.card.form_field import CardField
from bob_editor.editing.game.fields.makers import ID_HELP, Where, a_field, a_title, rule_of, table_of, whole
from bob_editor.rules.games.row_words import KINDS, OWNERS
from bob_editor.words import mark

Json = Any


_ALL = {"id", "title", "kind", "text", "cites", "required", "of", "section"}
_OWN = {
    "number": {"from", "to", "unit"}, "choice": {"choices"}, "choices": {"choices"}, "table": {"columns"},
}  # fmt: skip


def _common(at: Where, kinds: tuple[tuple[str, str], ...]) -> tuple[CardField, ...]:
    return (
        a_title(at),
        a_field((*at, "kind"), "choice", "How it is filled in", choices=kinds, required=True),
        a_field((*at, "required"), "switch", "Whether every card must have it"),
        whole((*at, "from"), "The least that the number may be", -1000000, 1000000),
        whole((*at, "to"), "The most that the number may be", -1000000, 1000000),
        a_field((*at, "unit"), "text", "What the number counts: points, turns …"),
        table_of(
            (*at, "choices"),
            "What may be chosen",
            a_field((*at, "choices", "*", "title"), "text", "What it is called"),
            a_field((*at, "choices", "*", "id"), "text", ID_HELP, required=True),
            columns=("title", "id"),
            row={"id": "choice", "title": "Choice"},
        ),
        a_field((*at, "text"), "text", "What it is, for whoever fills it in"),
        rule_of(at),
        a_field((*at, "id"), "text", ID_HELP, required=True),
    )


def _kinds_of(names: set[str]) -> dict[str, frozenset[str]]:
    return {"*": frozenset(names), **{kind: frozenset(names | _OWN.get(kind, set())) for kind, _ in KINDS}}


def _fields() -> CardField:
    at = ("card", "fields", "*")
    inner = (*at, "columns", "*")
    columns = table_of(
        (*at, "columns"),
        "What each row of the table has",
        *_common(inner, KINDS[:-1]),
        columns=("title", "kind", "required"),
        row={"id": "column", "title": "Column", "kind": "text"},
        told_by="kind",
        by_kind=_kinds_of(_ALL),
    )
    *first, _id = _common(at, KINDS)
    return table_of(
        ("card", "fields"),
        "What a scenario card says in this game: turns, victory, morale of each side …",
        *first,
        a_field((*at, "of"), "choice", "What has it", choices=OWNERS, default="card"),
        a_field(
            (*at, "section"),
            "text",
            "The page of the form, and the section of the print",
            example="Turns",
        ),
        columns,
        _id,
        title=mark("Fields of a card"),
        columns=("title", "kind", "of", "section", "required", "cites"),
        row={"title": "Field", "kind": "text"},
        told_by="kind",
        by_kind=_kinds_of(_ALL),
    )


FIELDS = _fields()
CALLED = a_field(
    ("card", "called"),
    "text",
    "What the game calls what a card is of",
    title=mark("Called"),
    default="Scenario",
    example="Battle",
)

USUAL: tuple[dict[str, Json], ...] = (
    {
        "id": "turns", "title": mark("Turns"), "kind": "number", "from": 1, "to": 40, "section": "Turns", "usual": 8,
    },
    {"id": "first_side", "title": mark("Who begins"), "kind": "side", "section": "Turns"},
    {"id": "victory", "title": mark("Victory"), "kind": "long_text", "section": "Victory"},
    {
        "id": "reinforcements", "title": mark("Reinforcements"), "kind": "table", "section": "Forces",
        "columns": [
            {"id": "turn", "title": "Turn", "kind": "number", "from": 1},
            {"id": "side", "title": "Side", "kind": "side"},
            {"id": "unit", "title": "Unit", "kind": "unit"},
            {"id": "count", "title": "How many", "kind": "number", "from": 1},
        ],
    },
)  # fmt: skip
"""Fields that most games have, under the names that print knows a place for."""
