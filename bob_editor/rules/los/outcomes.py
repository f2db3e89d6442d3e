"""Which verdicts a game's LOS rule can come to: a legend names no others."""

from functools import lru_cache

from bob_editor.rules.los.scene import Scene
from bob_editor.rules.los.sight import BLIND, BLOCKED, CLEAR, HINDERED
from bob_editor.rules.los.told.settings import SettingsReader
from bob_editor.rules.los.told.things import OFF_MAP, Thing, Things
from bob_editor.rules.ruleset import Ruleset

_BY_KIND = {HINDERED: "hindrance", BLIND: "blind_hex"}
"""The kind of the reasons that such a verdict has."""


def outcomes(scene: Scene) -> frozenset[int]:
    """The codes of a field that there can be by the rules of a scene, whatever lies on its board.

    A rule in code is known by the reasons that it gives; one without any may come to each.
    """
    ruleset = scene.ruleset
    return _outcomes(ruleset, tuple((name, scene.ruling(name)) for name in ruleset.rulings))


@lru_cache(maxsize=8)
def _outcomes(ruleset: Ruleset, answers: tuple[tuple[str, str], ...]) -> frozenset[int]:
    if ruleset.data.get("sight") is not None:
        return frozenset({CLEAR, BLOCKED, *_told(ruleset, dict(answers))})
    kinds = {row["kind"] for row in ruleset.rows("reasons").values()}
    more = (code for code, kind in _BY_KIND.items() if not kinds or kind in kinds)
    return frozenset({CLEAR, BLOCKED, *more})


def _told(ruleset: Ruleset, answers: dict[str, str]) -> set[int]:
    """What else there can be by a rule that data tells."""
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
