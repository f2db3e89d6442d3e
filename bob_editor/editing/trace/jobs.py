"""What traces a subject beside the window: a job for each kind of it."""

from collections.abc import Mapping, Sequence

from bob_editor.editing.trace.areas.bare import trace_bare
from bob_editor.editing.trace.areas.terrain import trace_terrain
from bob_editor.editing.trace.hills.covers import covering
from bob_editor.editing.trace.hills.dots import told_levels
from bob_editor.editing.trace.hills.levels import trace_levels
from bob_editor.editing.trace.proposals import Proposal, Settings, Stroke
from bob_editor.editing.trace.sides.hexsides import trace_sides
from bob_editor.editing.trace.subjects import Job, Subject
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board

__all__ = ["of_areas", "of_bare", "of_levels", "of_sides", "told_levels"]

Strokes = tuple[Stroke, ...]


def of_bare(strokes: Strokes) -> Job:
    """Where nothing lies."""
    return lambda sheet, _pace: trace_bare(sheet, strokes)


def of_areas(strokes: Strokes, subject: Subject, settings: Settings) -> Job:
    """Areas of a terrain."""
    return lambda sheet, pace: trace_terrain(
        sheet, strokes, subject.terrain, settings, outlined=subject.outlined, pace=pace
    )


def of_sides(strokes: Strokes, subject: Subject, settings: Settings) -> Job:
    """Hexsides of a terrain."""
    return lambda sheet, pace: trace_sides(sheet, strokes, subject.terrain, settings, pace=pace)


def of_levels(
    strokes: Strokes,
    settings: Settings,
    board: Board,
    *,
    proposals: tuple[Proposal, ...],
    bare: Sequence[Stroke],
    told: Mapping[Hex, int],
) -> Job:
    """Levels; what is drawn on the board, and proposed for it, covers their tints."""
    return lambda sheet, pace: trace_levels(
        sheet,
        strokes,
        settings,
        covers=covering(sheet, board, proposals, strokes),
        bare=bare,
        told=told,
        pace=pace,
    )
