"""How often each side won its playtests, and how sure that is: Wilson's interval, which is honest for few games."""

from collections import Counter
from collections.abc import Iterator, Mapping
from math import sqrt
from typing import Any

from msgspec import to_builtins

from bob_editor.records import Record
from bob_editor.storage.kinds.playtests import Playtests

Json = Any

Z = 1.959964
"""So many standard deviations to each side hold 95 of 100 of a normal distribution."""


class WinRate(Record):
    """How many of the ``decided`` games a side won, and between which shares it wins in 95 of 100 cases."""

    side: str
    won: int
    decided: int
    low: float
    high: float

    @property
    def share(self) -> float:
        """The share that it won."""
        return self.won / self.decided

    @property
    def told(self) -> str:
        """The share in words."""
        return f"{self.won} of {self.decided} ({self.share:.0%}, likely {self.low:.0%} to {self.high:.0%})"


class WinRates(Record):
    """What playtests say of a scenario. ``minutes`` is how long the games took that say so, on average."""

    games: int
    draws: int
    unfinished: int
    minutes: float | None
    sides: tuple[WinRate, ...] = ()

    @property
    def leans_to(self) -> str:
        """The side for which the games speak clearly; "" where chance may have made what was found."""
        return next((one.side for one in self.sides if one.low > 1 / max(2, len(self.sides))), "")


NOT_PLAYED = WinRates(0, 0, 0, None)


def win_rates(playtests: Playtests, sides: Mapping[str, str]) -> WinRates:
    """What playtests say; ``sides`` are the card's, by id, and one that the card no longer has follows them.

    Draws and games that weren't ended decide nothing.
    """
    games = playtests.games
    outcomes = Counter(one.outcome for one in games)
    won = Counter(one.winner for one in games if one.outcome == "won")
    decided, known = outcomes["won"], [one.minutes for one in games if one.minutes is not None]
    named = dict.fromkeys((*sides, *won)) if decided else ()
    return WinRates(
        len(games),
        outcomes["draw"],
        outcomes["unfinished"],
        sum(known) / len(known) if known else None,
        tuple(WinRate(side, won[side], decided, *wilson(won[side], decided)) for side in named),
    )


def wilson(won: int, games: int) -> tuple[float, float]:
    """Between which shares the true one lies in 95 of 100 cases, where ``won`` of ``games`` were won."""
    if not games:
        return 0.0, 1.0
    share, square = won / games, Z * Z / games
    middle = (share + square / 2) / (1 + square)
    half = Z / (1 + square) * sqrt(share * (1 - share) / games + square / (4 * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def rates_json(rates: WinRates) -> dict[str, Json]:
    """The numbers as JSON; shares to four decimals."""
    rounded = {"minutes": None if rates.minutes is None else round(rates.minutes, 1)}
    sides = [
        {
            **to_builtins(one),
            "share": round(one.share, 4),
            "low": round(one.low, 4),
            "high": round(one.high, 4),
        }
        for one in rates.sides
    ]
    return {**to_builtins(rates), **rounded, "sides": sides, "leans_to": rates.leans_to}


def rates_text(rates: WinRates, sides: Mapping[str, str]) -> Iterator[str]:
    """The numbers a line each; nothing where nobody played."""
    if not rates.games:
        return
    more = ((rates.draws, "drawn"), (rates.unfinished, "not ended"))
    told = ", ".join((times(rates.games), *(f"{number} {word}" for number, word in more if number)))
    yield f"Played {told}."
    for one in rates.sides:
        yield f"{sides.get(one.side, one.side)} won {one.told}."
    if rates.sides:
        leans = sides.get(rates.leans_to, rates.leans_to)
        yield f"It leans to {leans}." if leans else "Whether it leans to a side can't be told yet."
    if rates.minutes is not None:
        yield f"A game took {rates.minutes:.0f} minutes on average."


def times(number: int) -> str:
    """How often."""
    return {1: "once", 2: "twice"}.get(number, f"{number:,} times")
