from bob_editor.rules.cards.rows import list_in
from bob_editor.rules.checking import Card, Finding, Iterator, Severity, all_of, drop, put
from bob_editor.rules.mending import FieldPath, Fix
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check
from bob_editor.rulesets.last_hundred_yards.cards.setup.placement import marker_breaches


@card_check(Severity.ERROR, cites="19.0, 19.1")
def recorded_minefield_misplaced(card: Card, mission: Mission) -> Iterator[Finding]:
    """A recorded minefield lies where a placed one may: alone, in its owner's area, and in no river or bridge hex."""
    for side in mission.sides:
        recorded = list_in(side.marker_counts.get("recorded"))
        laid = {one.at: one for one in mission.markers if (one.side, one.marker) == (side, "minefield")}
        seen = set()
        for index, label in enumerate(recorded):
            at = card.hex(label)
            if at is None:
                continue
            breaches = marker_breaches(card.ruleset, "minefield", mission.spot(at, but=laid.get(at)))
            told = breaches[0].message if breaches else ""
            cites = "19.0"
            if at in seen:
                told = "it is recorded already"
            elif not mission.lays_mines_in(side, at):
                told, cites = "it is outside its owner's set-up area", "19.1"
            seen.add(at)
            path = (*side.path, "marker_counts", "recorded", index)
            if told:
                yield Finding(
                    f"The recorded minefield in {mission.label(at)}: {told}.",
                    at=(card.at_hex(at), card.at_field(*path)),
                    fixes=_left_out(card, path, len(recorded)),
                    cites=cites,
                )


def _left_out(card: Card, path: FieldPath, recorded: int) -> Fix:
    """Leave a recorded hex out; the number of minefields stands beside its list and goes down with it."""
    mines = (*path[:-2], "mines")
    fewer = [put("", mines, recorded - 1)] if card.scenario.whole(*mines) == recorded else []
    return all_of("Leave it out", [*fewer, drop("", path)])
