"""What names a board's hexes from beside it: suites of expected lines, the LOS trial, the ends of threads."""

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from bob_editor.editing.sight.circumstances import suite_of_scene
from bob_editor.editing.sight.pinned import Thread
from bob_editor.editing.sight.suite_edits import KeptSuite, Suites
from bob_editor.editing.whole.carry import Carry
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board, Feature
from bob_editor.opening.loaded_map import suite_map
from bob_editor.records import Record
from bob_editor.rules.land.tile_shapes import flipped
from bob_editor.rules.los.scene import End, Scene
from bob_editor.storage.kinds.suites import EndSpec, Expectation, Pair, Suite

Row = Mapping[str, Any]


class CarriedSuite(Record):
    """A suite on the other grid, and how many of its lines, rows and threads fell off."""

    suite: Suite
    lines: int = 0
    rows: int = 0
    threads: int = 0


def carried_suite(suite: Suite, carry: Carry) -> CarriedSuite:
    """A suite whose lines and rows name the hexes as they are called then."""
    found = replace(
        suite,
        checks=tuple(one for check in suite.checks if (one := _check(check, carry)) is not None),
        markers=_rows(suite.markers, carry),
        changes=_rows(suite.changes, carry),
        units=_rows(suite.units, carry),
        threads=tuple(pair for ends in suite.threads if (pair := _pair(ends, carry)) is not None),
    )
    return CarriedSuite(
        found,
        len(suite.checks) - len(found.checks),
        _count(suite) - _count(found),
        len(suite.threads) - len(found.threads),
    )


def carried_suites(suites: Suites, carry: Carry) -> tuple[Suites, int, int, int]:
    """The suites kept beside a board, as ``carried_suite`` makes each; with how many lines, rows, threads fell off."""
    found = [carried_suite(kept.suite, carry) for kept in suites]
    return (
        tuple(replace(kept, suite=one.suite) for kept, one in zip(suites, found, strict=True)),
        sum(one.lines for one in found),
        sum(one.rows for one in found),
        sum(one.threads for one in found),
    )


def lines_along(*parts: tuple[Iterable[Suite], Carry], within: frozenset[Hex] | None = None) -> Suites:
    """The suites of boards that went over to another one, those with lines there; ``within``: both ends of each."""
    found: list[Suite] = []
    for suites, carry in parts:
        for suite in suites:
            named = {carry.source.label(at) for at in within or ()}
            checks = (one for one in suite.checks if within is None or {one.start.hex, one.goal.hex} <= named)
            found.append(carried_suite(replace(suite, checks=tuple(checks)), carry).suite)
    return tuple(KeptSuite(suite, key) for key, suite in enumerate(one for one in found if one.checks))


def carried_scene(scene: Scene, carry: Carry, board: Board) -> tuple[Scene, int]:
    """The circumstances of an LOS trial on the board that was carried over; with how many of its rows fell off.

    :raises BadFile: where one of them was off the board before.
    """
    found = carried_suite(suite_of_scene(scene, title="", board_path=""), carry)
    after = suite_map(found.suite, board, scene.ruleset, "The LOS trial").scene
    return replace(after, minute=scene.minute), found.rows


def carried_end(end: End | None, carry: Carry) -> End | None:
    """An end of a thread; None where it fell off."""
    if end is None or carry.has_fallen(end.hex):
        return None
    side = None if end.road_side is None else carry.direction(end.road_side)
    return replace(end, hex=carry.hex(end.hex), road_side=side)


def _count(suite: Suite) -> int:
    return len(suite.markers) + len(suite.changes) + len(suite.units)


def _rows(rows: tuple[Row, ...], carry: Carry) -> tuple[Row, ...]:
    return tuple(one for row in rows if (one := _row(row, carry)) is not None)


def carried_threads(threads: tuple[Thread, ...], carry: Carry) -> tuple[Thread, ...]:
    """Pinned threads; those of which an end fell off are left out."""
    ends = ((carried_end(start, carry), carried_end(goal, carry)) for start, goal in threads)
    return tuple((start, goal) for start, goal in ends if start is not None and goal is not None)


def _check(check: Expectation, carry: Carry) -> Expectation | None:
    ends = _pair((check.start, check.goal), carry)
    return None if ends is None else replace(check, start=ends[0], goal=ends[1])


def _pair(ends: Pair, carry: Carry) -> Pair | None:
    start, goal = (_spec(one, carry) for one in ends)
    return None if start is None or goal is None else (start, goal)


def _spec(spec: EndSpec, carry: Carry) -> EndSpec | None:
    at = carry.label(spec.hex)
    if at is None:
        return None
    return replace(spec, hex=at, road_side=None if spec.road_side is None else carry.way(spec.road_side))


def _row(row: Row, carry: Carry) -> Row | None:
    """A marker, change or unit where it lies then; None where all its places fell off."""
    found = dict(row)
    if isinstance(at := row.get("at"), str):
        found["at"] = carry.label(at)
        if found["at"] is None:
            return None
    elif isinstance(at, list | tuple) and at:
        # Without any place a change would hold for the whole map.
        named = (carry.label(one) if isinstance(one, str) else one for one in at)
        found["at"] = [one for one in named if one is not None]
        if not found["at"]:
            return None
    if "facing" in row:
        found["facing"] = carry.facing(row["facing"])
    if isinstance(steep := row.get("steep"), list | tuple):
        named = (carry.label(one) if isinstance(one, str) else one for one in steep)
        found["steep"] = [one for one in named if one is not None]
    if isinstance(to := row.get("to"), str):
        # The other end of a trail; what has fallen stays named, and is told of as not on the board.
        found["to"] = carry.label(to) or to
        if isinstance(row.get("side"), str):
            found["side"] = carry.facing(row["side"])
    turned = row.get("orientation")
    if isinstance(turned, int) and not isinstance(turned, bool):
        piece = flipped(
            Feature("", turned),
            left_right=carry.left_right,
            top_bottom=carry.top_bottom,
            pointy=carry.source.pointy,
        )
        found["orientation"] = piece.orientation
    return found
