from bob_editor.rules.checking import Card, Finding, Iterator, Severity, listed, put, scenario_check
from bob_editor.rules.mending import set_fields
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import read

_TITLES = {
    "company_cps": "Command Points by company",
    "hubs": "company hubs",
    "fatigue": "fatigue thresholds",
}
_RULES = {"company_cps": "62.0", "hubs": "63.0", "fatigue": "64.2"}


@scenario_check(Severity.ERROR, cites="62.0, 63.0, 64.2")
def campaign_data_missing(card: Card) -> Iterator[Finding]:
    """In a campaign the attacker moves first, Command Points go by company, and companies have hubs and grow tired."""
    reading = read(card)
    campaign = card.scenario.get("campaign")
    if not isinstance(campaign, dict):
        return
    first, attacker = card.scenario.get("first_side"), campaign.get("attacker")
    if attacker != first or attacker is None:
        sides = [side for side in (first,) if isinstance(side, str) and side in card.side_rows]
        yield Finding(
            "The attacker of the campaign is not the side that moves first.",
            at=(card.at_field("campaign", "attacker"),),
            fixes=(put("Let the first side attack", ("campaign", "attacker"), first),) if sides else (),
            cites="62.0",
        )
    for index, side, row in reading.side_fields():
        units = reading.of_side(side)
        named = sorted({unit.company for unit in units if unit.company})
        companies = named or ["A"]
        fill: dict[str, object] = {}
        if not row.get("company_cps"):
            fill["company_cps"] = dict.fromkeys(companies, 1)
        if not row.get("hubs"):
            fill["hubs"] = [{"company": company, "command_range": 4} for company in companies]
        if not row.get("fatigue"):
            fill["fatigue"] = {company: {"start": 0, "thresholds": [12, 18, 24]} for company in companies}
        if fill:
            yield Finding(
                f"{reading.side_title(side)}: the campaign needs {listed(_TITLES[field] for field in fill)}.",
                at=(card.at_field("sides", index, next(iter(fill))),),
                # Who is of which company is the designer's to say.
                fixes=(set_fields("Fill in what is usual", ("sides", index), fill),)
                if named or not units
                else (),
                cites=", ".join(_RULES[field] for field in fill),
            )
