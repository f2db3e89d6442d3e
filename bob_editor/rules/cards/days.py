"""Days as cards write them."""

from datetime import date
from typing import Any


def day(value: Any) -> date | None:
    """The day of an ISO date; None where there is none or no such day."""
    if not isinstance(value, str):
        return None
    try:
        return date.fromisoformat(value)
    except ValueError:
        return None
