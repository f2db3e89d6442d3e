from bob_editor.geometry.parts import side_between
from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, Terms, shared_check
from bob_editor.rules.checks.board.crest_lines_not_nested import judged, lacking
from bob_editor.rules.land.contours import as_painted


@shared_check(Severity.WARNING, subject="board", asked=True)
def crest_line_missing(ground: Ground, _terms: Terms) -> Iterator[Finding]:
    """Between two hexes lies one crest line for each level that they differ by, or a cliff.

    LOS and movement count the crest lines. Painted levels grow all of theirs; a crest line that is drawn needs those of
    the levels below it around it.
    """
    ground = as_painted(ground)
    for piece in ground.drawn_contours:
        found = [] if piece.thin or piece.area.is_empty else list(lacking(ground, piece))
        lies = judged(ground, piece) if found else None
        # Of crest lines that cross another check tells.
        if lies is None or lies.severity is not None:
            continue
        (at, other, level), high, low = found[0], *map(ground.label, found[0][:2])
        places = [side for one, beyond, _ in found if (side := side_between(one, beyond)) is not None]
        yield Finding(
            f"{high} is on level {ground.level(at)}, {low} on level {ground.level(other)}: "
            f"the crest line of level {level} is missing.",
            at=ground.at_side(places[0]),
            highlight=(ground.at_hex(at), ground.at_hex(other), *(ground.at_side(side) for side in places)),
            fixes=lies.fixes,
        )
