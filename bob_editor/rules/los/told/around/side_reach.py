"""How hexsides hide between ends of some heights, by how a line meets them: between, at an end's hex, or along."""

from bob_editor.geometry.arrays import Ints
from bob_editor.rules.los.told.around.kinds import Standing
from bob_editor.rules.los.told.around.reach import ALWAYS, FAR, NOT, Hiding, Terms, judged_by_height
from bob_editor.rules.los.told.settings import Settings

HEX = 0
WAYS = INNER, OF_START, OF_GOAL, OF_BOTH, ALONG = range(1, 6)
"""How a line meets a hexside: one of neither end's hex, one of the start's, of the goal's or of both, or run along; and
what it meets that is none."""


def judged_side(standing: Standing, terms: Terms, settings: Settings, distances: Ints, way: int) -> Hiding:
    """How a hexside hides that a line meets in such a way; one that needs a second one never does outright."""
    thing = standing.thing
    if way == ALONG and thing.sides.along == "nothing":
        return NOT
    at_start, at_goal = way in (OF_START, OF_BOTH), way in (OF_GOAL, OF_BOTH)
    own = thing.sides.spares(at_start=at_start, at_goal=at_goal)
    if thing.by_levels is None:
        return NOT if own else judged_by_height(standing, terms, settings, distances)
    here, there = terms.here, terms.there
    word = thing.by_levels.get((min(here, there), max(here, there)), "never")
    if word == "lower_end":
        return ALWAYS if (at_start and here <= there) or (at_goal and there <= here) else NOT
    if word == "not_higher_end":
        return NOT if (at_start and here >= there) or (at_goal and there >= here) else ALWAYS
    if own or word == "never":
        return NOT
    if word == "closer" and here != there:
        # near and far are counted from the lower and the higher eye: where those are the other way about, ask the line
        same = terms.start_low == (here < there)
        return (
            Hiding(distances.astype("int16"), distances.astype("int16")) if same else Hiding(0, 0, rare=True)
        )
    return Hiding(0, FAR) if word == "second" else ALWAYS
