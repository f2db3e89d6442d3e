from msgspec.structs import replace

from bob_editor.rules.checking import Edit, Finding, Ground, Iterator, Severity, board_check, partial, tagged
from bob_editor.rules.land.stands import features_with
from bob_editor.rules.land.tile_shapes import MOST_TURNS, links_at, turned_tile
from bob_editor.rulesets.memoir_44.land.laid_and_printed import land_of
from bob_editor.rulesets.memoir_44.land.tile_axes import angle_between, axis, bridge_axis

LEAST = 60
"""Degrees at least between a bridge and the river under it."""


@board_check(Severity.HINT, cites="")
def bridge_along_river(ground: Ground) -> Iterator[Finding]:
    """A bridge stands square to its river, or at 60 degrees; one that lies along it leads from water to water."""
    board, land = ground.board, land_of(ground)
    rivers = tagged(ground.ruleset, "river_family")
    for at, feature in features_with(board, tagged(ground.ruleset, "bridge")):
        lies, flows = bridge_axis(feature), axis(links_at(land.board, at, rivers))
        # Of an orientation that there isn't another check tells.
        known = 1 <= (feature.orientation or 1) <= MOST_TURNS
        if not known or lies is None or flows is None or angle_between(lies, flows) >= LEAST:
            continue
        square = max(
            range(1, MOST_TURNS + 1),
            key=lambda turn: angle_between(bridge_axis(replace(feature, orientation=turn)) or 0, flows),
        )
        turn = partial(turned_tile, at=at, terrain=feature.terrain, orientation=square)
        yield Finding(
            f"The bridge at {ground.label(at)} lies along the river.",
            at=ground.at_hex(at),
            fixes=Edit("Turn the bridge", turn),
        )
