"""How many retreat flags a target may ignore, and why (docs/games/memoir-44.md, 3.6)."""

from collections.abc import Iterator

from bob_editor.rules.los.answer import Modifier
from bob_editor.rules.los.scene import UnitOnMap
from bob_editor.rulesets.memoir_44.fire.protection import marker_counts
from bob_editor.rulesets.memoir_44.land.chart import Chart, Cover
from bob_editor.rulesets.memoir_44.sight.look import Look

ID = "flags_ignored"
INFANTRY_ONLY = frozenset(("hedgehog", "ravine", "trench"))
CAVES = frozenset(("cave_on_hill", "cave_on_mountain"))
BY_SIDE = frozenset(("bunker", "sea_wall"))
"""Markers that let flags be ignored only where they protect."""
OF_UNITS = {
    "train": "TR5", "supply_train": "TR5", "armored_train": "TR5", "aircraft_carrier": "TR11",
    "destroyer": "TR12", "polish_dragoons": "TR27", "leathernecks": "TR30",
}  # fmt: skip
"""Units that may ignore a flag wherever they stand, and their cards."""


def flags_ignored(look: Look, chart: Chart, target: UnitOnMap | None) -> tuple[Modifier, ...]:
    """What lets the target ignore flags, each with its number; None for all of them, and then nothing else counts."""
    terrain = list(_of_terrain(look, chart, target))
    every = [one for one in terrain if one.value is None]
    if every:
        return (every[0],)
    if terrain and look.reading.scene.ruling("terrain_flags") == "one":
        terrain = terrain[:1]
    return (*terrain, *_of_unit(chart, target))


def _of_terrain(look: Look, chart: Chart, target: UnitOnMap | None) -> Iterator[Modifier]:
    inventory, at = look.reading.inventory, look.goal.hex
    here = (*inventory.terrain(at), *inventory.markers.get(at, ()))
    for cover in (chart.covers[one] for one in here if one in chart.covers):
        if cover.flags and _counts(look, chart, cover, target):
            number = None if cover.flags == "all" else float(cover.flags)
            yield Modifier(ID, number, cover.cites, f"{cover.title}: ignores {cover.flags}")


def _counts(look: Look, chart: Chart, cover: Cover, target: UnitOnMap | None) -> bool:
    infantry = target is None or _class_of(chart, target) == "infantry"
    if cover.id in INFANTRY_ONLY:
        return infantry
    if cover.id in CAVES:
        return infantry and target is not None and target.fields.get("nation") == "jp"
    if cover.id in BY_SIDE:
        terrain = look.reading.inventory.terrain(look.goal.hex)
        markers = (one for one in look.reading.scene.markers if one.at == look.goal.hex)
        return any(one.marker == cover.id and marker_counts(look, one, terrain, target) for one in markers)
    return True


def _class_of(chart: Chart, target: UnitOnMap) -> str:
    row = chart.firers.get(target.unit)
    return "infantry" if row is None else row.treated_as


def _of_unit(chart: Chart, target: UnitOnMap | None) -> Iterator[Modifier]:
    """What units may ignore by themselves, on top of terrain (N3)."""
    if target is None:
        return
    nation, by_class = target.fields.get("nation"), _class_of(chart, target)
    if target.unit in OF_UNITS:
        yield Modifier(ID, 1, OF_UNITS[target.unit], "the unit ignores 1")
    if target.fields.get("heroic_leader"):
        yield Modifier(ID, 1, "A8", "the heroic leader ignores 1")
    if nation == "it" and by_class == "artillery":
        yield Modifier(ID, 1, "N6", "Italian artillery ignores 1")
    if nation == "jp" and by_class == "infantry":
        yield Modifier(ID, 1, "N3", "Japanese infantry must ignore 1")
