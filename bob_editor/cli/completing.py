"""What shells offer where the program itself knows the words: rulesets, checks, kinds of documents.

They ask while somebody types, so each loads what it needs and no more.
"""

from collections.abc import Iterator
from typing import Protocol

from cyclopts import Parameter


class Asked(Protocol):
    """What is typed so far, of a ``cyclopts.completion.CompletionContext``: only completing loads that module."""

    @property
    def incomplete(self) -> str:
        """The word that is begun."""


def _rulesets(_asked: Asked) -> Iterator[tuple[str, str]]:
    """Each with its title."""
    from bob_editor.rulesets import all_rulesets

    return ((one.id, one.title) for one in all_rulesets().values())


def _checks(asked: Asked) -> dict[str, str]:
    """Each and what it is for; with its game, once one is typed."""
    from bob_editor.rulesets import all_rulesets

    with_game = "/" in asked.incomplete
    return {
        f"{game.id}/{check.name}" if with_game else check.name: check.why.partition("\n")[0]
        for game in all_rulesets().values()
        for check in game.checks
    }


def _kinds(_asked: Asked) -> tuple[str, ...]:
    """What there is a schema of."""
    from bob_editor.storage.form.answers import ANSWERS
    from bob_editor.storage.form.schemas import CARDS, KINDS

    return (*KINDS, *CARDS, *ANSWERS)


OF_RULESETS = Parameter(completer=_rulesets)
OF_CHECKS = Parameter(completer=_checks)
OF_KINDS = Parameter(completer=_kinds)
