from bob_editor.rules.checking import Card, Finding, Iterator, Severity, fields_in, put, scenario_check
from bob_editor.rules.mending import FieldPath, Scenario, all_of
from bob_editor.rulesets.last_hundred_yards.cards.rows import Json, special_rules

_RULES = {
    "night": "17.1", "twilight": "17.1", "illumination": "17.4", "mines": "19.0", "wire": "19.0",
    "dummies": "20.8", "hidden": "20.9",
}  # fmt: skip


@scenario_check(Severity.WARNING, cites="17.1, 17.4, 19.0, 20.8, 20.9")
def rule_and_flag_contradict(card: Card) -> Iterator[Finding]:
    """What a special rule brings into play or takes out is ticked so, since forms, checks and LOS go by the ticks."""
    lights = lights_of(card)
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
                against = [
                    place for place, ticked in _ticks(card.scenario, name, wanted=said) if ticked is not said
                ]
                if not against:
                    continue
                fixes = (all_of("Follow the rule", [put("", place, said) for place in against]),)
            follow = put("Follow the card", (*path, "effects", name), not said)
            yield Finding(
                f"Special rule {number} and the card contradict each other about {name.replace('_', ' ')}.",
                at=card.at_field(*path, "effects"),
                cites=_RULES.get(name, ""),
                fixes=fixes if said and _is_used(card.scenario, name) else (*fixes, follow),
            )


def _is_used(scenario: Scenario, name: str) -> bool:
    """Whether the card has what only the rule lets it have."""
    if name == "night":
        lit = any(row.get("marker") == "illumination" for _, row in scenario.markers)
        return lit or scenario.flag("flags", "illumination")
    return name in ("mines", "wire") and any(
        fields_in(row.get("marker_counts")).get(name) for _, row in scenario.sides
    )


def lights_of(card: Card) -> set[Json]:
    """The lights of a mission, one or several after each other."""
    light = card.scenario.get("conditions", "light")
    if isinstance(light, str):
        return {light}
    return {str(row.get("light")) for _, row in card.scenario.rows("conditions", "light")}


def _ticks(scenario: Scenario, name: str, *, wanted: bool) -> Iterator[tuple[FieldPath, bool]]:
    """What the card ticks about something: its flag, else what it says of its sides or set-up areas.

    One side that has it in play is enough for a rule that wants it.
    """
    flag = scenario.get("flags", name)
    if isinstance(flag, bool):
        yield ("flags", name), flag
        return
    found: list[tuple[FieldPath, bool]] = []
    if name == "dummies":
        for index, row in scenario.sides:
            said = fields_in(row.get("dummies")).get("allowed")
            if isinstance(said, bool):
                found.append((("sides", index, "dummies", "allowed"), said))
    if name == "hidden":
        for index, row in scenario.setup_areas:
            said = row.get("hidden_allowed")
            if isinstance(said, bool | list):
                found.append((("setup_areas", index, "hidden_allowed"), bool(said)))
    if not (wanted and any(ticked for _, ticked in found)):
        yield from found
