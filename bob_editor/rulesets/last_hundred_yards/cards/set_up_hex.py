"""A hex as setting up in it is judged: its terrain, the markers there, and whether its water has a shore."""

from bob_editor.records import Record

POSITIONS = ("fp_mg", "fp_at")
FORTIFICATIONS = ("ip", *POSITIONS)
OBSTACLES = ("minefield", "wire")
SCREENS = ("smoke", "mdrm")


class Spot(Record):
    """A hex of the map; ``shoreline``: drawn water covers only a part of it."""

    terrain: frozenset[str] = frozenset()
    markers: tuple[str, ...] = ()
    shoreline: bool = False

    def has(self, *terrains: str) -> bool:
        """Whether it has one of these terrains."""
        return not self.terrain.isdisjoint(terrains)
