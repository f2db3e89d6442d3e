from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, board_check, mend
from bob_editor.rulesets.last_hundred_yards.land.building_kinds import rebuilt, rural_again
from bob_editor.rulesets.last_hundred_yards.land.listed import is_urban


@board_check(Severity.WARNING, cites="4.1.6a.iii")
def hut_in_urban_hex(ground: Ground) -> Iterator[Finding]:
    """Huts are rural buildings; what stands on urban ground is an urban building."""
    for at in ground.board.hexes_with("hut"):
        if is_urban(ground, at):
            kinds = {"old": "hut", "new": "urban_building"}
            yield Finding(
                f"A hut stands in {ground.label(at)}, which is urban.",
                at=ground.at_hex(at),
                fixes=(
                    mend("Make it an urban building", rebuilt, ground=ground, at=at, **kinds),
                    mend("Make the hex rural", rural_again, at=at),
                ),
            )
