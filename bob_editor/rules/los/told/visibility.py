"""How far one sees: by the conditions in force, and by the terrain at either end."""

from collections.abc import Container, Iterable, Mapping
from typing import Any

from msgspec import field

from bob_editor.records import Record
from bob_editor.rules.los.told.settings import Settings

UNLIMITED = 1_000_000
"""How far one sees where nothing bounds it."""


class Within(Record):
    """How many hexes at most one is seen or sees in some terrain, of some kinds of units as ``kinds`` says."""

    hexes: int = UNLIMITED
    kinds: Mapping[str, int] = field(default_factory=dict)

    def of(self, unit: str | None) -> int:
        """How many of a kind of unit, None where it isn't known."""
        return self.kinds.get(unit or "", self.hexes)


def darkest(settings: Settings, in_force: Mapping[str, Any], lifted: Container[str] = ()) -> tuple[int, str]:
    """How many hexes one sees at most, and the condition that bounds it, "" where none does; ``lifted`` ones don't."""
    found = [(UNLIMITED, "")]
    for name, said in settings.visibility.items():
        if name in lifted:
            continue
        value = in_force.get(name, False) if name else True
        hexes = value if said == "value" else said
        if value is not False and isinstance(hexes, int) and not isinstance(hexes, bool):
            found.append((hexes, name))
    return min(found)


def least(bounds: Mapping[str, Within], terrain: Iterable[str], unit: str | None) -> tuple[int, str]:
    """The least bound of some terrain for a kind of unit, and which says so."""
    return min(((bounds[one].of(unit), one) for one in terrain if one in bounds), default=(UNLIMITED, ""))
