"""Full platoons of another strength."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bob_editor.rules.check import Finding, Severity, scenario_check
from bob_editor.rules.wording import counted
from bob_editor.rulesets.last_hundred_yards.force_steps import usual_steps
from bob_editor.rulesets.last_hundred_yards.mission import mission_of
from bob_editor.rulesets.last_hundred_yards.mission_fixes import put
from bob_editor.rulesets.last_hundred_yards.mission_rows import whole

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from bob_editor.rules.card import Card


@scenario_check(Severity.WARNING, cites="20.6.2")
def platoon_steps_unusual(card: Card) -> Iterator[Finding]:
    """A full infantry platoon has 6 steps, a Japanese one 8; any other is partial or reinforced, and should say so."""
    for side in mission_of(card).sides:
        usual = usual_steps("platoon", side.nationality)
        for index, row in side.platoons:
            steps = whole(row.get("steps"))
            full = row.get("arm", "infantry") == "infantry" and row.get("mode", "full") == "full"
            if not full or steps is None or steps == usual:
                continue
            path = (*side.path, "force", "platoons", index)
            mode = "partial" if steps < usual else "reinforced"
            yield Finding(
                f"Platoon {row.get('platoon', index + 1)} of {_company(row)} has {counted(steps, 'step')} "
                f"instead of {usual}.",
                at=(card.at_field(*path, "steps"),),
                fixes=(
                    put(f"Call it {mode}", (*path, "mode"), mode),
                    put(f"Give it {usual} steps", (*path, "steps"), usual),
                ),
            )


def _company(row: Mapping[str, object]) -> str:
    """A platoon's company within a sentence."""
    company = row.get("company")
    return f"company {company}" if isinstance(company, str) and company else "no company"
