from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, board_check
from bob_editor.rulesets.memoir_44.land.rivers_and_roads import stops, track_line


@board_check(Severity.HINT, cites="T38")
def track_ends_nowhere(ground: Ground) -> Iterator[Finding]:
    """A railroad track leads off the board, or on to more track, a station or a railroad bridge."""
    yield from stops(ground, track_line(ground))
