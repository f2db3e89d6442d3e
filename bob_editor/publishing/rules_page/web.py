"""The page of a game's rules for a browser: one file, with its pictures in it, that needs nothing else."""

from base64 import b64encode
from collections.abc import Iterator
from html import escape
from importlib import resources

from bob_editor.publishing.rules_page.content import Entry, Figure, Part, RulesPage
from bob_editor.words import in_language, mark


def as_html(page: RulesPage) -> str:
    """The whole page; every text in it is text, whatever its writer put in."""
    style = (resources.files(__package__) / "page.css").read_text("utf-8")
    title, short = escape(page.title), escape(in_language(page.language)(mark("the rules in short")))
    edition = f'<p class="edition">{escape(page.edition)}</p>' if page.edition else ""
    about = "".join(f"<p>{escape(one)}</p>" for one in page.about)
    listed = "".join(
        f'<li><a href="#p{number}">{escape(one.title)}</a></li>' for number, one in enumerate(page.parts)
    )
    return "\n".join(
        [
            f'<!doctype html>\n<html lang="{escape(page.language)}">\n<head>\n<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{title}: {short}</title>\n<style>\n{style}</style>\n</head>\n<body>",
            f"<header><h1>{title}</h1>{edition}{about}<nav><ul>{listed}</ul></nav></header>\n<main>",
            *(_part(number, one) for number, one in enumerate(page.parts)),
            "</main>\n</body>\n</html>\n",
        ]
    )


def _part(number: int, part: Part) -> str:
    note = f'<p class="note">{escape(part.note)}</p>' if part.note else ""
    kind = "large" if part.large else "small"
    entries = "\n".join(map(_entry, part.entries))
    return (
        f'<section class="{kind}"><h2 id="p{number}">{escape(part.title)}</h2>{note}\n{entries}\n</section>'
    )


def _entry(entry: Entry) -> str:
    return f'<article class="entry">{"".join(_pieces(entry))}</article>'


def _pieces(entry: Entry) -> Iterator[str]:
    cites = f' <span class="cites">[{escape(entry.cites)}]</span>' if entry.cites else ""
    words = "".join(f"<p>{escape(one)}</p>" for one in entry.lines if one)
    yield f"<div><h3>{escape(entry.title)}{cites}</h3>{words}</div>"
    yield from map(_figure, entry.figures)


def _figure(figure: Figure) -> str:
    picture = b64encode(figure.picture).decode("ascii")
    verdict = f'<strong class="{escape(figure.verdict)}">{escape(figure.told)}</strong> '
    caption = f"{verdict if figure.verdict else ''}{escape(figure.caption)}"
    shown = f"<figcaption>{caption}</figcaption>" if figure.verdict else ""
    alt = escape(f"{figure.told}: {figure.caption}" if figure.verdict else figure.caption)
    return f'<figure><img alt="{alt}" src="data:image/jpeg;base64,{picture}">{shown}</figure>'
