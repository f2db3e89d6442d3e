from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put, scenario_check


@scenario_check(Severity.HINT, cites="18.0")
def decoys_save_nobody(card: Card) -> Iterator[Finding]:
    """Surviving decoys alone don't save a side from elimination, and the card does well to remind of it."""
    for index, clause in card.scenario.rows("victory", "clauses"):
        if clause.get("kind") == "eliminate" and clause.get("exclude_decoys") is not True:
            path = ("victory", "clauses", index, "exclude_decoys")
            yield Finding(
                "Decoys alone don't save a side from elimination, and the card doesn't say so.",
                at=(card.at_field(*path),),
                fixes=(put("Say so", path, value=True),),
            )
