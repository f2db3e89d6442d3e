from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, board_check
from bob_editor.rulesets.memoir_44.land.rivers_and_roads import river_line, stops


@board_check(Severity.HINT, cites="T8")
def river_ends_nowhere(ground: Ground) -> Iterator[Finding]:
    """A river leads off the board, or on to more river, a lake, the coast, the sea, a dam or a marsh."""
    yield from stops(ground, river_line(ground))
