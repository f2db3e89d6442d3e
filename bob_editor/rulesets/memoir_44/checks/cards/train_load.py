from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rulesets.memoir_44.cards.reading import land_of_card
from bob_editor.rulesets.memoir_44.cards.spots.trains import is_locomotive, trains
from bob_editor.rulesets.memoir_44.cards.troops import troops_of
from bob_editor.rulesets.memoir_44.land.laid_and_printed import hexes_with


@scenario_check(Severity.WARNING, cites="TR6, TR7, A13")
def train_load(card: Card) -> Iterator[Finding]:
    """An armored train has a gun on its wagon; a supply train has a load and a station to unload at."""
    scenario, land = card.scenario, land_of_card(card)
    troops = troops_of(card.ruleset)
    for train in trains(card):
        kinds = {part.kind for part in train}
        loads = [
            part.row["load"]
            for part in train
            if isinstance(part.row.get("load"), dict) and not is_locomotive(part)
        ]
        first = train[0]
        # Of a locomotive without a wagon another check tells.
        if len(train) == 1 and is_locomotive(first):
            continue
        if "armored_train" in kinds:
            aboard = [troops.get(str(one.get("unit", one.get("type")))) for one in loads]
            if not any(one is not None and one.treated_as == "artillery" for one in aboard):
                yield Finding(
                    f"The armored train{first.where(card)} has no gun.", at=first.place(card), cites="TR7"
                )
        elif "supply_train" in kinds:
            if not loads and not scenario.rows("cards", "supply_train", "load"):
                yield Finding(
                    f"The supply train{first.where(card)} has no load.", at=first.place(card), cites="TR6"
                )
            if not hexes_with(land, ("railroad_station",)):
                message = f"The supply train{first.where(card)} has no station to unload at."
                yield Finding(message, at=first.place(card), cites="A13")
