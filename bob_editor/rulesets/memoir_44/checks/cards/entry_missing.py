from bob_editor.rules.checking import Card, Finding, Iterator, Severity, add, scenario_check
from bob_editor.rulesets.memoir_44.cards.nations import title_of_side
from bob_editor.rulesets.memoir_44.cards.reading import SIDES, army_of, has_card, land_of_card
from bob_editor.rulesets.memoir_44.land.baselines import baseline_at
from bob_editor.rulesets.memoir_44.land.laid_and_printed import hexes_with


@scenario_check(Severity.WARNING, cites="A1, A13, A22, A28, A33")
def entry_missing(card: Card) -> Iterator[Finding]:
    """Units that come later enter by an entry marker, an airfield, a station or a baseline."""
    for side in SIDES if all(army_of(card, side) for side in SIDES) else ():
        if not _comes(card, side) or _enters(card, side):
            continue
        army = army_of(card, side)
        bottom = army is not None and army[0] == "bottom"
        free = [at for at in card.grid.hexes if baseline_at(card.grid, at) == ("bottom" if bottom else "top")]
        fixes = []
        if free:
            label = card.grid.label(free[len(free) // 2])
            row = {"marker": "entry", "at": label, "side": side, "mode": "single"}
            fixes.append(add(f"Mark an entry at {label}", ("markers",), row))
        yield Finding(
            f"Reinforcements of the {title_of_side(side)} have nowhere to enter.",
            at=(card.at_field("sides", army[0]) if army else card.at_field("cards"),),
            fixes=fixes,
        )


def _comes(card: Card, side: str) -> bool:
    """Whether a side has reserves, or reinforcements of which the table doesn't say where they come in."""
    scenario = card.scenario
    army = army_of(card, side)
    if army is not None and scenario.rows("sides", army[0], "reserves"):
        return True
    if not has_card(card, "ground_reinforcements"):
        return False
    if scenario.get("cards", "ground_reinforcements", "side") not in (None, side):
        return False
    lines = scenario.rows("cards", "ground_reinforcements", "table")
    return not lines or any(card.hex(row.get("entry")) is None for _, row in lines)


def _enters(card: Card, side: str) -> bool:
    """Whether there is anywhere to come in: a marker, an airfield, a station, or the baseline by its rule."""
    scenario = card.scenario
    if any(row.get("marker") == "entry" and row.get("side") in (None, side) for _, row in scenario.markers):
        return True
    if hexes_with(land_of_card(card), ("airfield", "railroad_station")):
        return True
    breakthrough = scenario.get("cards", "armor_breakthrough", "side") in (None, side)
    return has_card(card, "armor_breakthrough") and breakthrough
