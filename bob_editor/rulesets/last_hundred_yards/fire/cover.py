"""What a target's cover is: the terrain whose TEM counts, and hull-down for vehicles (4.1, 11.3.3p, 11.5.4j)."""

from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

from bob_editor.rules.charts import OWN
from bob_editor.rules.ruleset import Ruleset

SMALL_ARMS, MORTAR = "small arms", "mortar"


class Cover(NamedTuple):
    """A terrain or marker and the TEM that it gives; ``own``: by the user's chart."""

    source: str
    tem: int
    own: bool = False


def tem_of(ruleset: Ruleset, name: str, fire: str) -> int:
    """The TEM of a terrain or marker against a kind of fire, 0 where it gives none; the data say it."""
    values = [one["value"] for one in _effects(ruleset, name, fire) if isinstance(one.get("value"), int)]
    return min(values, default=0)


def is_own(ruleset: Ruleset, name: str, fire: str) -> bool:
    """Whether the user's chart gives the TEM of a terrain or marker."""
    return any(one.get("source") == OWN for one in _effects(ruleset, name, fire))


def _effects(ruleset: Ruleset, name: str, fire: str) -> list[Mapping[str, Any]]:
    rows: Mapping[str, Mapping[str, Any]] = {
        **{terrain: row.row for terrain, row in ruleset.terrains.items()},
        **ruleset.rows("markers"),
    }
    return [one for one in rows.get(name, {}).get("effects", ()) if one.get("what") == fire]


def best_cover(
    ruleset: Ruleset,
    terrain: Collection[str],
    *,
    fire: str = SMALL_ARMS,
    crossed: str | None = None,
    firer_level: int = 0,
    target_level: int = 0,
    markers: Collection[str] = (),
) -> Cover | None:
    """The one cover that counts for foot units in a hex: the best, not several together; None where there is none.

    ``crossed`` is what stands on the target's own hexside where the line comes in. A wall does nothing for units in a
    building hex; mortar fire comes from above, so hexsides and lower firers don't matter to it but for trees.
    """
    rows = ruleset.terrains
    in_building = any(rows[one].los in ("building", "hut") for one in terrain if one in rows)
    sources = [*terrain, *markers]
    if "tree_lined_road" in sources:
        sources.append("tree_line")
    if crossed is not None and not (crossed == "wall" and in_building):
        sources.append(crossed)
    if firer_level < target_level:
        sources.append("hill")
    found = [
        Cover(name, tem, own=is_own(ruleset, name, fire))
        for name in sources
        if (tem := tem_of(ruleset, name, fire)) < 0
    ]
    return min(found, key=lambda cover: cover.tem, default=None)


def is_hull_down(
    ruleset: Ruleset,
    terrain: Collection[str],
    *,
    behind_wall: bool = False,
    along_own_road: bool = False,
    firer_level: int = 0,
    target_level: int = 0,
) -> bool:
    """Whether a vehicle is hull-down: behind a wall, higher than the firer, or in a building hex.

    On a road past buildings it isn't against fire along that road, unless it is higher. Forest gives none.
    """
    if behind_wall or target_level > firer_level:
        return True
    rows = ruleset.terrains
    in_building = any(rows[one].los in ("building", "hut") for one in terrain if one in rows)
    on_road = not {"road", "path"}.isdisjoint(terrain)
    return in_building and not (along_own_road and on_road)
