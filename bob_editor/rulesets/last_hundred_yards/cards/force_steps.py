"""How many steps a force has, and from how many companies its platoons come (20.6)."""

from collections.abc import Mapping

from bob_editor.rulesets.last_hundred_yards.land.tables import is_japanese, kind_of, tables

PLATOONS_PER_COMPANY = 3
_NUMBERS = {1: "the platoon", 2: "both platoons", 3: "all three platoons"}
_TITLES = {"mg_section": "MG section", "at_gun": "AT gun", "latw": "LATW"}


def usual_steps(unit: str, nationality: str) -> int:
    """The steps of a full infantry ``platoon`` or ``company`` of a nation (20.6.2)."""
    row = tables()["steps"][unit]
    return int(row["Japanese"] if is_japanese(nationality) else row["usual"])


def companies_of(platoons: int) -> tuple[int, ...]:
    """How many platoons come from each company: 1 to 3 from one, 4 to 6 from two, more from three (20.6)."""
    companies = 1 if platoons <= PLATOONS_PER_COMPANY else 2 if platoons <= 2 * PLATOONS_PER_COMPANY else 3
    least, more = divmod(platoons, companies)
    return tuple(least + (place < more) for place in range(companies))


def is_ambiguous(platoons: int) -> bool:
    """Whether the platoons of two companies should be equal and can't be."""
    split = companies_of(platoons)
    return len(split) == 2 and split[0] != split[1]


def draw_text(force: Mapping[str, int]) -> str:
    """How a force is drawn, in words (23.0 step 14)."""
    platoons = force.get("platoons", 0)
    companies = len(companies_of(platoons)) if platoons else 0
    whose = "one randomly chosen company" if companies == 1 else f"{companies} randomly chosen companies"
    parts = [f"{_NUMBERS.get(platoons, f'{platoons} platoons')} from {whose}"] if platoons else []
    support = [_counted(name, count) for name, count in force.items() if name != "platoons" and count]
    if support:
        listed = " and ".join(filter(None, (", ".join(support[:-1]), support[-1])))
        parts.append(f"{listed} drawn at random from all of their kind")
    return "; ".join(parts)


def _counted(name: str, count: int) -> str:
    kind = kind_of(name)
    title = _TITLES.get(name) or (kind.title.lower() if kind else name.replace("_", " "))
    return f"{count} {title}{'s' if count != 1 else ''}"
