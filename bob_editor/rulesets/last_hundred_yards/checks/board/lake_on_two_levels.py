from bob_editor.rules.checking import Finding, Ground, Hex, Iterator, Severity, at_hex, board_check

WATER = "water"


@board_check(Severity.WARNING, cites="11.4.11")
def lake_on_two_levels(ground: Ground) -> Iterator[Finding]:
    """The water of one lake lies at one level."""
    grid = ground.board.grid
    left = set(ground.board.hexes_with(WATER))
    while left:
        lake = _joined(left, min(left, key=grid.position))
        left -= lake
        low = min(map(ground.level, lake))
        high = [at for at in sorted(lake, key=grid.position) if ground.level(at) > low]
        if high:
            shore = min(lake.difference(high), key=grid.position)
            yield Finding(
                f"The lake of {grid.label(shore)} lies at level {low}, in {grid.label(high[0])} "
                f"at level {ground.level(high[0])}.",
                at=tuple(at_hex(grid, at) for at in high),
            )


def _joined(among: set[Hex], start: Hex) -> set[Hex]:
    """The hexes of a lake: those that touch one another, from one of them on."""
    found, ahead = {start}, [start]
    while ahead:
        for at in ahead.pop().neighbours():
            if at in among and at not in found:
                found.add(at)
                ahead.append(at)
    return found
