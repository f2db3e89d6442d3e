"""A scenario card made ready for print: all that it says, in sections, in words, in the order of its ruleset."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bob_editor.editing.card_sheet_fields import Field
from bob_editor.editing.card_sheet_forces import forces
from bob_editor.editing.card_sheet_generic import entry_blocks, generic_blocks
from bob_editor.editing.card_sheet_map import map_picture, marker_blocks
from bob_editor.editing.card_sheet_sequence import track
from bob_editor.editing.card_sheet_text import text_blocks
from bob_editor.editing.card_sheet_words import HIDDEN, CardWords, date_words
from bob_editor.model.card_blocks import Block, CardSheet, Pairs, Section, Text, Words, plain
from bob_editor.rules.card import Card
from bob_editor.rules.card_code import CardCode

Json = Any

_PARTS: Mapping[str, str] = {
    **dict.fromkeys(
        ("title", "number", "module", "ruleset", "date", "date_text", "place", "location", "operation"), "heading"
    ),
    **dict.fromkeys(
        ("theatre", "island", "front", "kind", "training", "mission_type", "expansions", "status"), "tags"
    ),
    **dict.fromkeys(("background", "intro"), "situation"),
    **dict.fromkeys(
        (
            "turns", "open_ended", "first_side", "first_player", "initiative", "setup_order", "time_start",
            "casualty_start", "conditions",
        ),
        "sequence",
    ),
    **dict.fromkeys(("sides", "setup_areas", "units", "reinforcements"), "forces"),
    **dict.fromkeys(("markers", "changes", "initial_control"), "markers"),
    **dict.fromkeys(("victory", "objectives", "mop", "end", "score"), "victory"),
    **dict.fromkeys(("rules", "msr"), "rules"),
    **dict.fromkeys(("credits", "author", "source"), "credits"),
    "map": "map",
    "texts": "texts",
}  # fmt: skip
"""Where each field of a card is printed, whatever the game; fields that aren't here go where ``card.json`` says."""

_TITLES = {
    "situation": "Situation",
    "map": "",
    "forces": "Forces",
    "sequence": "Sequence of play",
    "victory": "Victory",
    "rules": "Special rules",
    "markers": "On the map",
    "facts": "At a glance",
    "rulings": "Rulings",
    "credits": "Credits",
}
_ORDER = ("situation", "map", "sequence", "forces", "victory", "rules", "markers")
_LAST = ("rulings", "facts", "credits")

_TEXTS: Mapping[str, str] = {
    "historical": "situation",
    "briefing": "sequence",
    "victory": "victory",
    "special_rules": "rules",
    "bibliography": "credits",
}


def card_sheet(card: Card) -> CardSheet:
    """The card as it is to be printed. Nothing of it is left out but ids and accepted issues, which are no players'."""
    return _Sheet(card).made()


