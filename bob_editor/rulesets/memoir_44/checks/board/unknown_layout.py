from msgspec.structs import replace

from bob_editor.geometry.grid import Grid
from bob_editor.model.places import at_heading
from bob_editor.rules.cards.fixes import put
from bob_editor.rules.cards.rows import list_in
from bob_editor.rules.checking import Card, Finding, Ground, Iterator, Severity, board_check, scenario_check
from bob_editor.rules.land.faces import face_row
from bob_editor.rules.mending import Board, Edit, board_edits, mend
from bob_editor.rulesets.memoir_44.land.layouts import layout_of

STANDARD = Grid((13, 12), 9, orientation="pointy-top", shifted="even", shift="right")


@board_check(Severity.ERROR, cites="")
def unknown_layout(ground: Ground) -> Iterator[Finding]:
    """The game has three boards, standard, Overlord and Breakthrough, each with a few printed faces."""
    board = ground.board
    if layout_of(board.grid) is None:
        yield Finding(
            f"A grid of {_size(board.grid)} is no board of this game.",
            at=at_heading("grid"),
            fixes=Edit("Take a standard board", _standard),
        )
    face = board.base.face
    if face is not None and not face_row(ground.ruleset, face):
        yield Finding(
            f"No board of this game has the face “{face}”.",
            at=at_heading("base"),
            fixes=mend("Take the countryside", replace, base=replace(board.base, face="country")),
        )


@scenario_check(Severity.ERROR, cites="", name="unknown-layout")
def several_boards(card: Card) -> Iterator[Finding]:
    """A scenario is played on one board; what is larger has a board of its own."""
    scenario, boards = card.scenario, list_in(card.scenario.get("map", "boards"))
    more = len(scenario.boards) + len(scenario.overlays)
    if more > 1:
        yield Finding(
            f"A map of {more} boards is no board of this game.",
            at=card.at_field("map"),
            fixes=put("Keep the first", ("map",), {"boards": boards[:1]}),
            surplus=("map", "boards", 1) if len(scenario.boards) > 1 else ("map", "overlays", 0),
        )


def _size(grid: Grid) -> str:
    columns, rows = (
        "/".join(map(str, one)) if isinstance(one, tuple) else str(one) for one in (grid.columns, grid.rows)
    )
    top = "pointy" if grid.pointy else "flat"
    cut = ", cut along an edge" if any(kind == "half" for _, kind in grid.edges) else ""
    numbered = "" if grid.first_row == 1 else ", numbered otherwise than from 1"
    return f"{columns} by {rows} hexes with {top} tops{cut}{numbered}"


def _standard(board: Board) -> Board:
    """The board cut to a standard one, without what lies outside."""
    cut = replace(
        board,
        grid=STANDARD,
        hexes={at: content for at, content in board.hexes.items() if at in STANDARD.index},
        sides={side: row for side, row in board.sides.items() if any(at in STANDARD for at in side.hexes)},
    )
    outside = {at for path in board.paths for at in path.through if at not in STANDARD.index}
    return board_edits.refit_paths(board_edits.erase_paths_in(cut, outside))
