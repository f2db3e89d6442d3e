from bob_editor.rules.checking import Card, Finding, Iterator, Severity, harmless, put
from bob_editor.rulesets.last_hundred_yards.cards.map_layout import MISFITS, off_frontage
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check

FRONTAGES = ("narrow", "normal", "wide")


@card_check(Severity.WARNING, cites="23.0 step 3")
def parts_not_end_to_end(card: Card, mission: Mission) -> Iterator[Finding]:
    """All parts of a map lie end to end along one frontage, joined by edges of one length, turned by half turns."""
    severity = Severity.ERROR if mission.dyo else Severity.WARNING
    told = set[frozenset[int]]()
    for misfit in card.map.misfits:
        # Two boards that meet wrong are told once.
        met = frozenset(misfit.parts)
        if misfit.kind in MISFITS and not (misfit.kind == "edge" and met in told):
            told.add(met)
            names = [card.map.laid[one].place.name for one in misfit.parts]
            last = card.board_field(misfit.parts[-1]) if misfit.parts else ("map", "boards", 0)
            yield Finding(
                f"{' and '.join(names) or 'A board'}: {MISFITS[misfit.kind]}.",
                at=(*(card.at_hex(at) for at in misfit.hexes[:1]), card.at_field(*last)),
                severity=severity,
            )
    name = card.scenario.text("map", "frontage")
    path = ("map", "frontage")
    fitting = (
        put(f"Make the frontage {one}", path, one) for one in FRONTAGES if off_frontage(card, one) is None
    )
    fixes = [*harmless(card, fitting, "edge-off-frontage")]
    if not mission.dyo:
        fixes.append(put("Make the layout free", path, "free"))
    # Of half of a sector that there isn't another check tells.
    told |= {frozenset(misfit.parts) for misfit in card.map.misfits if misfit.kind == "crop"}
    fault = off_frontage(card, name) if name in FRONTAGES and not told and card.grid.parts else None
    message = f"The {name} frontage joins {fault}." if fault is not None else ""
    if name == "free" and mission.dyo:
        message = "A mission of the players' own has no free layout."
    if message:
        yield Finding(message, at=card.at_field(*path), fixes=fixes, severity=severity)
