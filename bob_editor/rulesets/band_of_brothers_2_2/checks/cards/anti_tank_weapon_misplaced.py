from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, scenario_check
from bob_editor.rulesets.band_of_brothers_2_2.cards.counters import counter_title, unit_types

_TEAMS_WITH = ("japanese", "italian")
"""Nations whose anti-tank rifles are teams of their own."""


@scenario_check(Severity.ERROR, cites="33.0")
def anti_tank_weapon_misplaced(card: Card) -> Iterator[Finding]:
    """Squads carry special anti-tank weapons; of weapon teams only Japanese and Italian anti-tank rifles do."""
    for name, row in unit_types(card).items():
        if row.get("kind") != "wt" or not row.get("satw"):
            continue
        if row.get("wt_type") == "at_rifle" or row.get("nationality") in _TEAMS_WITH:
            continue
        path = ("unit_types", name, "satw")
        yield Finding(
            f"{counter_title(name, row)} is a Weapon Team, which carries no special anti-tank weapon.",
            at=(card.at_field(*path),),
            fixes=(drop("Take the weapon off the counter", path),),
        )
