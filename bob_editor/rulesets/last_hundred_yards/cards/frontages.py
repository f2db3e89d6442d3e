"""How parts of a map are put together, and rows from its edges (docs/games/last-hundred-yards.md, 1.3)."""

from collections.abc import Collection, Iterable
from typing import NamedTuple

from bob_editor.geometry.hexes import Hex
from bob_editor.rules.check import Breach
from bob_editor.rulesets.last_hundred_yards.land.tables import tables

SUB_SECTORS = {"left_half": "a", "right_half": "b"}
"""The halves of a sector, its number in the viewer's lower right corner (Gen)."""


class Frontage(NamedTuple):
    """A frontage: which part of a sector it takes, how many hexes of its edge it shows, how hexsides lie to it."""

    part: str
    edge_hexes: int
    parallel: bool


def frontage(name: str) -> Frontage | None:
    """The frontage of a name; None for a free layout."""
    row = tables()["frontages"].get(name)
    return None if row is None else Frontage(**row)


def assembly_breaches(name: str, parts: Iterable[tuple[str, int]]) -> list[Breach]:
    """Whether parts (what they are, and how many hexes their joined edge has) are end to end on one frontage."""
    wanted = frontage(name)
    if wanted is None:
        return []
    for part, edge in parts:
        if (part, edge) != (wanted.part, wanted.edge_hexes):
            return [
                Breach(
                    "parts-not-end-to-end",
                    f"a {part} sector joined by {edge} hexes, {name} frontage joins "
                    f"{wanted.part} sectors by {wanted.edge_hexes}",
                )
            ]
    return []


def row_from(at: Hex, edge: Collection[Hex]) -> int:
    """The row of a hex from an edge, whose own hexes are row 1 (docs/games/last-hundred-yards.md, A14)."""
    return 1 + min((at.distance(other) for other in edge), default=0)


def defender_breaches(row: int) -> list[Breach]:
    """Whether a defender of a mission of one's own stands within four rows of the enemy's edge (23.0 step 15)."""
    least = tables()["defender_rows_from_enemy_edge"]
    if row > least:
        return []
    return [
        Breach("defender-near-enemy-edge", f"row {row} from the enemy's edge, more than {least} are needed")
    ]
