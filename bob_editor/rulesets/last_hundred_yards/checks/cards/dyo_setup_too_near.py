from bob_editor.rules.checking import Card, Finding, Iterator, Severity, fields_in, put, whole
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check
from bob_editor.rulesets.last_hundred_yards.land.tables import tables


@card_check(Severity.ERROR, cites="23.0 step 15")
def dyo_setup_too_near(card: Card, mission: Mission) -> Iterator[Finding]:
    """In a mission of the players' own the defender sets up more than four hexes from the enemy's edge."""
    side = mission.of_role("defender")
    if not mission.dyo or side is None:
        return
    least = tables()["defender_rows_from_enemy_edge"]
    counted = mission.areas.rows_from("EBE", side.role)
    for index, row in mission.setup_rows(side):
        hexes = mission.areas.hexes(row.get("area"), side.role)
        near = sorted(at for at in hexes if counted.get(at, least + 1) <= least)
        if row.get("type", "on_map") != "on_map" or not near:
            continue
        path = ("setup_areas", index, "area")
        area = row["area"]
        rows = fields_in(area)
        by_rows = rows.get("edge") == "EBE" and "min_row" in rows
        # Rows that begin far enough from one edge were meant from the other.
        other = rows.get("edge") == "FBE" and (whole(rows.get("min_row")) or 0) > least
        yield Finding(
            f"The defender sets up from row {min(counted[at] for at in near)} of the enemy's edge on, and may from row "
            f"{least + 1}.",
            at=(card.at_field(*path), *map(card.at_hex, near)),
            fixes=put(f"Let it begin in row {least + 1}", (*path, "min_row"), least + 1)
            if by_rows and len(near) < len(hexes)
            else put("Count from the enemy's edge", (*path, "edge"), "EBE")
            if other
            else (),
            surplus=(*path, "edge"),
            instead=("EBE",) if other else (),
        )
