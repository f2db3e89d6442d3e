from bob_editor.rules.checking import Card, Finding, Iterator, Severity, fields_in, listed, put, rows_in
from bob_editor.rules.mending import set_fields
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check

_TITLES = {
    "company_cps": "Command Points by company",
    "hubs": "company hubs",
    "fatigue": "fatigue thresholds",
}
_USUAL = {"company_cps": 1, "fatigue": {"start": 0, "thresholds": [12, 18, 24]}}
_RULES = {"company_cps": "62.0", "hubs": "63.0", "fatigue": "64.2"}


@card_check(Severity.ERROR, cites="62.0, 63.0, 64.2")
def campaign_data_missing(card: Card, reading: CardReading) -> Iterator[Finding]:
    """In a campaign the attacker moves first, Command Points go by company, and companies have hubs and grow tired."""
    campaign = card.scenario.get("campaign")
    if not isinstance(campaign, dict):
        return
    first, attacker = card.scenario.text("first_side"), campaign.get("attacker")
    # Of a first side that is none another check tells.
    if attacker != first and first in card.side_rows:
        yield Finding(
            "The attacker of the campaign is not the side that moves first.",
            at=card.at_field("campaign", "attacker"),
            fixes=put("Let the first side attack", ("campaign", "attacker"), first),
            cites="62.0",
        )
    for index, side, row in reading.side_fields():
        units = reading.of_side(side)
        named = sorted({unit.company for unit in units if unit.company})
        hubs = [hub for _, hub in rows_in(row.get("hubs"))]
        points, fatigue = fields_in(row.get("company_cps")), fields_in(row.get("fatigue"))
        # Of a company that grows tired and has no Command Points another check tells.
        have = {"company_cps": {**points, **fatigue} if points else {}, "fatigue": fatigue}
        have["hubs"] = {str(hub.get("company")): hub for hub in hubs}
        fill, told = dict[str, object](), list[str]()
        for field, title in _TITLES.items():
            new = [one for one in named or ["A"] if one not in have[field]]
            # Of a hub of a company without units, which may be the one that is missing, another check tells.
            new = new[len(have[field].keys() - {*named}) :] if field == "hubs" and named else new
            if new and (named or not have[field]):
                own = {one: _USUAL.get(field, {"company": one, "command_range": 4}) for one in new}
                said = row[field] if isinstance(row.get(field), dict) else {}
                fill[field] = [*hubs, *own.values()] if field == "hubs" else {**said, **own}
                told.append(f"{title} for {listed(new)}" if have[field] else title)
        if fill:
            yield Finding(
                f"{reading.side_title(side)}: the campaign needs {listed(told)}.",
                at=card.at_field("sides", index, next(iter(fill))),
                # Who is of which company is the designer's to say.
                fixes=set_fields("Fill in what is usual", ("sides", index), fill)
                if named or not units
                else (),
                cites=", ".join(_RULES[field] for field in fill),
            )
