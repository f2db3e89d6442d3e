"""How much hinders along a line: groups of terrain that are counted together, and what they come to."""

from collections.abc import Hashable, Iterable, Mapping
from typing import Any

from bob_editor.records import Record
from bob_editor.rules.los.told.between import Whole

Json = Any

Place = Hashable
"""Where something hinders: hexes and hexsides are told apart by it."""


class Hindrance(Record):
    """How a thing hinders: ``value`` a hex, or ``value`` for each ``per`` hexes of its group, rounded up or ``down``.

    ``group`` is the first of the things that are counted together; the numbers but ``value`` are the group's. ``ends``
    says in which end's own hex it counts, too: neither, target, start or both; "" as the game says.
    """

    group: str
    value: int = 1
    per: int = 1
    at_most: int | None = None
    blocks_at: int | None = None
    down: bool = False
    ends: str = ""

    @property
    def single(self) -> int:
        """What one hex of it gives by itself."""
        return self.value if self.at_most is None else min(self.value, self.at_most)

    @property
    def plain(self) -> bool:
        """Whether every hex of it just adds its value."""
        return self.per == 1 and self.at_most is None and self.blocks_at is None

    def total(self, count: int, values: int) -> int:
        """What so many places with its group come to, whose values sum up to so much."""
        found = values if self.per == 1 else self.groups(count) * self.value
        return found if self.at_most is None else min(found, self.at_most)

    def groups(self, count: Whole) -> Whole:
        """How many groups of ``per`` hexes so many make."""
        return count // self.per if self.down else -(-count // self.per)


def hindrances_of(rows: Mapping[str, Mapping[str, Json]]) -> dict[str, Hindrance]:
    """The hindrance of each row that hinders, by id: those linked by ``with``, either way, are one group.

    What counts several hexes as one, bounds or blocks is said by the group's first row, and then by hexes each gives
    the greatest value in the group.
    """
    groups = _groups(rows)
    found: dict[str, Hindrance] = {}
    for row_id, row in rows.items():
        group = groups[row_id]
        members = [rows[one].get("hindrance") or {} for one in rows if groups[one] == group]
        said = rows[group].get("hindrance") or {}
        per = said.get("per_hexes", 1)
        its = row.get("hindrance") or {}
        own = its.get("value", 1)
        value = own if per == 1 else max(one.get("value", 1) for one in members)
        found[row_id] = Hindrance(
            group,
            value,
            per,
            said.get("at_most"),
            said.get("blocks_at"),
            said.get("round") == "down",
            its.get("ends", ""),
        )
    return found


def _groups(rows: Mapping[str, Mapping[str, Json]]) -> dict[str, str]:
    """For each row the first one of its group."""
    place = {row_id: number for number, row_id in enumerate(rows)}
    first = dict.fromkeys(rows, "") | {row_id: row_id for row_id in rows}

    def root(row_id: str) -> str:
        while first[row_id] != row_id:
            row_id = first[row_id]
        return row_id

    for row_id, row in rows.items():
        for other in (row.get("hindrance") or {}).get("with", ()):
            if other in rows:
                one, two = sorted((root(row_id), root(other)), key=place.__getitem__)
                first[two] = one
    return {row_id: root(row_id) for row_id in rows}


def summed(met: Iterable[tuple[Place, Hindrance]], *, highest: bool) -> tuple[int, bool]:
    """How much hindrance comes to that is met in so many places, and whether so many of a group block by themselves."""
    groups: dict[str, list[tuple[Place, Hindrance]]] = {}
    for place, one in met:
        groups.setdefault(one.group, []).append((place, one))
    most, total, blocks = 0, 0, False
    for members in groups.values():
        first = members[0][1]
        count = len({place for place, _ in members})
        blocks |= first.blocks_at is not None and count >= first.blocks_at
        total += first.total(count, sum(one.value for _, one in members))
        most = max(most, *(one.single for _, one in members))
    return most if highest else total, blocks
