from bob_editor.rules.checking import Card, Finding, Iterator, Severity, fields_in, put
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check


@card_check(Severity.ERROR, cites="20.7", whole_map=True)
def setup_area_empty(card: Card, mission: Mission) -> Iterator[Finding]:
    """A side that sets up on the map has hexes to set up in."""
    for index, row in card.scenario.setup_areas:
        if row.get("type", "on_map") != "on_map" or "area" not in row:
            continue
        side = mission.side(row.get("side"))
        # Of a side or a sector that isn't there, and of areas in a circle, other checks tell.
        told = mission.areas.names_no_sector(row["area"]) or card.hex_sets.in_circle(row["area"])
        if side is not None and not told and not mission.areas.hexes(row["area"], side.role):
            rest, edge = {"edge": "FBE", "min_row": 1, "max_row": 4}, fields_in(row["area"]).get("edge")
            # Of a friendly edge that isn't known another check tells.
            if edge in ("FBE", "EBE") and not mission.areas.edge_hexes(edge, side.role):
                continue
            four = mission.areas.hexes(rest, side.role)
            own = {unit.at for unit in mission.on_map if unit.side == side}
            can = four and own <= four | mission.setup_hexes(side)
            yield Finding(
                f"The set-up area of the {side.called} is empty.",
                at=card.at_field("setup_areas", index, "area"),
                fixes=put("Take four rows at its edge", ("setup_areas", index, "area"), rest) if can else (),
            )
