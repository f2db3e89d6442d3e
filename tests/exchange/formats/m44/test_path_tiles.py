"""Paths of a board in files that have tiles for them."""

from bob_editor.exchange.format import Asked, Given, Outgoing
from bob_editor.exchange.formats.m44 import FORMAT
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board, Feature, HexContent, Path
from bob_editor.rules.land.tile_shapes import links_at
from bob_editor.rulesets import ruleset

RULES = ruleset("memoir-44")

GRID = Grid((13, 12), 9, orientation="pointy-top", shifted="even", shift="right")


def test_paths_go_out_as_tiles() -> None:
    """They lead where the paths did, off the board where these end at its edge; what no tile is for is told."""
    ways = {
        "A6 B6 C6 D6 E7 F7": "river",
        "C6 C7": "river",
        "D4 D5 D6": "road",
        "K2 L3 K3": "fordable_river",
        "G2 H2": "coastline",
    }
    paths = tuple(Path(kind, tuple(map(GRID.hex, way.split()))) for way, kind in ways.items())
    board = Board(GRID, RULES.id, hexes={GRID.hex("B6"): HexContent((Feature("town"),))}, paths=paths)
    written = FORMAT.write(Outgoing(board, RULES), Asked(RULES))
    (back,) = FORMAT.read(Given(written.data, "x.m44"), Asked(RULES, name="x")).boards
    for label, kind, leads in (
        ("A6", "river", 2), ("C6", "river", 3), ("D6", "river", 2), ("E7", "river", 2), ("F7", "river", 2),
        ("D5", "road", 2), ("K2", "fordable_river", 2),
    ):  # fmt: skip
        at = GRID.hex(label)
        led = links_at(back, at, (kind,))
        assert led >= links_at(board, at, (kind,)), label
        assert len(led) == leads, label
    assert back.content(GRID.hex("B6")).terrain_ids == ("town",)
    assert {(row.kind, row.place, row.original) for row in written.report} == {
        ("dropped", "B6", "river"), ("dropped", "D6", "road"), ("dropped", "L3", "fordable_river"),
        ("dropped", "G2", "coastline"), ("dropped", "H2", "coastline"),
        ("approximated", "F7", "river"), ("approximated", "C7", "river"), ("approximated", "D4", "road"),
        ("approximated", "K2", "fordable_river"), ("approximated", "K3", "fordable_river"),
    }  # fmt: skip
