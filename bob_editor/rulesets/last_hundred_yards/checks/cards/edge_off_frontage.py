from itertools import product

from msgspec.structs import replace

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, harmless, put, set_fields
from bob_editor.rulesets.last_hundred_yards.cards.areas import FRONTAGE_EDGES, ROLES, other_role
from bob_editor.rulesets.last_hundred_yards.cards.map_layout import off_frontage
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check

_EDGES = (("fbe", "friendly", True), ("ebe", "enemy", False))
"""The edges of a side, what they are called, and whether it is the other side whose friendly edge is taken."""


@card_check(Severity.WARNING, cites="23.0 step 1, 23.0 step 5")
def edge_off_frontage(card: Card, mission: Mission) -> Iterator[Finding]:
    """Sides face each other over the frontage: the short edges of sectors, or the long ones of a wide map."""
    frontage = card.scenario.text("map", "frontage")
    wanted = FRONTAGE_EDGES.get(frontage)
    # Of a frontage that isn't the map's another check tells.
    if wanted is None or off_frontage(card, frontage) is not None:
        return
    areas = mission.areas

    def lies_off(role: str, name: str, called: str = frontage) -> bool:
        edge, edges = areas.said_edge(role, name), FRONTAGE_EDGES[called]
        if isinstance(edge, str):
            return areas.map_edge(edge) not in edges
        return edge is not None and not any(card.hexes(edge) <= areas.edge_hexes(one) for one in edges)

    for role, (name, called, others) in product(ROLES, _EDGES):
        # Two friendly edges off it are one fault, with one fix for both.
        both_off = name == "fbe" and lies_off(other_role(role), name)
        if not lies_off(role, name) or (both_off and role == ROLES[1]):
            continue
        taken = areas.said_edge(other_role(role) if others else role, "fbe")
        free = [one for one in map(areas.compass, wanted) if one != taken]
        path = ("edges", f"{role}_{name}")
        offers = []
        for fresh, rest in (free, free[::-1]) if len(free) > 1 else ((*free, ""),):
            # Where the other side's friendly edge lies off the frontage too, both go, so that they stay opposite.
            both = {f"{other_role(role)}_fbe": rest} if name == "fbe" and rest else {}
            offers.append(set_fields(f"Make it {fresh}", path[:1], {path[1]: fresh, **both}))
        fits = [one for one, edges in FRONTAGE_EDGES.items() if both_off and edges != wanted]
        fits = [one for one in fits if off_frontage(card, one) is None and not lies_off(role, name, one)]
        here = _outside(card)
        fixes = [fix for fix in offers if _outside(replace(card, scenario=fix.apply(card.scenario))) <= here]
        fixes = [*harmless(card, fixes, "hidden-too-far-forward", "entry-hex-off-edge")][:1]
        fixes += [put(f"Make the frontage {one}", ("map", "frontage"), one) for one in fits]
        yield Finding(
            f"The friendly edges are not on a {frontage} frontage."
            if both_off
            else f"The {role}'s {called} edge is not on a {frontage} frontage.",
            at=card.at_field(*path),
            fixes=fixes,
        )


def _outside(card: Card) -> set[int]:
    """The units that stand outside their side's set-up areas."""
    mission = Mission(card)
    return {
        unit.index
        for unit in mission.units
        if unit.at and unit.side and (own := mission.setup_hexes(unit.side)) and unit.at not in own
    }
