"""Artwork as areas: parts by hex, connected pieces of what is drawn and what grows, and pieces drawn anew."""

import pytest

from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Artwork, Board, Feature, HexContent
from bob_editor.rules.land.artwork import HEX_AREA, drawn_instead, drawn_of, grown_area, masses, parts_of
from bob_editor.rules.land.ground import Ground
from bob_editor.rulesets import ruleset

RULESET = "band-of-brothers-2.2"
GRID = Grid(7, 7)


def box(left, top, right, bottom):
    return ((left, top), (right, top), (right, bottom), (left, bottom))


def ground_of(artwork=(), **hexes):
    contents = {GRID.hex(label): HexContent((Feature(terrain),)) for label, terrain in hexes.items()}
    return Ground(Board(GRID, RULESET, hexes=contents, artwork=tuple(artwork)), ruleset(RULESET))


def test_parts_of_a_ring():
    """A ring over two hexes has a part in each; the parts are as large as the ring."""
    ground = ground_of([Artwork("woods", box(8, 6.5, 10, 9.5))])
    (piece,) = drawn_of(ground, ("woods",))
    parts = dict(parts_of(ground, piece))
    assert sorted(map(GRID.label, parts)) == ["D4", "D5"]
    assert sum(part.area for part in parts.values()) == pytest.approx(piece.area.area)


def test_parts_leave_out_slivers_and_what_is_off_the_board():
    """A ring that laps a hair over a hexside is in one hex; what lies beyond the board's edge is in none."""
    ground = ground_of([Artwork("woods", box(8.2, -3, 9.8, 2.0005))])
    (piece,) = drawn_of(ground, ("woods",))
    assert [GRID.label(at) for at, _ in parts_of(ground, piece)] == ["D1"]


def test_other_terrain_and_empty_rings_are_left_out():
    """Only rings of the terrains asked for count, and only those that enclose anything."""
    ground = ground_of([Artwork("wheat", box(8, 6.5, 10, 7.5)), Artwork("woods", ((1, 1), (2, 2), (3, 3)))])
    assert list(drawn_of(ground, ("woods",))) == []


def test_grown_area():
    """Woods that grow stay a little inside their hex; nothing grows where nothing is painted."""
    ground = ground_of(D4="woods")
    area = grown_area(ground, GRID.hex("D4"), "woods")
    assert 0.7 * HEX_AREA < area.area < HEX_AREA
    assert grown_area(ground, GRID.hex("D5"), "woods") is None


def test_masses_join_what_touches():
    """Neighbouring painted hexes are one piece, a house of another material and one apart are others."""
    ground = ground_of(D4="building_stone", D5="building_stone", D6="building_wood", A1="building_stone")
    found = masses(ground, ("building_stone", "building_wood"))
    assert sorted(tuple(map(GRID.label, mass.holds)) for mass in found) == [("A1",), ("D4", "D5"), ("D6",)]


def test_masses_without_what_is_drawn():
    """What grows can be asked for alone."""
    ground = ground_of([Artwork("woods", box(2, 2, 4, 3))], D4="woods")
    assert len(masses(ground, ("woods",))) == 2
    assert [mass.holds for mass in masses(ground, ("woods",), drawn=False)] == [(GRID.hex("D4"),)]


def test_drawn_instead_of_what_grew():
    """A grown piece that is drawn stops growing, and its ring is what it was."""
    ground = ground_of(D4="building_stone", D5="building_stone")
    (mass,) = masses(ground, ("building_stone",))
    after = Ground(drawn_instead(ground.board, ground, "building_stone", (mass,), mass.area), ground.ruleset)
    assert not after.grows(GRID.hex("D4"), "building_stone")
    assert not after.grows(GRID.hex("D5"), "building_stone")
    (piece,) = drawn_of(after, ("building_stone",))
    assert piece.area.symmetric_difference(mass.area).area < 0.001 * HEX_AREA
