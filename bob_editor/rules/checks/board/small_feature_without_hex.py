from msgspec.structs import replace

from bob_editor.geometry.parts import Side
from bob_editor.model.board import Feature
from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, Terms, shared_check, title_of
from bob_editor.rules.mending import Board, board_edits, mend
from bob_editor.rules.tags import named


@shared_check(Severity.ERROR, subject="board", asked=True)
def small_feature_without_hex(ground: Ground, terms: Terms) -> Iterator[Finding]:
    """What lies along a hexside within one of its hexes, or both, names them; only units there benefit."""
    board = ground.board
    grid = board.grid
    kinds = named(ground.ruleset, terms.of())
    for side, features in board.sides.items():
        beside = tuple(ground.label(at) for at in sorted(side.hexes, key=grid.position) if at in grid)
        for feature in features:
            wrong = [label for label in feature.within if label not in beside]
            if feature.terrain not in kinds or not beside or (feature.within and not wrong):
                continue
            name, label = title_of(ground.ruleset, feature.terrain), grid.side_label(side)
            said = f"names {', '.join(wrong)}, which it doesn't bound" if wrong else "names no hex"
            fixes = [("Let both hexes have it" if len(beside) == 2 else f"Let {beside[0]} have it", beside)]
            fixes += [(f"Let {one} have it", (one,)) for one in beside if len(beside) == 2]
            yield Finding(
                f"The {name} on {label} {said}, so nobody knows who benefits.",
                at=ground.at_side(side),
                fixes=(mend(text, _held, side=side, feature=feature, hexes=hexes) for text, hexes in fixes),
            )


def _held(board: Board, side: Side, feature: Feature, hexes: tuple[str, ...]) -> Board:
    """The board with the feature held by these hexes."""
    there = board.sides.get(side, ())
    held = tuple(replace(one, within=hexes) if one == feature else one for one in there)
    return board_edits.with_sides(board, {side: held})
