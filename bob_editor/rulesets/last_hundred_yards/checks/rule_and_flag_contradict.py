"""Special rules that say the contrary of what is ticked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bob_editor.rules.check import Finding, Severity, scenario_check
from bob_editor.rulesets.last_hundred_yards.mission_fixes import put
from bob_editor.rulesets.last_hundred_yards.mission_rows import fields_in, special_rules

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bob_editor.rules.card import Card
    from bob_editor.rulesets.last_hundred_yards.mission_rows import Json


@scenario_check(Severity.WARNING, cites="17.1, 17.4, 19.0, 20.8")
def rule_and_flag_contradict(card: Card) -> Iterator[Finding]:
    """What a special rule brings into play or takes out is ticked so, since forms, checks and LOS go by the ticks."""
    lights = _lights(card)
    for path, row in special_rules(card.scenario):
        for name, said in fields_in(row.get("effects")).items():
            if not isinstance(said, bool):
                continue
            number = row.get("id") or int(path[1]) + 1
            if name in ("night", "twilight"):
                if said == (name in lights):
                    continue
                fixes = (put("Follow the rule", ("conditions", "light"), name if said else "day"),)
            else:
                ticked = card.scenario.get("flags", name)
                if not isinstance(ticked, bool) or ticked == said:
                    continue
                fixes = (put("Follow the rule", ("flags", name), said),)
            yield Finding(
                f"Special rule {number} and the card contradict each other about {name.replace('_', ' ')}.",
                at=(card.at_field(*path, "effects"),),
                fixes=fixes,
            )


def _lights(card: Card) -> set[Json]:
    light = card.scenario.get("conditions", "light")
    if isinstance(light, str):
        return {light}
    return {str(row.get("light")) for _, row in card.scenario.rows("conditions", "light")}
