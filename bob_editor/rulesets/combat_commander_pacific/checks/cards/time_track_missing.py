from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put, scenario_check


@scenario_check(Severity.ERROR, cites="13.1.1, 13.2.1")
def time_track_missing(card: Card) -> Iterator[Finding]:
    """The card says where the time marker and the Sudden Death marker start."""
    for field, words, cites in (
        ("marker", "time marker", "13.1.1"),
        ("sudden_death", "Sudden Death marker", "13.2.1"),
    ):
        space = card.scenario.whole("turns", field)
        if space is None or space < 0:
            told = "has no space" if space is None else f"is on space {space}"
            fixes = (put("Put it on space 0", ("turns", field), 0),) if field == "marker" else ()
            yield Finding(f"The {words} {told}.", card.at_field("turns", field), fixes, cites=cites)
