from bob_editor.rules.checking import Card, Finding, Iterator, Severity, counted, put, whole
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check


@card_check(Severity.ERROR, cites="19.1")
def hidden_hex_not_recorded(card: Card, mission: Mission) -> Iterator[Finding]:
    """The hexes of minefields are recorded before the start."""
    for side in mission.sides:
        counts = side.marker_counts
        recorded = counts.get("recorded")
        mines = whole(counts.get("mines")) or 0
        laid = [one.at for one in mission.markers if one.side == side and one.marker == "minefield"]
        known = len({*laid, *card.hexes(recorded)}) if isinstance(recorded, list) else mines
        # Of more markers than there are another check tells.
        if known < mines or len(laid) <= mines < known:
            path = (*side.path, "marker_counts", "mines")
            yield Finding(
                f"The {side.called} has {counted(mines, 'minefield')} and records {known}.",
                at=card.at_field(*path),
                fixes=put(f"Make it {known}", path, known),
            )
