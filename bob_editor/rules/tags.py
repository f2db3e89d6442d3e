"""Terrain by tag: how a check asks a game's data what a terrain is, such as ``building`` or ``water``."""

from collections.abc import Iterable

from bob_editor.rules.ruleset import Ruleset
from bob_editor.rules.wording import in_sentence, listed


def tagged(ruleset: Ruleset, tag: str) -> frozenset[str]:
    """The ids of the terrains whose rows bear a tag."""
    return ruleset.tagged(tag)


def named(ruleset: Ruleset, words: Iterable[str]) -> frozenset[str]:
    """The terrains that words of the data name, each by their id or a tag."""
    return frozenset[str]().union(
        *(tagged(ruleset, word) | ({word} & ruleset.terrains.keys()) for word in words)
    )


def title_of(ruleset: Ruleset, terrain: str) -> str:
    """A terrain's name within a sentence; the id itself where the ruleset doesn't know it."""
    row = ruleset.terrains.get(terrain)
    return in_sentence(row.title) if row is not None else terrain


def title_of_marker(ruleset: Ruleset, marker: str) -> str:
    """A marker's name within a sentence; the id itself where the ruleset doesn't know it."""
    return in_sentence(str(ruleset.rows("markers").get(marker, {}).get("title", marker)))


def within(ruleset: Ruleset, terrain: str) -> str:
    """What a message says that something in a terrain is in: *deep water*, *an anti-tank ditch*, else its name."""
    row = ruleset.terrains.get(terrain)
    return terrain if row is None else str(row.row.get("within") or in_sentence(row.title))


class AsPrinted(str):
    """A rule's number as this very ruleset has it: an edition that is based on another doesn't count it anew."""

    __slots__ = ()


def rule_of(ruleset: Ruleset, name: str) -> AsPrinted:
    """The number of the rule that a terrain, marker, unit or change rests on, the first of several; "" for none."""
    rows = [ruleset.terrains[name].row] if name in ruleset.terrains else []
    rows += [row for table in ("markers", "units", "changes") if (row := ruleset.rows(table).get(name))]
    return AsPrinted(next((str(row["cites"]).split(", ")[0] for row in rows if row.get("cites")), ""))


def titles_of(ruleset: Ruleset, terrains: tuple[str, ...]) -> str:
    """Several terrains' names within a sentence, *and* before the last."""
    return listed(title_of(ruleset, terrain) for terrain in terrains)
