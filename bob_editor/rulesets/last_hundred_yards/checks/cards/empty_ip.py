from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, scenario_check
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, mission_of
from bob_editor.rulesets.last_hundred_yards.cards.rows import MissionSide


@scenario_check(Severity.WARNING, cites="20.7c, 20.8.1")
def empty_ip(card: Card) -> Iterator[Finding]:
    """An improved position starts with a defending non-vehicular combat unit in it, or a dummy."""
    mission = mission_of(card)
    for marker in mission.markers:
        if marker.marker != "ip":
            continue
        if _sets_up_later(mission, marker.side):
            continue
        sheltered = any(
            marker.side in (None, unit.side)
            and (unit.side is None or unit.side.role != "attacker")
            and unit.kind is not None
            and not unit.kind.vehicular
            and (unit.kind.combat or unit.kind.dummy)
            for unit in mission.by_hex.get(marker.at, ())
        )
        if not sheltered:
            yield Finding(
                f"The improved position in {mission.label(marker.at)} shelters no unit that can use it.",
                at=mission.places(marker),
                fixes=(drop("Remove it", marker.path),),
            )


def _sets_up_later(mission: Mission, side: MissionSide | None) -> bool:
    """Whether a side's player, or any, places his units, of which the card lists some and puts none on the map."""
    own = [unit for unit in mission.units if side in (None, unit.side)]
    placed = any(unit.at is not None for unit in own)
    forces = (one for one in mission.sides if side in (None, one))
    return not placed and bool(own or any(one.platoons or one.support for one in forces))
