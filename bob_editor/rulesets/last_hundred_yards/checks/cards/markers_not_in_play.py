from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop_all, put, whole
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check
from bob_editor.rulesets.last_hundred_yards.cards.rows import ruled


@card_check(Severity.ERROR, cites="19.0")
def markers_not_in_play(card: Card, mission: Mission) -> Iterator[Finding]:
    """A side has mines and wire only where the mission brings them into play."""
    played = ruled(card.scenario)
    for side in mission.sides:
        counts = side.marker_counts
        for name in ("mines", "wire"):
            count = whole(counts.get(name)) or 0
            if not count or mission.in_play(name) is not False or name in played:
                continue
            path = (*side.path, "marker_counts", name)
            kind = "minefield" if name == "mines" else name
            laid = [one.path for one in mission.markers if (one.side, one.marker) == (side, kind)]
            gone = [path, *laid, *([(*path[:-1], "recorded")] if name == "mines" else [])]
            yield Finding(
                f"The {side.called} has {name}, and {'they are' if name == 'mines' else 'it is'} not in play.",
                at=card.at_field(*path),
                fixes=(put("Bring them into play", ("flags", name), True), drop_all("Take them away", gone)),
            )
