from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, board_check
from bob_editor.rulesets.memoir_44.land.rivers_and_roads import road_line, stops


@board_check(Severity.HINT, cites="T42")
def road_ends_nowhere(ground: Ground) -> Iterator[Finding]:
    """A road leads off the board, or on to more road, a bridge, a town, a church or a castle."""
    yield from stops(ground, road_line(ground))
