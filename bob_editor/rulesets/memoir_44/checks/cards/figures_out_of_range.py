from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put, scenario_check
from bob_editor.rulesets.memoir_44.cards.reading import mustered
from bob_editor.rulesets.memoir_44.cards.troops import full_figures


@scenario_check(Severity.ERROR, cites="TR1, TR22")
def figures_out_of_range(card: Card) -> Iterator[Finding]:
    """A unit starts with one figure at least, and with no more than its kind has."""
    for unit in mustered(card):
        if unit.troop is None or unit.row.get("figures") is None:
            continue
        full = full_figures(unit.troop, unit.row)
        given = unit.row["figures"]
        number = given if isinstance(given, int) and not isinstance(given, bool) else 0
        if 1 <= number <= full:
            continue
        span = "1 figure" if full == 1 else f"1 to {full} figures"
        yield Finding(
            f"{unit.name.capitalize()}{unit.where(card)} has {span}, not {given}.",
            at=(unit.place(card),),
            fixes=(put(f"Give it {full}", (*unit.path, "figures"), full),),
            cites="TR22" if unit.row.get("depleted") is True else unit.troop.cites,
        )
