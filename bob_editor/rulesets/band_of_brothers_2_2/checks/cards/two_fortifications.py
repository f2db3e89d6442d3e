from bob_editor.rules.checking import Card, Finding, Hex, Iterator, Severity, drop, listed, scenario_check
from bob_editor.rules.mending import Edit, Fix, Scenario, scenario_edits
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, PlacedMarker, read

_OBSTACLES = ("wire", "roadblock")
"""What bars the way and gives no cover."""


@scenario_check(Severity.ERROR, cites="43.0")
def two_fortifications(card: Card) -> Iterator[Finding]:
    """A location holds one fortification.

    Whether wire or a roadblock may be beside another the rules leave open; a ruling decides (wire_with_fortification).
    """
    reading = read(card)
    by_hex: dict[Hex, list[PlacedMarker]] = {}
    for fort in reading.fortifications:
        by_hex.setdefault(fort.at, []).append(fort)
    for at, forts in by_hex.items():
        solid = [fort for fort in forts if fort.marker not in _OBSTACLES]
        obstacles = [fort for fort in forts if fort.marker in _OBSTACLES]
        twice = [fort for fort in obstacles if _alike(fort, obstacles)]
        label = card.grid.label(at)
        if len(solid) > 1 or twice:
            extra = solid[-1] if len(solid) > 1 else twice[-1]
            yield Finding(
                f"{label} has several fortifications: {_names(reading, solid if len(solid) > 1 else twice)}.",
                at=(card.at_hex(at),),
                fixes=tuple(
                    drop(f"Remove the {name}", fort.path)
                    for name, fort in {reading.title(one.marker): one for one in (extra,)}.items()
                )
                if len(solid) <= 2
                else (_keep_first(solid),),
            )
        elif solid and obstacles:
            forbidden = "wire_with_fortification" in card.ruleset.rulings and (
                card.ruling("wire_with_fortification") == "forbid"
            )
            yield Finding(
                f"{label} has {_names(reading, [solid[0], obstacles[0]])}; the rules leave open whether that may be.",
                at=(card.at_hex(at),),
                fixes=(_keep_first(forts, [solid[0]]),),
                severity=Severity.ERROR if forbidden else Severity.WARNING,
            )


def _alike(fort: PlacedMarker, others: list[PlacedMarker]) -> bool:
    """Whether another obstacle of the same kind bars the same way."""
    return any(
        other is not fort
        and other.marker == fort.marker
        and other.row.get("facing") == fort.row.get("facing")
        for other in others
    )


def _names(reading: CardReading, forts: list[PlacedMarker]) -> str:
    return listed(reading.title(fort.marker) for fort in forts)


def _keep_first(forts: list[PlacedMarker], kept: list[PlacedMarker] | None = None) -> Fix:
    """Remove all but some, the first where none are named; the last rows go first."""
    keep = forts[:1] if kept is None else kept

    def edit(scenario: Scenario) -> Scenario:
        for fort in sorted(forts, key=lambda one: one.path, reverse=True):
            if fort not in keep:
                scenario = scenario_edits.remove(scenario, fort.path)
        return scenario

    return Edit("Keep one of them", edit)
