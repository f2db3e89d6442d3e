from difflib import get_close_matches

from bob_editor.rules.checking import Card, Finding, Fix, Iterator, Severity, put, scenario_check
from bob_editor.rulesets.memoir_44.cards.nations import CAMP, title_of_nation
from bob_editor.rulesets.memoir_44.cards.reading import Posted, mustered
from bob_editor.rulesets.memoir_44.cards.troops import troops_of


@scenario_check(Severity.ERROR, cites="")
def unit_unknown(card: Card) -> Iterator[Finding]:
    """A unit is of a kind and a nation that the cards know."""
    known = list(troops_of(card.ruleset))
    for unit in mustered(card):
        if unit.troop is None:
            near = get_close_matches(unit.kind, known, n=1)
            yield Finding(
                f"There is no unit “{unit.kind}”.",
                at=(unit.place(card),),
                fixes=tuple(_make(unit, "unit", one) for one in near),
            )
        nation = unit.row.get("nation")
        if nation is not None and unit.nation not in CAMP:
            near = get_close_matches(unit.nation, list(CAMP), n=1)
            yield Finding(
                f"There is no nation “{nation}”.",
                at=(unit.place(card),),
                fixes=tuple(_make(unit, "nation", one) for one in near),
            )


def _make(unit: Posted, name: str, value: str) -> Fix:
    title = title_of_nation(value) if name == "nation" else value.replace("_", " ")
    return put(f"Make it {title}", (*unit.path, name), value)
