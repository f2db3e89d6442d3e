from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check, set_fields, whole
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
        if 1 <= (whole(given) or 0) <= full:
            continue
        depleted = unit.row.get("depleted") is True
        right = max(full - depleted, 1)
        fields = {"figures": right} if right < full or not depleted else {"figures": right, "depleted": None}
        span = "1 figure" if full == 1 else f"1 to {full} figures"
        yield Finding(
            f"A unit of {unit.name}{unit.where(card)} has {span}, not {given}.",
            at=unit.place(card),
            fixes=set_fields(f"Give it {right}", unit.path, fields),
            cites="TR22" if depleted else unit.troop.cites,
        )
