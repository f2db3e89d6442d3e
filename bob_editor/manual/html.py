"""A page of the manual as HTML, for the window's Help: headings and named places are anchors, lists of pages links."""

import posixpath
import re

from markdown_it import MarkdownIt
from markdown_it.token import Token

from bob_editor.manual.manual import Manual
from bob_editor.manual.page import Page

_FENCED = re.compile(r"^```\{toctree\}\n.*?^```$", re.DOTALL | re.MULTILINE)
_PLACE = re.compile(r"^\(([\w-]+)\)=\n", re.MULTILINE)
_ABROAD = re.compile(r"[a-z]+:", re.IGNORECASE)


def page_html(manual: Manual, page: Page) -> str:
    """The page's body. Links lead to ``page#place``, pictures to files below the folder of the papers."""
    text = page.text
    listed = "\n".join(f"- [{one.title}](/{one.name})" for one in manual.below(page))
    blocks = iter([listed])
    text = _FENCED.sub(lambda _found: next(blocks, ""), text)
    places = _PLACE.findall(text)
    text = _PLACE.sub(lambda found: f"@{found[1]}@\n\n", text)
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = reader.parse(text)
    for before, token in zip([None, *tokens], tokens, strict=False):
        if token.type == "inline":
            _lead(token, manual, page)
            if before is not None and before.type == "heading_open":
                before.attrSet("id", slug(token.content))
    html = str(reader.renderer.render(tokens, reader.options, {}))
    for place in places:
        html = html.replace(f"<p>@{place}@</p>", f'<a name="{place}"></a>')
    return re.sub(r'<h(\d) id="([^"]*)">', r'<h\1><a name="\2"></a>', html)


def _lead(token: Token, manual: Manual, page: Page) -> None:
    """Turn links and pictures to what the manual has under these names."""
    for child in token.children or ():
        name = {"link_open": "href", "image": "src"}.get(child.type)
        if name:
            child.attrSet(name, target(manual, page, str(child.attrGet(name) or "")))


def target(manual: Manual, page: Page, link: str) -> str:
    """What a page's link leads to: ``page#place`` in the manual, or as it stands where it leads elsewhere."""
    if _ABROAD.match(link):
        return link
    path, _, place = link.partition("#")
    if not path:
        return f"{manual.places.get(place, page.name)}#{place}"
    whole = (
        path[1:]
        if path.startswith("/")
        else posixpath.normpath(posixpath.join(posixpath.dirname(page.name), path))
    )
    whole = whole.removesuffix(".md")
    return f"{whole}#{place}" if place else whole


def slug(title: str) -> str:
    """The name of a heading's place, as sites of Markdown make it."""
    return re.sub(r"[^\w\- ]", "", title.lower().strip()).replace(" ", "-")
