from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, put, scenario_check
from bob_editor.rulesets.last_hundred_yards.cards.nations import faction_of, is_of_theatre
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, mission_of
from bob_editor.rulesets.last_hundred_yards.cards.rows import MissionSide, rows_in
from bob_editor.rulesets.last_hundred_yards.land.tables import Kind, kind_of, tables


@scenario_check(Severity.WARNING, cites="11.4.10")
def unit_of_other_nation(card: Card) -> Iterator[Finding]:
    """Knee mortars and reduced squads are Japanese; what the support table sells to one faction alone is that one's."""
    mission = mission_of(card)
    for unit in mission.units:
        if unit.kind is None or unit.side is None or _is_available(mission, unit.side, unit.kind):
            continue
        squad = put("Make it a squad", (*unit.path, "unit"), "squad")
        yield Finding(
            f"{unit.name} is not available to {_forces(unit.side)}.",
            at=mission.places(unit),
            fixes=(squad if unit.kind.stacks_as == "squads" else drop("Take it away", unit.path),),
        )
    for marker in mission.markers:
        kind = kind_of(marker.marker) if marker.section == "markers" else None
        if kind is None or marker.side is None or _is_available(mission, marker.side, kind):
            continue
        yield Finding(
            f"{kind.title} is not available to {_forces(marker.side)}.",
            at=mission.places(marker),
            fixes=(drop("Take it away", marker.path),),
        )
    for side in mission.sides:
        for index, row in side.support:
            kind = kind_of(row.get("kind"))
            if kind is not None and not _is_available(mission, side, kind):
                path = (*side.path, "force", "units", index)
                yield Finding(
                    f"{kind.title} is not available to {_forces(side)}.",
                    at=(card.at_field(*path),),
                    fixes=(drop("Take it out of the force", path),),
                )
        for index, row in rows_in(side.force.get("mortars")):
            if str(row.get("type")).removesuffix("mm") == "60" and not _is_sold(mission, side, "mortar_60"):
                path = (*side.path, "force", "mortars", index)
                yield Finding(
                    f"The 60mm mortar is not available to {_forces(side)}.",
                    at=(card.at_field(*path),),
                    fixes=(drop("Take it out of the force", path),),
                )


def _is_available(mission: Mission, side: MissionSide, kind: Kind) -> bool:
    """Whether a side may have units of a kind, as far as its nationality and faction are known."""
    named = [one.lower() for one in kind.nationalities]
    own = not named or not side.nationality or side.nationality.lower() in named
    return own and _is_sold(mission, side, kind.id)


def _is_sold(mission: Mission, side: MissionSide, name: str) -> bool:
    """Whether the support table sells something to a side; what isn't in it isn't sold, and so not kept from any.

    A nation that fights elsewhere has no table here, which is told of it alone.
    """
    if not is_of_theatre(side.nationality, mission.theatre) or faction_of(side.nationality) not in (
        "",
        side.faction,
    ):
        return True
    rows = [row for row in tables()["purchases"] if name in (row["id"], row.get("unit"))]
    return not side.faction or not rows or any(row[mission.theatre][side.faction] is not None for row in rows)


def _forces(side: MissionSide) -> str:
    """A side's forces within a sentence."""
    return f"{side.nationality or side.faction.capitalize()} forces"
