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
from bob_editor.editing.game.seen_under import BY_VALUE, EYE, FAR
from bob_editor.rules.games.row_words import (
    BETWEEN_CHOICES,
    HIGHER,
    INSIDE,
    LEVEL,
    LIGHT,
    LOWER,
    OWN_HEXES,
    OWN_SIDE,
    PLACES,
    ROUNDS,
    SEES,
    SIDE_ALONG,
    SIDE_ON,
    VALUES,
    WHOSE,
)
from bob_editor.words import mark

Json = Any


def _sees(at: Where) -> CardField:
    return a_field((*at, "los"), "choice", "What it does to a line through it", choices=SEES)


def _height(at: Where) -> CardField:
    help_ = mark("How many levels it stands above the ground under it")
    return a_field((*at, "height"), "number", help_, minimum=-99, maximum=99)


def _hindrance(at: Where) -> CardField:
    here = (*at, "hindrance")
    return a_group(
        here,
        "How much it hinders a line that goes through it",
        whole((*here, "value"), "What each hex or hexside of it adds", 0, 99),
        whole((*here, "at_most"), "The most that it adds on a line", 0, 99),
        whole((*here, "per_hexes"), "So many hexes of it count as one", 1, 99),
        a_field((*here, "round"), "choice", "Hexes that don't make so many", choices=ROUNDS),
        whole((*here, "blocks_at"), "So many hexes of it block", 1, 99),
        a_field((*here, "ends"), "choice", "In whose own hex it hinders, too", choices=OWN_HEXES),
        names_of((*here, "with"), "Terrain whose hexes are counted together with it"),
    )


def _bounds(at: Where) -> tuple[CardField, ...]:
    return (
        whole((*at, "seen_within"), "From how many hexes at most one in it is seen", 0, 999),
        whole((*at, "sees_within"), "How many hexes at most one in it sees", 0, 999),
    )


def _bounds_of_kinds(at: Where) -> tuple[CardField, ...]:
    """The bounds of terrain and markers that are others for some kinds of units."""

    def by_kind(name: str, help_: str) -> CardField:
        of = "units/id", "units/tags"
        item = whole((*at, name, "*"), help_, 0, 999, title=mark("Hexes"), required=True, of=of)
        return a_field((*at, name), "keyed", help_, make_item=lambda: item)

    return (
        by_kind(
            "kinds_seen_within",
            mark("From how many hexes at most units of a kind, or with a tag, are seen in it"),
        ),
        by_kind("kinds_see_within", mark("How many hexes at most units of a kind, or with a tag, see in it")),
    )


def _eye(at: Where) -> CardField:
    help_ = mark(
        "How many levels higher one sees and is seen in its hex: upstairs, on a tower; below 0 in a trench"
    )
    return a_field((*at, "eye"), "number", help_, minimum=-99, maximum=99)


def _while(at: Where) -> CardField:
    help_ = mark(
        "The condition while which alone it counts for sight, such as summer; always where none is chosen"
    )
    return a_field((*at, "while"), "choice", help_, of=("conditions/id",))


def _between(at: Where) -> CardField:
    help_ = mark("What it hides from above, where that is not as the page of sight says")
    return a_field((*at, "between"), "choice", help_, choices=BETWEEN_CHOICES)


def _ties(at: Where) -> CardField:
    here = (*at, "ties")
    return a_group(
        here,
        "What it does with its top as high as an end, where that is not as the page of sight says",
        a_field((*here, "higher"), "choice", "As high as the higher of the two alone", choices=HIGHER),
        a_field((*here, "level"), "choice", "As high as both", choices=LEVEL),
        a_field((*here, "lower"), "choice", "As high as the lower of the two alone", choices=LOWER),
    )


OF_HEXSIDES = frozenset({"own_side", "side_along", "side_on", "by_levels"})
"""The fields of a row that mean something on hexsides alone."""
OF_HEXES = frozenset(
    {"inside", "eye", "seen_within", "sees_within", "kinds_seen_within", "kinds_see_within", "ends"}
)
"""Those that mean something in hexes alone, where somebody stands; the last is one of ``hindrance``."""


def _hexsides(at: Where) -> tuple[CardField, ...]:
    """What a row on hexsides says otherwise than the page of sight."""
    return (
        a_field((*at, "own_side"), "choice", "What it does at an end's own hex", choices=OWN_SIDE),
        a_field((*at, "side_along"), "choice", "Whether it counts where lines run along it",
                choices=SIDE_ALONG),
        a_field((*at, "side_on"), "choice", "From which of its hexes its height is counted",
                choices=SIDE_ON),
        a_field((*at, "by_levels"), "json",
                "What a coloured hexside does by the levels of both ends, not by its height"),
    )  # fmt: skip


def effects_table(at: Where) -> CardField:
    """The rows of the terrain chart about one thing."""
    here = (*at, "effects", "*")
    return table_of(
        (*at, "effects"),
        "What else it does, row by row of the terrain chart",
        a_field(
            (*here, "what"),
            "text",
            "What it changes: cover, movement …",
            required=True,
            example="cover",
        ),
        a_field((*here, "value"), "word", "A number, or a word", example=1),
        a_field((*here, "text"), "longtext", "What the chart says of it, in your own words"),
        names_of((*here, "with"), "Terrain that must be there as well"),
        rule_of(here),
        columns=("what", "value", "cites"),
        row={"what": "cover", "value": 1, "source": "rules", "cites": ""},
    )


