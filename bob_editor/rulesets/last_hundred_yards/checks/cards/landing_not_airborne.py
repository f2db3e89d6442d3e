from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, put
from bob_editor.rulesets.last_hundred_yards.cards.landings.sticks_and_gliders import aboard, gliders, sticks
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check


@card_check(Severity.ERROR, cites="16.0")
def landing_not_airborne(card: Card, mission: Mission) -> Iterator[Finding]:
    """Sticks and gliders are of a side that sets up from the air, and a side that does so has some."""
    landings, told = (*sticks(mission), *gliders(mission)), list[object]()
    for landing in landings:
        side = mission.side(landing.row.get("side"))
        rows = mission.setup_rows(side) if side is not None else []
        if side is None or side in told or not rows or mission.lands(side):
            continue
        told.append(side)
        what = "Stick" if landing.path[1] == "sticks" else "Glider"
        owner = next((unit.side for unit in aboard(mission, landing) if unit.side not in (None, side)), None)
        if owner is not None and mission.lands(owner):
            fixes = [put(f"Let it be the {owner.called}'s", (*landing.path, "side"), owner.names[0])]
        else:
            off = [index for index, row in rows if row.get("type") == "off_map"]
            fixes = [put("Let it come from the air", ("setup_areas", one, "type"), "airborne") for one in off]
        yield Finding(
            f"{what} {landing.name} lands, and the {side.called} doesn't set up from the air.",
            at=card.at_field(*landing.path),
            fixes=fixes,
        )
    for marker in mission.markers:
        side = marker.side
        lands = side is None or side in told or not mission.setup_rows(side) or mission.lands(side)
        if marker.marker in ("lz", "assembly") and not lands:
            yield Finding(
                f"In {mission.label(marker.at)} a side is to land, and it doesn't set up from the air.",
                at=mission.places(marker),
                fixes=drop("Take it away", marker.path),
            )
    landed = [mission.side(landing.row.get("side")) for landing in landings]
    for index, row in card.scenario.setup_areas:
        side = mission.side(row.get("side"))
        if row.get("type") == "airborne" and side is not None and side not in landed and None not in landed:
            yield Finding(
                f"The {side.called} comes from the air, and has neither sticks nor gliders.",
                at=card.at_field("setup_areas", index, "type"),
            )
