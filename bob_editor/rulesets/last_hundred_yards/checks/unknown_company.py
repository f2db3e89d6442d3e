"""Companies that the game doesn't have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bob_editor.rules.check import Finding, Severity, scenario_check
from bob_editor.rulesets.last_hundred_yards.mission import mission_of
from bob_editor.rulesets.last_hundred_yards.mission_fixes import put
from bob_editor.rulesets.last_hundred_yards.tables import tables

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bob_editor.rules.card import Card


@scenario_check(Severity.WARNING, cites="1.9")
def unknown_company(card: Card) -> Iterator[Finding]:
    """Allied companies are Able, Baker, Charlie, Easy and Fox, those of the Axis 1, 2 and 3."""
    for side in mission_of(card).sides:
        known = tables()["companies"].get(side.faction)
        if known is None:
            continue
        for section, rows in (("platoons", side.platoons), ("units", side.support)):
            for index, row in rows:
                company = row.get("company")
                if not isinstance(company, str) or company in known:
                    continue
                path = (*side.path, "force", section, index, "company")
                likely = next((one for one in known if one.lower().startswith(company.lower()[:1])), known[0])
                yield Finding(
                    f"“{company}” is not a company of the {side.faction.capitalize()}.",
                    at=(card.at_field(*path),),
                    fixes=(put(f"Make it {likely}", path, likely),),
                )
