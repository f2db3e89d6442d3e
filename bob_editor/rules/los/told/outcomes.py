"""Which verdicts a LOS rule that data tells can come to."""

from bob_editor.rules.los.sight import BLIND, HINDERED
from bob_editor.rules.los.told.settings import SettingsReader
from bob_editor.rules.los.told.things import OFF_MAP, Thing, Things
from bob_editor.rules.ruleset import Ruleset


def told_outcomes(ruleset: Ruleset, answers: dict[str, str]) -> set[int]:
    """The codes that there can be besides clear and blocked."""
    reader = SettingsReader(ruleset.data["sight"], answers.__getitem__)
    settings = reader.settings()
    if settings.line == "distance":
        return set()
    lowest, highest = ruleset.levels
    found = set()
    things = Things(ruleset, reader, settings)
    below = min((*settings.eye_positions.values(), *things.eyes.values()), default=0) < 0
    for one in things.every:
        if not one.blocks:
            found.add(HINDERED)
        elif settings.heights and (one.height or lowest != highest or below) and _casts_shadows(ruleset, one):
            found.add(BLIND)
    return found


def _casts_shadows(ruleset: Ruleset, one: Thing) -> bool:
    """Whether anything of a kind may hide what lies behind it by a shadow; on hexsides levels may decide instead."""
    if one.rule.between.kind == "none" or one.source == OFF_MAP:
        return False
    on_sides_only = one.source == "terrain" and ruleset.terrains[one.id].places <= {"sides"}
    return one.by_levels is None or not on_sides_only
