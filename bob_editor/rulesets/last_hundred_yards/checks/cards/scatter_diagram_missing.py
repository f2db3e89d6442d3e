from bob_editor.rules.checking import Card, Finding, Iterator, Severity, rows_in
from bob_editor.rulesets.last_hundred_yards.cards.force import bought
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check
from bob_editor.rulesets.last_hundred_yards.cards.rows import MissionSide
from bob_editor.rulesets.last_hundred_yards.land.tables import kind_of

MORTARS = ("mortar_60", "mortar_81_section", "mortar_81_platoon")
"""What of the support that is bought are mortars."""


@card_check(Severity.WARNING, cites="11.4.5, 16.1.3, 17.4.1")
def scatter_diagram_missing(card: Card, mission: Mission) -> Iterator[Finding]:
    """Mortars, parachutes and illumination scatter by the diagram that is printed on the sector."""
    mortars = any(_has_mortars(mission, side) for side in mission.sides)
    landing = bool(card.scenario.rows("landing", "sticks"))
    flares = card.scenario.flag("flags", "illumination")
    if not (mortars or landing or flares):
        return
    need, cites = (
        ("mortars", "11.4.5")
        if mortars
        else ("parachutes", "16.1.3")
        if landing
        else ("illumination", "17.4.1")
    )
    for index, one in enumerate(card.map.laid):
        diagram = one.board.extra.get("scatter_diagram")
        if not one.overlay and not (isinstance(diagram, list) and len(diagram) == 6):
            yield Finding(
                f"Sector {one.board.number or one.place.name} has no scatter diagram, and the mission has {need}.",
                at=card.at_field(*card.board_field(index)),
                cites=cites,
            )


def _has_mortars(mission: Mission, side: MissionSide) -> bool:
    """Whether a side has mortars: in its force, bought, or by an observer who stands for them."""
    listed = bool(rows_in(side.force.get("mortars"))) or any(
        kind_of(row.get("kind")) == kind_of("fo") for _, row in side.support
    )
    items = bought(mission, side) if mission.dyo else {}
    observed = any(unit.side == side and unit.kind_id == "fo" for unit in mission.units)
    return listed or observed or any(items.get(item) for item in MORTARS)
