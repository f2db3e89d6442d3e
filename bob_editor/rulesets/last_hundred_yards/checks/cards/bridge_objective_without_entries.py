from bob_editor.rules.checking import Card, Finding, Iterator, Severity, listed, put
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check
from bob_editor.rulesets.last_hundred_yards.land.crossings import exits


@card_check(Severity.WARNING, cites="21.1")
def bridge_objective_without_entries(card: Card, mission: Mission) -> Iterator[Finding]:
    """A bridge or ford is controlled by holding it and both hexes by which it is entered, so all three are named."""
    for path, row, hexes in mission.objectives:
        kind = row.get("kind")
        if kind not in ("bridge", "ford"):
            continue
        crossings = [at for at in hexes if card.board.has(at, kind)]
        wanted = [end for at in crossings for end in exits(card.ground, at) if end in card.grid.index]
        missing = [mission.label(at) for at in wanted if at not in hexes]
        if not crossings or not missing:
            continue
        named = [mission.label(at) for at in sorted(hexes, key=card.grid.position)]
        listed_hexes = row["hexes"] if isinstance(row["hexes"], list) else named
        yield Finding(
            f"The {kind} in {mission.label(crossings[0])} is an objective without {listed(missing)}.",
            at=(card.at_hex(crossings[0]), card.at_field(*path, "hexes")),
            fixes=put("Add its ends", (*path, "hexes"), [*listed_hexes, *missing]),
        )
