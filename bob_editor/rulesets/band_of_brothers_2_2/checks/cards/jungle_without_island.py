from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check

_ISLANDS = {"guadalcanal": "Guadalcanal", "new_britain": "New Britain", "other": "another island"}


@card_check(Severity.HINT, cites="51.0", whole_map=True)
def jungle_without_island(card: Card, reading: CardReading) -> Iterator[Finding]:
    """What jungle costs in the Pacific hangs on the island, so where jungle lies the card names one."""
    if reading.theatre != "pacific" or card.scenario.get("island") is not None:
        return
    if any("jungle" in reading.terrain(at) for at in reading.playable):
        yield Finding(
            "Jungle lies on the map, and the card doesn't say on which island.",
            at=card.at_field("island"),
            fixes=[put(f"It is {title}", ("island",), name) for name, title in _ISLANDS.items()],
        )
