from bob_editor.rules.checking import (
    Card,
    Finding,
    Iterator,
    Severity,
    add,
    all_of,
    put,
    rule_of,
    scenario_check,
)
from bob_editor.rules.mending import Fix, set_fields
from bob_editor.rulesets.memoir_44.cards.nations import CAMP, title_of_nation
from bob_editor.rulesets.memoir_44.cards.reading import (
    Posted,
    army_of,
    fights_there,
    mustered,
    nations_listed,
)
from bob_editor.rulesets.memoir_44.cards.troops import troops_of
from bob_editor.rulesets.memoir_44.checks.cards.accessory_mismatch import FUNNIES


@scenario_check(Severity.WARNING, cites="TR21, TR26, TR27, TR30, N1")
def nation_bound_type(card: Card) -> Iterator[Finding]:
    """Some troops are of one nation alone."""
    rows = card.ruleset.rows("units")
    for unit in mustered(card):
        nation = rows.get(unit.kind, {}).get("nation")
        if nation is None or not unit.nation or unit.nation == nation:
            continue
        yield Finding(
            f"{unit.name.capitalize()}{unit.where(card)} are {title_of_nation(nation)}, not "
            f"{title_of_nation(unit.nation)}.",
            at=unit.place(card),
            fixes=tuple(_fixes(card, unit, nation)),
            cites=rule_of(card.ruleset, unit.kind),
        )


def _fixes(card: Card, unit: Posted, nation: str) -> Iterator[Fix]:
    """The edits that make it of that nation, and a kind that any nation has, where the nation fights on its side.

    Funnies that lack their accessory would be none of that nation either.
    """
    if CAMP[nation] == unit.side and (unit.kind != FUNNIES or unit.row.get("accessory")):
        army, listed = army_of(card, unit.side), nations_listed(card, unit.side)
        made = [put("", (*unit.path, "nation"), nation)]
        if army is not None and listed and nation not in listed:
            made.append(add("", ("sides", army[0], "nations"), nation))
        yield all_of(f"Make them {title_of_nation(nation)}", made)
    if not fights_there(card, unit):
        return
    plain = troops_of(card.ruleset)[card.ruleset.rows("units")[unit.kind]["plain"]]
    # Only what it was bound to has an accessory.
    fields = {"unit": plain.id, "accessory": None}
    yield set_fields(f"Make them {plain.title.lower()}", unit.path, fields)
