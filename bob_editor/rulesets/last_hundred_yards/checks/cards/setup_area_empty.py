from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put, scenario_check
from bob_editor.rulesets.last_hundred_yards.cards.reading import mission_of


@scenario_check(Severity.ERROR, cites="20.7", whole_map=True)
def setup_area_empty(card: Card) -> Iterator[Finding]:
    """A side that sets up on the map has hexes to set up in."""
    mission = mission_of(card)
    for index, row in card.scenario.setup_areas:
        if row.get("type", "on_map") != "on_map" or "area" not in row:
            continue
        side = mission.side(row.get("side"))
        if not mission.areas.hexes(row["area"], side.role if side else ""):
            rest = {"edge": "FBE", "min_row": 1, "max_row": 4}
            can = side is not None and mission.areas.edge_hexes("FBE", side.role)
            yield Finding(
                f"The set-up area of the {side.title.lower() if side else 'side'} is empty.",
                at=(card.at_field("setup_areas", index, "area"),),
                fixes=(put("Take four rows at its edge", ("setup_areas", index, "area"), rest),)
                if can
                else (),
            )
