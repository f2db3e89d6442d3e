"""Line of sight in The Last Hundred Yards (4.2, 17.3, 11.4.7.1a; docs/games/last-hundred-yards.md, 3)."""

from bob_editor.rules.los.map_sight import LosRule
from bob_editor.rulesets.last_hundred_yards.sight.field import look_around
from bob_editor.rulesets.last_hundred_yards.sight.field_tables import FieldTables
from bob_editor.rulesets.last_hundred_yards.sight.reading import MapReading
from bob_editor.rulesets.last_hundred_yards.sight.tracing import trace

RULE = LosRule(
    read=MapReading.of,
    tables=FieldTables.of,
    renewed_tables=lambda tables, reading, renewed, _change: tables.with_reading(reading, renewed),
    trace=trace,
    look_around=look_around,
    is_reciprocal=lambda _reading: True,
    is_local=lambda _before, _after: True,
    ruled=MapReading.ruled,
)

sight = RULE.sight
