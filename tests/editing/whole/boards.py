"""Boards of every shape with something of everything on them, for hypothesis."""

from typing import Any

from hypothesis import strategies as st

from bob_editor.geometry.grid import EDGES, Grid
from bob_editor.geometry.parts import Side, side_of
from bob_editor.model.board import (
    Accepted,
    Artwork,
    Board,
    Contour,
    Feature,
    HexContent,
    Label,
    Path,
    Pin,
    Underlay,
)
from bob_editor.rules.land.tile_shapes import TURNS

SHAPES = (*TURNS, "FR", "FL", "X", "Y")


@st.composite
def grids(draw: st.DrawFn) -> Grid:
    """A grid that may be turned: lines of one length, or those that begin further out one hex longer."""
    pointy = draw(st.booleans())
    lines, length = draw(st.integers(1, 7)), draw(st.integers(1, 7))
    back = draw(st.booleans())
    varied = draw(st.booleans())
    lengths: Any = length
    if varied:
        lengths = (length, length + 1) if back else (length + 1, length)
    first: Any = draw(st.integers(0, 3))
    if not pointy and draw(st.booleans()):
        first = (first, draw(st.integers(0, 3)))
    halves = draw(st.sets(st.sampled_from(EDGES)))
    return Grid(
        lengths if pointy else lines,
        lines if pointy else lengths,
        "pointy-top" if pointy else "flat-top",
        shifted=draw(st.sampled_from(("even", "odd"))),
        shift=(("left" if back else "right") if pointy else ("up" if back else "down")),
        first_row=first,
        edges=tuple((edge, "half") for edge in EDGES if edge in halves),
    )


points = st.tuples(
    st.integers(-8000, 30000).map(lambda milli: milli / 1000),
    st.integers(-8000, 30000).map(lambda milli: milli / 1000),
)
rings = st.lists(points, min_size=3, max_size=6).map(tuple)


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """A board with something of everything on it, tiles that are turned and names of its hexes included."""
    grid = draw(grids())
    hexes = st.sampled_from(grid.hexes)
    labels = hexes.map(grid.label)
    sides = st.builds(side_of, hexes, st.integers(0, 5))

    @st.composite
    def features(draw: st.DrawFn) -> Feature:
        shape = draw(st.sampled_from((None, *SHAPES)))
        orientation = draw(st.one_of(st.none(), st.integers(0, 6)))
        return Feature("river", orientation, shape, tuple(draw(st.lists(labels, max_size=2))))

    content = st.builds(
        HexContent, st.lists(features(), max_size=2).map(tuple), st.one_of(st.none(), st.integers(-1, 3))
    )
    found: dict[Side, tuple[Feature, ...]] = draw(
        st.dictionaries(sides, st.lists(features(), min_size=1, max_size=2).map(tuple), max_size=3)
    )
    paths = draw(
        st.lists(
            st.builds(Path, st.just("road"), st.lists(hexes, min_size=1, max_size=4).map(tuple)), max_size=2
        )
    )
    places = st.one_of(
        labels,
        sides.map(grid.side_label),
        st.just("artwork/0"),
        st.sampled_from([f"paths/0 {grid.label(path.through[0])}" for path in paths[:1]] or [""]),
        st.sampled_from(("", "title")),
    )
    return Board(
        grid,
        "toy",
        hexes=draw(st.dictionaries(hexes, content, max_size=5)),
        sides=found,
        paths=tuple(paths),
        artwork=tuple(
            draw(st.lists(st.builds(Artwork, st.just("woods"), rings, st.tuples(rings)), max_size=2))
        ),
        contours=tuple(draw(st.lists(st.builds(Contour, st.integers(1, 3), rings), max_size=2))),
        labels=tuple(draw(st.lists(st.builds(Label, st.just("E4"), points), max_size=2))),
        exits=tuple(draw(st.lists(st.builds(lambda at: {"at": at, "value": 1}, places), max_size=2))),
        objectives=tuple(draw(st.lists(st.builds(lambda at: {"at": at, "title": "A1"}, labels), max_size=2))),
        underlay=Underlay(
            "scan.png", tuple(draw(st.lists(st.builds(Pin, st.just((3, 4)), labels), max_size=3)))
        ),
        accepted=tuple(draw(st.lists(st.builds(Accepted, st.just("x"), places), max_size=3))),
        extra={
            "openings": draw(st.lists(sides.map(grid.side_label), max_size=2)),
            "artillery_boxes": ["top_left", "bottom"],
            "scatter_diagram": ["n", "ne", "sw"],
        },
        unplaced={"hexes": {"??": {}}},
        unread={"paths": {"1": {"terrain": 3}}},
    )
