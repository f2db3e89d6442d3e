from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, Terms, shared_check
from bob_editor.rules.checks.board.tile_line_ends_nowhere import lying_on
from bob_editor.rules.land.tile_shapes import canonical, links_at
from bob_editor.rules.tags import named, title_of


@shared_check(Severity.HINT, subject="board", asked=True)
def tile_sealed(ground: Ground, terms: Terms) -> Iterator[Finding]:
    """What is entered by the open ends of its tile alone leads by one of them to a hex that can be entered."""
    board, lying = ground.board, lying_on(ground)
    shut = named(ground.ruleset, terms.listed("never"))
    for terrain in sorted(named(ground.ruleset, terms.of())):
        hexes = {*board.hexes_with(terrain), *board.path_hexes.get(terrain, ())} & board.grid.index.keys()
        for at in sorted(hexes, key=board.grid.position):
            ends = [at.neighbour(canonical(link)) for link in links_at(board, at, (terrain,))]
            if len(ends) > 1 and all(one not in board.grid or shut.intersection(lying(one)) for one in ends):
                name = title_of(ground.ruleset, terrain)
                message = terms.says(
                    "Nothing can enter the {terrain} at {hex}.",
                    terrain=name, hex=ground.label(at), place=ground.label(at),
                )  # fmt: skip
                yield Finding(message, ground.at_hex(at))
