import difflib
from functools import lru_cache, partial

from msgspec.structs import replace

from bob_editor.geometry.grouped import grouped
from bob_editor.model.board import Feature
from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, board_check
from bob_editor.rules.land.strange import strange_terrain
from bob_editor.rules.mending import Board, board_edits, mend
from bob_editor.rules.ruleset import Ruleset
from bob_editor.rules.tries import is_left

_SECTIONS = {"hex": "hexes", "side": "sides", "path": "paths", "heading": "hexes"}
"""Where terrain has to fit that is to stand at places of a kind; the ground of a board fills hexes, too."""
_ALIKE = 0.8
"""What is spelt as like as this, as “wood” and “woods”, is a likelier slip than a word that was left out."""


@board_check(Severity.ERROR)
def unknown_terrain(ground: Ground) -> Iterator[Finding]:
    """Only terrain that the ruleset names has a rule; any other is ignored by LOS and can't be painted."""
    # Of a marker another check tells, where the game has that, and of what another edition has.
    left_out, checks = ground.ruleset.data.get("leave_out") or {}, ground.ruleset.data.get("checks") or ()
    told = set() if "not-on-board" in left_out.get("checks", ()) else {*ground.ruleset.rows("markers")}
    if any(isinstance(row, dict) and "left_out" in (row.get("of") or ()) for row in checks):
        told |= {*left_out.get("terrains", ())}
    but_sides = "sides" in ground.ruleset.said_of("unknown-terrain").get("but", ())
    strange = strange_terrain(ground.board, ground.ruleset)
    # What is called so everywhere is called otherwise by one fix, so it is told once.
    for terrain, found in grouped(strange).items():
        places = [place for place in found if not (but_sides and place.side is not None)]
        if terrain in told or not places:
            continue
        where = frozenset(_SECTIONS.get(place.kind, place.kind) for place in places)
        near = _nearest(terrain, where, ground.ruleset) if is_left() else None
        rename = (mend(f"Make all of it {near}", _renamed, old=terrain, new=near),) if near else ()
        remove = mend(f"Remove every {terrain}", _removed, old=terrain, base=ground.ruleset.base_terrain)
        yield Finding(
            f"{ground.ruleset.title} knows no terrain “{terrain}”.", at=places, fixes=(*rename, remove)
        )


@lru_cache(maxsize=256)
def _nearest(terrain: str, where: frozenset[str], ruleset: Ruleset) -> str | None:
    """The terrain that people also call so, or that is spelt so but for a letter, has its words or is spelt nearly so.

    None where there is none that can stand wherever this one does.
    """
    spelt, words = partial(difflib.get_close_matches, terrain, n=1), terrain.replace("_", " ").split()
    rows = {row.id: row for row in ruleset.terrains.values() if where <= row.places}
    called = [row.id for row in rows.values() if " ".join(words) in row.keywords]
    longer = [one for one in rows if words and {*words} <= {*one.split("_")}]
    return next(iter((*called, *spelt(rows, cutoff=_ALIKE), *spelt(longer, cutoff=0), *spelt(rows))), None)


def _renamed(board: Board, old: str, new: str) -> Board:
    """The board with one terrain for another wherever it stands."""

    def other(features: tuple[Feature, ...]) -> tuple[Feature, ...]:
        renamed = (replace(one, terrain=new) if one.terrain == old else one for one in features)
        return tuple(dict.fromkeys(renamed))

    return replace(
        board,
        base=replace(board.base, terrain=new) if board.base.terrain == old else board.base,
        hexes={at: replace(content, terrain=other(content.terrain)) for at, content in board.hexes.items()},
        sides={side: other(features) for side, features in board.sides.items()},
        paths=tuple(replace(path, terrain=new) if path.terrain == old else path for path in board.paths),
        artwork=tuple(replace(one, terrain=new) if one.terrain == old else one for one in board.artwork),
    )


def _removed(board: Board, old: str, base: str) -> Board:
    """The board without a terrain; where it was the ground of the whole board, on another."""
    board = board_edits.remove_terrain(board, [at for at in board.hexes if board.has(at, old)], old)
    board = board_edits.clear_sides(
        board, [side for side in board.sides if old in board.side_terrain(side)], old
    )
    return replace(
        board,
        base=replace(board.base, terrain=base) if board.base.terrain == old else board.base,
        paths=tuple(path for path in board.paths if path.terrain != old),
        artwork=tuple(piece for piece in board.artwork if piece.terrain != old),
    )
