"""Where paths from dot to dot leave a board of whole hexes: they are drawn on to its edge."""

from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Path
from bob_editor.model.drawn_paths import led_off
from bob_editor.render.board.areas import BUILDINGS
from bob_editor.render.board.scenery import Scenery


def path_ends(scenery: Scenery, path: Path) -> tuple[Hex | None, Hex | None]:
    """The hexes beside the board towards which a path leaves it from its first and its last hex; None where it doesn't.

    It ends at a dot that lies on the board's edge, at a building, and where another of its kind runs.
    """
    if path.curve or len(path.through) < 2:
        return None, None
    return _beyond(scenery, path, first=True), _beyond(scenery, path, first=False)


def _beyond(scenery: Scenery, path: Path, *, first: bool) -> Hex | None:
    there = led_off(scenery.ground.board, path, first=first)
    listed = scenery.ground.terrain(path.through[0 if first else -1])
    return None if any(scenery.style.look(one).pattern in BUILDINGS for one in listed) else there
