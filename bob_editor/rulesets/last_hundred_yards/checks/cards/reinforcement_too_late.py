from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put, whole
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check
from bob_editor.rulesets.last_hundred_yards.cards.score import points_per_box
from bob_editor.rulesets.last_hundred_yards.land.tables import tables


@card_check(Severity.WARNING, cites="20.7h, 21.0, 21.2")
def reinforcement_too_late(card: Card, mission: Mission) -> Iterator[Finding]:
    """Each minute adds to the score, and above its highest the mission ends.

    Against that the attacker has the points for his objectives and for the defender's casualties, up to their limit.
    """
    highest, defender = whole(card.scenario.get("end", "max_final_score")), mission.of_role("defender")
    places = [row.get(name) for _, row in card.scenario.rows("objectives") for name in ("id", "name")]
    gains = [row for _, row in card.scenario.rows("mop") if mission.side(row.get("side")) != defender]
    # A deed may be done more than once, so nobody knows how late it can get.
    if highest is None or defender is None or any(row.get("target") not in places for row in gains):
        return
    said = whole(defender.row.get("cp_per_box"))
    each = points_per_box("defender", japanese=defender.japanese) if said is None else said
    boxes = whole(defender.row.get("cdl")) or 2 * int(tables()["casualty_boxes"])
    last = highest + boxes * each + sum(max(whole(row.get("points")) or 0, 0) for row in gains)
    for index, row in card.scenario.rows("reinforcements"):
        minutes, path = whole(row.get("time_min")), ("reinforcements", index, "time_min")
        if minutes is not None and minutes > last:
            yield Finding(
                f"Reinforcement {row.get('id') or index + 1} enters after {minutes} minutes; the mission is over after "
                f"{last}.",
                at=card.at_field(*path),
                fixes=put(f"Let it enter after {highest}", path, highest),
            )
