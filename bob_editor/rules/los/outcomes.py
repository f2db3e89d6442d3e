"""Which verdicts a game's LOS rule can come to: a legend names no others."""

from functools import lru_cache

from bob_editor.rules.los.scene import Scene
from bob_editor.rules.los.sight import BLIND, BLOCKED, CLEAR, HINDERED
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
        from bob_editor.rules.los.told.outcomes import told_outcomes  # noqa: PLC0415 - of no use to a rule in code

        return frozenset({CLEAR, BLOCKED, *told_outcomes(ruleset, dict(answers))})
    kinds = {row["kind"] for row in ruleset.rows("reasons").values()}
    more = (code for code, kind in _BY_KIND.items() if not kinds or kind in kinds)
    return frozenset({CLEAR, BLOCKED, *more})
