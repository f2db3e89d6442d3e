from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put, scenario_check


@scenario_check(Severity.WARNING, cites="T12")
def sea_wall_without_facing(card: Card) -> Iterator[Finding]:
    """A sea wall protects over the hexsides that it lies at, the upper ones or the lower, where it isn't over all."""
    for index, row in card.scenario.markers if card.ruling("sea_wall_sides") == "facing" else ():
        path = ("markers", index, "facing")
        if row.get("marker") == "sea_wall" and not row.get("facing"):
            yield Finding(
                "It isn't said at which edge the sea wall lies.",
                at=card.where(card.hex(row.get("at")), *path),
                fixes=[put(f"Let it face {way}", path, way) for way in "ns"],
            )
