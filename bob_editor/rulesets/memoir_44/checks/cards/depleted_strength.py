from bob_editor.rules.checking import Card, Finding, Iterator, Severity, counted, drop, scenario_check
from bob_editor.rulesets.memoir_44.cards.reading import mustered
from bob_editor.rulesets.memoir_44.cards.troops import full_figures


@scenario_check(Severity.WARNING, cites="TR22")
def depleted_strength(card: Card) -> Iterator[Finding]:
    """A depleted unit starts with fewer figures than its kind has, and the card says how many."""
    for unit in mustered(card):
        if unit.row.get("depleted") is not True or unit.troop is None:
            continue
        figures = unit.row.get("figures")
        if figures is None:
            told = "doesn't say with how many figures it starts"
        elif figures == full_figures(unit.troop, unit.row):
            told = f"has all of its {counted(figures, 'figure')}"
        else:
            continue
        yield Finding(
            f"A unit of {unit.name}{unit.where(card)} is depleted and {told}.",
            at=unit.place(card),
            fixes=drop("Let it be a unit like others", (*unit.path, "depleted")),
        )
