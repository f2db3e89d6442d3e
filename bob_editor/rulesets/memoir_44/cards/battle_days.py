"""The days of a battle, and which special weapons they call for (docs/games/memoir-44.md, 5.1, 6.2)."""

from datetime import date

from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.days import day

LAST_EARLY = 1941
FIRST_LATE = 1943
"""Years up to which the early assets hold, and from which the late ones do; 1942 is between (ruling ``swa_1942``)."""


def battle_date(card: Card) -> date | None:
    """The first day of the battle."""
    return day(card.scenario.get("date", "begin"))


def period_of(card: Card) -> str | None:
    """``early`` or ``late`` for the assets of the day; None where either holds, or no date is given."""
    began = battle_date(card)
    if began is None:
        return None
    if began.year <= LAST_EARLY:
        return "early"
    if began.year >= FIRST_LATE:
        return "late"
    ruling = card.ruling("swa_1942")
    return ruling if ruling in ("early", "late") else None
