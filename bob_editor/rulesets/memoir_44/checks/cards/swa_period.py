from bob_editor.rules.checking import Card, Finding, Fix, Iterator, Severity, put, scenario_check
from bob_editor.rulesets.memoir_44.cards.battle_days import battle_date, period_of
from bob_editor.rulesets.memoir_44.cards.reading import Posted, mustered


@scenario_check(Severity.WARNING, cites="SWA2, SWA3, SWA5, SWA6, SWA7, SWA8")
def swa_period(card: Card) -> Iterator[Finding]:
    """Until 1941 the early cards hold for special weapons, from 1943 the late ones, in 1942 either."""
    began, period = battle_date(card), period_of(card)
    if began is None:
        return
    for unit in mustered(card):
        by_kind = unit.kind.rpartition("_")[2] if unit.kind.endswith(("_early", "_late")) else None
        given = by_kind or unit.row.get("swa_period")
        weapon = unit.kind.removesuffix(f"_{by_kind}") if by_kind else unit.row.get("swa")
        if weapon is None:
            continue
        if period is None:
            yield Finding(
                f"In {began.year} the special weapon{unit.where(card)} may be of either generation.",
                at=unit.place(card),
                severity=Severity.HINT,
                cites=_cites(card, weapon, "early", "late"),
            )
        elif given in ("early", "late") and given != period:
            yield Finding(
                f"The special weapon{unit.where(card)} is of the {given} war, the battle of {began.year}.",
                at=unit.place(card),
                fixes=_switch(unit, period, by_kind),
                cites=_cites(card, weapon, given),
            )


def _cites(card: Card, weapon: object, *generations: str) -> str:
    """The cards of a weapon's generations."""
    rows = card.ruleset.rows("units")
    found = (str(rows.get(f"{weapon}_{one}", {}).get("cites") or "") for one in generations)
    return ", ".join(filter(None, found))


def _switch(unit: Posted, period: str, by_kind: str | None) -> Fix:
    name, value = ("unit", unit.kind.removesuffix(by_kind) + period) if by_kind else ("swa_period", period)
    return put("Take the other generation", (*unit.path, name), value)
