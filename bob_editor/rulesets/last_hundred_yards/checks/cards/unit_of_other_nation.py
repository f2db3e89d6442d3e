from bob_editor.rules.checking import Card, Finding, Fix, Iterator, Place, Severity, drop, put, rows_in
from bob_editor.rules.pieces import taken_out
from bob_editor.rulesets.last_hundred_yards.cards.force import with_its_units
from bob_editor.rulesets.last_hundred_yards.cards.nations import fights_for, is_of_theatre
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check
from bob_editor.rulesets.last_hundred_yards.cards.rows import MissionSide
from bob_editor.rulesets.last_hundred_yards.land.tables import Kind, kind_of, tables

TABLE = "23.0 step 13"
"""Where the table of what is sold to whom is used."""
MEDIUM_MORTARS = {"us": "81mm", "german": "8cm"}
"""What the larger mortars of a nation are called; of others the table doesn't tell."""


@card_check(Severity.WARNING, cites="11.4.10, 15.2.2, 23.0 step 13")
def unit_of_other_nation(card: Card, mission: Mission) -> Iterator[Finding]:
    """Knee mortars and reduced squads are Japanese; what the support table sells to one faction alone is that one's."""
    for unit in mission.units:
        # Of those that the force lists beside its platoons it is told there.
        if (
            unit.kind is not None
            and unit.side is not None
            and not any(kind_of(row.get("kind")) == unit.kind for _, row in unit.side.support)
        ):
            squad = put("Make it a squad", (*unit.path, "unit"), "squad")
            fix = squad if unit.kind.stacks_as == "squads" else taken_out(card, "Take it away", unit.path)
            yield from _told(mission, unit.side, unit.kind, unit.name, mission.places(unit), fix)
    for marker in mission.markers:
        kind = kind_of(marker.marker) if marker.section == "markers" else None
        if kind is not None and marker.side is not None:
            fix = drop("Take it away", marker.path)
            yield from _told(mission, marker.side, kind, kind.title, mission.places(marker), fix)
    for side in mission.sides:
        for index, row in side.support:
            kind, path = kind_of(row.get("kind")), (*side.path, "force", "units", index)
            if kind is not None:
                fix = with_its_units(mission, side, drop("Take it out of the force", path))
                yield from _told(mission, side, kind, kind.title, (card.at_field(*path),), fix)
        for index, row in rows_in(side.force.get("mortars")):
            path, bore = (*side.path, "force", "mortars", index), str(row.get("type")).removesuffix("mm")
            own = MEDIUM_MORTARS.get(side.nationality.lower())
            if own and bore in ("81", "8cm") and bore != own.removesuffix("mm"):
                yield Finding(
                    f"The medium mortars of {_forces(side)} are of {own}.",
                    at=card.at_field(*path),
                    fixes=put(f"Make it {own}", (*path, "type"), own),
                    cites=TABLE,
                )
            if bore == "60" and not is_sold(mission, side, "mortar_60"):
                yield Finding(
                    f"The 60mm mortar is not available to {_forces(side)}.",
                    at=card.at_field(*path),
                    fixes=drop("Take it out of the force", path),
                    cites=TABLE,
                )


def _told(
    mission: Mission, side: MissionSide, kind: Kind, name: str, at: tuple[Place, ...], fix: Fix
) -> Iterator[Finding]:
    """A unit of a kind that a side can't have, as far as its nationality and faction are known."""
    own = _is_own(side, kind)
    if not own or not is_sold(mission, side, kind.id):
        told = f"{name} is not available to {_forces(side)}."
        yield Finding(told, at=at, fixes=fix, cites=TABLE if own else kind.cites)


def _is_own(side: MissionSide, kind: Kind) -> bool:
    named = [one.lower() for one in kind.nationalities]
    return not named or not side.nationality or side.nationality.lower() in named


def is_available(mission: Mission, side: MissionSide, kind: Kind) -> bool:
    """Whether a side can have units of a kind."""
    return _is_own(side, kind) and is_sold(mission, side, kind.id)


def is_sold(mission: Mission, side: MissionSide, name: str) -> bool:
    """Whether the support table sells something to a side; what isn't in it isn't sold, and so not kept from any.

    A nation that fights elsewhere has no table here, which is told of it alone.
    """
    if not is_of_theatre(side.nationality, mission.theatre) or not fights_for(side.nationality, side.faction):
        return True
    rows = [row for row in tables()["purchases"] if name in (row["id"], row.get("unit"))]
    return not side.faction or not rows or any(row[mission.theatre][side.faction] is not None for row in rows)


def _forces(side: MissionSide) -> str:
    """A side's forces within a sentence."""
    return f"{side.nationality or side.faction.capitalize()} forces"
