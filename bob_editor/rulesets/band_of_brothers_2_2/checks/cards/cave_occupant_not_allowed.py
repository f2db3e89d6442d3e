from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, put, scenario_check
from bob_editor.rulesets.band_of_brothers_2_2.cards.counters import ON_WHEELS
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import read


@scenario_check(Severity.ERROR, cites="43.4")
def cave_occupant_not_allowed(card: Card) -> Iterator[Finding]:
    """A cave holds one infantry unit or gun, and only a Japanese one; no vehicle ever."""
    reading = read(card)
    for at, units in reading.by_hex.items():
        inside = [unit for unit in units if unit.position == "cave"]
        for number, unit in enumerate(inside):
            if unit.kind in (*ON_WHEELS, "lc"):
                why = "is no place for vehicles"
            elif unit.nations and not unit.is_japanese:
                why = "is for Japanese units only"
            elif sum(other.count for other in inside[: number + 1]) > 1:
                why = "holds one unit"
            else:
                continue
            yield Finding(
                f"The cave in {card.grid.label(at)} {why}; the {unit.name} can't be in it.",
                at=(card.at_hex(at),),
                fixes=(
                    put(f"Put the {unit.name} on the ground above", (*unit.path, "in"), None),
                    drop(f"Take the {unit.name} off the map", unit.path),
                )
                if unit.count == 1 or number
                else (put(f"Leave one {unit.name}", (*unit.path, "count"), None),),
            )
