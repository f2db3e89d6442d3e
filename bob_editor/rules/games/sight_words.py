"""The words by which rows say what they do to sight in a game whose rule of sight is code."""

from collections.abc import Mapping

from bob_editor.model.games.own_game import OwnGame
from bob_editor.rules.ruleset import Ruleset

NOTHING = frozenset({"none", "clear"})
"""Words that any rule takes for doing nothing: it knows of none such, and passes the row over."""


def words_of_code(own: OwnGame, base: Ruleset | None, table: str) -> Mapping[str, str]:
    """The words that the code of what a game is based on knows, each with the title of a row that has it.

    There are none where data tells how sight works. That code knows by other words than those of data is its own
    affair: what its own rows say is all that can be known of it.
    """
    if base is None or own.data.get("sight") is not None or base.data.get("sight") is not None:
        return {}
    found: dict[str, str] = {}
    for row in base.data.get(table, ()):
        if row.get("los"):
            found.setdefault(str(row["los"]), str(row.get("title") or row["id"]))
    return found
