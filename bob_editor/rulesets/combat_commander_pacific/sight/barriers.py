"""What may block outright in each hex, laid ready to be looked up along a thread: how most questions are answered."""

from __future__ import annotations

from bob_editor.rulesets.combat_commander_pacific.sight.barrier import Barrier, Standing
from bob_editor.rulesets.combat_commander_pacific.sight.reading import MapReading

NONE_THERE = -1
"""Core and shell of what isn't there."""


def barrier_at(reading: MapReading, levels: tuple[int, int], number: int) -> Barrier | None:
    """What may block in a hex between ends on these levels."""
    contents = reading.contents.get(number)
    if contents is None:
        return None
    high, level = max(levels), levels[0] == levels[1]
    core = shell = ground_core = ground_shell = NONE_THERE
    if contents.level >= high and contents.obstacles:
        core = next(core for _, core, blocks, _ in contents.tried if blocks)
        shell = max(shell for shell, _, blocks, _ in contents.tried if blocks)
    parts = [part for part in contents.ground if part.level >= high + level]
    if parts:
        # ground higher than both ends is named by the highest met, a crest line by any
        named = parts[:1] if level else parts
        ground_core = max(piece.touch.core for part in named for piece in part.pieces)
        ground_shell = max(piece.touch.shell for part in parts for piece in part.pieces)
    if shell == ground_shell == NONE_THERE:
        return None
    return core, shell, ground_core, ground_shell, Standing(contents, {}, {})
