from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, Terms, mend, shared_check
from bob_editor.rules.land import contour_lines
from bob_editor.rules.land.contours import as_painted


@shared_check(Severity.ERROR, subject="board", asked=True)
def contour_without_level(ground: Ground, _terms: Terms) -> Iterator[Finding]:
    """Every bold contour carries the number of its level, 1 or more; without it nobody knows how high the hill is.

    One that a file gives no level is read as level 0.
    """
    ground = as_painted(ground)
    lines = contour_lines.bold_lines(ground)
    for piece in lines:
        if (piece.level or 0) != 0:
            continue
        around = contour_lines.container(piece, lines)
        level = 1 if around is None else (around.level or 0) + 1
        contour = ground.board.contours[piece.index]
        yield Finding(
            f"The bold contour around {contour_lines.near(ground, piece.area)} has no level.",
            at=contour_lines.contour_place(ground, piece),
            fixes=(
                mend(f"Make it level {level}", contour_lines.raised, ground=ground, piece=piece, level=level),
                mend("Delete the contour", contour_lines.replaced, ground=ground, old=contour, new=()),
            ),
        )
