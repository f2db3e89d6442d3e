"""The fields of a game's own checks, and of the numbers of its rulebook, as the forms of their pages have them."""

from typing import Any

from bob_editor.editing.card.form_field import CardField
from bob_editor.editing.game.fields.makers import a_field, names_of, rule_of, table_of, whole
from bob_editor.words import mark

Json = Any

ASKED: tuple[tuple[str, str], ...] = (
    ("not-together", "Never together"),
    ("only-with", "Only with another"),
    ("only-at-level", "Only at levels"),
    ("beside", "Beside another"),
    ("at-most", "At most so many"),
    ("paths-join", "Paths join"),
    ("line-ends-nowhere", "Lines end somewhere"),
)
"""The checks of boards that need no code and that a row of a game asks for, in the words of the form."""

_SEVERITIES = (("error", "Error"), ("warning", "Warning"), ("hint", "Hint"))

_OWN = {
    "not-together": {"pairs", "one_of"},
    "only-with": {"with"},
    "only-at-level": {"from", "to"},
    "beside": {"near", "least", "most"},
    "at-most": {"most", "per"},
    "paths-join": {"with"},
    "line-ends-nowhere": {"with"},
}
"""The fields that only some checks have."""

_NOT_OF = {"not-together"}
"""The checks that name their terrain otherwise than by what they are of."""

_ALL = {"check", "as", "of", "says", "why", "severity", "cites"}


def _pairs(at: tuple[str, ...]) -> CardField:
    return table_of(
        at[:-1],
        "Never together",
        "Terrain that can’t share a hex or hexside: one of the first column with one of the second",
        names_of((*at, "first"), "These", "One of these"),
        names_of((*at, "second"), "Never with", "What none of these shares a hex or hexside with"),
        columns=("first", "second"),
        row={"first": [], "second": []},
    )


def _checks() -> CardField:
    at = ("checks", "*")
    return table_of(
        ("checks",),
        "Checks",
        "What must hold on every board of the game, besides what the terrain table says",
        a_field(
            (*at, "as"),
            "Name",
            "text",
            "What it is called on the command line and where an issue is accepted: small letters, digits and -",
            required=True,
        ),
        a_field(
            (*at, "check"),
            "What must hold",
            "choice",
            "Which kind of check it is",
            choices=ASKED,
            required=True,
        ),
        names_of((*at, "of"), "Of", "The terrain that it is about"),
        _pairs((*at, "pairs", "*")),
        names_of((*at, "one_of"), "One of these", "A hex or hexside has one of these at most"),
        names_of((*at, "with"), "With", "What must be there too; what lines may join or end at"),
        names_of((*at, "near"), "Beside", "The terrain that must lie beside it"),
        whole((*at, "from"), "Lowest level", "The lowest level at which it may stand", -99, 99),
        whole((*at, "to"), "Highest level", "The highest level at which it may stand", -99, 99),
        whole((*at, "least"), "At least", "So many hexes around it at least; 1 where it says nothing", 0, 6),
        whole((*at, "most"), "At most", "So many at the most", 0, 1000),
        a_field(
            (*at, "per"),
            "On each",
            "choice",
            "Where so many may be",
            choices=(("board", mark("Board")), ("map", mark("Map of all boards of a scenario"))),
            default="board",
        ),
        a_field(
            (*at, "says"),
            "Message",
            "text",
            "What it says where it doesn’t hold; the usual sentence where this is empty. {place} and {terrain} are "
            "filled in",
            example="{place} has {terrain} without a river.",
        ),
        a_field((*at, "severity"), "Severity", "choice", "How bad it is", choices=_SEVERITIES),
        a_field((*at, "why"), "Reason", "text", "Why the rulebook has it so, in your own words"),
        rule_of(at),
        columns=("as", "check", "severity", "cites"),
        row={"check": "only-with"},
        told_by="check",
        by_kind={
            "*": frozenset(_ALL),
            **{
                name: frozenset((_ALL - {"of"} if name in _NOT_OF else _ALL) | fields)
                for name, fields in _OWN.items()
            },
        },
    )


CHECKS = _checks()