def _terrains() -> CardField:
    at = ("terrains", "*")
    return table_of(
        ("terrains",),
        "What a board is made of. The first kind of ground is what an empty hex is",
        a_title(at),
        a_field((*at, "in"), "checks", "Where it may stand", choices=PLACES),
        _sees(at),
        _height(at),
        a_field((*at, "whole_hex"), "switch", "Whether all of its hex counts, whatever is drawn"),
        rule_of(at),
        a_field((*at, "style"), "json", "Its colours and pattern"),
        _hindrance(at),
        _between(at),
        _ties(at),
        a_field(
            (*at, "inside"),
            "choice",
            "Between two in one wood, town … of it that hangs together",
            choices=INSIDE,
        ),
        _while(at),
        _eye(at),
        *_bounds(at),
        *_bounds_of_kinds(at),
        *_hexsides(at),
        names_of((*at, "excludes"), "Terrain that can't share its hex or hexside"),
        a_field(
            (*at, "level"),
            "integer",
            "The level that its hex must have",
            minimum=-99,
            maximum=99,
        ),
        a_field((*at, "group"), "text", "Under which heading the palette lists it"),
        a_field((*at, "tags"), "texts", "Words by which checks know it: water, bridgeable …"),
        an_id(at),
        title=mark("Terrain"),
        columns=("title", "in", "los", "height", "whole_hex", "cites"),
    )


def _units() -> CardField:
    at = ("units", "*")
    return table_of(
        ("units",),
        "What a line tells apart: who looks, who is seen, who stands in between",
        a_title(at),
        _height(at),
        a_field((*at, "tags"), "texts", "Words by which sight and checks know it: large …"),
        rule_of(at),
        a_field(
            (*at, "of"),
            "choice",
            "Whose are in the way, where that is not as the page of sight says",
            choices=WHOSE,
        ),
        a_field(
            (*at, EYE),
            "number",
            "How many levels above the ground its eyes are, where not as all others’",
            minimum=0,
            maximum=99,
        ),
        *_bounds(at),
        unit_counter(at),
        a_field((*at, "text"), "longtext", "What it is, in your own words"),
        effects_table(at),
        an_id(at),
        title=mark("Kinds of units"),
        columns=("title", "height", EYE, "tags", "cites"),
        row={"id": "unit", "title": "Unit", "cites": ""},
    )


def _markers() -> CardField:
    at = ("markers", "*")
    return table_of(
        ("markers",),
        "What is laid on a hex in the course of a game: smoke, wrecks …",
        a_title(at),
        _sees(at),
        _height(at),
        rule_of(at),
        marker_counter(at),
        _hindrance(at),
        _between(at),
        _ties(at),
        _while(at),
        whole(
            (*at, "lights"), "Within how many hexes of it dark lets targets be seen; 0 for its own hex", 0, 99
        ),
        a_field(
            (*at, "reveals"),
            "switch",
            "Whether one in its hex is seen from however far, whatever terrain says: it has fired, or moved",
        ),
        _eye(at),
        *_bounds(at),
        *_bounds_of_kinds(at),
        effects_table(at),
        an_id(at),
        title=mark("Markers"),
        columns=("title", "los", "height", "cites"),
        row={"id": "marker", "title": "Marker", "cites": ""},
    )


def _ends() -> CardField:
    at = ("ends", "*")
    return table_of(
        ("ends",),
        "Where in its hex somebody may be: upstairs, in a trench …",
        a_title(at),
        a_field(
            (*at, EYE),
            "number",
            "How many levels higher one sees and is seen there; below 0 lower",
            minimum=-99,
            maximum=99,
        ),
        rule_of(at),
        a_field((*at, "text"), "longtext", "What it means, in your own words", required=True),
        a_field((*at, "in"), "text", ID_HELP, required=True, settled=True),
        title=mark("Positions in a hex"),
        columns=("title", EYE, "cites"),
        key="in",
        row={"in": "position", "title": "Position", "text": "", "cites": ""},
    )


_ALWAYS = frozenset({"title", "cites", "text", FAR, "light", "value", "type", "id"})
"""The fields of a condition whatever a card gives of it, those within its value among them."""
_OF_NUMBER = {BY_VALUE, "minimum", "maximum"}


def _conditions() -> CardField:
    at = ("conditions", "*")
    return table_of(
        ("conditions",),
        "What holds for a whole game or for a while: night, fog, rain …",
        a_title(at),
        rule_of(at),
        a_field((*at, "text"), "longtext", "What it means, in your own words", required=True),
        whole((*at, FAR), "How many hexes one sees at most while it holds", 0, 999),
        a_field((*at, BY_VALUE), "switch", "Whether one sees as many hexes as its number says"),
        a_field((*at, "light"), "choice", "What markers that light do to it: nothing to fog", choices=LIGHT),
        a_group(
            (*at, "value"),
            "That it holds, or a number",
            a_field((*at, "value", "type"), "choice", "What a card gives", choices=VALUES, required=True),
            whole((*at, "value", "minimum"), "The least that the number may be", -9999, 9999),
            whole((*at, "value", "maximum"), "The most that the number may be", -9999, 9999),
            a_field((*at, "value", "text"), "text", "What the number counts: hexes one sees …"),
        ),
        an_id(at),
        title=mark("Conditions"),
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
