"""The fields of a game's tables, as the forms of its pages have them."""

from typing import Any

from bob_editor.editing.card.form_field import CardField
from bob_editor.editing.game.fields.counters import marker_counter, unit_counter
from bob_editor.editing.game.fields.makers import (
    ID_HELP,
    Where,
    a_field,
    a_group,
    a_title,
    an_id,
    names_of,
    rule_of,
    table_of,
    whole,
)
from bob_editor.editing.game.questions import BETWEEN
from bob_editor.editing.game.seen_under import BY_VALUE, FAR
from bob_editor.words import mark

Json = Any

PLACES: tuple[tuple[str, str], ...] = (
    ("hexes", "Hexes"), ("artwork", "Artwork"), ("sides", "Hexsides"), ("paths", "Paths"), ("base", "Ground"),
)  # fmt: skip
"""Where terrain may stand."""

SEES: tuple[tuple[str, str], ...] = (("none", "Seen through"), ("hinders", "Hinders"), ("blocks", "Blocks"))
"""What something does to a line."""

BETWEEN_CHOICES = tuple((one.value, one.words) for one in BETWEEN)
ROUNDS: tuple[tuple[str, str], ...] = (("up", mark("Count as one more")), ("down", mark("Don't count")))
OWN_HEXES: tuple[tuple[str, str], ...] = (
    ("neither", mark("In neither hex")), ("target", mark("In the target's hex")),
    ("start", mark("In the hex of who looks")),
    ("both", mark("In both hexes")),
)  # fmt: skip
INSIDE: tuple[tuple[str, str], ...] = (
    ("counts", mark("It counts as elsewhere")),
    ("nothing", mark("One sees through it")),
)
OWN_SIDE: tuple[tuple[str, str], ...] = (
    ("clear", mark("Nothing")),
    ("blocks", mark("What it does elsewhere")),
)
SIDE_ALONG: tuple[tuple[str, str], ...] = (("counts", mark("It counts")), ("nothing", mark("It doesn't")))
SIDE_ON: tuple[tuple[str, str], ...] = (("higher", mark("The higher")), ("lower", mark("The lower")))


def _sees(at: Where) -> CardField:
    return a_field((*at, "los"), "Sight", "choice", "What it does to a line through it", choices=SEES)


def _height(at: Where) -> CardField:
    help_ = mark("How many levels it stands above the ground under it")
    return a_field((*at, "height"), "Height", "number", help_, minimum=-99, maximum=99)


def _hindrance(at: Where) -> CardField:
    here = (*at, "hindrance")
    return a_group(
        here,
        "Hindrance",
        "How much it hinders a line that goes through it",
        whole((*here, "value"), "Each adds", "What each hex or hexside of it adds", 0, 99),
        whole((*here, "at_most"), "At most", "The most that it adds on a line", 0, 99),
        whole((*here, "per_hexes"), "Per hexes", "So many hexes of it count as one", 1, 99),
        a_field((*here, "round"), "Rest", "choice", "Hexes that don't make so many", choices=ROUNDS),
        whole((*here, "blocks_at"), "Blocks at", "So many hexes of it block", 1, 99),
        a_field(
            (*here, "ends"), "At the ends", "choice", "In whose own hex it hinders, too", choices=OWN_HEXES
        ),
        names_of((*here, "with"), "Counted with", "Terrain whose hexes are counted together with it"),
    )


def _bounds(at: Where) -> tuple[CardField, ...]:
    return (
        whole((*at, "seen_within"), "Seen within", "From how many hexes at most one in it is seen", 0, 999),
        whole((*at, "sees_within"), "Sees within", "How many hexes at most one in it sees", 0, 999),
    )


def _eye(at: Where) -> CardField:
    help_ = mark(
        "How many levels higher one sees and is seen in its hex: upstairs, on a tower; below 0 in a trench"
    )
    return a_field((*at, "eye"), "Eyes higher", "number", help_, minimum=-99, maximum=99)


def _between(at: Where) -> CardField:
    help_ = mark("What it hides from above, where that is not as the page of sight says")
    return a_field((*at, "between"), "From above", "choice", help_, choices=BETWEEN_CHOICES)


OF_HEXSIDES = frozenset({"own_side", "side_along", "side_on", "by_levels"})
"""The fields of a row that mean something on hexsides alone."""


def _hexsides(at: Where) -> tuple[CardField, ...]:
    """What a row on hexsides says otherwise than the page of sight."""
    return (
        a_field((*at, "own_side"), "Own hexside", "choice", "What it does at an end's own hex", choices=OWN_SIDE),
        a_field((*at, "side_along"), "Run along", "choice", "Whether it counts where lines run along it",
                choices=SIDE_ALONG),
        a_field((*at, "side_on"), "Stands on", "choice", "From which of its hexes its height is counted",
                choices=SIDE_ON),
        a_field((*at, "by_levels"), "By levels", "json",
                "What a coloured hexside does by the levels of both ends, not by its height"),
    )  # fmt: skip


def effects_table(at: Where) -> CardField:
    """The rows of the terrain chart about one thing."""
    here = (*at, "effects", "*")
    return table_of(
        (*at, "effects"),
        "Chart",
        "What else it does, row by row of the terrain chart",
        a_field(
            (*here, "what"),
            "What",
            "text",
            "What it changes: cover, movement …",
            required=True,
            example="cover",
        ),
        a_field((*here, "value"), "Value", "word", "A number, or a word", example=1),
        a_field((*here, "text"), "In words", "longtext", "What the chart says of it, in your own words"),
        names_of((*here, "with"), "Only with", "Terrain that must be there as well"),
        rule_of(here),
        columns=("what", "value", "cites"),
        row={"what": "cover", "value": 1, "source": "rules", "cites": ""},
    )


