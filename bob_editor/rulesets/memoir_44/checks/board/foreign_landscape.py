from collections.abc import Collection

from msgspec.structs import replace

from bob_editor.model.board import Feature
from bob_editor.rules.checking import Finding, Ground, Hex, Iterator, Severity, board_check, title_of
from bob_editor.rules.mending import Board, board_edits, mend
from bob_editor.rules.wording import with_article
from bob_editor.rulesets.memoir_44.land.laid_and_printed import hexes_with, land_of

WINTER_ONLY = ("frozen_river", "frozen_river_deep")
"""Tiles printed on snow alone."""
NOT_IN_DESERT = ("forest", "hedgerow", "jungle")
"""Tiles that no desert is printed with."""

SAME = {"beach": "country", "jungle": "country", "sand": "desert"}
"""Faces and landscapes whose tiles are those of another."""


@board_check(Severity.HINT, cites="")
def foreign_landscape(ground: Ground) -> Iterator[Finding]:
    """Tiles look right on the face that they are printed for: snow on a winter board, sand in the desert."""
    board, ruleset = ground.board, ground.ruleset
    face = _landscape(board.base.face)
    foreign = (*(WINTER_ONLY if face != "winter" else ()), *(NOT_IN_DESERT if face == "desert" else ()))
    for at in _in_question(ground, foreign):
        label, on = ground.label(at), with_article(f"{face} board")
        for feature in _features(board, at, foreign):
            other = feature.landscape is not None and _landscape(feature.landscape) != face
            if not other and feature.terrain not in foreign:
                continue
            print_ = f"{feature.landscape} print of " if other else ""
            # Another tile would be another rule: only the print of the same one can be taken in its place.
            own = mend("Take the board's own print", _own_print, at=at)
            yield Finding(
                f"{label} shows {with_article(print_ + title_of(ruleset, feature.terrain))} on {on}.",
                at=ground.at_hex(at),
                fixes=own if feature.terrain not in foreign else (),
            )


def _in_question(ground: Ground, foreign: Collection[str]) -> list[Hex]:
    """The hexes that list anything, or that a path of a foreign terrain runs through, in board order."""
    board = ground.board
    drawn = hexes_with(land_of(ground), tuple(foreign))
    return sorted({*board.hexes, *drawn} & board.grid.index.keys(), key=board.grid.position)


def _features(board: Board, at: Hex, foreign: Collection[str]) -> Iterator[Feature]:
    """What a hex lists, and the foreign terrain that paths draw there besides."""
    listed = board.content(at).terrain
    yield from listed
    names = {one.terrain for one in listed}
    drawn = dict.fromkeys(path.terrain for path in board.paths if at in path.through)
    yield from (Feature(one) for one in drawn if one in foreign and one not in names)


def _landscape(face: str | None) -> str:
    return SAME.get(face or "country", face or "country")


def _own_print(board: Board, at: Hex) -> Board:
    """The board with the hex's tiles in the print of its face."""
    features = (replace(one, landscape=None) for one in board.content(at).terrain)
    return board_edits.paint_terrain(board, (at,), features)
