from bob_editor.rules.checking import Card, Finding, Iterator, Severity, counted, scenario_check
from bob_editor.rulesets.last_hundred_yards.cards.force import bought, placed_counts
from bob_editor.rulesets.last_hundred_yards.cards.reading import mission_of
from bob_editor.rulesets.last_hundred_yards.cards.rows import fields_in, whole
from bob_editor.rulesets.last_hundred_yards.cards.setup.hiding import DUMMY_FIELDS, dummies_of
from bob_editor.rulesets.last_hundred_yards.land.tables import tables


@scenario_check(Severity.ERROR, cites="23.0 step 13")
def locations_not_rolled(card: Card) -> Iterator[Finding]:
    """Each die roll that is bought gives one to three of them, and two rolls are the most."""
    mission = mission_of(card)
    for side in mission.sides if mission.dyo else ():
        items = bought(mission, side)
        counts = placed_counts(mission, side)
        named = fields_in(side.row.get("marker_counts"))
        row = fields_in(side.row.get("dummies"))
        listed = sum(whole(row.get(name)) or 0 for name in DUMMY_FIELDS)
        for item, name, count in (
            ("ip_roll", "improved position", max(counts["ip"], whole(named.get("ip")) or 0)),
            ("mines_roll", "minefield", max(counts["minefield"], whole(named.get("mines")) or 0)),
            ("wire_roll", "wire marker", max(counts["wire"], whole(named.get("wire")) or 0)),
            ("dummies", "dummy", max(len(dummies_of(mission, side)), listed)),
        ):
            rolls = min(items[item], 2)
            most = rolls * tables()["most_per_roll"]
            if count > most:
                things = counted(count, name, "dummies" if name == "dummy" else "")
                bought_rolls = f"{counted(rolls, 'die roll')} for them" if rolls else "no die roll for them"
                yield Finding(
                    f"The {side.title.lower()} places {things} and buys {bought_rolls}, {most} at most.",
                    at=(card.at_field(*mission.dyo_path("purchases", side)),),
                )
