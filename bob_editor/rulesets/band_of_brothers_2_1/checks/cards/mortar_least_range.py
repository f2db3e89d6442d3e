from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put, scenario_check


@scenario_check(Severity.ERROR, cites="31.0")
def mortar_least_range(card: Card) -> Iterator[Finding]:
    """Mortars of rules 2.1 all have one least range, 2 hexes; those of rules 2.2 have what is printed on them."""
    for name, row in card.scenario.table("unit_types").items():
        if isinstance(row, dict) and row.get("wt_type") == "mortar" and row.get("range_min", 2) != 2:
            path = ("unit_types", name, "range_min")
            yield Finding(
                f"The {row.get('name') or name} has a least range of {row['range_min']}; in rules 2.1 mortars have 2.",
                at=(card.at_field(*path),),
                fixes=(put("Make it 2", path, 2),),
            )
