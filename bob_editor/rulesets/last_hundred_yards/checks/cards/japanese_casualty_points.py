from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put, scenario_check
from bob_editor.rulesets.last_hundred_yards.cards.reading import mission_of
from bob_editor.rulesets.last_hundred_yards.cards.rows import whole


@scenario_check(Severity.ERROR, cites="21.2")
def japanese_casualty_points(card: Card) -> Iterator[Finding]:
    """A box of Japanese casualties counts 1 point."""
    for side in mission_of(card).sides:
        points = whole(side.row.get("cp_per_box"))
        if side.japanese and points is not None and points != 1:
            path = (*side.path, "cp_per_box")
            yield Finding(
                f"A box of Japanese casualties counts {points} points instead of 1.",
                at=(card.at_field(*path),),
                fixes=(put("Make it 1", path, 1),),
            )
