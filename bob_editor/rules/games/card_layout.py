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
    ("Other", ("edition", "accepted", "extra")),
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
            "unit_type", "kind", "nation", "conceal", "satw", "moved", "road_side", "part", "company", "facing",
        )),
)  # fmt: skip
"""What only games that ship have of the fields of every card."""

_OF_ROWS = {
    "ends": ("units/*/in",), "markers": ("markers",), "rulings": ("rulings",),
    "conditions": ("conditions", "rules/*/condition"), "changes": ("changes", "rules/*/change"),
}  # fmt: skip
"""What a card says only where its game has rows for it."""


def laid_out(
    layout: Mapping[str, Json], base: Mapping[str, Json], game: Mapping[str, Json]
) -> dict[str, Json]:
    """A card's layout with what follows from its fields and its game, upon that of the game that it is based on."""
    fields = tuple(layout.get("fields", ()))
    units = game.get("units", ())
    missing = (field for rows, names in _OF_ROWS.items() if not game.get(rows) for field in names)
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
        "absent": layout.get("absent", base.get("absent", (*_OTHERS, *missing))),
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
    """The pages of the form; a game's own section that is called as a page is there stands on that."""
    left = dict(sections)
    first, last = (
        [{**row, "fields": [*row["fields"], *left.pop(row["title"], ())]} for row in rows]
        for rows in ((base, ()) if base else (_rows_of(_FIRST), _rows_of(_LAST)))
    )
    return [*first, *({"title": title, "fields": names} for title, names in left.items()), *last]


def _rows_of(pages: Iterable[tuple[str, tuple[str, ...]]]) -> list[Json]:
    return [{"title": title, "fields": list(names)} for title, names in pages]


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
