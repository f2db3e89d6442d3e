"""On which open questions of the rulebook an answer hangs: those of which another answer gives another verdict."""

from typing import Any, NamedTuple

from msgspec.structs import replace

from bob_editor.rules.los.answer import Answer
from bob_editor.rules.los.scene import End
from bob_editor.rules.los.sight import Sight

MOST_HEXES = 2_000
"""On larger maps it isn't tried: each answer reads the whole map anew."""


class OpenRuling(NamedTuple):
    """A question that the rulebook leaves open: its id, the rule's number, and what another answer to it would give."""

    id: str
    question: str
    cites: str
    otherwise: Answer

    @property
    def told(self) -> str:
        """The question and what the other answer gives, in a sentence."""
        return f"{self.question} The other answer gives {self.otherwise.expectation}"

    def to_json(self) -> dict[str, Any]:
        """The ruling as the command line prints it."""
        other = self.otherwise
        return {
            "id": self.id,
            "question": self.question,
            "cites": self.cites,
            "otherwise": {"verdict": other.verdict, "blind": other.blind, "hindrance": other.hindrance},
        }


def hangs_on(sight: Sight, start: End, goal: End, answer: Answer) -> tuple[OpenRuling, ...]:
    """The rulings on which the answer to a line hangs, in the ruleset's order.

    Each is tried by looking along the line under every other answer to its question; on maps of more than
    ``MOST_HEXES`` none is, and the reasons alone name rulings.
    """
    scene = sight.scene
    found: list[OpenRuling] = []
    if len(scene.board.grid.hexes) > MOST_HEXES:
        return ()
    for row in scene.ruleset.data.get("rulings", ()):
        if "los" not in row.get("about", ("los",)):  # where a game doesn't say, it may bear on it
            continue
        for choice in row["choices"]:
            if choice["value"] == scene.ruling(row["id"]):
                continue
            rulings = {**scene.rulings, row["id"]: choice["value"]}
            other = sight.under(replace(scene, rulings=rulings)).trace(start, goal)
            if _verdict(other) != _verdict(answer):
                found.append(OpenRuling(row["id"], row["question"], row.get("cites", ""), other))
                break
    return tuple(found)


def naming(answer: Answer, rulings: tuple[OpenRuling, ...]) -> Answer:
    """The answer whose first reason names the ruling on which it hangs, where no reason names one."""
    if not rulings or not answer.reasons or any(reason.ruling for reason in answer.reasons):
        return answer
    first, *others = answer.reasons
    return replace(answer, reasons=(first._replace(ruling=rulings[0].id), *others))


def _verdict(answer: Answer) -> tuple[str, bool, int]:
    return answer.verdict, answer.blind, answer.hindrance
