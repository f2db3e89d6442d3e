from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, board_check, tagged, title_of
from bob_editor.rules.land.stands import features_with
from bob_editor.rulesets.memoir_44.land.laid_and_printed import land_of
from bob_editor.rulesets.memoir_44.land.tile_edits import removal, river_under

ALSO = {"bridge": ("balka",), "railroad_bridge": ("balka",), "rope_bridge": ("ravine", "wadi")}
"""What a bridge may cross besides rivers (T62, T65)."""


@board_check(Severity.WARNING, cites="T8, T9, T33, T37, T62", settled_by=("bridge_section",))
def bridge_without_river(ground: Ground) -> Iterator[Finding]:
    """A bridge crosses a river, stream or frozen river; a rope bridge a ravine or wadi too, others a balka.

    A section of a long bridge, so named by the scenario, needs no river under it.
    """
    board, ruleset, land = ground.board, ground.ruleset, land_of(ground)
    rivers = tagged(ruleset, "river_family")
    for at, feature in features_with(board, tagged(ruleset, "bridge")):
        under = rivers.union(ALSO.get(feature.terrain, ()))
        if under.isdisjoint(land.terrain(at)):
            yield Finding(
                f"No river under the {title_of(ruleset, feature.terrain)} at {ground.label(at)}.",
                at=ground.at_hex(at),
                fixes=(river_under(ruleset, at), removal(ruleset, at, feature.terrain)),
                cites=ruleset.terrain(feature.terrain).cites,
            )
