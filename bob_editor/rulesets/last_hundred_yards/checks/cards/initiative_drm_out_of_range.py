from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put, scenario_check, whole
from bob_editor.rulesets.last_hundred_yards.cards.breach import with_step
from bob_editor.rulesets.last_hundred_yards.cards.dyo.rolls import rolled_drm
from bob_editor.rulesets.last_hundred_yards.cards.reading import mission_of
from bob_editor.rulesets.last_hundred_yards.land.tables import tables


@scenario_check(Severity.ERROR, cites="20.2, 23.0 step 10")
def initiative_drm_out_of_range(card: Card) -> Iterator[Finding]:
    """No initiative modifier is above +3, and none in the tables is below -1."""
    yield from out_of_range(card, "initiative", "20.2", 10)


def out_of_range(card: Card, name: str, rule: str, step: int) -> Iterator[Finding]:
    """The findings about modifiers beyond their table; only too high an initiative is more than unusual."""
    low, high = tables()[name]["least"], tables()[name]["most"]
    mission = mission_of(card)
    for side in mission.sides:
        drm, path = whole(side.row.get(f"{name}_drm")), (*side.path, f"{name}_drm")
        if drm is None or low <= drm <= high:
            continue
        rolled = rolled_drm(mission, side, name) if side in mission.buyers else None
        near = min(max(drm if rolled is None else rolled, low), high)
        yield Finding(
            f"The {name} DRM {drm:+} of the {side.called} is out of range.",
            at=card.at_field(*path),
            fixes=put(f"Make it {near:+}", path, near),
            severity=Severity.ERROR if drm > high and name == "initiative" else Severity.WARNING,
            cites=with_step(rule, step, dyo=mission.dyo),
        )
