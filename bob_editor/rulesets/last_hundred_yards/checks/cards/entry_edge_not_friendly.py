from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check


@card_check(Severity.ERROR, cites="23.0 step 15")
def entry_edge_not_friendly(card: Card, mission: Mission) -> Iterator[Finding]:
    """A side enters over its friendly edge; a printed mission may say otherwise."""
    for index, row in card.scenario.rows("reinforcements"):
        side = mission.side(row.get("side"))
        name = row.get("edge")
        if side is None or not side.role or not isinstance(name, str) or name == "FBE":
            continue
        friendly = mission.areas.edge_hexes("FBE", side.role)
        if friendly and mission.areas.edge_hexes(name, side.role) != friendly:
            path = ("reinforcements", index, "edge")
            yield Finding(
                f"The {side.called} enters over an edge that is not its friendly one.",
                at=card.at_field(*path),
                fixes=put("Enter over the friendly edge", path, "FBE") if "hexes" not in row else (),
                severity=Severity.ERROR if mission.dyo else Severity.WARNING,
            )
