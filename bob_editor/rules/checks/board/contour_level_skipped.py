from bob_editor.rules.checking import (
    Edit,
    Finding,
    Ground,
    Iterator,
    Severity,
    Terms,
    mend,
    partial,
    shared_check,
)
from bob_editor.rules.land.contour_lines import (
    bold_lines,
    container,
    contour_place,
    crossing,
    near,
    relevelled,
)
from bob_editor.rules.land.contours import as_painted, region_near, surrounded
from bob_editor.rules.land.cut_rings import SLIVER


@shared_check(Severity.WARNING, subject="board", asked=True)
def contour_level_skipped(ground: Ground, _terms: Terms) -> Iterator[Finding]:
    """Each bold contour is one step of one level, so a level that is skipped has probably been forgotten.

    Hill levels as printed count, before any multiplier.
    """
    ground = as_painted(ground)
    lines = bold_lines(ground)
    for piece in lines:
        around = container(piece, lines)
        outer = 0 if around is None else around.level or 0
        level = piece.level or 0
        # Within ground of exactly a level's making, drawn or grown.
        lower = {one: region_near(ground, one, piece.area.bounds) for one in range(outer + 1, level)}
        within = (one for one, region in lower.items() if piece.area.difference(region).area <= SLIVER)
        step = max(within, default=outer)
        # Of one that crosses another check tells.
        if step >= level - 1 or any(crossing(piece, one) is not None for one in lines):
            continue
        around_it = partial(surrounded, ground=ground, piece=piece)
        # Beside the board, or in ground that has grown, there may be nothing to draw.
        drawn = (Edit("Draw the missing contours around it", around_it),)
        yield Finding(
            f"The level jumps from {step} to {level} at the contour around {near(ground, piece.area)}.",
            at=contour_place(ground, piece),
            fixes=(
                *(drawn if around_it(ground.board) != ground.board else ()),
                mend(f"Make it level {step + 1}", relevelled, ground=ground, levels={piece.index: step + 1}),
            ),
        )
