"""How many steps a force has, and from how many companies its platoons come (20.6)."""

from bob_editor.rulesets.last_hundred_yards.land.tables import is_japanese, tables

PLATOONS_PER_COMPANY = 3


def usual_steps(unit: str, nationality: str) -> int:
    """The steps of a full infantry ``platoon`` or ``company`` of a nation (20.6.2)."""
    row = tables()["steps"][unit]
    return int(row["Japanese"] if is_japanese(nationality) else row["usual"])


def companies_of(platoons: int) -> tuple[int, ...]:
    """How many platoons come from each company: 1 to 3 from one, 4 to 6 from two, more from three (20.6)."""
    companies = 1 if platoons <= PLATOONS_PER_COMPANY else 2 if platoons <= 2 * PLATOONS_PER_COMPANY else 3
    least, more = divmod(platoons, companies)
    return tuple(least + (place < more) for place in range(companies))
