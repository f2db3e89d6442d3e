from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put, scenario_check, whole


@scenario_check(Severity.ERROR, cites="13.1.2d")
def reinforcement_too_early(card: Card) -> Iterator[Finding]:
    """Reinforcements arrive when the time marker moves into their space, so it must start before that space."""
    marker = card.scenario.whole("turns", "marker") or 0
    for index, row in card.scenario.rows("reinforcements"):
        space, path = whole(row.get("space")), ("reinforcements", index, "space")
        if space is not None and space <= marker:
            yield Finding(
                f"Reinforcements wait on space {space}, the time marker starts on {marker}.",
                (card.at_field(*path),),
                (put(f"Let them wait on space {marker + 1}", path, marker + 1),),
            )
