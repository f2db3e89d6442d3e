from bob_editor.rules.checking import Card, Finding, Fix, Hex, Iterator, Severity, scenario_check
from bob_editor.rules.land.entry import entry
from bob_editor.rules.mending import all_of
from bob_editor.rules.wording import listed, upper_first
from bob_editor.rulesets.combat_commander_pacific.cards.fixes import better_hex, moving, taken_away
from bob_editor.rulesets.combat_commander_pacific.cards.reading import read_card


@scenario_check(Severity.ERROR, cites="T83, 15.1.5")
def unit_in_blaze(card: Card) -> Iterator[Finding]:
    """Nobody can be in a hex with a blaze."""
    reading, hexes = read_card(card), set(card.grid.hexes)
    for at, markers in reading.marked(*entry(card.ruleset).bars).items():
        pieces, label = reading.by_hex.get(at, ()), card.grid.label(at)
        if not pieces:
            continue
        name = str(card.ruleset.rows("markers")[markers[0].marker]["title"]).lower()
        names = upper_first(listed(dict.fromkeys(piece.name for piece in pieces)))
        to, moves = list[Hex | None](), list[Fix]()
        for piece in pieces:
            better = better_hex(card, piece, at, hexes.difference(to).__contains__)
            to.append(better)
            moves += moving(card, piece.path, better)
        if len(moves) > 1:
            goals = listed(card.grid.label(one) for one in to if one is not None)
            moves = [all_of(f"Move them to {goals}", moves)] if len(moves) == len(pieces) else []
        yield Finding(
            f"{names} stand in the {name} of {label}."
            if len(pieces) > 1
            else f"{names} stands in the {name} of {label}.",
            (card.at_hex(at),),
            (*moves, taken_away(card, f"Remove the {name}", markers[0].path, at)),
        )
