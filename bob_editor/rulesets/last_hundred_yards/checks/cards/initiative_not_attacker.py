from bob_editor.rules.checking import Card, FieldPath, Finding, Iterator, Severity, all_of, likeliest, put
from bob_editor.rulesets.last_hundred_yards.cards.areas import other_role
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check
from bob_editor.rulesets.last_hundred_yards.cards.rows import MissionSide

_OF_ROLES = ("base-force-differs", "dyo-facts-differ", "entry-hex-off-edge", "unit-outside-setup-area")
"""Checks that tell of what hangs on who attacks."""


@card_check(Severity.WARNING, cites="20.2")
def initiative_not_attacker(card: Card, mission: Mission) -> Iterator[Finding]:
    """The attacker starts with the initiative unless a special rule says otherwise."""
    attacker, paths = mission.of_role("attacker"), dict[FieldPath, MissionSide]()
    for side in mission.sides:
        wrong = side.row.get("starts_with_initiative") is (side.role == "defender")
        if side.role and wrong and (side.role == "defender" or attacker is side):
            paths[*side.path, "starts_with_initiative"] = side
    # Of both it is one fault that the one has it and the other hasn't; or else they are each other.
    for path, side in sorted(paths.items(), key=lambda one: one[1].role, reverse=True)[:1]:
        starts = "starts" if side.role == "defender" else "doesn't start"
        right = [put("", wrong, one.role == "attacker") for wrong, one in paths.items()]
        roles = [put("", (*one.path, "role"), other_role(one.role)) for one in paths.values()]
        ways = [all_of("Leave it to the attacker", right), all_of("Exchange their roles", roles)]
        meant = (likeliest(card, ways, *_OF_ROLES) if len(paths) > 1 else ()) or ways[:1]
        found = Finding(
            f"The {side.role} {starts} with the initiative.", at=card.at_field(*path), fixes=meant[0]
        )
        exchanged = found._replace(severity=Severity.ERROR, surplus=("sides",), instead=meant)
        yield exchanged if meant[0] is ways[1] else found
