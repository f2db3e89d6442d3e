from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, at_hex, board_check
from bob_editor.rules.mending import board_edits, mend
from bob_editor.rules.tags import tagged, title_of
from bob_editor.rules.wording import listed, with_article
from bob_editor.rulesets.last_hundred_yards.land.crossings import has_road
from bob_editor.rulesets.last_hundred_yards.land.hex_facts import BUILDING_SHARE
from bob_editor.rulesets.last_hundred_yards.land.images import covered
from bob_editor.rulesets.last_hundred_yards.land.listed import URBAN, is_urban, on_ground
from bob_editor.rulesets.last_hundred_yards.land.road_flags import RURAL_ROAD, URBAN_ROAD, flagged


@board_check(Severity.ERROR, cites="4.1.9.2, 4.1.9.3")
def building_road_flag_wrong(ground: Ground) -> Iterator[Finding]:
    """An urban building road is a road past an urban building on urban ground, a rural one a road past a rural one."""
    board = ground.board
    wanted = {URBAN_ROAD: frozenset({"urban_building"}), RURAL_ROAD: tagged(ground.ruleset, "rural_building")}
    hexes = flagged(ground, *wanted)
    drawn = covered(ground, frozenset[str]().union(*wanted.values())) if hexes else {}
    for at in hexes:
        there = {*board.content(at).terrain_ids}
        there |= {kind for kind, share in drawn.get(at, {}).items() if share > BUILDING_SHARE}
        for flag in (one for one in wanted if board.has(at, one)):
            off_town = flag == URBAN_ROAD and not is_urban(ground, at)
            missing = ["rural ground"] if off_town else []
            missing += [] if has_road(ground, at) else ["no road"]
            missing += [] if there & wanted[flag] else ["no such building"]
            if not missing:
                continue
            urban = mend("Make the hex urban", on_ground, at=at, ground_kind=URBAN)
            yield Finding(
                f"{board.grid.label(at)} is flagged as {with_article(title_of(ground.ruleset, flag))} and has "
                f"{listed(missing)}.",
                at=(at_hex(board.grid, at),),
                fixes=(
                    mend("Clear the flag", board_edits.remove_terrain, hexes=(at,), terrain=flag),
                    *((urban,) if off_town and len(missing) == 1 else ()),
                ),
                cites="4.1.9.2" if flag == URBAN_ROAD else "4.1.9.3",
            )
