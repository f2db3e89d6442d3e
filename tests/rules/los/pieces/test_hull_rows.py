"""Many threads tried at once against many hulls, as one is tried against one."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st
from shapely.geometry import Polygon

from bob_editor.geometry.lattice import CORNERS, MILLI
from bob_editor.geometry.thread_tables import asides as asides_of
from bob_editor.geometry.thread_tables import sectors
from bob_editor.rules.los.pieces.hull_rows import HullRows, whole
from bob_editor.rules.los.pieces.hulls import Hull, hull_of_piece, straddles
from bob_editor.rules.los.threads.passing import Passing

_HEX = Polygon([(x * MILLI, y * MILLI) for x, y in CORNERS])
_POINTS = st.tuples(st.integers(-2000, 2000), st.integers(-1000, 1000))


@st.composite
def hulls(draw: st.DrawFn) -> Hull:
    """The hull of a triangle to octagon, cut off by the hex's sides."""
    piece = Polygon(draw(st.lists(_POINTS, min_size=3, max_size=8, unique=True))).convex_hull.intersection(
        _HEX
    )
    return (
        hull_of_piece(piece) if isinstance(piece, Polygon) and not piece.is_empty else ((0, 0, 1), (1, 0, 1))
    )


_DIRECTIONS = st.tuples(st.integers(-9, 9), st.integers(-9, 9)).filter(any)
_THREADS = st.tuples(_DIRECTIONS, st.integers(-40, 40)).map(lambda one: (*one[0], one[1]))


@given(
    st.lists(st.lists(hulls(), max_size=3), min_size=1, max_size=3),
    st.lists(st.tuples(_THREADS, st.integers(0, 8)), min_size=1),
)
def test_rows_say_what_single_hulls_say(
    batches: list[list[Hull]], tried: list[tuple[tuple[int, int, int], int]]
) -> None:
    rows, every = HullRows.none(), list[Hull]()
    for batch in batches:
        rows = rows.with_hulls(batch)
        every += batch
    assert len(rows) == len(every)
    if not every:
        return
    row = whole(number % len(every) for _, number in tried)
    du, dv, offset = (whole(column) for column in zip(*(thread for thread, _ in tried), strict=True))
    offset *= 100
    here = [every[number] for number in row.tolist()]
    threads = [*zip(offset.tolist(), du.tolist(), dv.tolist(), strict=True)]
    asides = [
        [o * w + u * y - v * x for x, y, w in hull] for hull, (o, u, v) in zip(here, threads, strict=True)
    ]
    passing = Passing(
        sectors(du, dv), asides_of(offset, du, dv), lambda some: (offset[some], du[some], dv[some])
    )
    assert rows.straddled(row, passing).tolist() == [
        straddles(hull, *thread) for hull, thread in zip(here, threads, strict=True)
    ]
    touched, bare = rows.touched(row, passing)
    assert touched.tolist() == [min(one) <= 0 <= max(one) for one in asides]
    assert (bare <= touched).all()
    assert bare.tolist() == [0 in (min(one), max(one)) for one in asides]
    least, greatest = rows.extents(row, offset, du, dv)
    assert [*zip(least.tolist(), greatest.tolist(), strict=True)] == [(min(one), max(one)) for one in asides]
    assert rows.corners_met(row, offset, du, dv).tolist() == [one.count(0) for one in asides]


def test_no_thread_asks_nothing() -> None:
    none = np.zeros(0, dtype=np.int64)
    nothing = Passing(none, none.astype(np.int16), lambda some: (some, some, some))
    assert HullRows.none().straddled(none, nothing).tolist() == []
