"""The LOS rule of a game whose ``ruleset.json`` tells it (docs/formats.md)."""

from bob_editor.rules.los.map_sight import LosRule, MapSight
from bob_editor.rules.los.scene import Scene
from bob_editor.rules.los.sight import Sight
from bob_editor.rules.los.told.around.tables import FieldTables
from bob_editor.rules.los.told.field import look_around
from bob_editor.rules.los.told.reading import MapReading
from bob_editor.rules.los.told.tracing import trace

RULE = LosRule(
    read=MapReading,
    tables=FieldTables,
    renewed_tables=lambda tables, reading, renewed, _change: FieldTables(reading, tables, renewed),
    trace=trace,
    look_around=look_around,
    under=MapReading.under,
    tables_under=FieldTables.under,
    aimed=MapReading.aimed,
    is_reciprocal=lambda reading: reading.is_reciprocal,
    is_local=lambda before, after: before.groups is after.groups and before.masses == after.masses,
)


def sight(scene: Scene) -> Sight:
    """The LOS of a scene by its ruleset's ``sight``."""
    return MapSight(scene, RULE)
