from bob_editor.rules.cards.rows import list_in
from bob_editor.rules.checking import Card, FieldPath, Finding, Iterator, Severity, fields_in, put
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check


@card_check(Severity.WARNING, cites="23.0 step 12")
def half_hex_out_of_play_used(card: Card, mission: Mission) -> Iterator[Finding]:
    """Where half hexes are out of play nobody enters by them; of units and objectives in them other checks tell."""
    gone = mission.side_half_hexes & mission.out_of_play
    for index, row in card.scenario.rows("reinforcements"):
        area = row.get("hexes")
        path: FieldPath = ("reinforcements", index, "hexes")
        named, path = (
            (fields_in(area).get("hexes"), (*path, "hexes")) if isinstance(area, dict) else (area, path)
        )
        labels = list_in(named)
        out = [at for at in map(card.hex, labels) if at in gone]
        if out and out[0] is not None:
            left = [label for label in labels if card.hex(label) not in out]
            yield Finding(
                f"Entry of reinforcement {row.get('id') or index + 1} lies in half hex {mission.label(out[0])}, "
                "which is out of play.",
                at=(card.at_hex(out[0]), card.at_field(*path)),
                fixes=put("Leave out the half hexes", path, left or None),
            )
