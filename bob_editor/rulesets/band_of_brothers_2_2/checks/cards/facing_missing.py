from bob_editor.rules.checking import Card, Finding, Hex, Iterator, Severity, put, scenario_check
from bob_editor.rulesets.band_of_brothers_2_2.cards.counters import ON_WHEELS
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, read
from bob_editor.rulesets.band_of_brothers_2_2.land.lie import front_hexes
from bob_editor.rulesets.band_of_brothers_2_2.land.optional_rules import optional_rules


@scenario_check(Severity.ERROR, cites="20.4, 43.4, 2.2")
def facing_missing(card: Card) -> Iterator[Finding]:
    """Guns, vehicles and caves face along a hexspine, and their front is the two hexes beside it.

    Where infantry facing is played, infantry does, too.
    """
    reading = read(card)
    spines = card.grid.frame.corner_names
    # Edition 2.1 calls the optional rule flanks (93.0).
    played = {"infantry_facing", "flanks"} & optional_rules(card) & {*card.scenario.texts("optional_rules")}
    with_facing = reading.theatre == "pacific" or bool(played)
    for unit in reading.placed:
        if unit.at is None or unit.row.get("facing") in tuple(spines):
            continue
        needs = unit.kind in (*ON_WHEELS, "gun")
        if not needs and not (with_facing and unit.kind in ("squad", "wt")):
            continue
        toward = _toward_enemy(reading, unit.side)
        yield Finding(
            f"The {unit.name} in {card.grid.label(unit.at)} faces no hexspine.",
            at=(card.at_hex(unit.at),),
            fixes=(put("Face the enemy's edge", (*unit.path, "facing"), toward),),
            severity=None if needs else Severity.WARNING,
            cites="20.4" if needs else "2.2",
        )
    for cave in reading.markers:
        if cave.marker in ("cave", "small_cave") and cave.row.get("facing") not in spines:
            yield Finding(
                f"The cave in {card.grid.label(cave.at)} faces no hexspine.",
                at=(card.at_hex(cave.at),),
                fixes=(put("Face downhill", (*cave.path, "facing"), _downhill(reading, cave.at)),),
                cites="43.4",
            )


def _toward_enemy(reading: CardReading, side: str) -> str:
    return {"top": "se", "bottom": "ne", "left": "e", "right": "w"}[reading.own_edge(side)]


def _downhill(reading: CardReading, at: Hex) -> str:
    """The hexspine whose two front hexes are lowest together, those on the map before others."""
    ground, frame = reading.card.ground, reading.grid.frame

    def height(corner: int) -> tuple[int, int]:
        fronts = [other for other in front_hexes(at, corner) if other in reading.grid.index]
        return 2 - len(fronts), max((ground.level(other) for other in fronts), default=99)

    return frame.corner_names[min(range(6), key=height)]
