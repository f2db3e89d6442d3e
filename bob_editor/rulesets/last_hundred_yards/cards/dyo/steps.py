"""Missions of one's own: dice, forces, casualty limits, purchases (23.0; docs/games/last-hundred-yards.md, 5.5)."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from bob_editor.rules.check import Breach, Severity
from bob_editor.rules.wording import counted
from bob_editor.rulesets.last_hundred_yards.cards.force_steps import companies_of
from bob_editor.rulesets.last_hundred_yards.land.tables import tables

OTHER_FACTION = {"axis": "allies", "allies": "axis"}


def rolled(table: str, die: int, *steps: str) -> Any:
    """What a d10 gives in a table; ``steps`` lead to its row: a side, or theatre and faction.

    :raises KeyError: where there is no such table or row.
    """
    row = tables()["dice"][table]
    for step in steps:
        row = row[step]
    return row[die - 1]


def base_platoons(
    theatre: str, column: str, role: str, *, defender: str, urban: bool
) -> tuple[int, int, int] | None:
    """Infantry platoons, tank platoons and support points of one side's base force; None where the table has none.

    ``defender`` is the defending faction (Pacific), ``urban`` whether any sector has urban terrain (Europe).
    """
    row = tables()["force"].get(theatre, {}).get(column, {}).get(role)
    if row is None:
        return None
    if theatre == "europe":
        return row["infantry"] + (urban and role == "attacker"), row["tank"], row["support"]
    return row[defender if role == "defender" else OTHER_FACTION.get(defender, "allies")], 0, row["support"]


def casualty_limits(
    theatre: str, defending_platoons: int, side: str, faction: str = ""
) -> tuple[int, int] | None:
    """The casualty differential limits of a side for an odd and an even die; None outside the table."""
    for row in tables()["casualty_differential"].get(theatre, ()):
        low, high = row["platoons"]
        if low <= defending_platoons <= high:
            pair = row[side].get("any") or row[side].get(faction)
            return (pair[0], pair[1]) if pair else None
    return None


class Bill(NamedTuple):
    """What purchases cost together, and what they breach."""

    total: int
    breaches: list[Breach]


def purchase_bill(
    purchases: Iterable[tuple[str, int]],
    *,
    theatre: str,
    role: str,
    faction: str,
    available: int | None = None,
    platoons: int | None = None,
    companies: int | None = None,
    elite: bool = False,
    initiative_drm: int | None = None,
    armor_support: bool | None = True,
) -> Bill:
    """The bill of a side's support (23.0 step 13); ``platoons`` and ``companies`` count those of its base force.

    What hangs on the number of platoons isn't limited where that is None; companies are then reckoned from platoons.
    ``armor_support`` is whether it is in play, None where nobody says so.
    """
    rows = {row["id"]: row for row in tables()["purchases"]}
    bought: dict[str, int] = {}
    for item, count in purchases:
        bought[item] = bought.get(item, 0) + count
    total = 0
    breaches: list[Breach] = []
    for item, count in bought.items():
        row = rows.get(item)
        if row is None:
            breaches.append(Breach("item-not-available", f"there is no “{item}” to buy", item=item))
            continue
        terms = row[theatre]
        price = terms[faction]
        if price is None or row.get("role", role) != role:
            message = f"{row['title']} is not available to this side"
            breaches.append(Breach("item-not-available", message, item=item))
        each = (price if price is not None else terms[OTHER_FACTION[faction]]) or 0
        total += count * (each + (row.get("elite", 0) if elite else 0))
        breaches += _over_limit(row, terms, count, bought, (platoons, companies))
    breaches += _of_armor(bought, armor_support=armor_support)
    breaches += _of_initiative(bought.get("initiative_drm", 0), initiative_drm)
    if available is not None and total > available:
        breaches.append(Breach("support-overspent", f"{counted(total, 'point')} spent of {available}"))
    return Bill(total, breaches)


def _over_limit(
    row: Mapping[str, Any],
    terms: Mapping[str, Any],
    count: int,
    bought: Mapping[str, int],
    force: tuple[int | None, int | None],
) -> list[Breach]:
    """What one item breaches; ``force`` is the number of platoons and of companies, as far as known."""
    platoons, companies = force
    most: int | None = terms.get("most")
    if platoons is not None and "per_platoon" in terms:
        most = terms["per_platoon"] * platoons
    if "per_company" in terms:
        most = terms["per_company"] * (companies or len(companies_of(platoons or 1)))
    found = []
    if most is not None and count > most:
        message = f"{row['title']} is bought {counted(count, 'time')}, {most} allowed"
        found.append(Breach("item-limit-exceeded", message, item=row["id"], most=most))
    others = [other for other in terms.get("not_with", ()) if bought.get(other)]
    if others:
        other = next(one["title"] for one in tables()["purchases"] if one["id"] == others[0])
        message = f"{row['title']} not together with {other}"
        found.append(Breach("item-limit-exceeded", message, item=row["id"]))
    return found


def _of_armor(bought: Mapping[str, int], *, armor_support: bool | None) -> list[Breach]:
    """Armor support is sold only where it is said to be in play; tank sections are odd where it is said not to be."""
    if armor_support:
        return []
    name, message = "armor-support-not-in-play", "armor support is not in play"
    found = [Breach(name, message, item="armor_support")] if bought.get("armor_support") else []
    if bought.get("tank_section") and armor_support is False:
        found.append(Breach(name, message, Severity.WARNING, "tank_section"))
    return found


def _of_initiative(bought: int, drm: int | None) -> list[Breach]:
    name, item, most = "initiative-bought-too-high", "initiative_drm", tables()["initiative"]["most"]
    if bought > 1:
        return [Breach(name, f"{bought} initiative DRM are bought, one is allowed", item=item, most=1)]
    if bought and drm is not None and drm + bought > most:
        message = f"the initiative DRM would be +{drm + bought}, +{most} is the most"
        return [Breach(name, message, Severity.WARNING, item)]
    return []


def scores_of(bid: int) -> dict[str, dict[str, int]]:
    """``from`` which final score ``to`` which each role wins after a bid, and nobody (23.0 step 12)."""
    end = bid + int(tables()["bid_margin"])
    return {"attacker": {"to": bid}, "draw": {"from": bid + 1, "to": end}, "defender": {"from": end + 1}}


def bid_result(bid: int, final_score: int) -> str:
    """How a mission of one's own comes out for the attacker (23.0 step 12)."""
    if final_score <= bid:
        return "attacker wins"
    return "attacker loses" if final_score > bid + tables()["bid_margin"] else "draw"


def ends_of(mission_type: str) -> Sequence[str]:
    """What ends a mission of one's own of a type (23.0 step 6)."""
    margin = tables()["bid_margin"]
    own: list[str] = tables()["ends"].get(mission_type, [])
    return [*own, "a CDL is exceeded", f"final score > bid + {margin}"]


def skipped_steps(mission_type: str) -> tuple[int, ...]:
    """The steps of 23.0 that a type of mission leaves out: armor engagements agree on forces themselves."""
    return (8,) if mission_type == "armor_engagement" else ()
