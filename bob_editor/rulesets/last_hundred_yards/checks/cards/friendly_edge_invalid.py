from collections.abc import Sequence

from bob_editor.rules.checking import Card, Finding, Fix, Iterator, Severity, put, set_fields
from bob_editor.rules.pieces import harmless, likeliest
from bob_editor.rulesets.last_hundred_yards.cards.areas import (
    COMPASS,
    FRONTAGE_EDGES,
    MAP_EDGES,
    ROLES,
    other_role,
)
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check

_WHERE = ("entry-hex-off-edge", "unit-outside-setup-area")
"""Checks that tell where an edge is another's."""


@card_check(Severity.ERROR, cites="10.2, 20.7, 23.0 step 5")
def friendly_edge_invalid(card: Card, mission: Mission) -> Iterator[Finding]:
    """Each side has a friendly board edge, and the enemy's is opposite.

    Units rout, withdraw and enter by them.
    """
    cites = mission.with_step("10.2, 20.7", 5)
    edges = {role: mission.areas.friendly_edge(role) for role in ROLES}
    missing = [role for role in ROLES if edges[role] is None and card.scenario.sides]
    if missing:
        ways = list(_ways(mission, missing))
        yield Finding(
            f"The {missing[0]} has no friendly edge."
            if len(missing) == 1
            else "Neither side has a friendly edge.",
            at=(card.at_field("edges", f"{role}_fbe") for role in missing),
            fixes=(*harmless(card, ways, "edge-off-frontage", "unit-outside-setup-area"), ways[0])[:1],
            cites=cites,
        )
    first, second = (edges[role] for role in ROLES)
    if first is None or second is None:
        return
    place = (card.at_field("edges", "defender_fbe"),)
    told = "The friendly edges are not opposite each other."
    apart = Finding(told, place, severity=Severity.WARNING, cites=cites)
    if isinstance(first, str) and isinstance(second, str):
        opposite = _across(first)
        other, own = (
            put(f"Make the {role}'s {opposite}", ("edges", f"{role}_fbe"), opposite) for role in ROLES
        )
        if first == second:
            fixes = likeliest(card, (own, other), *_WHERE)
            slip = ("edges", "defender_fbe" if own in fixes else "attacker_fbe")
            told = "Both sides have the same friendly edge."
            yield Finding(told, at=place, fixes=fixes, cites=cites, surplus=slip, instead=(opposite,))
        # On a frontage that has two edges one of them lies off it then, of which another check tells.
        elif second != opposite and card.scenario.text("map", "frontage") not in FRONTAGE_EDGES:
            yield apart._replace(fixes=(own,))
    elif mission.areas.edge_hexes("FBE", "attacker") & mission.areas.edge_hexes("FBE", "defender"):
        yield Finding("The friendly edges share hexes.", at=place, cites=cites)
    elif not _lie_opposite(mission):
        yield apart


def _across(edge: str) -> str:
    return COMPASS[(COMPASS.index(edge) + 2) % 4]


def _ways(mission: Mission, missing: Sequence[str]) -> Iterator[Fix]:
    """The edges that are missing, likely ones first; of two the one that a set-up area tells leads."""
    placed = [role for role in missing if (side := mission.of_role(role)) and mission.setup_hexes(side)]
    role = (placed or missing)[0]
    likely = _likely(mission, role)
    for edge in sorted(COMPASS, key=lambda one: one != likely):
        both = {role: edge, other_role(role): _across(edge)}
        fields = {f"{one}_fbe": both[one] for one in missing}
        named = " and ".join(fields.values())
        label = f"Make it {named}" if len(missing) == 1 else f"Make them {named}"
        yield set_fields(label, ("edges",), fields)


def _lie_opposite(mission: Mission) -> bool:
    """Whether all hexes of both friendly edges lie on two opposite edges of the map."""
    first, second = (mission.areas.edge_hexes("FBE", role) for role in ROLES)
    along = [mission.areas.edge_hexes(edge) for edge in MAP_EDGES]
    return any(
        first <= edge and second <= across for edge, across in zip(along, along[2:] + along[:2], strict=True)
    )


def _likely(mission: Mission, role: str) -> str:
    """The edge opposite the other side's, or the one nearest to where the side sets up; on the frontage, if any."""
    areas, side = mission.areas, mission.of_role(role)
    frontage = FRONTAGE_EDGES.get(mission.scenario.text("map", "frontage"), MAP_EDGES)
    edges = [areas.compass(edge) for edge in frontage]
    other = areas.friendly_edge(other_role(role))
    opposite = _across(other) if isinstance(other, str) else ""
    if opposite in edges:
        return opposite
    hexes = mission.setup_hexes(side) if side is not None else frozenset()
    if not hexes:
        usual = "S" if role == "attacker" else "N"
        return usual if usual in edges else edges[role == "attacker"]

    def distance(edge: str) -> float:
        rows = areas.rows_from(edge)
        return sum(rows.get(at, 0) for at in hexes) / len(hexes)

    return min(edges, key=distance)
