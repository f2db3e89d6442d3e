from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, scenario_check
from bob_editor.rules.mending import without


@scenario_check(Severity.ERROR, cites="65.3, 65.4")
def next_stanza_invalid(card: Card) -> Iterator[Finding]:
    """A stanza leads on to stanzas of the campaign.

    On the same map fortifications are kept or removed; new ones are foxholes only.
    """
    known = {
        str(stanza.get("id"))
        for index, _ in card.scenario.rows("campaign", "scenarios")
        for _, stanza in card.scenario.rows("campaign", "scenarios", index, "stanzas")
    }
    for index, _ in card.scenario.rows("campaign", "scenarios"):
        for number, stanza in card.scenario.rows("campaign", "scenarios", index, "stanzas"):
            path = ("campaign", "scenarios", index, "stanzas", number, "next")
            for name in card.scenario.texts(*path):
                if name not in known:
                    yield Finding(
                        f"Stanza {stanza.get('id') or number + 1} leads on to “{name}”, which isn't there.",
                        at=card.at_field(*path),
                        fixes=without("Take it off the list", path, name),
                        cites="65.3",
                    )
    if not card.scenario.flag("campaign", "same_map"):
        return
    for side, counts in card.scenario.table("campaign", "next_fortifications").items():
        for kind in counts if isinstance(counts, dict) else ():
            if kind not in ("foxhole", "area"):
                field = ("campaign", "next_fortifications", side, kind)
                yield Finding(
                    f"On the same map no {kind.replace('_', ' ')} is moved or added between stanzas.",
                    at=card.at_field(*field),
                    fixes=drop("Take it away", field),
                    severity=Severity.WARNING,
                    cites="65.4",
                )
