from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, led_on, scenario_check
from bob_editor.rulesets.memoir_44.cards.fixes import taken_from
from bob_editor.rulesets.memoir_44.cards.reading import has_leader, mustered

WEAPONS = ("_early", "_late")
"""How the kinds end that are infantry with a special weapon."""


@scenario_check(Severity.ERROR, cites="SWA1, SWA4, A8")
def asset_on_wrong_host(card: Card) -> Iterator[Finding]:
    """Only units treated as infantry carry special weapon assets, one each, and follow heroic leaders."""
    for unit in mustered(card):
        if unit.row.get("swa") and unit.kind.endswith(WEAPONS):
            yield Finding(
                f"The {unit.name}{unit.where(card)} is a special weapon itself, and has another.",
                at=unit.place(card),
                fixes=drop("Take the special weapon away", (*unit.path, "swa")),
                cites="SWA1",
            )
        if unit.treated_as in ("infantry", ""):
            continue
        carried = {
            "swa": ("a special weapon", bool(unit.row.get("swa"))),
            "heroic_leader": ("a heroic leader", has_leader(card, unit)),
        }
        for name, (what, is_there) in carried.items():
            if not is_there:
                continue
            yield Finding(
                f"Only infantry has {what}, not the {unit.name}{unit.where(card)}.",
                at=unit.place(card),
                fixes=led_on(
                    card,
                    taken_from(f"Take the {what.removeprefix('a ')} away", card, unit, name, name),
                    "rule-without-material",
                ),
                cites="A8" if name == "heroic_leader" else "SWA1",
            )
