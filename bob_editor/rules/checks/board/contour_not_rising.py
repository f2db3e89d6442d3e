from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, Terms, mend, shared_check
from bob_editor.rules.land.contour_lines import bold_lines, container, contour_place, near, raised, replaced
from bob_editor.rules.land.contours import as_painted


@shared_check(Severity.ERROR, subject="board", asked=True)
def contour_not_rising(ground: Ground, _terms: Terms) -> Iterator[Finding]:
    """Contours rise inward: a bold contour is of a higher level than the one around it."""
    ground = as_painted(ground)
    lines = bold_lines(ground)
    for piece in lines:
        around = container(piece, lines)
        # One without a level is a fault of its own (contour-without-level).
        if around is None or not piece.level or piece.level > (around.level or 0):
            continue
        level = (around.level or 0) + 1
        contour = ground.board.contours[piece.index]
        within = (one for one in lines if container(one, lines) is piece)
        delete = mend("Delete the inner contour", replaced, ground=ground, old=contour, new=())
        # Without it, what lies within it must rise above the one around.
        deletable = all((one.level or 0) > (around.level or 0) for one in within)
        yield Finding(
            f"The contour of level {piece.level} around {near(ground, piece.area)} lies within one of level "
            f"{around.level}.",
            at=contour_place(ground, piece),
            highlight=(contour_place(ground, piece), contour_place(ground, around)),
            fixes=(
                mend(f"Make it level {level}", raised, ground=ground, piece=piece, level=level),
                *((delete,) if deletable else ()),
            ),
        )
