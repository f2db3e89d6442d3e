from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check
from bob_editor.rulesets.last_hundred_yards.cards.setup.placement import vehicle_breaches
from bob_editor.rulesets.last_hundred_yards.land.tables import kind_of


@card_check(Severity.WARNING, cites="4.1")
def entry_hex_forbidden(card: Card, mission: Mission) -> Iterator[Finding]:
    """Vehicles enter neither by marsh, river or town blocks without a road, nor, but for AFVs, by pathless forest."""
    for index, row in card.scenario.rows("reinforcements"):
        labels = row.get("hexes") if isinstance(row.get("hexes"), list) else []
        named = [kind_of(name) for name in mission.named_kinds(row.get("units"))]
        # Of hexes off the edge another check tells.
        side, edge = mission.side(row.get("side")), row.get("edge", "FBE")
        along = mission.areas.edge_hexes(str(edge), side.role if side is not None else "")
        for kind in dict.fromkeys(one for one in named if one is not None and one.vehicular):
            bad = [
                at
                for at in map(card.hex, labels or ())
                if at is not None
                and (not along or at in along)
                and vehicle_breaches(card.ruleset, kind.id, mission.spot(at))
            ]
            if not bad:
                continue
            left = [label for label in labels or () if card.hex(label) not in bad]
            path = ("reinforcements", index, "hexes")
            yield Finding(
                f"{kind.title} can't enter at {mission.label(bad[0])}.",
                at=(card.at_hex(bad[0]), card.at_field(*path)),
                fixes=put("Leave out the hexes it can't enter", path, left) if left else (),
            )
