from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put, scenario_check, whole


@scenario_check(Severity.ERROR, cites="13.1.2d")
def reinforcement_too_early(card: Card) -> Iterator[Finding]:
    """Reinforcements arrive when the time marker moves into their space, so it must start before that space."""
    marker, sudden = card.scenario.whole("turns", "marker") or 0, card.scenario.whole("turns", "sudden_death")
    waiting = [(index, whole(row.get("space"))) for index, row in card.scenario.rows("reinforcements")]
    early = {index: space for index, space in waiting if space is not None and space <= marker}
    # Where several wait there, or Sudden Death does, it is the marker that went wrong.
    right = min(early.values(), default=0) - 1
    slip = right >= 0 and (len(early) > 1 or (sudden is not None and right < sudden <= marker))
    for index, space in early.items():
        path = ("reinforcements", index, "space")
        wait = put(f"Let them wait on space {marker + 1}", path, marker + 1)
        yield Finding(
            f"Reinforcements wait on space {space}, the time marker starts on {marker}.",
            card.at_field(*path),
            (put(f"Put the time marker on space {right}", ("turns", "marker"), right) if slip else wait,),
            surplus=("turns", "marker"),
            instead=(right,) if slip else (),
        )
