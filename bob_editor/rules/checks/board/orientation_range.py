from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, Terms, mend, shared_check
from bob_editor.rules.land.tile_shapes import turned_tile, turns_of


@shared_check(Severity.ERROR, subject="board", asked=True)
def orientation_range(ground: Ground, _terms: Terms) -> Iterator[Finding]:
    """Each shape has so many orientations, counted from 1."""
    board = ground.board
    for at, content in board.hexes.items():
        for feature in content.terrain if at in board.grid.index else ():
            most = turns_of(feature)
            if feature.orientation is None or 1 <= feature.orientation <= most:
                continue
            yield Finding(
                f"The orientation at {ground.label(at)} is {feature.orientation}; there are 1 to {most}.",
                ground.at_hex(at),
                mend("Make it 1", turned_tile, at=at, terrain=feature.terrain, orientation=1),
            )
