"""The fields of a game's tables, as the forms of its pages have them."""

from __future__ import annotations

from typing import Any

from bob_editor.editing.card.form_field import CardField, Kind

Json = Any
Where = tuple[str, ...]

PLACES: tuple[tuple[str, str], ...] = (
    ("hexes", "Hexes"), ("artwork", "Artwork"), ("sides", "Hexsides"), ("paths", "Paths"), ("base", "Ground"),
)  # fmt: skip
"""Where terrain may stand."""

SEES: tuple[tuple[str, str], ...] = (("none", "Seen through"), ("hinders", "Hinders"), ("blocks", "Blocks"))
"""What something does to a line."""

_CITES = "The number of the rule, as the rulebook prints it"
_ID = "What files call it: small letters, digits and _. Boards know it by this"
_TITLE = "Its name, in the game's own words"


def _field(where: Where, title: str, kind: Kind, help_: str = "", **more: Any) -> CardField:
    return CardField(where[-1], where, title, kind, help=help_, **more)


def _group(where: Where, title: str, help_: str, *fields: CardField) -> CardField:
    return _field(where, title, "group", help_, fields=lambda: fields)


def _table(where: Where, title: str, help_: str, *fields: CardField, **more: Any) -> CardField:
    return _field(where, title, "table", help_, fields=lambda: fields, **more)


def _cites(at: Where) -> CardField:
    return _field((*at, "cites"), "Rule", "text", _CITES, example="8.3")


def _id(at: Where) -> CardField:
    return _field((*at, "id"), "Id", "text", _ID, required=True)


def _title(at: Where) -> CardField:
    return _field((*at, "title"), "Name", "text", _TITLE, required=True)


def _number(where: Where, title: str, help_: str, least: float, most: float, **more: Any) -> CardField:
    return _field(where, title, "integer", help_, minimum=least, maximum=most, **more)


def _names(where: Where, title: str, help_: str, of: str = "terrains/id") -> CardField:
    return _field(where, title, "names", help_, of=(of,))


def _sees(at: Where) -> CardField:
    return _field((*at, "los"), "Sight", "choice", "What it does to a line through it", choices=SEES)


def _height(at: Where) -> CardField:
    help_ = "How many levels it stands above the ground under it"
    return _field((*at, "height"), "Height", "number", help_, minimum=-99, maximum=99)


def _hindrance(at: Where) -> CardField:
    here = (*at, "hindrance")
    return _group(
        here,
        "Hindrance",
        "How much it hinders a line that goes through it",
        _number((*here, "value"), "Each adds", "What each hex or hexside of it adds", 0, 99),
        _number((*here, "at_most"), "At most", "The most that it adds on a line", 0, 99),
        _number((*here, "per_hexes"), "Per hexes", "So many hexes of it count as one", 1, 99),
        _number((*here, "blocks_at"), "Blocks at", "So many hexes of it block", 1, 99),
        _names((*here, "with"), "Counted with", "Terrain whose hexes are counted together with it"),
    )


def effects_table(at: Where) -> CardField:
    """The rows of the terrain chart about one thing."""
    here = (*at, "effects", "*")
    return _table(
        (*at, "effects"),
        "Chart",
        "What else it does, row by row of the terrain chart",
        _field(
            (*here, "what"),
            "What",
            "text",
            "What it changes: cover, movement …",
            required=True,
            example="cover",
        ),
        _field((*here, "value"), "Value", "word", "A number, or a word", example=1),
        _field((*here, "text"), "In words", "longtext", "What the chart says of it, in your own words"),
        _names((*here, "with"), "Only with", "Terrain that must be there as well"),
        _cites(here),
        columns=("what", "value", "cites"),
        row={"what": "cover", "value": 1, "source": "rules", "cites": ""},
    )


def _terrains() -> CardField:
    at = ("terrains", "*")
    return _table(
        ("terrains",),
        "Terrain",
        "What a board is made of. The first kind of ground is what an empty hex is",
        _title(at),
        _field((*at, "in"), "Where", "checks", "Where it may stand", choices=PLACES),
        _sees(at),
        _height(at),
        _field((*at, "whole_hex"), "Whole hex", "switch", "Whether all of its hex counts, whatever is drawn"),
        _cites(at),
        _field((*at, "style"), "Look", "json", "Its colours and pattern"),
        _hindrance(at),
        _names((*at, "excludes"), "Never with", "Terrain that can't share its hex or hexside"),
        _field(
            (*at, "level"),
            "Only at level",
            "integer",
            "The level that its hex must have",
            minimum=-99,
            maximum=99,
        ),
        _field((*at, "group"), "Group", "text", "Under which heading the palette lists it"),
        _field((*at, "tags"), "Tags", "texts", "Words by which checks know it: water, bridgeable …"),
        _id(at),
        columns=("title", "in", "los", "height", "whole_hex", "cites"),
    )


def _units() -> CardField:
    at = ("units", "*")
    return _table(
        ("units",),
        "Kinds of units",
        "What a line tells apart: who looks, who is seen, who stands in between",
        _title(at),
        _height(at),
        _field((*at, "tags"), "Tags", "texts", "Words by which sight and checks know it: large …"),
        _cites(at),
        _field((*at, "text"), "In words", "longtext", "What it is, in your own words"),
        effects_table(at),
        _id(at),
        columns=("title", "height", "tags", "cites"),
        row={"id": "unit", "title": "Unit", "cites": ""},
    )


def _markers() -> CardField:
    at = ("markers", "*")
    return _table(
        ("markers",),
        "Markers",
        "What is laid on a hex in the course of a game: smoke, wrecks …",
        _title(at),
        _sees(at),
        _height(at),
        _cites(at),
        _hindrance(at),
        effects_table(at),
        _id(at),
        columns=("title", "los", "height", "cites"),
        row={"id": "marker", "title": "Marker", "los": "blocks", "cites": ""},
    )


def _ends() -> CardField:
    at = ("ends", "*")
    return _table(
        ("ends",),
        "Positions in a hex",
        "Where in its hex somebody may be: upstairs, in a trench …",
        _title(at),
        _cites(at),
        _field((*at, "text"), "In words", "longtext", "What it means, in your own words", required=True),
        _field((*at, "in"), "Id", "text", _ID, required=True),
        columns=("title", "cites"),
        row={"in": "position", "title": "Position", "text": "", "cites": ""},
    )


def _conditions() -> CardField:
    at = ("conditions", "*")
    return _table(
        ("conditions",),
        "Conditions",
        "What holds for a whole game or for a while: night, fog, rain …",
        _title(at),
        _cites(at),
        _field((*at, "text"), "In words", "longtext", "What it means, in your own words", required=True),
        _field((*at, "value"), "Value", "json", "A switch, or a number with its limits"),
        _id(at),
        columns=("title", "cites"),
        row={"id": "condition", "title": "Condition", "value": {"type": "boolean"}, "text": "", "cites": ""},
    )


TERRAINS = _terrains()
UNITS = _units()
MARKERS = _markers()
ENDS = _ends()
CONDITIONS = _conditions()
