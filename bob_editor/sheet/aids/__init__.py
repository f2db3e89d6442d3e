"""Player aids in words: what each terrain does, what decides a line of sight, the index of special rules."""

from bob_editor.sheet.aids.rules_index import looked_up_by, rule_titles
from bob_editor.sheet.aids.sight_reminder import SightGroup, sight_reminder
from bob_editor.sheet.aids.terrain_chart import TerrainRow, terrain_chart, terrains_on

__all__ = [
    "SightGroup",
    "TerrainRow",
    "looked_up_by",
    "rule_titles",
    "sight_reminder",
    "terrain_chart",
    "terrains_on",
]
