"""The answer to one line of sight: verdict, reasons in order, modifiers (docs/formats.md, section 6)."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple

from bob_editor.records import Record

Verdict = Literal["clear", "hindered", "blocked"]


class Reason(NamedTuple):
    """One cause along the thread.

    ``at`` is the label of a hex or hexside, ``ruling`` names the open question it hangs on, if any; ``distance`` is
    counted in hexes from the first end, ``height`` in absolute levels (None where it has none).
    """

    kind: str
    cites: str
    text: str
    at: str = ""
    terrain: str = ""
    ruling: str | None = None
    height: float | None = None
    distance: int | None = None

    @property
    def lead(self) -> str:
        """The place, to be told before a text that doesn't name it; a line is clear at no place, but as a whole."""
        named = self.kind == "clear" or re.search(rf"(?<!\w){re.escape(self.at)}(?!\w)", self.text)
        return f"{self.at}: " if self.at and not named else ""

    def to_json(self) -> dict[str, Any]:
        """The reason as the command line prints it."""
        row: dict[str, Any] = {
            "kind": self.kind,
            "at": self.at,
            "terrain": self.terrain,
            "cites": self.cites,
            "text": self.text,
        }
        if self.ruling is not None:
            row["ruling"] = self.ruling
        if self.height is not None:
            row["height"] = self.height
        return row


class Modifier(NamedTuple):
    """What a fire preview adds: an id, its value in the game's own count (None where only a rule applies).

    ``title`` is its name, ``of`` what it changes (FP, cover …). Where it hangs on what no map and card tell, it ``may``
    apply; a value that is ``least`` is no bonus, but what has to be reached; one that is ``own`` the user has entered.
    """

    id: str
    value: float | None
    cites: str
    text: str
    title: str = ""
    of: str = ""
    may: bool = False
    least: bool = False
    own: bool = False

    @classmethod
    def of_row(cls, row: Mapping[str, Any], **more: Any) -> Modifier:
        """A row of a ruleset's ``modifiers``, with what is known better."""
        value = row["value"] if isinstance(row["value"], int) else None
        known = cls(
            row["id"], value, row["cites"], row.get("text") or row["title"], row["title"], row.get("what", "")
        )
        return known._replace(**more)

    @property
    def number(self) -> str:
        """The value as people read it: ``+3``, ``-1 FP``, ``4 or more``; "" where there is none."""
        if self.value is None:
            return ""
        if self.least:
            return f"{self.value:g} or more"
        return f"{self.value:+g} {self.of}".rstrip()

    @property
    def name(self) -> str:
        """What people call it, and that it only may apply."""
        own = ", by your chart" if self.own else ""
        return f"{self.title or self.text}{own}{' (may apply)' if self.may else ''}"

    def to_json(self) -> dict[str, Any]:
        """The modifier as the command line prints it."""
        told = {"id": self.id, "title": self.title or self.text, "value": self.value}
        marks = {"may_apply": self.may, "own_chart": self.own}
        return {
            **told,
            "cites": self.cites,
            "text": self.text,
            **{name: True for name, on in marks.items() if on},
        }


class Answer(Record):
    """What one end sees of the other. The first reason is the one that decides; notes follow at the end."""

    verdict: Verdict
    range: int
    reasons: Sequence[Reason]
    blind: bool = False
    hindrance: int = 0
    modifiers: Sequence[Modifier] = ()

    @property
    def expectation(self) -> str:
        """The verdict as a suite writes it: ``clear``, ``hindered:N``, ``blocked`` or ``blind``."""
        if self.verdict == "hindered":
            return f"hindered:{self.hindrance}"
        return "blind" if self.blind else self.verdict

    def meets(self, expect: str) -> bool:
        """Whether a suite's expectation holds; ``blind`` passes where ``blocked`` is asked for."""
        return self.expectation == expect or (expect == "blocked" and self.verdict == "blocked")


def seen_through(
    length: int, reasons: Sequence[Reason], hindrance: int, modifiers: Sequence[Modifier]
) -> Answer:
    """The answer for a line that is hindered by so much, or clear where that is 0."""
    verdict: Verdict = "hindered" if hindrance else "clear"
    return Answer(verdict, length, reasons, hindrance=hindrance, modifiers=modifiers)
