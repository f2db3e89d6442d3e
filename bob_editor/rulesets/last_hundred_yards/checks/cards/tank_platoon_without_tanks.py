from bob_editor.rules.checking import Card, Finding, Iterator, Severity, whole
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check


@card_check(Severity.ERROR, cites="20.6")
def tank_platoon_without_tanks(card: Card, mission: Mission) -> Iterator[Finding]:
    """Each tank is a step, and tank platoons differ in size, so the card says how many each has."""
    for side in mission.sides:
        for index, row in side.platoons:
            if row.get("arm") not in ("tank", "spg") or whole(row.get("vehicles")) or whole(row.get("steps")):
                continue
            arm = "tank" if row["arm"] == "tank" else "SPG"
            number = row.get("platoon")
            name = f"{arm} platoon {number}" if number is not None else f"{arm} platoon"
            yield Finding(
                f"The {side.called}'s {name} has no number of vehicles.",
                at=card.at_field(*side.path, "force", "platoons", index, "vehicles"),
            )
