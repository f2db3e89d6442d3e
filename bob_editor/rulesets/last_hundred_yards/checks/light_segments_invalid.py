"""Light that overlaps, or a twilight of another length."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bob_editor.rules.check import Finding, Severity, scenario_check
from bob_editor.rulesets.last_hundred_yards.mission_fixes import add, put
from bob_editor.rulesets.last_hundred_yards.mission_rows import fields_in, whole

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bob_editor.rules.card import Card


TWILIGHT = 10
"""Minutes that twilight lasts (17.1)."""


@scenario_check(Severity.ERROR, cites="17.1")
def light_segments_invalid(card: Card) -> Iterator[Finding]:
    """One light follows another; twilight lasts 10 minutes, and night falls only by a special rule."""
    rows = card.scenario.rows("conditions", "light")
    ruled = any(fields_in(row.get("effects")).get("night") for _, row in card.scenario.rows("msr"))
    for (index, row), following in zip(rows, (*rows[1:], None), strict=False):
        path = ("conditions", "light", index)
        start, end = whole(row.get("from_min")) or 0, whole(row.get("to_min"))
        if following is not None:
            then = whole(following[1].get("from_min")) or 0
            if end is None or end > then:
                yield Finding(
                    f"Two lights overlap at {then} minutes.",
                    at=(card.at_field(*path, "to_min"),),
                    fixes=(put(f"End the first at {then}", (*path, "to_min"), then),) if then > start else (),
                )
                continue
        if row.get("light") == "twilight" and end is not None and end - start != TWILIGHT:
            yield Finding(
                f"Twilight lasts {end - start} minutes instead of {TWILIGHT}.",
                at=(card.at_field(*path, "to_min"),),
                fixes=(put(f"End it at {start + TWILIGHT}", (*path, "to_min"), start + TWILIGHT),)
                if following is None
                else (),
                severity=Severity.WARNING,
            )
    night = card.scenario.get("conditions", "light") == "night" or any(
        row.get("light") == "night" for _, row in rows
    )
    if night and not ruled:
        rule = {"text": "The mission is fought at night.", "effects": {"night": True}}
        yield Finding(
            "The mission is fought at night and no special rule says so.",
            at=(card.at_field("conditions", "light"),),
            fixes=(add("Add a special rule", ("msr",), rule),),
            severity=Severity.WARNING,
        )
