from collections.abc import Mapping

from bob_editor.rules.checking import Card, FieldPath, Finding, Iterator, Severity, listed, put
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check
from bob_editor.rulesets.last_hundred_yards.checks.cards.objective_needs_too_much import asked_of
from bob_editor.rulesets.last_hundred_yards.land.crossings import exits


@card_check(Severity.WARNING, cites="21.1")
def bridge_objective_without_entries(card: Card, mission: Mission) -> Iterator[Finding]:
    """A bridge or ford is controlled by holding it and both hexes by which it is entered, so all three are named.

    Fewer of them don't do.
    """
    for path, row, hexes in mission.objectives:
        kind = row.get("kind")
        if kind not in ("bridge", "ford"):
            continue
        crossings = [at for at in hexes if card.board.has(at, kind)]
        wanted = [end for at in crossings for end in exits(card.ground, at) if end in card.grid.index]
        missing = [mission.label(at) for at in wanted if at not in hexes]
        if not crossings:
            continue
        if not missing:
            # Of several bridges, or of other hexes beside them, any number may do.
            if len(crossings) == 1 and hexes == {*crossings, *wanted}:
                yield from _asked(card, path, row, len(hexes))
            continue
        named = [mission.label(at) for at in sorted(hexes, key=card.grid.position)]
        listed_hexes = row["hexes"] if isinstance(row["hexes"], list) else named
        yield Finding(
            f"The {kind} in {mission.label(crossings[0])} is an objective without {listed(missing)}.",
            at=(card.at_hex(crossings[0]), card.at_field(*path, "hexes")),
            fixes=put("Add its ends", (*path, "hexes"), [*listed_hexes, *missing]),
        )


def _asked(card: Card, path: FieldPath, row: Mapping[str, object], all_of_it: int) -> Iterator[Finding]:
    """What an objective asks for that is won with fewer hexes than the bridge or ford and its ends."""
    asked = asked_of(row)
    if asked and 1 <= asked[0] < all_of_it and asked[-1] <= all_of_it:
        all_of_them = f"{all_of_it} of {all_of_it}"
        yield Finding(
            f"The {row['kind']} is controlled by holding {all_of_it} hexes, and the objective asks for {asked[0]}.",
            at=card.at_field(*path, "need"),
            fixes=put(f"Ask for {all_of_them}", (*path, "need"), all_of_them),
        )
