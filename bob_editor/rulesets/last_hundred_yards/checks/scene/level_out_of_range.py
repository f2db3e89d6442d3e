"""Hills higher than the blind hex table goes once they are multiplied."""

from msgspec.structs import replace

from bob_editor.rules.checking import Finding, Ground, Iterator, Scene, Severity, at_heading, scene_check
from bob_editor.rules.mending import Board, Edit, mend
from bob_editor.rulesets.last_hundred_yards.land.hill_levels import FACTORS, with_factor, with_hill_levels


@scene_check(Severity.ERROR, cites="4.1.4", name="level-out-of-range")
def level_out_of_range_multiplied(scene: Scene, ground: Ground) -> Iterator[Finding]:
    """The blind hex table goes to a difference of nine levels; hills that rise above it can't be played."""
    highest = ground.ruleset.levels[1]
    changes = [
        change for change in scene.changes if change.change in ("hill_levels_times", "hill_levels_set")
    ]
    if not changes or _top(scene) <= highest:
        return
    printed = max(_levels(scene.board), default=0)
    factor = min(max(highest // max(printed, 1), 1), FACTORS[-1])
    tamed = tuple(
        mend(f"Multiply hills by {factor}", with_factor, old=change, factor=factor)
        for change in changes
        if change.change == "hill_levels_times" and len(changes) == 1 and printed <= highest
    )
    yield Finding(
        f"Hills rise to level {_top(scene)}, and the blind hex table goes to {highest}.",
        at=at_heading("changes"),
        fixes=(*tamed, Edit("Play hills as printed", _as_printed)),
    )


def _top(scene: Scene) -> int:
    return max(_levels(with_hill_levels(scene)), default=0)


def _levels(board: Board) -> list[int]:
    painted = [content.level for content in board.hexes.values() if content.level is not None]
    return [board.base.level, *painted, *(contour.level for contour in board.contours)]


def _as_printed(scene: Scene) -> Scene:
    """The scene without the changes of hill levels."""
    kept = tuple(
        change for change in scene.changes if change.change not in ("hill_levels_times", "hill_levels_set")
    )
    return replace(scene, changes=kept)
