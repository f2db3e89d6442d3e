"""What a ruleset's data says of painting: terrains that are alike or listed where drawn, and rules to fill land by."""

from collections.abc import Mapping
from typing import Any

from bob_editor.records import Record
from bob_editor.rules.ruleset import Ruleset
from bob_editor.rules.tags import named

Json = Any


class FieldsRule(Record):
    """Land parted into fields of ``least`` to ``most`` hexes, with ``border`` on the hexsides between them.

    ``inside`` are what fields may bear, one of them each; "" leaves the ground as it is. ``border`` is "" for none.
    """

    title: str
    least: int = 3
    most: int = 6
    border: str = ""
    inside: tuple[str, ...] = ("",)


class ShareRule(Record):
    """So many hexes in a hundred bear ``terrain``, in clumps of about ``grain`` hexes."""

    title: str
    terrain: str
    share: int = 30
    grain: int = 4


class Painting(Record):
    """``alike``: sets of terrains that may stand for one another; ``gaps``: features that may lack at a place.

    ``off`` are the ids of terrains that a rule leaves alone: ways, water, buildings; ``listed`` those that a hex lists
    as soon as they are drawn over its dot.
    """

    alike: tuple[frozenset[str], ...] = ()
    gaps: frozenset[str] = frozenset()
    off: frozenset[str] = frozenset()
    listed: frozenset[str] = frozenset()
    fields: tuple[FieldsRule, ...] = ()
    shares: tuple[ShareRule, ...] = ()


def painting_of(ruleset: Ruleset) -> Painting:
    """The ``painting`` of a ruleset, without what names terrain that it hasn't; usual rules where it says nothing."""
    data: Mapping[str, Json] = ruleset.data.get("painting") or {}
    known = ruleset.terrains.keys()
    fields = tuple(
        FieldsRule(
            row["title"],
            least=min(row.get("size", (3,))),
            most=max(row.get("size", (6,))),
            border=row.get("border", ""),
            inside=tuple(one for one in row.get("inside", ("",)) if not one or one in known),
        )
        for row in data.get("fields", ())
        if row.get("border", "") in ("", *known)
    )
    shares = tuple(
        ShareRule(row["title"], row["terrain"], row.get("share", 30), row.get("grain", 4))
        for row in data.get("shares", ())
        if row["terrain"] in known
    )
    return Painting(
        alike=tuple(frozenset(row) & known for row in data.get("alike", ())),
        gaps=frozenset(data.get("gaps", ())) & known,
        off=named(ruleset, data.get("off", ())),
        listed=named(ruleset, data.get("listed", ())),
        fields=fields,
        shares=shares or _usual_shares(ruleset),
    )


def _usual_shares(ruleset: Ruleset) -> tuple[ShareRule, ...]:
    """A rule for each terrain of hexes, for a game that names none."""
    rows = (row for row in ruleset.terrains.values() if "hexes" in row.places and "base" not in row.places)
    return tuple(ShareRule(row.title, row.id) for row in rows)
