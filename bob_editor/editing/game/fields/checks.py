"""The fields of a game's own checks, and of the numbers of its rulebook, as the forms of their pages have them."""

from typing import Any

from bob_editor.editing.card.form_field import CardField
from bob_editor.editing.game.fields.makers import a_field, names_of, rule_of, table_of, whole
from bob_editor.rules.games.row_words import ASKED, OF_BOARDS, PER, SEVERITIES
from bob_editor.words import mark

Json = Any


_OWN = {
    "not-together": {"says", "pairs", "one_of"},
    "only-with": {"says", "with"},
    "only-at-level": {"says", "from", "to"},
    "beside": {"says", "near", "least", "most"},
    "at-most": {"says", "most", "per"},
    "paths-join": {"says", "with"},
    "line-ends-nowhere": {"says", "with"},
    "lacks-beside": {"says", "near", "with", "into", "lay", "join"},
    "nothing-under": {"says", "with", "lay"},
    "tile-line-ends-nowhere": {"line", "with", "end", "lay"},
    "piece-along-line": {"says", "with"},
    "tile-sealed": {"says", "never"},
    "line-hex-without-line": {"says"},
    "decoration-drawn-as-obstacle": {"into"},
}
"""The fields that only some checks have."""

_NOT_OF = {"not-together", *(name for name, _ in OF_BOARDS)}
"""The checks that name their terrain otherwise than by what they are of, or are about all of a board."""

_ALL = {"check", "as", "of", "why", "severity", "cites"}


def _pairs(at: tuple[str, ...]) -> CardField:
    return table_of(
        at[:-1],
        "Terrain that can’t share a hex or hexside: one of the first column with one of the second",
        names_of((*at, "first"), "One of these"),
        names_of((*at, "second"), "What none of these shares a hex or hexside with"),
        columns=("first", "second"),
        row={"first": [], "second": []},
    )


def _checks() -> CardField:
    at = ("checks", "*")
    return table_of(
        ("checks",),
        "What must hold on every board of the game, besides what the terrain table says",
        a_field(
            (*at, "as"),
            "text",
            "What it is called on the command line and where an issue is accepted: small letters, digits and -",
            required=True,
        ),
        a_field(
            (*at, "check"),
            "choice",
            "Which kind of check it is",
            choices=ASKED,
            required=True,
        ),
        names_of((*at, "of"), "The terrain that it is about"),
        _pairs((*at, "pairs", "*")),
        names_of((*at, "one_of"), "A hex or hexside has one of these at most"),
        names_of((*at, "with"), "What must be there too; what lines may join or end at"),
        names_of((*at, "near"), "The terrain that must lie beside it"),
        names_of((*at, "never"), "The terrain that nobody enters"),
        a_field((*at, "line"), "text", "What messages call the line", example="river"),
        a_field((*at, "end"), "text", "The terrain that a fix lays where the line is to end"),
        a_field((*at, "lay"), "text", "The terrain that a fix lays: on from the line, beside or under it"),
        names_of((*at, "join"), "The terrain up to which it is laid"),
        a_field((*at, "into"), "text", "The terrain that a fix makes of it"),
        whole((*at, "from"), "The lowest level at which it may stand", -99, 99),
        whole((*at, "to"), "The highest level at which it may stand", -99, 99),
        whole((*at, "least"), "So many hexes around it at least; 1 where it says nothing", 0, 6),
        whole((*at, "most"), "So many at the most", 0, 1000),
        a_field(
            (*at, "per"),
            "choice",
            "Where so many may be",
            choices=PER,
            default="board",
        ),
        a_field(
            (*at, "says"),
            "text",
            "What it says where it doesn’t hold; the usual sentence where this is empty. {place} and {terrain} are "
            "filled in",
            example="{place} has {terrain} without a river.",
        ),
        a_field((*at, "severity"), "choice", "How bad it is", choices=SEVERITIES),
        a_field((*at, "why"), "text", "Why the rulebook has it so, in your own words"),
        rule_of(at),
        title=mark("Checks"),
        columns=("as", "check", "severity", "cites"),
        row={"check": "only-with"},
        told_by="check",
        by_kind={
            "*": frozenset(_ALL),
            **{
                name: frozenset((_ALL - {"of"} if name in _NOT_OF else _ALL) | _OWN.get(name, set()))
                for name, _ in ASKED
            },
        },
    )


CHECKS = _checks()
