"""What a board has twice in one place: pieces, lines and texts, and what hexes and hexsides list, ``but`` those."""

from collections.abc import Callable, Iterable
from typing import Any

from bob_editor.rules.checking import (
    Finding,
    Ground,
    Iterator,
    Severity,
    Terms,
    at_heading,
    at_path,
    at_piece,
    shared_check,
)
from bob_editor.rules.mending import board_edits, mend
from bob_editor.rules.tags import title_of
from bob_editor.rules.wording import placed, upper_first


@shared_check(Severity.WARNING, subject="board")
def drawn_twice(ground: Ground, terms: Terms) -> Iterator[Finding]:
    """A second piece, line or entry like the first adds nothing, and stays where the first is altered."""
    board, rules = ground.board, ground.ruleset
    grid = board.grid
    for index, path in _again(
        board.paths, lambda one: (one.terrain, frozenset((one.through, one.through[::-1])), one.curve)
    ):
        yield Finding(
            f"{upper_first(title_of(rules, path.terrain))} runs twice along the same way.",
            at=at_path(grid, index, path.through),
            fixes=mend("Remove one of them", board_edits.redraw_path, old=path, paths=()),
        )
    # The first of two goes, so that what lies uppermost stays so.
    for index, piece in _again(board.artwork, lambda one: (one.terrain, one.ring, one.holes, one.level)):
        place = at_piece("artwork", index, (grid.frame.hex_at(piece.ring[0]),))
        yield Finding(
            f"{upper_first(title_of(rules, piece.terrain))} {placed(grid, place)} is there twice.",
            at=place,
            fixes=mend("Remove one of them", board_edits.redraw_artwork, old=piece, pieces=()),
        )
    for index, line in _again(board.contours, lambda one: (one.level, one.ring, one.holes, one.line)):
        place = at_piece("contour", index, (grid.frame.hex_at(line.ring[0]),))
        yield Finding(
            f"The {rules.crest_line} {placed(grid, place)} is there twice.",
            at=place,
            fixes=mend("Remove one of them", board_edits.redraw_contour, old=line, pieces=()),
        )
    for index, label in _again(board.labels, lambda one: (one.text, one.at, one.turn)):
        yield Finding(
            f"The text “{label.text}” is printed twice.",
            at=at_heading(f"labels/{index}"),
            fixes=mend("Remove one of them", board_edits.with_label, place=index, label=None),
        )
    if "hexes" not in terms.listed("but"):
        yield from _listed_twice(ground)


def _listed_twice(ground: Ground) -> Iterator[Finding]:
    board, rules = ground.board, ground.ruleset
    for at, content in board.hexes.items():
        for _, feature in [*_again(content.terrain)][:1] if at in board.grid else ():
            once = tuple(dict.fromkeys(content.terrain))
            yield Finding(
                f"{ground.label(at)} lists {title_of(rules, feature.terrain)} twice.",
                at=ground.at_hex(at),
                fixes=mend("List it once", board_edits.paint_terrain, hexes=(at,), terrain=once),
            )
    for side, features in board.sides.items():
        for _, feature in [*_again(features)][:1]:
            once = tuple(dict.fromkeys(features))
            yield Finding(
                f"{ground.board.grid.side_label(side)} lists {title_of(rules, feature.terrain)} twice.",
                at=ground.at_side(side),
                fixes=mend("List it once", board_edits.with_sides, contents={side: once}),
            )


def _again(rows: Iterable[Any], form: Callable[[Any], object] = lambda one: one) -> Iterator[tuple[int, Any]]:
    """The rows, each by its place, of which one before is alike in form."""
    seen = set[object]()
    for index, row in enumerate(rows):
        if form(row) in seen:
            yield index, row
        seen.add(form(row))
