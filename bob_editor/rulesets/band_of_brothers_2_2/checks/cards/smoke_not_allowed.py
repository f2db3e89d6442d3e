from bob_editor.rules.checking import Card, Finding, Iterator, Severity, counted, drop, put
from bob_editor.rules.mending import FieldPath, drop_all
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check


@card_check(Severity.ERROR, cites="48.0, 55.2")
def smoke_not_allowed(card: Card, reading: CardReading) -> Iterator[Finding]:
    """Artillery fires smoke only where its row on the card says so.

    While it pours there is no smoke; in the monsoon it may.
    """
    weather = card.scene.conditions  # that the edition has
    raining = weather.get("rain") is True
    wet = raining or weather.get("monsoon") is not None
    for index, side, row in reading.side_fields():
        name = reading.side_title(side)
        for number, gun in card.scenario.rows("sides", index, "artillery"):
            path = ("sides", index, "artillery", number)
            missions, every = gun.get("smoke_missions"), gun.get("missions")
            if isinstance(missions, int) and missions > 0 and gun.get("smoke") is not True:
                yield Finding(
                    f"{name}: the artillery has smoke missions and may not fire smoke.",
                    at=card.at_field(*path, "smoke_missions"),
                    fixes=(
                        put("Let it fire smoke", (*path, "smoke"), value=True),
                        drop("Take the smoke missions away", (*path, "smoke_missions")),
                    ),
                    cites="48.0",
                )
            elif isinstance(missions, int) and isinstance(every, int) and missions > every > 0:
                yield Finding(
                    f"{name}: {missions} of {counted(every, 'mission')} of the artillery may be smoke.",
                    at=card.at_field(*path, "smoke_missions"),
                    fixes=put(f"Make it {every}", (*path, "smoke_missions"), every),
                    cites="48.0",
                )
            if wet and gun.get("smoke") is True:
                yield _in_rain(
                    card, (*path, "smoke"), f"{name}: the artillery fires smoke", (*path, "smoke_missions")
                )
        for field in ("smoke_grenades", "smoke_counters"):
            if wet and row.get(field):
                yield _in_rain(card, ("sides", index, field), f"{name}: smoke")
    for marker in reading.markers:
        if raining and marker.marker in ("smoke", "smoke_dispersed"):
            told = f"There is smoke in {card.grid.label(marker.at)}"
            yield _in_rain(card, marker.path, told, severity=Severity.WARNING)


def _in_rain(
    card: Card, path: FieldPath, what: str, *too: FieldPath, severity: Severity = Severity.HINT
) -> Finding:
    return Finding(
        f"{what} in the monsoon.",
        at=card.at_field(*path),
        fixes=drop_all("Take the smoke away", (path, *too)),
        severity=severity,
        cites="55.2",
    )
