"""A board's LOS book: who sees whom, as a matrix for programs and as pages for people."""

import csv
import io
from collections.abc import Iterator, Mapping
from html import escape

from bob_editor.publishing.progress import Tell
from bob_editor.rules.los.sight import BLIND, CLEAR, HINDERED, FieldOfView, Sight
from bob_editor.rules.los.surveys.fields import fields, on_the_ground
from bob_editor.words import LANGUAGES, in_language, mark

_COLUMNS = {
    CLEAR: mark("Sees clearly"), HINDERED: mark("Sees hindered (by)"), BLIND: mark("In a shadow only"),
}  # fmt: skip

_STYLE = """
:root { color-scheme: light dark; }
body { font: 11pt/1.4 system-ui, sans-serif; margin: 2em auto; max-width: 76rem; padding: 0 1rem; }
h1 { font: 700 2rem/1.15 Georgia, 'Times New Roman', serif; margin: 0 0 .2em; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid #8886; padding: .3em .8em .3em 0; text-align: left; vertical-align: top; }
thead { display: table-header-group; }
thead th { position: sticky; top: 0; background: Canvas; border-bottom: 2px solid #8888; white-space: nowrap; }
tr { break-inside: avoid; }
tr:target { outline: 3px solid #c60; }
@media print { body { font-size: 7.5pt; margin: 0; } }
"""


def sight_book(title: str, sight: Sight, tell: Tell, language: str = "en") -> tuple[str, str]:
    """The book of a scene as CSV and as HTML.

    In the CSV a row is where one looks from, a column where to: empty for clear, the number of hindrances, ``x`` for
    blocked, ``b`` where only a shadow blocks. The HTML needs no other file, and prints; it is in a
    language, in English where the program doesn't speak that.
    """
    grid = sight.scene.board.grid
    labels = [grid.label(at) for at in grid.hexes]
    sink = io.StringIO()
    matrix = csv.writer(sink, lineterminator="\n")
    matrix.writerow(("from", *labels))
    rows: dict[str, dict[int, str]] = {}
    for place, field in enumerate(fields(sight, on_the_ground(grid), progress=tell)):
        matrix.writerow((labels[place], *_cells(field)))
        rows[labels[place]] = _seen(place, labels, field)
    return sink.getvalue(), _page(
        title, sight.scene.ruleset.title, rows, language if language in LANGUAGES else "en"
    )


def _cells(field: FieldOfView) -> Iterator[str]:
    for code, hindrance in zip(field.codes.tolist(), field.hindrance.tolist(), strict=True):
        yield {CLEAR: "", HINDERED: str(hindrance), BLIND: "b"}.get(code, "x")


def _seen(place: int, labels: list[str], field: FieldOfView) -> dict[int, str]:
    """The hexes that are seen of one, by how."""
    seen: dict[int, list[str]] = {code: [] for code in _COLUMNS}
    for other, (code, hindrance) in enumerate(
        zip(field.codes.tolist(), field.hindrance.tolist(), strict=True)
    ):
        if code in seen and other != place:
            seen[code].append(f"{labels[other]}({hindrance})" if code == HINDERED else labels[other])
    return {code: " ".join(names) for code, names in seen.items()}


def _page(title: str, game: str, rows: Mapping[str, Mapping[int, str]], language: str) -> str:
    """The page; what no hex of the map has takes no column."""
    say = in_language(language)
    codes = [code for code in _COLUMNS if code == CLEAR or any(seen[code] for seen in rows.values())]
    columns = (mark("From"), *(_COLUMNS[code] for code in codes))
    heads = "".join(f'<th scope="col">{escape(say(name))}</th>' for name in columns)
    called = escape(say(mark("{title}: lines of sight"), title=title))
    blocked = escape(say(mark("Whatever isn't listed is blocked.")), quote=False)
    lines = []
    for label, seen in rows.items():
        name, cells = escape(label, quote=True), "".join(f"<td>{escape(seen[code])}</td>" for code in codes)
        lines.append(f'<tr id="{name}"><th scope="row">{name}</th>{cells}</tr>')
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{called}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n"
        f"<h1>{called}</h1>\n<p>{escape(game)}. {blocked}</p>\n"
        f"<table>\n<thead><tr>{heads}</tr></thead>\n<tbody>\n" + "\n".join(lines) + "\n</tbody>\n</table>\n"
        "</body>\n</html>\n"
    )
