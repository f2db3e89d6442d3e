"""Moving hexes about."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bob_editor.editing.drawing.motion import Motion
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import Frame
from bob_editor.geometry.parts import side_of

frames = st.builds(Frame, st.sampled_from(["flat-top", "pointy-top"]), st.sampled_from([0, 1]))
hexes = st.builds(Hex, st.integers(-20, 20), st.integers(-20, 20))
directions = st.integers(0, 5)


@st.composite
def motions(draw: st.DrawFn) -> Motion:
    """Motions within one frame."""
    frame = draw(frames)
    return Motion(frame, frame, draw(hexes), draw(hexes), turns=draw(directions), mirror=draw(st.booleans()))


@given(motions(), hexes, directions)
def test_neighbours_stay_neighbours(motion: Motion, at: Hex, direction: int) -> None:
    """Where a neighbour comes to lie, there the direction points, and the hexside between lies between."""
    there = motion.hex(at)
    beyond = motion.hex(at.neighbour(direction))
    assert there.neighbour(motion.direction(direction)) == beyond
    assert set(motion.side(side_of(at, direction)).hexes) == {there, beyond}


@given(motions(), hexes)
def test_dots_go_with_their_hexes(motion: Motion, at: Hex) -> None:
    """A hex's dot comes to lie on the dot of where the hex comes to lie."""
    x, y = motion.source.centre(at)
    assert motion.point((x, y)) == pytest.approx(motion.target.centre(motion.hex(at)))


@given(motions(), st.tuples(*[st.floats(-30, 30)] * 2), st.tuples(*[st.floats(-30, 30)] * 2))
def test_lengths_stay(motion: Motion, one: tuple[float, float], other: tuple[float, float]) -> None:
    """Two points are as far apart in true proportions as before, but for rounding."""
    frame = motion.source
    before = math.dist(frame.true(one), frame.true(other))
    after = math.dist(frame.true(motion.point(one)), frame.true(motion.point(other)))
    assert abs(before - after) < 0.004


@given(frames, hexes, hexes)
def test_six_turns_and_two_mirrorings_lead_back(frame: Frame, about: Hex, at: Hex) -> None:
    """Turned six times, or mirrored twice, a hex is where it was."""
    turned = mirrored = at
    for _ in range(6):
        turned = Motion(frame, frame, about, about, turns=1).hex(turned)
    for _ in range(2):
        mirrored = Motion(frame, frame, about, about, mirror=True).hex(mirrored)
    assert turned == mirrored == at


@given(frames, hexes, directions)
def test_clockwise_and_left_to_right(frame: Frame, about: Hex, direction: int) -> None:
    """On the board as one sees it, a turn is clockwise by 60 degrees and mirroring swaps left and right."""
    other = about.neighbour(direction)
    (cx, cy), (ax, ay) = frame.true(frame.centre(about)), frame.true(frame.centre(other))
    turned = Motion(frame, frame, about, about, turns=1).hex(other)
    tx, ty = frame.true(frame.centre(turned))
    angle = math.atan2(ty - cy, tx - cx) - math.atan2(ay - cy, ax - cx)
    assert math.isclose(angle % math.tau, math.pi / 3)
    mx, my = frame.true(frame.centre(Motion(frame, frame, about, about, mirror=True).hex(other)))
    assert (mx - cx, my - cy) == pytest.approx((cx - ax, ay - cy))


@given(motions(), st.sampled_from([-75.0, -30.0, 15.0, 60.0, 170.0]))
def test_a_slanted_text_follows_and_stays_readable(motion: Motion, degrees: float) -> None:
    """It lies along the same line of the map as before, never on its head; an upright one stays upright."""
    turned = motion.slant(degrees)
    assert -90 <= turned < 90
    along = (-degrees if motion.mirror else degrees) + 60 * motion.turns
    assert (turned - along) % 180 == 0
    assert motion.slant(0) == 0


def test_a_text_that_is_only_shifted_runs_as_before() -> None:
    """Also one that runs straight down, which lies along the same line as one that runs up."""
    shifted = Motion(Frame(), Frame(), Hex(0, 0), Hex(2, 1))
    assert [shifted.slant(degrees) for degrees in (90.0, -90.0, 45.0)] == [90.0, -90.0, 45.0]
