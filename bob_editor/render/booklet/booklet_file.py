"""A booklet as the files that the typesetter reads: data and pictures, in which no text is ever markup."""

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec import to_builtins

from bob_editor.render.booklet.booklet import Binding, Booklet, BoundCard
from bob_editor.render.card.leads import rule_anchor
from bob_editor.render.card.shortening import Cleaner

Json = Any

_WIDE = 1000
"""Of a drawing that shows a picture: it is laid at any size."""


def booklet_file(folder: Path, booklet: Booklet, binding: Binding, pages: Sequence[int]) -> None:
    """Write ``booklet.json``, the pictures that it names, and ``main.typ``, which sets all of it."""
    data = {
        **_heading(booklet),
        **_look(booklet, binding),
        "cards": [_card(one, number, pages[number], binding) for number, one in enumerate(booklet.cards)],
        "cover": _picture(folder, f"cover{booklet.cover[1]}", booklet.cover[0]),
        "logo": _picture(folder, f"logo{booklet.logo[1]}", booklet.logo[0]),
        "plates": [
            {
                "title": one.title,
                "note": one.note,
                "ratio": one.ratio,
                "file": undecoded(folder, f"plate-{number}.jpg", one.picture, one.ratio),
            }
            for number, one in enumerate(booklet.plates)
        ],
        "charts": [
            {
                "title": one.title,
                "note": one.note,
                "heads": one.heads,
                "rows": [
                    {**to_builtins(row), "file": _picture(folder, f"chart-{number}-{place}.jpg", picture)}
                    for place, (row, picture) in enumerate(one.rows)
                ],
            }
            for number, one in enumerate(booklet.charts)
        ],
        "reminders": [to_builtins(one) for one in booklet.reminders],
        "tracks": [to_builtins(one) for one in booklet.tracks],
        "rules": [
            {
                "title": one.title,
                "letter": one.letter,
                "places": [
                    {"card": card, "to": rule_anchor(f"s{card}-", number)} for card, number in one.places
                ],
            }
            for one in booklet.rules
        ],
        "credits": [
            {"name": name, "line": [to_builtins(words) for words in line]} for name, line in booklet.credits
        ],
    }
    (folder / "booklet.json").write_text(json.dumps(Cleaner().clean(data), ensure_ascii=False), "utf-8")
    (folder / "main.typ").write_text("\n".join(_main(booklet)) + "\n", "utf-8")


def undecoded(folder: Path, name: str, picture: bytes, ratio: float) -> str:
    """The name of a drawing that shows a JPEG of that height to its width; both are kept in the folder.

    Typst takes a picture apart into dots, megabytes each, and one that a drawing shows goes into the PDF as it is.
    """
    (folder / name).write_bytes(picture)
    drawing = Path(name).with_suffix(".svg").name
    # Drawings of the same bytes would be taken for the same picture: what each shows has a name of its own.
    own = f"{folder.name}/{name}"
    size = f'width="{_WIDE}" height="{_WIDE * ratio:g}"'
    image = f'<image id="{own}" {size} preserveAspectRatio="none" href="{name}"/>'
    (folder / drawing).write_text(f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{image}</svg>', "utf-8")
    return drawing


def _main(booklet: Booklet) -> Iterator[str]:
    yield '#import "booklet/booklet.typ": *'
    yield "#front()"
    for number in range(len(booklet.cards)):
        yield f'#import "s{number}/base/card.typ" as card-{number}'
        yield f'#import "s{number}/style.typ" as style-{number}'
        yield f"#bound({number}, card-{number}, style-{number})"
    yield "#back()"


def _heading(booklet: Booklet) -> Mapping[str, Json]:
    names = (
        "title", "language", "series", "edition", "description", "authors", "licence", "games", "words",
    )  # fmt: skip
    return {name: getattr(booklet, name) for name in names}


def _look(booklet: Booklet, binding: Binding) -> Mapping[str, Json]:
    first = booklet.cards[0]
    template = first.template.suited(first.card.ruleset)
    return {
        "paper": binding.paper,
        "bleed": binding.bleed,
        "crop_marks": binding.crop_marks,
        "maps": binding.maps,
        "spreads": binding.spreads,
        "colours": template.inks,
        "capitals": template.capitals,
    }


def _card(one: BoundCard, number: int, pages: int, binding: Binding) -> Json:
    sheet = one.sheet
    return {
        "key": f"s{number}-",
        "folder": f"s{number}",
        "number": one.number,
        "title": sheet.title,
        "byline": sheet.byline,
        "kicker": sheet.kicker,
        "pages": pages,
        "plate": binding.maps != "cards" and bool(one.card.map.laid),
        "map": bool(one.card.map.laid),
    }


def _picture(folder: Path, name: str, data: bytes) -> str:
    """The name of a picture that is kept there, "" for none."""
    if not data:
        return ""
    (folder / name).write_bytes(data)
    return name
