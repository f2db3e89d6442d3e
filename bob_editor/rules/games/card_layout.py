"""How the cards of a game of one's own are laid out: what follows from their fields where nothing else is said."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

Json = Any

_FIRST = (
    ("Scenario", ("id", "title", "number", "location", "background", "credits")),
    ("Map", ("map", "changes", "conditions", "rulings")),
    ("Sides", ("sides",)),
    ("Set-up", ("setup_areas", "units", "markers")),
)
_LAST = (
    ("Special rules", ("rules", "balance", "cards")),
    ("Other", ("accepted", "extra")),
    ("Languages", ("language", "translations")),
)
"""The pages of the form on which what every card has stands, before and after a game's own."""


_COLUMNS = ("side", "unit", "at", "count")
_IN_NO_CELL = ("long_text", "table")
_MOST_COLUMNS = 7
"""What a row of a card's units shows in its table, before what a game's own fields of a unit say."""


_OTHERS = (
    "cards", "map/frontage", "map/half_hexes_in_play",
    *(f"units/*/{name}" for name in (
            "unit_type", "kind", "nation", "conceal", "satw", "moved", "road_side", "part", "company",
        )),
)  # fmt: skip
"""What only games that ship have of the fields of every card."""


def laid_out(
    layout: Mapping[str, Json], base: Mapping[str, Json], units: Iterable[Mapping[str, Json]]
) -> dict[str, Json]:
    """A card's layout with what follows from its fields and units, upon that of the game that it is based on."""
    fields = tuple(layout.get("fields", ()))
    titles = {str(row.get("id")): str(row.get("title") or row.get("id")) for row in units}
    offered = {"units/*/unit": {"offers": list(titles)}} if titles and not base else {}
    usual = {} if base else {"units": {"columns": _unit_columns(fields), "summary": "{unit} at {at}"}}
    sections: dict[str, list[str]] = {}
    for row in fields:
        if row.get("of", "card") == "card":
            sections.setdefault(row.get("section") or "Scenario", []).append(row["id"])
    found = {
        **base,
        **layout,
        "absent": layout.get("absent", base.get("absent", _OTHERS)),
        "words": {**titles, **base.get("words", {}), **dict(_words_of(fields)), **layout.get("words", {})},
        "hints": {**base.get("hints", {}), **usual, **offered, **_hints(fields), **layout.get("hints", {})},
        "new": {
            **base.get("new", {}),
            **{
                row["id"]: row["usual"]
                for row in fields
                if "usual" in row and row.get("of", "card") == "card"
            },
            **layout.get("new", {}),
        },
    }
    if "pages" not in layout:
        found["pages"] = _pages(base.get("pages"), sections)
    if "print" not in layout:
        own = [{"title": title, "fields": names} for title, names in sections.items()]
        found["print"] = [*base.get("print", ()), *own]
    return found


def _unit_columns(fields: Iterable[Mapping[str, Json]]) -> list[str]:
    own = [row["id"] for row in fields if row.get("of") == "unit" and row.get("kind") not in _IN_NO_CELL]
    return [*_COLUMNS, *own][:_MOST_COLUMNS]


def _pages(base: list[Json] | None, sections: Mapping[str, list[str]]) -> list[Json]:
    left = dict(sections)
    first = base or [{"title": title, "fields": list(names)} for title, names in _FIRST]
    pages = [{**row, "fields": [*row["fields"], *left.pop(row["title"], ())]} for row in first]
    pages += [{"title": title, "fields": names} for title, names in left.items()]
    return pages if base else [*pages, *({"title": title, "fields": list(names)} for title, names in _LAST)]


def _hints(fields: tuple[Mapping[str, Json], ...]) -> dict[str, Json]:
    found: dict[str, Json] = {}
    for row in fields:
        of = {"side": "sides/*/", "unit": "units/*/", "setup_area": "setup_areas/*/", "marker": "markers/*/"}
        path = f"{of.get(row.get('of', 'card'), '')}{row['id']}"
        if row.get("unit"):
            found[path] = {"unit": row["unit"]}
        for column in row.get("columns", ()):
            if column.get("unit"):
                found[f"{path}/*/{column['id']}"] = {"unit": column["unit"]}
    return found


def _words_of(fields: Iterable[Mapping[str, Json]]) -> Iterator[tuple[str, str]]:
    """What the choices of fields are called, by their ids."""
    for row in fields:
        for one in row.get("choices", ()):
            if one.get("title"):
                yield one["id"], one["title"]
        yield from _words_of(row.get("columns", ()))
