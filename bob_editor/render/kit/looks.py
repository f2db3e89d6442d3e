"""What of a ruleset its boards' looks hang on: of two rulesets that agree in it, either may be painted by."""

from collections.abc import Mapping
from typing import Any

from bob_editor.rules.ruleset import Ruleset

Json = Any

_UNSEEN = frozenset(
    {
        "title", "edition", "sight", "checks", "rule_numbers", "citations", "rulings", "reasons", "conditions", "units",
        "ends", "changes", "modifiers", "charts", "whys",
    }
)  # fmt: skip
_HACHURED = ("ridge", "depression", "gully")
_UNSEEN_OF_TERRAIN = frozenset({"hindrance", "cites", "see", "effects", "excludes", "text"})


def looks_of(ruleset: Ruleset) -> Mapping[str, Json]:
    """A ruleset's data without what no board shows, such as how sight works."""
    seen = {name: value for name, value in ruleset.data.items() if name not in _UNSEEN}
    rows = seen.get("terrains")
    if isinstance(rows, list | tuple):
        seen["terrains"] = [
            {
                # Of sight a board shows but ridges and hollows, by their hachures.
                name: value if name != "los" or value in _HACHURED else ""
                for name, value in row.items()
                if name not in _UNSEEN_OF_TERRAIN
            }
            for row in rows
        ]
    # Units lie on boards where they count, by what is printed on them.
    seen["units"] = {
        kind: (row.get("title"), row.get("counter")) for kind, row in ruleset.units_in_the_way.items()
    }
    return seen
