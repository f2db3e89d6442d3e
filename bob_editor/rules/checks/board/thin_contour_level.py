from msgspec.structs import replace

from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, Terms, mend, shared_check
from bob_editor.rules.land import contour_lines
from bob_editor.rules.land.contours import drawn_at_level, region_near
from bob_editor.rules.land.cut_rings import SLIVER
from bob_editor.rules.land.drawn_pieces import DrawnPiece


@shared_check(Severity.WARNING, subject="board", asked=True)
def thin_contour_level(ground: Ground, _terms: Terms) -> Iterator[Finding]:
    """A thin contour's level is that of the ground it rises from: of the bold contour around it, 0 outside all."""
    lines = contour_lines.bold_lines(ground)
    for piece in ground.drawn_contours:
        if not piece.thin or piece.area.is_empty:
            continue
        level = _ground_level(ground, piece, lines)
        if level == piece.level:
            continue
        old = ground.board.contours[piece.index]
        right = replace(old, level=level)
        yield Finding(
            f"The thin contour around {contour_lines.near(ground, piece.area)} is of level {piece.level}, "
            f"the ground there of level {level}.",
            at=contour_lines.contour_place(ground, piece),
            fixes=(
                mend(f"Make it level {level}", contour_lines.replaced, ground=ground, old=old, new=(right,)),
                mend("Delete the thin contour", contour_lines.replaced, ground=ground, old=old, new=()),
            ),
        )


def _ground_level(ground: Ground, piece: DrawnPiece, lines: list[DrawnPiece]) -> int:
    """The level of the ground around a thin contour, drawn or painted."""
    around = contour_lines.container(piece, lines)
    drawn = 0 if around is None else around.level or 0
    painted = {content.level for content in ground.board.hexes.values() if content.level}
    for level in sorted((one for one in painted if one > drawn), reverse=True):
        if any(one.area.covers(piece.area) for one in drawn_at_level(ground, level)):
            return level
        if piece.area.difference(region_near(ground, level, piece.area.bounds)).area <= SLIVER:
            return level
    return drawn
