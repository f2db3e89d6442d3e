"""The answers that questions about sight and fields of rows share, in plain words."""

from typing import Any

from bob_editor.records import Record

Json = Any


class Choice(Record):
    """An answer: the value that it puts, and its words."""

    value: Json
    words: str


BETWEEN: tuple[Choice, ...] = (
    Choice("none", "Nothing: from above one looks over it"),
    Choice({"hexes": 1}, "The one hex behind it"),
    Choice({"hexes": 2}, "Two hexes behind it"),
    Choice({"slope": {"tie": "blocks"}}, "What lies below the straight line; one that touches it is blocked"),
    Choice({"slope": {"tie": "clear"}}, "What lies below the straight line; one that touches it is clear"),
    Choice("closer", "All, where it is nearer to the lower end, or midway"),
    Choice({"closer": {"tie": "clear"}}, "All, where it is nearer to the lower end"),
    Choice("unless_beside", "All, unless it is beside the one who looks down"),
    Choice("always", "All: one never looks over it"),
)
"""What something hides whose top is above the lower end and below the higher one."""

TIE_HIGHER: tuple[Choice, ...] = (
    Choice("between", "It hides as what is lower does"),
    Choice("blocks", "It blocks"),
    Choice("clear", "One looks over it"),
)
TIE_LEVEL: tuple[Choice, ...] = (
    Choice("clear", "They see each other over it"),
    Choice("blocks", "It blocks"),
    Choice("joined", "It blocks, unless it and both are of one hill"),
)
WHOSE: tuple[Choice, ...] = (
    Choice("all", "Anybody’s"),
    Choice("friendly", "Those of one’s own side"),
    Choice("enemy", "The enemy’s"),
)
TIE_LOWER: tuple[Choice, ...] = (Choice("clear", "One looks over it"), Choice("blocks", "It blocks"))
"""What something does whose top is as high as the higher end alone, as both, or as the lower one alone."""