class _Sheet:
    """Gathers the sections of one card."""

    def __init__(self, card: Card) -> None:
        self.card = card
        self.words = CardWords(card)
        self.code = CardCode() if card.ruleset.card_code is None else card.ruleset.card_code()
        self.blocks: dict[str, list[Block]] = {}
        self.titles = dict(_TITLES)
        self.own: list[str] = []
        """Sections that only this game's card has, in its order."""
        self.home = self._homes()

    def _homes(self) -> Mapping[str, str]:
        """The section of every field: as for all games, else as ``card.json`` has it, else one for the rest."""
        found = dict(_PARTS)
        for number, row in enumerate(self.code.layout.get("print") or ()):
            fields = [str(name).partition("/")[0] for name in row.get("fields") or ()]
            known = [found[name] for name in fields if name in found and found[name] in _TITLES]
            home = known[0] if known else f"own-{number}"
            if not known and any(name not in found for name in fields):
                self.titles[home] = str(row.get("title", ""))
                self.own.append(home)
            for name in fields:
                found.setdefault(name, home)
        return found

    def made(self) -> CardSheet:
        """The sheet."""
        scenario = self.card.scenario
        self._first_blocks()
        for name, value in scenario.data.items():
            if name in HIDDEN or name.startswith("x-") or value is None:
                continue
            self._put(name, value)
        if scenario.rulings:
            self._rulings()
        facts = self.code.facts(self.card)
        if facts:
            rows = tuple(
                (fact.title, (Words(fact.text, side=fact.side), *_cited(fact.cites))) for fact in facts
            )
            self.blocks["facts"] = [Pairs(rows)]
        order = (*_ORDER, *self.own, "other", *_LAST)
        self.titles.setdefault("other", "Further")
        return CardSheet(
            title=scenario.title or "Untitled scenario",
            kicker=tuple(self._kicker()),
            byline=tuple(self._byline()),
            tags=tuple(self._tags()),
            sides=tuple(self.words.sides),
            sections=tuple(
                Section(name, self.titles[name], _joined(self.blocks[name])) for name in order if self.blocks.get(name)
            ),
        )

    # -- heading ----------------------------------------------------------------------------------------------

    def _kicker(self) -> Iterator[str]:
        scenario = self.card.scenario
        yield self.card.ruleset.title
        for name in ("module", "number"):
            value = scenario.get(name)
            if isinstance(value, str | int) and str(value).strip():
                yield f"Scenario {value}" if name == "number" else str(value)
        operation = scenario.table("operation")
        if operation:
            yield " ".join(str(operation[key]) for key in ("name",) if key in operation)

    def _byline(self) -> Iterator[str]:
        scenario = self.card.scenario
        for name in ("place", "location"):
            if scenario.text(name).strip():
                yield scenario.text(name)
        printed = [one for one in scenario.table("date_text").values() if isinstance(one, str) and one.strip()]
        date = date_words(scenario.get("date"))
        yield from dict.fromkeys(one for one in (date, *printed) if one)

    def _tags(self) -> Iterator[tuple[str, str]]:
        for name, value in self.card.scenario.data.items():
            if self.home.get(name) == "tags" and value not in (None, "", [], False):
                field = self.words.root.part(name)
                shown = plain(self.words.line(value, field))
                yield field.title, shown[:1].upper() + shown[1:]

    # -- fields -----------------------------------------------------------------------------------------------

    def _first_blocks(self) -> None:
        """What the well-known sections begin with."""
        picture = map_picture(self.words, self.code)
        if picture is not None:
            self.blocks["map"] = [picture]
        course = track(self.words)
        if course is not None:
            self.blocks["sequence"] = [course]
        both = forces(self.words)
        if both is not None:
            self.blocks["forces"] = [both]

    def _put(self, name: str, value: Json) -> None:
        home = self.home.get(name, "other")
        field = self.words.root.part(name)
        if home in ("heading", "tags", "forces") or name == "rulings":
            return
        if home == "texts":
            self._texts(value, field)
        elif home == "map":
            self._to("map", self._map_rest(field))
        elif name in ("rules", "msr"):
            self._to(home, (one for _, row in self.card.scenario.rows(name) for one in self._rule(row, field)))
        elif name == "markers":
            self._to(home, marker_blocks(self.words))
        elif name in ("background", "intro") and isinstance(value, str):
            self._to(home, text_blocks(value, self.words))
        elif isinstance(value, dict) and name in ("victory", "credits", "turns", "conditions"):
            for key, one in value.items():
                if not key.startswith("x-"):
                    self._to(home, self._inner(key, one, field.part(key)))
        else:
            self._to(home, generic_blocks(value, field, self.words))

    def _inner(self, key: str, value: Json, field: Field) -> Iterator[Block]:
        if key == "text" and isinstance(value, str):
            yield from text_blocks(value, self.words)
        else:
            yield from generic_blocks(value, field, self.words)

    def _rule(self, row: Mapping[str, Json], field: Field) -> Iterator[Block]:
        yield from entry_blocks(row, field.part(0), self.words)

    def _map_rest(self, field: Field) -> Iterator[Block]:
        for name, value in self.card.scenario.table("map").items():
            if name not in ("boards", "overlays"):
                yield from generic_blocks(value, field.part(name), self.words)

    def _texts(self, value: Json, field: Field) -> None:
        """The texts of a card in several languages, each where it belongs."""
        for language, texts in value.items() if isinstance(value, dict) else ():
            if not isinstance(texts, dict):
                continue
            several = len(value) > 1
            for name, text in texts.items():
                if not isinstance(text, str) or not text.strip():
                    continue
                title = field.part(language).part(name).title
                lead = f"{title}{f' ({language})' if several else ''}."
                plainly = name in _TEXTS and not several
                self._to(
                    _TEXTS.get(name, "situation"), text_blocks(text, self.words, lead="" if plainly else lead)
                )

    def _rulings(self) -> None:
        rows = []
        rules = self.card.ruleset.rulings
        for name, answer in self.card.scenario.rulings.items():
            question = rules[name].question if name in rules else name.replace("_", " ")
            told = {True: "yes", False: "no"}.get(answer) if isinstance(answer, bool) else None
            rows.append((question, (Words(told or str(answer).replace("_", " ")),)))
        self.blocks["rulings"] = [Pairs(tuple(rows))]

    def _to(self, home: str, blocks: Iterator[Block] | tuple[Text, ...]) -> None:
        self.blocks.setdefault(home, []).extend(blocks)


def _cited(cites: str) -> tuple[Words, ...]:
    return (Words(f" [{cites}]", sense="rule"),) if cites else ()


def _joined(blocks: list[Block]) -> tuple[Block, ...]:
    """Neighbouring names and values in one block, so that they align."""
    found: list[Block] = []
    for block in blocks:
        last = found[-1] if found else None
        if isinstance(block, Pairs) and isinstance(last, Pairs):
            found[-1] = Pairs((*last.rows, *block.rows))
        else:
            found.append(block)
    return tuple(found)
