"""Codes of issues as people and scripts name them: with or without the game, by a pattern, by what they were before."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from difflib import get_close_matches
from fnmatch import fnmatchcase

from bob_editor.rules.check import Check
from bob_editor.rules.game import Game
from bob_editor.rules.issues.acceptances import acceptance_check
from bob_editor.rules.issues.failing import FAILED
from bob_editor.rulesets import all_rulesets
from bob_editor.storage.form.schemas import keywords

FAMILIES = ("schema/", "import/", "edition/")
"""What codes begin with that are no check's: of a file's form, of what its import left, of editions of its game."""


def named_now(codes: Sequence[str]) -> tuple[str, ...]:
    """The codes, and beside those that a check had formerly the one that it has now."""
    if not codes:
        return ()
    now = [
        f"{game.id}/{game.check_now(name)}"
        for code in codes
        for of, _, name in (code.rpartition("/"),)
        for game in all_rulesets().values()
        if of in ("", game.id) and game.check_now(name) != name
    ]
    return (*codes, *now)


def strange_codes(codes: Iterable[str], there: Collection[str] = ()) -> Iterator[tuple[str, str]]:
    """The codes that no issue can have, and none of those that are ``there`` has: what to say of each, and a hint."""
    left = [one for one in codes if one in FAMILIES or not (one.startswith(FAMILIES) or any_is(there, one))]
    if not left:
        return
    known = {f"schema/{keyword}" for keyword in keywords()}
    for game in all_rulesets().values():
        known |= {f"{game.id}/{check.name}" for check in checks_told(game)}
        known |= {f"{game.id}/{name}" for name in game.data.get("checks_renamed") or ()}
    for one in left:
        if not any_is(known, one):
            family = one.removesuffix("/")
            if f"{family}/" in FAMILIES or any_is(known, f"{family}/*"):
                yield f"“{one}” is no code, but what codes begin with.", f"Write {family}/* for all of them."
                continue
            near = get_close_matches(one, sorted({*known, *(code.rpartition("/")[2] for code in known)}), n=1)
            hint = f"Is {near[0]} meant?" if near else "Codes of what breaks the form begin with schema/."
            yield f"No check is called “{one}”.", hint


def checks_told(game: Game) -> tuple[Check, ...]:
    """The checks as which a game's issues are told: its own, that of acceptances, and that of a check that fails."""
    return tuple(dict.fromkeys((*game.checks, acceptance_check(game), FAILED)))


def any_is(codes: Iterable[str], *patterns: str) -> bool:
    """Whether one of these codes is meant by one of these patterns."""
    return any(is_one(code, patterns) for code in codes)


def is_one(code: str, patterns: Sequence[str]) -> bool:
    """Whether a code is meant by one of these patterns, as it is or by its part after the game."""
    names = (code, code.rpartition("/")[2])
    return any(fnmatchcase(name, pattern) for name in names for pattern in patterns)
