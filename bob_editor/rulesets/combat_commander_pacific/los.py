"""Line of sight in the game (16, T88, T89, F102, 7.2, 18.3; docs/games/combat-commander-pacific.md, 3)."""

from bob_editor.rules.los.map_sight import LosRule
from bob_editor.rulesets.combat_commander_pacific.sight.field import look_around
from bob_editor.rulesets.combat_commander_pacific.sight.field_tables import FieldTables
from bob_editor.rulesets.combat_commander_pacific.sight.reading import MapReading
from bob_editor.rulesets.combat_commander_pacific.sight.tracing import trace

RULE = LosRule(
    read=MapReading,
    tables=FieldTables.of,
    renewed_tables=lambda tables, reading, renewed, _change: tables.with_reading(reading, renewed),
    trace=trace,
    look_around=look_around,
    is_reciprocal=lambda _reading: True,
    is_local=lambda _before, after: after.rulings.far_hex_of_building_is_blind,
    ruled=MapReading.ruled,
)

sight = RULE.sight
