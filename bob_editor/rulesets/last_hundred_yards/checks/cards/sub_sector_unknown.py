from bob_editor.rules.checking import Card, FieldPath, Finding, Iterator, Severity, put, scenario_check
from bob_editor.rulesets.last_hundred_yards.cards.frontages import SUB_SECTORS
from bob_editor.rulesets.last_hundred_yards.land.sector_grids import HALF, size_of


@scenario_check(Severity.ERROR, cites="20.7")
def sub_sector_unknown(card: Card) -> Iterator[Finding]:
    """A folded sector has two sub-sectors, a and b."""
    for index, place in enumerate(card.scenario.boards):
        if isinstance(place.crop, str) and place.crop not in SUB_SECTORS.values():
            path: FieldPath = ("map", "boards", index, "crop")
            # The halves of a sector lie on the map each but once.
            used = [one.crop for one in card.scenario.boards if one.board == place.board and one != place]
            yield Finding(
                f"There is no sub-sector {place.crop or '“”'}.",
                at=card.at_field(*path),
                fixes=(
                    *(put(f"Take {one}", path, one) for one in SUB_SECTORS.values() if one not in used),
                    *(() if used else (put("Take the whole sector", path, None),)),
                ),
            )
    for part, one in enumerate(card.map.laid):
        folded = isinstance(one.place.crop, str) and one.place.crop in SUB_SECTORS.values()
        if folded and not one.overlay and size_of(one.board.grid) == HALF:
            path = (*card.board_field(part), "crop")
            yield Finding(
                f"Board {one.place.name} is half a sector and has no sub-sector {one.place.crop}.",
                at=card.at_field(*path),
                fixes=put("Take all of it", path, None),
            )
