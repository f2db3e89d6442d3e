"""Line of sight in Memoir '44 (docs/games/memoir-44.md, 3.1 to 3.7)."""

from functools import partial

from bob_editor.rules.los.map_sight import LosRule
from bob_editor.rulesets.memoir_44.fire.dice import modifiers
from bob_editor.rulesets.memoir_44.sight.field import FieldTables, look_around
from bob_editor.rulesets.memoir_44.sight.reading import MapReading
from bob_editor.rulesets.memoir_44.sight.tracing import trace

RULE = LosRule(
    read=MapReading,
    tables=FieldTables.of,
    renewed_tables=lambda tables, reading, _renewed, _change: FieldTables.of(reading, tables),
    trace=partial(trace, modifiers),
    look_around=look_around,
    is_reciprocal=lambda reading: reading.rulings.hill_rule != "height",
    is_local=lambda before, after: before.groups(before.rulings) is after.groups(after.rulings),
)

sight = RULE.sight
