from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, board_check, mend, title_of
from bob_editor.rulesets.combat_commander_pacific.land.hex_types import hex_types
from bob_editor.rulesets.combat_commander_pacific.land.type_edits import with_bridge

_WET = ("stream", "water_barrier")


@board_check(Severity.WARNING, cites="T81.1, F100.3")
def road_in_water(ground: Ground) -> Iterator[Finding]:
    """A road doesn't make dry land of a stream or a water barrier; only a bridge does."""
    types = hex_types(ground)
    board = ground.board
    for at in types.hexes_of(*_WET) if board.paths else ():
        ways = [one for one in ("road", "trail") if board.has_path(at, one)]
        if not ways:
            continue
        name = title_of(ground.ruleset, types.type_of(at))
        label = ground.label(at)
        yield Finding(
            f"A {ways[0]} runs through the {name} of {label} without a bridge.",
            at=ground.at_hex(at),
            fixes=mend(f"Bridge {label}", with_bridge, ground=ground, at=at),
        )
