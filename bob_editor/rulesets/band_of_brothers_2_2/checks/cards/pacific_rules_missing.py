from bob_editor.rules.checking import Card, Finding, Iterator, Severity, add, listed, put, scenario_check
from bob_editor.rules.mending import all_of

_LISTED = {"infantry_facing": ("infantry facing", "2.2"), "combat_events": ("combat events", "17.0")}
_FIELDS = {"fire_lanes": "fire lanes", "fortification_concealment": "concealed fortifications"}


@scenario_check(Severity.ERROR, cites="2.2, 17.0, 43.0")
def pacific_rules_missing(card: Card) -> Iterator[Finding]:
    """In the Pacific infantry has a facing, there are combat events, fire lanes and concealed fortifications."""
    if card.scenario.text("theatre") != "pacific":
        return
    there = card.scenario.texts("optional_rules")
    rules = [one for one in _LISTED if one not in there]
    fields = [one for one in _FIELDS if card.scenario.get(one) is not True]
    if not rules and not fields:
        return
    names = listed((*(_LISTED[one][0] for one in rules), *(_FIELDS[one] for one in fields)))
    steps = [
        *(add("", ("optional_rules",), one) for one in rules),
        *(put("", (one,), value=True) for one in fields),
    ]
    fixes = [all_of(f"Play with {names}", steps)]
    # Who plays with none of them has perhaps named the wrong theatre.
    wrong = len(steps) == len(_LISTED) + len(_FIELDS)
    if wrong:
        fixes.append(put("Make it a battle of the European theatre", ("theatre",), "europe"))
    yield Finding(
        f"The Pacific is played with {names}.",
        at=(card.at_field(one) for one in (*(["optional_rules"] if rules else ()), *fields)),
        fixes=fixes,
        cites=", ".join((*(_LISTED[one][1] for one in rules), *(["43.0"] if fields else ()))),
    )
