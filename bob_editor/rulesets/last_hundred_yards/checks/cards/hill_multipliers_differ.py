from bob_editor.geometry.joined_grid import Part
from bob_editor.rules.checking import Card, Finding, Fix, Iterator, Severity, put, scenario_check, whole


@scenario_check(Severity.WARNING, cites="4.1.4")
def hill_multipliers_differ(card: Card) -> Iterator[Finding]:
    """A hill that goes on over a joint has one multiplier on both sectors."""
    factors = {part.name: _factor(card, part) for part in card.grid.parts}
    if len(set(factors.values())) < 2:
        return
    for at in card.grid.hexes:
        first, *others = card.boards_at(at) or ("",)
        second = next((name for name in others if factors[name] != factors[first]), None)
        if second is not None and card.ground.level(at) > 0:
            yield Finding(
                f"The hill at {card.grid.label(at)} is ×{factors[first]} on {first}, ×{factors[second]} on {second}.",
                at=(card.at_hex(at), card.at_field("changes")),
                fixes=_alike(card, max(factors.values())),
            )
            return


def _factor(card: Card, part: Part) -> int:
    """What the hills of a board are multiplied by."""
    factor = 1
    for _, row in card.scenario.changes:
        times = whole(row.get("factor"))
        if (
            row.get("change") == "hill_levels_times"
            and ("board" not in row or part.is_called(row["board"]))
            and times is not None
        ):
            factor *= times
    return factor


def _alike(card: Card, factor: int) -> Fix:
    """One multiplier for all boards."""
    kept = [row for _, row in card.scenario.changes if row.get("change") != "hill_levels_times"]
    changes = [*kept, {"change": "hill_levels_times", "factor": factor}]
    return put("Multiply all sectors alike", ("changes",), changes)
