from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, board_check
from bob_editor.rulesets.memoir_44.land.laid_and_printed import hexes_with, is_beside, land_of
from bob_editor.rulesets.memoir_44.land.rivers_and_roads import track_to
from bob_editor.rulesets.memoir_44.land.tile_edits import removal


@board_check(Severity.WARNING, cites="T39")
def station_without_track(ground: Ground) -> Iterator[Finding]:
    """Trains stop at a station, so track or another station lies beside it, or a track runs through."""
    land = land_of(ground)
    for at in hexes_with(land, ("railroad_station",)):
        if "railroad_track" in land.terrain(at) or is_beside(
            land, at, ("railroad_track", "railroad_station")
        ):
            continue
        yield Finding(
            f"No track reaches the station at {ground.label(at)}.",
            at=ground.at_hex(at),
            fixes=(*track_to(ground, at), removal(ground.ruleset, at, "railroad_station")),
        )
