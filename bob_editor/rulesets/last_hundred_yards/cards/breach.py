"""A breach of a rule by a few facts: the name of the check that reports it, how bad it is, and what is wrong."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from bob_editor.model.edit import Edit
from bob_editor.model.places import Place
from bob_editor.model.scenario import Scenario
from bob_editor.rules.check import Finding, Severity


class Breach(NamedTuple):
    """``message`` says what is wrong as a clause: *4 squads, 3 are allowed*.

    ``item`` is what is bought wrongly, ``most`` how many of it would be right, where any are.
    """

    name: str
    message: str
    severity: Severity = Severity.ERROR
    item: str = ""
    most: int = 0


def with_step(rule: str, step: int, *, dyo: bool) -> str:
    """The rule that a card breaks, and in a mission of the players' own the step that asks for the same."""
    return f"{rule}, 23.0 step {step}" if dyo else rule


def found(
    breaches: Iterable[Breach],
    name: str,
    what: str,
    at: tuple[Place, ...],
    fixes: tuple[Edit[Scenario], ...] = (),
    cites: str = "",
) -> Iterator[Finding]:
    """The findings of one check among some breaches; ``what`` is the thing that breaches, before the clause."""
    for breach in breaches:
        if breach.name == name:
            yield Finding(
                f"{what}: {breach.message}.", at=at, fixes=fixes, severity=breach.severity, cites=cites
            )
