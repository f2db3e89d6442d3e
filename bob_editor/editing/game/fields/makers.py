"""How the fields of a game's forms are made."""

from typing import Any

from msgspec.structs import replace

from bob_editor.editing.card.form_field import CardField, Kind
from bob_editor.editing.said import said
from bob_editor.rules.games.row_words import title_at
from bob_editor.words import mark, tr

Where = tuple[str, ...]

_CITES = mark("The number of the rule, as the rulebook prints it")
ID_HELP = mark("What files call it: small letters, digits and _. Boards know it by this")
_TITLE = mark("Its name, in the game's own words")


def a_field(where: Where, kind: Kind, help_: str = "", *, title: str = "", **more: Any) -> CardField:
    """A field at a path; the last step of it is its name. What rows have is titled as everywhere (``row_words``)."""
    return CardField(where[-1], where, title or title_at(where), kind, help=help_, **more)


def a_group(where: Where, help_: str, *fields: CardField, **more: Any) -> CardField:
    """Several fields below one another."""
    return a_field(where, "group", help_, make_fields=lambda: fields, **more)


def table_of(where: Where, help_: str, *fields: CardField, **more: Any) -> CardField:
    """A table, by the fields of a row."""
    return a_field(where, "table", help_, make_fields=lambda: fields, **more)


def rule_of(at: Where) -> CardField:
    """The number of the rule that a row rests on, offered from the numbers of the game's rulebook."""
    return a_field((*at, "cites"), "text", _CITES, example="8.3", open=True)


def an_id(at: Where) -> CardField:
    """What files call a row."""
    return a_field((*at, "id"), "text", ID_HELP, required=True, settled=True)


def a_title(at: Where) -> CardField:
    """What a row is called."""
    return a_field((*at, "title"), "text", _TITLE, required=True)


def whole(where: Where, help_: str, least: float, most: float, **more: Any) -> CardField:
    """A whole number between two others."""
    return a_field(where, "integer", help_, minimum=least, maximum=most, **more)


def names_of(where: Where, help_: str, of: str = "terrains/id") -> CardField:
    """Ids of other rows, of the terrain table where nothing else is said."""
    return a_field(where, "names", help_, of=(of,))


def in_language(field: CardField) -> CardField:
    """A field, and all that are in it, with their words in the language that is spoken: for a form that is shown."""
    item = field.item
    return replace(
        field,
        title=tr(field.title),
        help=tr(field.help),
        choices=tuple((value, tr(words)) for value, words in field.choices),
        row={key: said(value) if key == "title" else value for key, value in field.row.items()},
        make_fields=lambda: tuple(map(in_language, field.fields)),
        make_item=lambda: None if item is None else in_language(item),
    )
