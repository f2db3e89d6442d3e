from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put, scenario_check
from bob_editor.rules.mending import FieldPath
from bob_editor.rulesets.last_hundred_yards.cards.fixes import move
from bob_editor.rulesets.last_hundred_yards.cards.reading import mission_of
from bob_editor.rulesets.last_hundred_yards.cards.rows import fields_in


@scenario_check(Severity.WARNING, cites="23.0 step 12")
def half_hex_out_of_play_used(card: Card) -> Iterator[Finding]:
    """Where half hexes are out of play no objective or unit is in them, and nobody enters by them."""
    mission = mission_of(card)
    for unit in mission.on_map:
        if unit.at is not None and unit.at in mission.side_half_hexes & mission.out_of_play:
            yield Finding(
                f"{unit.name} stands in half hex {mission.label(unit.at)}, which is out of play.",
                at=mission.places(unit),
                fixes=move(mission, unit, lambda _: True),
            )
    for section, name, title in (
        ("objectives", "hexes", "Objective"),
        ("reinforcements", "hexes", "Entry of reinforcement"),
    ):
        for index, row in card.scenario.rows(section):
            area = row.get(name)
            named = fields_in(area).get("hexes") if isinstance(area, dict) else area
            labels = named if isinstance(named, list) else []
            out = [at for at in map(card.hex, labels) if at in mission.side_half_hexes & mission.out_of_play]
            if not out or out[0] is None:
                continue
            path: FieldPath = (section, index, name)
            if isinstance(area, dict):
                path = (*path, "hexes")
            left = [label for label in labels if card.hex(label) not in out]
            yield Finding(
                f"{title} {row.get('id') or index + 1} lies in half hex {mission.label(out[0])}, which is out of play.",
                at=(card.at_hex(out[0]), card.at_field(*path)),
                fixes=(put("Leave out the half hexes", path, left or None),),
            )
