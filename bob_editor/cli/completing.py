"""What shells offer where the program itself knows the words: rulesets, what is in them, codes, kinds of documents.

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


def _codes(asked: Asked) -> dict[str, str]:
    """Those of checks, and of others all that begin alike, or those of files' forms."""
    from bob_editor.cli.choosing import ABOUT
    from bob_editor.opening.codes import FAMILIES
    from bob_editor.storage.form.schemas import keywords

    families = {f"{family}*": ABOUT[family.rstrip("/")] for family in FAMILIES}
    return _checks(asked) | families | {f"schema/{keyword}": "" for keyword in keywords()}


def _rows(table: str, after: str = "") -> Parameter:
    """The rows of a table of all games, each with its title; ``after`` is what follows an id."""

    def offered(_asked: Asked) -> dict[str, str]:
        from bob_editor.rulesets import all_rulesets

        games = all_rulesets().values()
        return {
            f"{one}{after}": str(row.get("title") or one)
            for game in games
            for one, row in game.rows(table).items()
            if one  # that one stands in a hex and in nothing has none
        }

    return Parameter(completer=offered)


def _conditions(_asked: Asked) -> dict[str, str]:
    """Each with its title; one that is more than in force or not awaits its value."""
    from bob_editor.rulesets import all_rulesets

    rows = (row for game in all_rulesets().values() for row in game.rows("conditions").values())
    return {row["id"] + ("" if row["value"]["type"] == "boolean" else "="): row["title"] for row in rows}


def _rulings(_asked: Asked) -> dict[str, str]:
    """Each with each of its answers."""
    from bob_editor.rules.games.answers import answer_key
    from bob_editor.rulesets import all_rulesets

    rows = (row for game in all_rulesets().values() for row in game.rows("rulings").values())
    return {f"{row['id']}={answer_key(one['value'])}": one["text"] for row in rows for one in row["choices"]}


def _styles(_asked: Asked) -> tuple[str, ...]:
    """Those that ship."""
    from bob_editor.render.styles.shelf import shipped_names

    return shipped_names()


def _kinds(_asked: Asked) -> tuple[str, ...]:
    """What there is a schema of."""
    from bob_editor.storage.form.answers import ANSWERS
    from bob_editor.storage.form.schemas import CARDS, KINDS

    return (*KINDS, *CARDS, *ANSWERS)


OF_RULESETS = Parameter(completer=_rulesets)
OF_CODES = Parameter(completer=_codes)
OF_MARKERS = _rows("markers", "@")
OF_UNITS = _rows("units")
OF_UNITS_PLACED = _rows("units", "@")
OF_CHANGES = _rows("changes")
OF_POSITIONS = _rows("ends")
OF_CONDITIONS = Parameter(completer=_conditions)
OF_RULINGS = Parameter(completer=_rulings)
OF_STYLES = Parameter(completer=_styles)
OF_KINDS = Parameter(completer=_kinds)
