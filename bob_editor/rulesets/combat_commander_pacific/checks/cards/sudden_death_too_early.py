from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put, scenario_check

_GAME, _CERTAIN = 6, 12
"""How many time advances a game has as a rule before it may end; beyond which space the first roll always ends it."""


@scenario_check(Severity.WARNING, cites="13.2.2")
def sudden_death_too_early(card: Card) -> Iterator[Finding]:
    """From the Sudden Death space on the game may end at each time advance; it should not be so from the first."""
    marker, sudden = card.scenario.whole("turns", "marker"), card.scenario.whole("turns", "sudden_death")
    if marker is not None and sudden is not None and 0 <= sudden <= marker:
        later = max(marker + 1, min(marker + _GAME, _CERTAIN))
        yield Finding(
            f"Sudden Death is on space {sudden}, the time marker on {marker}.",
            card.at_field("turns", "sudden_death"),
            put(f"Put Sudden Death on space {later}", ("turns", "sudden_death"), later),
        )
