from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check
from bob_editor.rulesets.last_hundred_yards.cards.required import lacking, required_fields, short


@card_check(Severity.ERROR, cites="20.0, 21.0")
def mission_field_missing(card: Card, mission: Mission) -> Iterator[Finding]:
    """A mission says which it is, where it is fought, who fights, what for, and when it ends.

    Fields that the rulebook settles by itself may be left out.
    """
    for path, fresh in required_fields(mission):
        if not card.scenario.get(*path) and card.scenario.get(*path) not in (0, False):
            fixes = () if fresh is None else (put(f"Put {short(fresh)}", path, fresh),)
            ends = path[0] in ("end", "objectives")
            yield Finding(
                f"{lacking(mission, path)}.",
                at=card.at_field(*(path[-1:] if path[-1] == "setup_areas" else path)),
                fixes=fixes,
                cites="21.0" if ends else "20.0",
            )
