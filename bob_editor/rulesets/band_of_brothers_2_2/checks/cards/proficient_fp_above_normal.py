from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rules.mending import set_fields
from bob_editor.rulesets.band_of_brothers_2_2.cards.counters import counter_title, unit_types


@scenario_check(Severity.ERROR, cites="9.0")
def proficient_fp_above_normal(card: Card) -> Iterator[Finding]:
    """Proficient FP is no higher than normal FP, of which it is what is left."""
    for name, row in unit_types(card).items():
        normal, proficient = row.get("fp_normal"), row.get("fp_prof")
        if isinstance(normal, int) and isinstance(proficient, int) and proficient > normal:
            path = ("unit_types", name)
            yield Finding(
                f"{counter_title(name, row)}: Proficient FP {proficient} is above normal FP {normal}.",
                at=(card.at_field(*path, "fp_prof"),),
                fixes=(set_fields("Swap them", path, {"fp_normal": proficient, "fp_prof": normal}),),
            )
