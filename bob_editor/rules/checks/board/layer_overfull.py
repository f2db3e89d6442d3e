from bob_editor.model.board import Feature
from bob_editor.rules.cards.scene_fixes import beyond
from bob_editor.rules.checking import Finding, Ground, Hex, Iterator, Severity, Terms, mend, shared_check
from bob_editor.rules.mending import Board, board_edits
from bob_editor.rules.tags import named, tagged

PAIR = 2


@shared_check(Severity.ERROR, subject="board", asked=True)
def layer_overfull(ground: Ground, terms: Terms) -> Iterator[Finding]:
    """A hex holds one tile, with one piece on it, beside what is printed there."""
    on_tile = tagged(ground.ruleset, "on_tile")
    free = on_tile | named(ground.ruleset, terms.listed("but"))
    for at, content in ground.board.hexes.items():
        if len(content.terrain) < PAIR:
            continue
        pieces = [one for one in content.terrain if one.terrain in on_tile]
        tiles = [one for one in content.terrain if one.terrain not in free]
        for name, layer in (("terrain tiles", tiles), (terms.text("pieces") or "pieces on tiles", pieces)):
            if len(layer) > 1:
                count = "Two" if len(layer) == PAIR else len(layer)
                keep = mend("Keep the later", _without, at=at, gone=tuple(layer[:-1]))
                yield Finding(f"{count} {name} lie at {ground.label(at)}.", ground.at_hex(at), keep)


def _without(board: Board, at: Hex, gone: tuple[Feature, ...]) -> Board:
    """The board without these tiles; of equal ones the last stays."""
    return board_edits.paint_terrain(board, (at,), beyond(board.content(at).terrain, gone))
