from bob_editor.rules.checking import Card, Finding, Iterator, Severity, found, put, set_fields
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check
from bob_editor.rulesets.last_hundred_yards.cards.setup.entries import entry_breaches


@card_check(Severity.ERROR, cites="20.7h")
def entry_hex_off_edge(card: Card, mission: Mission) -> Iterator[Finding]:
    """Units enter by hexes of their side's entry edge."""
    for index, row in card.scenario.rows("reinforcements"):
        if not isinstance(row.get("hexes"), list):
            continue
        side = mission.side(row.get("side"))
        role = side.role if side is not None else ""
        name = row.get("edge")
        edge = mission.areas.edge_hexes(name if isinstance(name, str) else "FBE", role)
        hexes = [at for at in map(card.hex, row["hexes"]) if at is not None]
        off = [at for at in hexes if edge and at not in edge]
        path = ("reinforcements", index, "hexes")
        right = [mission.label(at) for at in hexes if at not in off]
        fixes = (put("Keep those on the edge", path, right),) if right else ()
        if not right:
            anywhere = {"hexes": None, "edge": name if isinstance(name, str) else "FBE"}
            fixes = (set_fields("Let them enter anywhere along the edge", path[:-1], anywhere),)
        places = (card.at_hex(off[0]), card.at_field(*path)) if off else (card.at_field(*path),)
        yield from found(
            entry_breaches(len(row["hexes"]), len(off)),
            f"Reinforcement {row.get('id') or index + 1}",
            places,
            fixes,
        )
