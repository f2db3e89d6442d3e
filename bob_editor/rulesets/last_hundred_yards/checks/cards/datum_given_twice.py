from bob_editor.rules.checking import Card, FieldPath, Finding, Iterator, Severity, drop, fields_in, put
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check
from bob_editor.rulesets.last_hundred_yards.cards.rows import name_of
from bob_editor.rulesets.last_hundred_yards.cards.setup.hiding import DUMMY_FIELDS, dummies_of
from bob_editor.rulesets.last_hundred_yards.cards.setup.placement import ALWAYS_HIDDEN

Case = tuple[str, FieldPath, object, str]
"""A message, where it is said otherwise, what to say there, and the rule's number."""


@card_check(Severity.ERROR, cites="15.1, 20.8, 20.8.2, 20.9, 23.0 step 12")
def datum_given_twice(card: Card, mission: Mission) -> Iterator[Finding]:
    """What a card says in two places it says alike."""
    for message, path, right, cites in (*_of_flags(mission), *_of_deception(mission), *_of_elite(mission)):
        say = put(f"Say “{'yes' if right else 'no'}” here", path, right)
        fix = drop("Leave it out", path) if right is None else say
        yield Finding(message, at=card.at_field(*path), fixes=fix, cites=cites)


def _of_flags(mission: Mission) -> Iterator[Case]:
    halves, ticked = mission.scenario.get("map", "half_hexes_in_play"), mission.in_play("half_hexes")
    if isinstance(halves, bool) and ticked is not None and ticked != halves:
        told = "Half hexes are in play on the map and not among what is in play."
        if ticked:
            told = "Half hexes are out of play on the map and in play among what is in play."
        yield told, ("flags", "half_hexes"), halves, "23.0 step 12"
    if mission.in_play("hidden") is False:
        for index, row in mission.scenario.setup_areas:
            allowed = row.get("hidden_allowed")
            more = (
                [one for one in allowed if one not in ALWAYS_HIDDEN] if isinstance(allowed, list) else allowed
            )
            if more and more is not False:
                name = name_of(("setup_areas", index), row)
                told = f"Set-up area {name} lets units hide, and hidden units are not in play."
                yield told, ("setup_areas", index, "hidden_allowed"), False, "20.9"
    if mission.in_play("dummies") is False:
        for side in mission.sides:
            row = side.dummies
            # Of dummies that are used another check tells.
            used = dummies_of(mission, side) or any(row.get(name) for name in DUMMY_FIELDS)
            if row.get("allowed") is True and not used:
                told = f"The {side.called} has dummies, and they are not in play."
                yield told, (*side.path, "dummies", "allowed"), False, "20.8"


def _of_deception(mission: Mission) -> Iterator[Case]:
    played = mission.scenario.get("options", "deception")
    for side in mission.sides:
        dummies = side.dummies
        path: FieldPath = (*side.path, "dummies", "deception")
        if dummies.get("deception") is True and dummies.get("allowed") is False:
            yield f"The {side.called} deceives with dummies and has none.", path, None, "20.8.2"
        elif dummies.get("deception") is True and played is False:
            told = f"The {side.called} deceives with dummies, and deception is not played."
            yield told, path, False, "20.8.2"
    allowed = [side.dummies.get("allowed") for side in mission.sides]
    if played is True and allowed and all(one is False for one in allowed):
        yield "Deception is played, and no side has dummies.", ("options", "deception"), False, "20.8.2"
    deceiving = [
        side.dummies.get("deception") for side in mission.sides if side.dummies.get("allowed") is True
    ]
    if played is True and deceiving and all(one is False for one in deceiving):
        told = "Deception is played, and no side deceives with its dummies."
        yield told, ("options", "deception"), False, "20.8.2"


def _of_elite(mission: Mission) -> Iterator[Case]:
    for unit in mission.units:
        company = unit.row.get("company")
        if unit.side is None or not isinstance(company, str) or not isinstance(unit.row.get("elite"), bool):
            continue
        said = fields_in(unit.side.row.get("elite")).get(company)
        if isinstance(said, bool) and said != unit.row["elite"]:
            told = f"{unit.name} is not elite, and its company is."
            if not said:
                told = f"{unit.name} is elite, and its company isn't."
            yield told, (*unit.path, "elite"), said, "15.1"
