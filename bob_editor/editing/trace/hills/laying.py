"""Crest lines that were traced between dots, in the place of those that a board has."""

from collections.abc import Sequence

from msgspec.structs import replace

from bob_editor.editing.drawing.terrain_edits import set_level
from bob_editor.editing.trace.accepting import accepting
from bob_editor.editing.trace.proposals import Proposal
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board, Contour
from bob_editor.model.edit import Edit
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.ruleset import Ruleset
from bob_editor.words import tr


def laid_anew(crests: Sequence[Proposal], ruleset: Ruleset) -> Edit[Board]:
    """The edit that gives hills these crest lines instead of theirs; every dot keeps its level."""

    def laid(board: Board) -> Board:
        bare = replace(board, contours=tuple(one for one in board.contours if not _is_of_hill(one)))
        after = accepting([one for one in crests if one.level > 0], ruleset, str).apply(bare)
        before, now = Ground(board, ruleset), Ground(after, ruleset)
        astray: dict[int, list[Hex]] = {}
        for at in board.grid.hexes:
            if now.level(at) != before.level(at):
                astray.setdefault(before.level(at), []).append(at)
        for level, hexes in sorted(astray.items()):
            after = set_level(after, ruleset, hexes, level)
        return after

    return Edit(tr("Draw crest lines anew"), laid)


def _is_of_hill(one: Contour) -> bool:
    return one.line == "bold" and one.level > 0
