from bob_editor.model.board import Path
from bob_editor.rules.checking import Finding, Ground, Hex, Iterator, Severity, Terms, shared_check, title_of
from bob_editor.rules.mending import Board, board_edits, mend
from bob_editor.rules.tags import named


@shared_check(Severity.WARNING, subject="board", asked=True)
def line_hex_without_line(ground: Ground, terms: Terms) -> Iterator[Finding]:
    """A line that is drawn up to a hex of its terrain runs through it, or the hex is none of its.

    Where no such line is drawn near, painting the hex is enough.
    """
    for terrain in sorted(named(ground.ruleset, terms.of())):
        yield from _passed_by(ground, terrain, terms)


def _passed_by(ground: Ground, terrain: str, terms: Terms) -> Iterator[Finding]:
    board, name = ground.board, title_of(ground.ruleset, terrain)
    lines = [path for path in board.paths if path.terrain == terrain and path.through]
    for at in board.hexes_with(terrain) if lines else ():
        if board.has_path(at, terrain):
            continue
        ends = ((path, end) for path in lines for end in (path.through[0], path.through[-1]))
        beside = [path for path, end in ends if end in at.neighbours()]
        if not beside:
            continue
        message = terms.says(
            "{hex} has {terrain}, and that beside it doesn't run through it.",
            terrain=name, hex=ground.label(at), place=ground.label(at),
        )  # fmt: skip
        lead, leave = terms.text("make") or f"Lead the {name} into the hex", terms.text("leave")
        yield Finding(
            message,
            at=ground.at_hex(at),
            fixes=(
                mend(lead, _led_into, old=beside[0], at=at),
                mend(leave or f"Remove the {name}", board_edits.remove_terrain, hexes=(at,), terrain=terrain),
            ),
        )


def _led_into(board: Board, old: Path, at: Hex) -> Board:
    """The path lengthened by the hex at the end that adjoins it."""
    if old.through[-1].distance(at) == 1:
        return board_edits.reroute_path(board, old, (*old.through, at))
    return board_edits.reroute_path(board, old, (at, *old.through))
