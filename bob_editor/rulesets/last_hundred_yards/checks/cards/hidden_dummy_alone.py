from bob_editor.rules.checking import Card, Finding, Iterator, Severity, found, set_fields, taken_out
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check
from bob_editor.rulesets.last_hundred_yards.cards.setup.placement import hidden_dummy_breaches


@card_check(Severity.ERROR, cites="20.8")
def hidden_dummy_alone(card: Card, mission: Mission) -> Iterator[Finding]:
    """A hidden dummy stands with a combat unit."""
    for unit in mission.units:
        if not unit.says("hidden") or unit.kind is None or not unit.kind.dummy or unit.at is None:
            continue
        company = any(
            one.side == unit.side and one.kind and one.kind.combat for one in mission.by_hex[unit.at]
        )
        yield from found(
            hidden_dummy_breaches(in_company=company),
            f"{unit.name} in {mission.label(unit.at)}",
            mission.places(unit),
            (
                set_fields("Conceal it instead", unit.path, {"hidden": None, "concealed": True}),
                taken_out(card, "Remove it", unit.path),
            ),
        )
