from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, scenario_check
from bob_editor.rulesets.memoir_44.cards.reading import posted


@scenario_check(Severity.ERROR, cites="TR30")
def leathernecks_star(card: Card) -> Iterator[Finding]:
    """Leathernecks are veterans already: they take no star."""
    for unit in posted(card):
        if unit.kind == "leathernecks" and unit.row.get("veteran_star"):
            yield Finding(
                f"The leathernecks{unit.where(card)} take no veteran star.",
                at=(unit.place(card),),
                fixes=(drop("Take the star away", ("units", unit.index, "veteran_star")),),
            )