def _terrains() -> CardField:
    at = ("terrains", "*")
    return table_of(
        ("terrains",),
        "Terrain",
        "What a board is made of. The first kind of ground is what an empty hex is",
        a_title(at),
        a_field((*at, "in"), "Where", "checks", "Where it may stand", choices=PLACES),
        _sees(at),
        _height(at),
        a_field(
            (*at, "whole_hex"), "Whole hex", "switch", "Whether all of its hex counts, whatever is drawn"
        ),
        rule_of(at),
        a_field((*at, "style"), "Look", "json", "Its colours and pattern"),
        _hindrance(at),
        _between(at),
        a_field(
            (*at, "inside"),
            "Within it",
            "choice",
            "Between two in one wood, town … of it that hangs together",
            choices=INSIDE,
        ),
        _eye(at),
        *_bounds(at),
        *_hexsides(at),
        names_of((*at, "excludes"), "Never with", "Terrain that can't share its hex or hexside"),
        a_field(
            (*at, "level"),
            "Only at level",
            "integer",
            "The level that its hex must have",
            minimum=-99,
            maximum=99,
        ),
        a_field((*at, "group"), "Group", "text", "Under which heading the palette lists it"),
        a_field((*at, "tags"), "Tags", "texts", "Words by which checks know it: water, bridgeable …"),
        an_id(at),
        columns=("title", "in", "los", "height", "whole_hex", "cites"),
    )


def _units() -> CardField:
    at = ("units", "*")
    return table_of(
        ("units",),
        "Kinds of units",
        "What a line tells apart: who looks, who is seen, who stands in between",
        a_title(at),
        _height(at),
        a_field((*at, "tags"), "Tags", "texts", "Words by which sight and checks know it: large …"),
        rule_of(at),
        *_bounds(at),
        unit_counter(at),
        a_field((*at, "text"), "In words", "longtext", "What it is, in your own words"),
        effects_table(at),
        an_id(at),
        columns=("title", "height", "tags", "cites"),
        row={"id": "unit", "title": "Unit", "cites": ""},
    )


def _markers() -> CardField:
    at = ("markers", "*")
    return table_of(
        ("markers",),
        "Markers",
        "What is laid on a hex in the course of a game: smoke, wrecks …",
        a_title(at),
        _sees(at),
        _height(at),
        rule_of(at),
        marker_counter(at),
        _hindrance(at),
        _between(at),
        _eye(at),
        *_bounds(at),
        effects_table(at),
        an_id(at),
        columns=("title", "los", "height", "cites"),
        row={"id": "marker", "title": "Marker", "los": "blocks", "cites": ""},
    )


def _ends() -> CardField:
    at = ("ends", "*")
    return table_of(
        ("ends",),
        "Positions in a hex",
        "Where in its hex somebody may be: upstairs, in a trench …",
        a_title(at),
        rule_of(at),
        a_field((*at, "text"), "In words", "longtext", "What it means, in your own words", required=True),
        a_field((*at, "in"), "Id", "text", ID_HELP, required=True),
        columns=("title", "cites"),
        key="in",
        row={"in": "position", "title": "Position", "text": "", "cites": ""},
    )


_VALUES = (("boolean", "Yes or no"), ("integer", "Number"))
"""What a card may give of a condition."""


_ALWAYS = frozenset({"title", "cites", "text", FAR, "value", "type", "id"})
"""The fields of a condition whatever a card gives of it, those within its value among them."""
_OF_NUMBER = {BY_VALUE, "minimum", "maximum"}


def _conditions() -> CardField:
    at = ("conditions", "*")
    return table_of(
        ("conditions",),
        "Conditions",
        "What holds for a whole game or for a while: night, fog, rain …",
        a_title(at),
        rule_of(at),
        a_field((*at, "text"), "In words", "longtext", "What it means, in your own words", required=True),
        whole((*at, FAR), "One sees", "How many hexes one sees at most while it holds", 0, 999),
        a_field(
            (*at, BY_VALUE), "By its number", "switch", "Whether one sees as many hexes as its number says"
        ),
        a_group(
            (*at, "value"),
            "What a card says of it",
            "That it holds, or a number",
            a_field(
                (*at, "value", "type"), "Value", "choice", "What a card gives", choices=_VALUES, required=True
            ),
            whole((*at, "value", "minimum"), "Least", "The least that the number may be", -9999, 9999),
            whole((*at, "value", "maximum"), "Most", "The most that the number may be", -9999, 9999),
            a_field((*at, "value", "text"), "Counts", "text", "What the number counts: hexes one sees …"),
        ),
        an_id(at),
        columns=("title", FAR, "cites"),
        row={"id": "condition", "title": "Condition", "value": {"type": "boolean"}, "text": "", "cites": ""},
        told_by="value/type",
        by_kind={"*": _ALWAYS, "boolean": _ALWAYS, "integer": _ALWAYS | _OF_NUMBER},
    )


TERRAINS = _terrains()
UNITS = _units()
MARKERS = _markers()
ENDS = _ends()
CONDITIONS = _conditions()
