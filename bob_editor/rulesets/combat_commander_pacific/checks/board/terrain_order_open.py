from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, board_check, mend, title_of
from bob_editor.rulesets.combat_commander_pacific.land.chart import BRIDGE, BUILDING, OPEN_GROUND
from bob_editor.rulesets.combat_commander_pacific.land.hex_types import hex_types
from bob_editor.rulesets.combat_commander_pacific.land.type_edits import without_types


@board_check(Severity.WARNING, cites="T81.1")
def terrain_order_open(ground: Ground) -> Iterator[Finding]:
    """Of several types in a hex the one that stands first on the Terrain Chart counts.

    The rules say so much of the chart's order: a bridge comes before what it crosses, open ground comes last. Of other
    types the order is the editor's (ruleset.json), so one type a hex is safer.
    """
    types = hex_types(ground)
    for at in types.marked:
        # Of what is drawn and isn't listed another check tells.
        unlisted = {piece.terrain for piece in types.unlisted(at)}
        mixed = [
            one for one in types.chart.order if one in types.occupants(at) - {BRIDGE, OPEN_GROUND, *unlisted}
        ]
        if len(mixed) < 2:
            continue
        names = " and ".join(title_of(ground.ruleset, one) for one in mixed)
        counts = title_of(ground.ruleset, types.type_of(at))
        # A building without one of its hexes would be none.
        kept = [BUILDING] if BUILDING in mixed else mixed
        yield Finding(
            f"{ground.label(at)} has {names}; it counts as {counts}.",
            at=ground.at_hex(at),
            fixes=(
                mend(
                    f"Keep the {title_of(ground.ruleset, one)}",
                    without_types,
                    ground=ground,
                    at=at,
                    types=tuple(other for other in mixed if other != one),
                )
                for one in kept
            ),
        )
