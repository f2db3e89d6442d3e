from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, board_check, title_of
from bob_editor.rules.land.shares import covered
from bob_editor.rules.mending import board_edits, mend
from bob_editor.rules.wording import listed, with_article
from bob_editor.rulesets.last_hundred_yards.land.crossings import has_road
from bob_editor.rulesets.last_hundred_yards.land.hex_facts import BUILDING_SHARE
from bob_editor.rulesets.last_hundred_yards.land.listed import URBAN, is_urban, on_ground
from bob_editor.rulesets.last_hundred_yards.land.road_flags import URBAN_ROAD, flagged

HOUSE = "urban_building"


@board_check(Severity.ERROR, cites="4.1.9.2")
def building_road_flag_wrong(ground: Ground) -> Iterator[Finding]:
    """An urban building road is a road past an urban building on urban ground; a rural one is never listed."""
    hexes = flagged(ground, URBAN_ROAD)
    drawn = covered(ground, frozenset({HOUSE})) if hexes else {}
    for at in hexes:
        off_town = not is_urban(ground, at)
        missing = ["rural ground"] if off_town else []
        missing += [] if has_road(ground, at) else ["no road"]
        if not ground.board.has(at, HOUSE) and drawn.get(at, {}).get(HOUSE, 0) <= BUILDING_SHARE:
            missing.append("no such building")
        if not missing:
            continue
        urban = mend("Make the hex urban", on_ground, at=at, ground_kind=URBAN)
        yield Finding(
            f"{ground.label(at)} is flagged as {with_article(title_of(ground.ruleset, URBAN_ROAD))} and has "
            f"{listed(missing)}.",
            at=ground.at_hex(at),
            fixes=(
                mend("Clear the flag", board_edits.remove_terrain, hexes=(at,), terrain=URBAN_ROAD),
                *((urban,) if off_town and len(missing) == 1 else ()),
            ),
        )
