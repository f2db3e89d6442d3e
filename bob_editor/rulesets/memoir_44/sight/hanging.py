"""Which rulings an answer hangs on: another choice would change it (docs/games/memoir-44.md, 10.7)."""

from collections.abc import Iterator

from bob_editor.rulesets.memoir_44.land.contents import LAKE, RIM, SCREEN
from bob_editor.rulesets.memoir_44.sight.decision import Decision, is_blocked
from bob_editor.rulesets.memoir_44.sight.look import Look
from bob_editor.rulesets.memoir_44.sight.terms import Terms


def hangs_on(look: Look, by: Terms, decision: Decision | None, *, blocked: bool) -> list[str]:
    """The rulings that decide the verdict, by name; ``decision`` is None where night hid the target before it."""
    reading = look.reading
    return [
        name
        for name in dict.fromkeys(_in_question(look, by, decision))
        if any(is_blocked(look, other) != blocked for other in reading.others(name))
    ]


def _in_question(look: Look, by: Terms, decision: Decision | None) -> Iterator[str]:
    """The rulings that could bear on a thread: without this sieve every answer would be worked out a dozen times."""
    reading = look.reading
    if look.start.unit is not None:
        if "ship_gun" in reading.tags_of(look.start):
            yield "destroyer_ignores_los"
        if by.skips and reading.visibility is not None and look.length > reading.visibility:
            yield "night_limits_artillery"
    if decision is None or look.length <= 1:
        return
    if by.skips and any(contents.clauses & SCREEN for _, contents in look.obstacles):
        yield "smoke_screen_stops_artillery"
    if not any(one.contact.inside and one.contents.clauses < LAKE for one in decision.crossed):
        # what the line runs beside can matter, since nothing that it crosses stops it in any case
        if len(decision.obstructions) - len(decision.crossed) > 1:
            yield "opposite_sides"
        yield from _of_contacts(look)
    if look.goal_level and not by.skips and look.start_level >= look.goal_level:
        yield "hill_rule"
        if look.start_level == look.goal_level:
            yield "built_hill_joins"
            yield "erg_joins_hills"
            if look.start_level == 2:
                yield "hill_between_mountains"


def _of_contacts(look: Look) -> Iterator[str]:
    """The rulings on the sort of contacts that the thread has."""
    for contact, contents in look.obstacles:
        if contents.clauses & RIM:
            yield "half_hex_blocks"
        if contact.corner:
            yield "corner_contact"
        if not contact.inside and contents.clauses & LAKE:
            yield "lake_side_counts"
