"""What a board's face prints, where the board becomes another: its bands lie along the bottom edge of each."""

from collections.abc import Iterable

from msgspec.structs import replace

from bob_editor.editing.whole.carry import Carry
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board, Feature
from bob_editor.rules.land.faces import has_bands, printed_terrain
from bob_editor.rules.ruleset import Ruleset


def as_printed(before: Board, after: Board, carry: Carry, hexes: Iterable[Hex], ruleset: Ruleset) -> Board:
    """The board after a carry, on which hexes list what was printed in them where its face prints something else."""
    if not has_bands(before.base, ruleset):
        return after
    listed = {}
    for at in hexes:
        there, own = carry.hex(at), printed_terrain(before, ruleset, at)
        bare = there in after.grid and not after.content(there).terrain
        if bare and printed_terrain(after, ruleset, there) != own:
            listed[there] = replace(after.content(there), terrain=(Feature(own),))
    return replace(after, hexes={**after.hexes, **listed})
