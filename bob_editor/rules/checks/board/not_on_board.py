from collections.abc import Callable, Mapping

from msgspec.structs import replace

from bob_editor.geometry.grouped import grouped
from bob_editor.model.places import Place, at_heading, at_path, at_piece
from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, Terms, shared_check, upper_first
from bob_editor.rules.mending import Board, board_edits, mend, partial
from bob_editor.rules.ruleset import Ruleset
from bob_editor.rules.wording import filled, in_sentence, placed


@shared_check(Severity.ERROR, subject="board")
def not_on_board(ground: Ground, terms: Terms) -> Iterator[Finding]:
    """A board is printed once and played many times; markers are a scenario's to place."""
    left_out = "left_out" in terms.of()
    names = _left_out(ground.ruleset) if left_out else _markers(ground.ruleset)
    # Terrain of another edition is one matter wherever it is.
    found = grouped(
        (terrain if left_out else number, (terrain, place, without))
        for number, (terrain, place, without) in enumerate(_listed(ground))
        if terrain in names
    )
    for things in found.values():
        name, places = names[things[0][0]], [place for _, place, _ in things]
        where = placed(ground.board.grid, places[0]) if len(places) == 1 else f"in {len(places)} places"
        said = {"name": name, "Name": upper_first(name), "where": where}
        message = terms.says("The {name} {where} belongs to a scenario, not to the board.", **said)
        label = filled(terms.text("keep") or "Take the {name} off the board", **said)
        gone = tuple(without for *_, without in things)
        yield Finding(message, at=places, fixes=mend(label, _without, gone=gone))


def _without(board: Board, gone: tuple[Callable[[Board], Board], ...]) -> Board:
    for edit in gone:
        board = edit(board)
    return board


def _markers(ruleset: Ruleset) -> Mapping[str, str]:
    rows = ruleset.rows("markers").items()
    return {marker: in_sentence(str(row["title"])) for marker, row in rows if marker not in ruleset.terrains}


def _left_out(ruleset: Ruleset) -> Mapping[str, str]:
    terrains = (ruleset.data.get("leave_out") or {}).get("terrains", ())
    return {terrain: terrain.replace("_", " ") for terrain in terrains}


def _listed(ground: Ground) -> Iterator[tuple[str, Place, Callable[[Board], Board]]]:
    """Every terrain of the board, where it stands, and the edit that takes it away there."""
    board = ground.board
    grid = board.grid
    yield (
        board.base.terrain,
        at_heading("base"),
        partial(_on, terrain=ground.ruleset.base_terrain),
    )
    for at, content in board.hexes.items():
        for one in content.terrain_ids:
            yield one, ground.at_hex(at), partial(board_edits.remove_terrain, hexes=(at,), terrain=one)
    for side in board.sides:
        for one in board.side_terrain(side):
            yield one, ground.at_side(side), partial(board_edits.clear_sides, sides=(side,), terrain=one)
    for index, path in enumerate(board.paths):
        without = partial(board_edits.reroute_path, old=path, through=())
        yield path.terrain, at_path(grid, index, path.through), without
    for index, ring in enumerate(board.artwork):
        place = at_piece("artwork", index, (grid.frame.hex_at(ring.ring[0]),))
        yield ring.terrain, place, partial(board_edits.redraw_artwork, old=ring, pieces=())


def _on(board: Board, terrain: str) -> Board:
    """The board with other ground wherever nothing is painted."""
    return replace(board, base=replace(board.base, terrain=terrain))
