"""The board that a game is tried on: seven by five hexes, and what a newcomer finds on it."""

from msgspec.structs import replace

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Base, Board, Feature, HexContent
from bob_editor.rules.ruleset import Ruleset
from bob_editor.words import tr

COLUMNS, ROWS = 7, 5


def try_it_grid(*, pointy: bool) -> Grid:
    """Its grid, as a game's hexes lie."""
    return Grid(COLUMNS, ROWS, "pointy-top", shift="right") if pointy else Grid(COLUMNS, ROWS)


def first_board(ruleset: Ruleset) -> Board:
    """One with something to look at: a hill where the game has heights, and terrain that counts in the way."""
    board = try_it_board(ruleset)
    grid = board.grid
    content: dict[Hex, HexContent] = {}
    counts = [
        one for one in ruleset.terrains.values() if "hexes" in one.places and one.los in ("blocks", "hinders")
    ]
    for at, terrain in zip(("D3", "E2"), counts, strict=False):
        content[grid.hex(at)] = HexContent((Feature(terrain.id),))
    if ruleset.levels[1] > 0:
        for at in ("B2", "B3"):
            content[grid.hex(at)] = HexContent(level=1)
    return replace(board, hexes=content)


def try_it_board(ruleset: Ruleset) -> Board:
    """An empty one under a game."""
    base = Base(ruleset.base_terrain)
    grid = try_it_grid(pointy=ruleset.pointy)
    return Board(grid, ruleset.id, id="try-it", title=tr("Try it out"), base=base)
