"""A card and its template as the file that the typesetter reads: data only, in which no text is ever markup."""

import json
from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import to_builtins

from bob_editor.render.card.leads import Leads, lead
from bob_editor.render.card.template import Template
from bob_editor.render.kit.lettering import in_print
from bob_editor.render.kit.side_colours import SideColours
from bob_editor.render.kit.signs.unit_signs import sign_svg
from bob_editor.sheet.blocks import Block, CardSheet, Forces, MapPicture, Section, Text, Words
from bob_editor.sheet.languages import Language, capital, language_of

Json = Any

_LONGEST = 20_000
"""Characters of one text, more than stand on six pages."""
_MOST = 200_000
"""Characters of all texts of a card; of those beyond, each has ``_LEAST``."""
_LEAST = 300
_BLOCKS = 1_000
"""Paragraphs and tables of a section, more than stand on six pages."""
_LINE = 60
"""A line's end counts as so many characters, since what follows begins a line."""

ALONE = Leads()
"""A card by itself, whose map nobody leads to."""


def card_file(
    sheet: CardSheet,
    template: Template,
    colours: SideColours,
    *,
    scale: float,
    ratio: float | None,
    picture: str,
    leads: Leads = ALONE,
) -> str:
    """The file's text. ``picture`` is the map's file, "" for none; ``ratio`` its height to its width."""
    language = language_of(sheet.language)
    sections = list(ordered(sheet, template))
    told = [_section(one, language) for one in sections]
    hexes = lead(told, leads)
    drawn = {"file": picture if ratio else "", "ratio": ratio or 0}
    data = {
        "title": sheet.title,
        "kicker": sheet.kicker,
        "byline": sheet.byline,
        "tags": sheet.tags,
        "authors": sheet.authors,
        "language": sheet.language,
        "words": {
            "continued": language.say("(continued)"),
            "map": capital(language.say("Map of {title}", title=sheet.title)),
        },
        "sides": {side: colours.of(side).name() for side in sheet.sides},
        "nobody": colours.of("").name(),
        "scale": scale,
        "key": leads.key,
        "template": _settings(template),
        "map": None
        if "map" in template.leave_out
        else _map_of(sheet, drawn, {} if leads.elsewhere else hexes),
        "plate": _map_of(sheet, drawn, hexes) if leads.elsewhere else None,
        "sections": told,
    }
    pairs = sorted(set(_signs(sections))) if template.counters else ()
    signs = {in_print(f"{symbol}|{side}"): sign_svg(symbol, colours.of(side)) for symbol, side in pairs}
    return json.dumps({**Cleaner().clean(data), "signs": signs}, ensure_ascii=False)


def ordered(sheet: CardSheet, template: Template) -> Iterator[Section]:
    """The sections in the template's order, without those it leaves out, and without the map."""
    kept = [one for one in sheet.sections if one.id not in template.leave_out]
    order = template.order
    rest = [one.id for one in kept if one.id not in order]
    names = [name for place in order for name in (rest if place == "*" else [place])]
    if "*" not in order:
        names += rest
    for name in dict.fromkeys(names):
        for one in kept:
            if one.id == name and any(not isinstance(block, MapPicture) for block in one.blocks):
                yield one


def _settings(template: Template) -> Mapping[str, Json]:
    found = {name: value for name, value in to_builtins(template).items() if name not in ("style", "given")}
    return {**found, "paper": template.paper_mm, "colours": template.inks}


def _map_of(sheet: CardSheet, drawn: Mapping[str, Json], hexes: Mapping[str, Json]) -> Json:
    """The map's legend with its picture, and the hexes on it that texts lead to."""
    section = sheet.section("map")
    blocks = section.blocks if section is not None else ()
    found = next((one for one in blocks if isinstance(one, MapPicture)), None)
    return None if found is None else {**to_builtins(found), **drawn, "hexes": hexes}


def _section(section: Section, language: Language) -> Json:
    kept, left = section.blocks[:_BLOCKS], len(section.blocks) - _BLOCKS
    more = [Text((Words(language.say("… {count:,} more", count=left)),))] if left > 0 else []
    return {"id": section.id, "title": section.title, "blocks": [_block(one) for one in (*kept, *more)]}


def _block(block: Block) -> Json:
    found = {"type": type(block).__name__.lower(), **to_builtins(block)}
    if isinstance(block, Forces):
        for force in found["forces"]:
            force["pairs"] = force["pairs"]["rows"]
    return found


def _signs(sections: list[Section]) -> Iterator[tuple[str, str]]:
    """The symbol and side of every counter that has a sign."""
    for section in sections:
        for block in section.blocks:
            if isinstance(block, Forces):
                for force in block.forces:
                    for group in force.groups:
                        for entry in group.entries:
                            yield entry.symbol, force.side
            elif isinstance(block, Text) and block.symbol:
                yield block.symbol, ""


class Cleaner:
    """Cleans texts, and shortens what no card can hold: Typst would take gigabytes of memory to set it."""

    def __init__(self) -> None:
        self._left = _MOST

    def clean(self, value: Json) -> Json:
        """Without control and half characters, which no file of ours holds."""
        if isinstance(value, str):
            return self._text(value)
        if isinstance(value, dict):
            return {in_print(key): self.clean(one) for key, one in value.items()}
        if isinstance(value, list | tuple):
            return [self.clean(one) for one in value]
        return value

    def _text(self, text: str) -> str:
        most = max(_LEAST, min(_LONGEST, self._left))
        ends = text[:most].count("\n")
        if ends * _LINE > most:
            text = "\n".join(text.split("\n", most // _LINE + 1)[:-1]) + "…"
        shown = text if len(text) <= most else f"{text[:most].rstrip()}…"
        self._left -= len(shown) + _LINE * shown.count("\n")
        return in_print(shown)
