from bob_editor.rules.checking import Finding, Ground, Hex, Iterator, Scene, Severity, scene_check
from bob_editor.rules.mending import Board, Edit, board_edits, partial
from bob_editor.rules.scene_edits import clearance, on_board
from bob_editor.rules.tags import rule_of, tagged, title_of
from bob_editor.rulesets.memoir_44.land.contents import Inventory

FREE = frozenset(("open", "beach", "road", "high_ground", "flooded_field"))


@scene_check(Severity.WARNING, cites="T2, T22")
def bunker_in_cover(scene: Scene, ground: Ground) -> Iterator[Finding]:
    """A bunker has a hex for itself: open ground, beach, a hill, a road, high ground or a flooded field."""
    inventory = Inventory(scene)
    free = FREE | tagged(ground.ruleset, "hill_family")
    for marker in scene.markers:
        if marker.marker not in ("bunker", "field_bunker"):
            continue
        cover = [one for one in inventory.terrain(marker.at) if one not in free]
        if not cover:
            continue
        title = title_of(ground.ruleset, cover[-1])
        clear = on_board(partial(_uncovered, at=marker.at, cover=tuple(cover)))
        yield Finding(
            f"The bunker at {ground.label(marker.at)} stands in {title}.",
            at=ground.at_hex(marker.at),
            fixes=(Edit(f"Remove the {title}", clear), clearance("bunker", marker)),
            cites=rule_of(ground.ruleset, marker.marker),
        )


def _uncovered(board: Board, at: Hex, cover: tuple[str, ...]) -> Board:
    """The board without these terrains in a hex, listed or run through; printed ones give way to high ground."""
    for terrain in cover:
        board = board_edits.remove_terrain(board, (at,), terrain)
        board = board_edits.erase_paths_in(board, (at,), terrain)
    if not board.content(at).terrain and board.base.face == "beach":
        board = board_edits.paint_terrain(board, (at,), ("high_ground",))
    return board
