from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check


@card_check(Severity.ERROR, cites="23.0 step 6")
def objective_does_not_fit_mission(card: Card, mission: Mission) -> Iterator[Finding]:
    """An assault takes terrain, an advance clears sectors, and an armor engagement is fought by AFVs."""
    kinds_there = {str(row.get("kind")) for _, row, _ in mission.objectives}
    terrain = kinds_there - {"sector", "exit", "other"}
    mission_type = card.scenario.text("mission_type")
    other = put("Make it a mission of another type", ("mission_type",), "other")
    message = ""
    if mission_type == "assault" and not terrain:
        message = "The assault has no terrain objective."
    if mission_type == "advance" and "sector" not in kinds_there:
        message = "The advance has no sector to clear."
    if mission_type == "armor_engagement" and any(
        row.get("arm", "infantry") == "infantry" for side in mission.sides for _, row in side.platoons
    ):
        message = "The armor engagement has a platoon that isn't of AFVs."
    if message:
        yield Finding(message, at=card.at_field("mission_type"), fixes=other)
