from bob_editor.rules.checking import Card, Finding, Iterator, Severity, all_of, drop, put, scenario_check

_USUAL = 8
"""Turns of a middling scenario."""


@scenario_check(Severity.ERROR, cites="13.0, 65.1")
def turns_missing(card: Card) -> Iterator[Finding]:
    """A scenario lasts a number of turns, at least one; only a campaign's may be open-ended."""
    turns = card.scenario.get("turns")
    is_open = card.scenario.flag("open_ended") and card.scenario.get("campaign") is not None
    if (isinstance(turns, int) and not isinstance(turns, bool) and turns >= 1) or (turns is None and is_open):
        return
    said = (
        "The card doesn't say how many turns it lasts." if turns is None else f"The game lasts {turns} turns."
    )
    shut = [drop("", ("open_ended",))] if card.scenario.flag("open_ended") and not is_open else []
    yield Finding(
        said,
        at=card.at_field("turns"),
        fixes=all_of(f"Let it last {_USUAL} turns", [put("", ("turns",), _USUAL), *shut]),
        cites="13.0" if card.scenario.get("campaign") is None else "65.1",
    )
