from bob_editor.rules.cards.rows import whole
from bob_editor.rules.checking import Card, Finding, Iterator, Severity, all_of, found, led_on, put, taken_out
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check
from bob_editor.rulesets.last_hundred_yards.cards.setup.hiding import DUMMY_FIELDS, dummies_of
from bob_editor.rulesets.last_hundred_yards.cards.setup.placement import dummy_breaches


@card_check(Severity.ERROR, cites="20.8")
def dummies_not_in_play(card: Card, mission: Mission) -> Iterator[Finding]:
    """Dummies are used only where the mission puts them in play."""
    for side in mission.sides:
        row = side.dummies
        units = dummies_of(mission, side)
        listed = (whole(row.get("vehicular")) or 0) + (whole(row.get("non_vehicular")) or 0)
        place = mission.places(units[0]) if units else (card.at_field(*side.path, "dummies"),)
        own, fields = (*side.path, "dummies", "allowed"), (*DUMMY_FIELDS, "deception")
        paths = (*(unit.path for unit in units), *((*own[:-1], name) for name in fields))
        shut = [own] * (row.get("allowed") is False) + [("flags", "dummies")] * (
            mission.in_play("dummies") is False
        )
        gone = all_of("Remove the dummies", [taken_out(card, "", *paths), put("", own, False)])
        yield from found(
            dummy_breaches(len(units) or listed, 0, allowed=not shut),
            side.title,
            place,
            (
                all_of("Bring them into play", [put("", path, True) for path in shut]),
                led_on(card, gone, "datum-given-twice"),
            ),
            name="dummies-not-in-play",
        )
