from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check


@card_check(Severity.WARNING, cites="20.2")
def initiative_not_attacker(card: Card, mission: Mission) -> Iterator[Finding]:
    """The attacker starts with the initiative unless a special rule says otherwise."""
    attacker = mission.of_role("attacker")
    for side in mission.sides:
        wrong = side.row.get("starts_with_initiative") is (side.role == "defender")
        if side.role and wrong and (side.role == "defender" or attacker is side):
            starts = "starts" if side.role == "defender" else "doesn't start"
            path = (*side.path, "starts_with_initiative")
            yield Finding(
                f"The {side.role} {starts} with the initiative.",
                at=card.at_field(*path),
                fixes=put("Leave it to the attacker", path, side.role == "attacker"),
            )
