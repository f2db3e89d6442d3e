"""Line of sight in Band of Brothers (14.0, 40 to 55; docs/games/band-of-brothers.md, 3)."""

from bob_editor.rules.los.map_sight import LosRule
from bob_editor.rulesets.band_of_brothers_2_2.sight.field import look_around
from bob_editor.rulesets.band_of_brothers_2_2.sight.field_tables import FieldTables
from bob_editor.rulesets.band_of_brothers_2_2.sight.reading import MapReading
from bob_editor.rulesets.band_of_brothers_2_2.sight.tracing import trace

RULE = LosRule(
    read=MapReading,
    tables=FieldTables.of,
    renewed_tables=lambda tables, reading, renewed, change: tables.with_reading(
        reading, renewed, change.sides
    ),
    trace=trace,
    look_around=look_around,
    is_reciprocal=lambda reading: not reading.rulings.wall_in_front_cancels_all,
    is_local=lambda before, after: after.ridges is before.ridges or not (before.ridges or after.ridges),
    under=MapReading.under,
    tables_under=FieldTables.under,
    ruled=MapReading.ruled,
)

sight = RULE.sight
