from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put, scenario_check, whole


@scenario_check(Severity.HINT, cites="13.2.2")
def reinforcement_too_late(card: Card) -> Iterator[Finding]:
    """Beyond the Sudden Death space the game may be over before they arrive."""
    sudden, start = (card.scenario.whole("turns", name) or 0 for name in ("sudden_death", "marker"))
    for index, row in card.scenario.rows("reinforcements"):
        space = whole(row.get("space"))
        # Of one that is on or before the time marker another check tells.
        if space is not None and space > sudden > start:
            yield Finding(
                f"Reinforcements wait on space {space}, beyond Sudden Death on {sudden}.",
                card.at_field("reinforcements", index, "space"),
                put(f"Let them wait on space {sudden}", ("reinforcements", index, "space"), sudden),
            )
