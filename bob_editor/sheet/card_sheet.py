"""A scenario card made ready for print: all that it says, in sections, in words, in the order of its ruleset."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from bob_editor.model.foreign import is_foreign
from bob_editor.opening.games.own_names import own_names
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.code import Fact
from bob_editor.rules.cards.conditions import conditions_by_cards
from bob_editor.rules.cards.translations import LANGUAGE, translated
from bob_editor.rules.game import called
from bob_editor.rules.games.merging import renumbered_citation
from bob_editor.sheet.any_field import entry_blocks, generic_blocks
from bob_editor.sheet.blocks import Block, CardSheet, Pairs, Section, Text, Track, Words, plain
from bob_editor.sheet.dates import date_words
from bob_editor.sheet.forces import forces
from bob_editor.sheet.languages import ENGLISH, Language, capital, language_of
from bob_editor.sheet.languages.in_window import of_texts
from bob_editor.sheet.map_section import map_picture, marker_blocks
from bob_editor.sheet.print_order import CARRIED_OUT, IN_FORCES, LAST, LIKELY, ORDER, PARTS, TEXTS, TITLES
from bob_editor.sheet.running_text import text_blocks
from bob_editor.sheet.schema_steps import Field
from bob_editor.sheet.sequence import track
from bob_editor.sheet.value_words import HIDDEN, CardWords

Json = Any

_HEADED = ("background", "intro", "victory")
"""Texts that the heading of their section says enough of."""

_JOINED = tuple(name for name in ORDER if name != "forces")
"""Sections of every card that a game's own of the same title is one with."""

_MINUS = re.compile(r"(?<!\S)-(?=\d)")
"""A hyphen for a minus sign."""


def card_sheet(
    card: Card, *, others: Mapping[str, str] | None = None, language: Language = ENGLISH
) -> CardSheet:
    """The card as it is to be printed. Nothing of it is left out but what no player may read.

    Those are ids and accepted issues, which are no players', and what one player alone may know.

    ``others`` are the titles of the scenarios that it is published with, by their ids. Its labels are in a language,
    and so are those of its texts that it has in that.
    """
    words = language.keeping(own_names(card.ruleset))
    return _Sheet(CardWords(in_language(card, words), others or {}, words)).made()


def labels_for(card: Card, code: str | None = None) -> Language:
    """The labels in a language, where one is asked for; else in that which the card's texts are written in.

    :raises UnknownId: where there are none in the language asked for.
    """
    return language_of(code) if code else of_texts(card.scenario.text(LANGUAGE))


def in_language(card: Card, language: Language) -> Card:
    """The card with the texts that it has in a language."""
    scenario = translated(card.scenario, language.code)
    return card if scenario is card.scenario else replace(card, scenario=scenario)


class _Sheet:
    """Gathers the sections of one card."""

    def __init__(self, words: CardWords) -> None:
        self.card = words.card
        self.words = words
        self.code = self.words.code
        self.blocks: dict[str, list[Block]] = {}
        self.titles = {**TITLES, **(self.words.layout.get("titles") or {})}
        self.own: list[str] = []
        """Sections that only this game's card has, in its order."""
        self.home = self._homes()

    def _homes(self) -> Mapping[str, str]:
        """The section of every field: as for all games, else as ``card.json`` has it, else one for the rest."""
        found = dict(PARTS)
        called_so = {title: home for home, title in self.titles.items() if title and home in _JOINED}
        for number, row in enumerate(self.words.layout.get("print") or ()):
            fields = [str(name).partition("/")[0] for name in row.get("fields") or ()]
            known = [found[name] for name in fields if name in found and found[name] in TITLES]
            title, own = str(row.get("title", "")), f"own-{number}"
            home = known[0] if known else called_so.get(title, own)
            for name in fields:
                if name in found:
                    continue
                # Beside the forces there is room for nothing else.
                found[name] = LIKELY.get(name, own) if home == "forces" else home
                if found[name] == own and own not in self.own:
                    self.titles[own] = title
                    self.own.append(own)
        return {**LIKELY, **found}

    def made(self) -> CardSheet:
        """The sheet."""
        scenario = self.card.scenario
        self._first_blocks()
        for name, value in scenario.data.items():
            if name in HIDDEN or is_foreign(name) or value is None:
                continue
            self._put(name, value)
        if scenario.rulings:
            self._rulings()
        facts = self.code.facts(self.card)
        if facts:
            self.blocks["facts"] = list(self._facts(facts))
        order = (*ORDER, *self.own, "other", *LAST)
        self.titles.setdefault("other", "Further")
        titles = {name: self.words.language.title(title) for name, title in self.titles.items()}
        called_so = self.words.language.title(called(self.card.ruleset))
        return CardSheet(
            title=scenario.title
            or self.words.language.say("Untitled {called}", called=self.words.lower(called_so)),
            kicker=tuple(dict.fromkeys(self._kicker())),
            byline=tuple(self._byline()),
            tags=tuple(self._tags()),
            sides=tuple(self.words.sides),
            sections=tuple(
                Section(name, titles[name], _joined(self.blocks[name], titles[name]))
                for name in order
                if self.blocks.get(name)
            ),
            authors=tuple(self._authors()),
            language=self.words.language.code,
        )

    # -- heading ----------------------------------------------------------------------------------------------

    def _kicker(self) -> Iterator[str]:
        scenario = self.card.scenario
        yield self.card.ruleset.title
        for name in ("module", "number"):
            value = scenario.get(name)
            if isinstance(value, str | int) and str(value).strip():
                head = f"{self.words.language.title(called(self.card.ruleset))} " if name == "number" else ""
                yield f"{head}{value}"
        operation = scenario.table("operation")
        if operation:
            yield " ".join(str(operation[key]) for key in ("name",) if key in operation)

    def _subtitle(self) -> str:
        """The only language's subtitle; with several, each stands among its texts."""
        texts = self.card.scenario.table("texts")
        return self.card.scenario.text("texts", *texts, "subtitle").strip() if len(texts) == 1 else ""

    def _byline(self) -> Iterator[str]:
        scenario = self.card.scenario
        if self._subtitle():
            yield self._subtitle()
        for name in ("place", "location"):
            if scenario.text(name).strip():
                yield scenario.text(name)
        texts, language = scenario.table("date_text"), self.words.language
        printed = [one for one in texts.values() if isinstance(one, str) and one.strip()]
        reckoned = [one for one in (date_words(scenario.get("date"), language),) if one]
        # What the designer wrote for readers wins over what programs sort by, unless they read another language.
        foreign = language.table and language.code not in texts
        yield from dict.fromkeys((reckoned or printed) if foreign else (printed or reckoned))

    def _tags(self) -> Iterator[tuple[str, str]]:
        for name, value in self.card.scenario.data.items():
            if self.home.get(name) == "tags" and value not in (None, "", [], False):
                field = self.words.root.part(name)
                several = value if isinstance(value, list | tuple) else (value,)
                part = field.part(0) if several is value else field
                yield field.title, ", ".join(plain(self.words.whole(one, part)) for one in several)

    def _authors(self) -> Iterator[str]:
        """Who made the scenario, as the file tells it."""
        scenario = self.card.scenario
        for value in (scenario.get("author"), scenario.get("credits", "author")):
            if isinstance(value, str) and value.strip():
                yield value.strip()

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
        if home in ("heading", "tags") or name in IN_FORCES or name == "rulings":
            return
        if home == "texts":
            self._texts(value, field)
        elif name == "map":
            return
        elif name in ("rules", "msr"):
            self._to(
                home, (one for _, row in self.card.scenario.rows(name) for one in self._rule(row, field))
            )
        elif (
            name == "turns"
            and any(isinstance(one, Track) for one in self.blocks.get(home, ()))
            and value == len(next(one for one in self.blocks[home] if isinstance(one, Track)).turns)
        ):
            return
        elif name == "unit_types" and isinstance(value, dict):
            self._to(home, self._counters(value, field))
        elif name == "markers":
            self._to(home, marker_blocks(self.words))
        elif name == "landing" and isinstance(value, dict):
            self._to(home, generic_blocks(self._without_forces(value), field, self.words))
        elif name in _HEADED and isinstance(value, str):
            self._to(home, text_blocks(value, self.words))
        elif isinstance(value, dict) and name in ("victory", "credits", "turns", "conditions"):
            by_cards = (
                conditions_by_cards(self.card.scenario, self.card.ruleset) if name == "conditions" else {}
            )
            for key, one in value.items():
                # What a rule card says stands there.
                if not key.startswith("x-") and (key not in by_cards or by_cards[key] != one):
                    self._to(home, self._inner(key, one, field.part(key)))
        else:
            self._to(home, generic_blocks(value, field, self.words))

    def _without_forces(self, landing: Mapping[str, Json]) -> Mapping[str, Json]:
        """How sides land, without the units that stand among their forces."""

        def bare(row: Json) -> Json:
            listed = isinstance(row, dict) and row.get("side") in self.words.sides
            return {key: one for key, one in row.items() if key != "units"} if listed else row

        return {key: list(map(bare, one)) if isinstance(one, list) else one for key, one in landing.items()}

    def _inner(self, key: str, value: Json, field: Field) -> Iterator[Block]:
        if key == "text" and isinstance(value, str):
            yield from text_blocks(value, self.words)
        else:
            yield from generic_blocks(value, field, self.words)

    def _rule(self, row: Mapping[str, Json], field: Field) -> Iterator[Block]:
        """A special rule; what it does to the map is told by its own words, if it has any."""
        if str(row.get("text") or "").strip():
            row = {key: value for key, value in row.items() if key not in CARRIED_OUT}
        yield from entry_blocks(row, field.part(0), self.words)

    def _counters(self, table: Mapping[str, Json], field: Field) -> Iterator[Block]:
        """The counters' values, a line each."""
        for name, row in table.items():
            if isinstance(row, dict):
                rest = {key: value for key, value in row.items() if key != "name"}
                details = self.words.details(rest, field.part(name))
                yield Text(
                    (Words(f"{self.words.name(name)}. ", bold=True), *details),
                    "item",
                    self.words.symbol(name),
                )

    def _texts(self, value: Json, field: Field) -> None:
        """The texts of a card in several languages, each where it belongs."""
        for language, texts in value.items() if isinstance(value, dict) else ():
            if not isinstance(texts, dict):
                continue
            several = len(value) > 1
            for name, text in texts.items():
                if not isinstance(text, str) or text.strip() in (
                    "",
                    self.card.scenario.title,
                    self._subtitle(),
                ):
                    continue
                title = field.part(language).part(name).title
                lead = f"{title}{f' ({language})' if several else ''}."
                plainly = name in TEXTS and not several
                self._to(
                    TEXTS.get(name, "situation"), text_blocks(text, self.words, lead="" if plainly else lead)
                )

    def _facts(self, facts: tuple[Fact, ...]) -> Iterator[Block]:
        """What holds for the whole game, then what for each side."""
        for side in dict.fromkeys(("", *self.words.sides, *(fact.side for fact in facts))):
            rows = tuple(
                (
                    capital(self.words.language.sentence(fact.title)),
                    (
                        Words(self.words.language.sentence(_MINUS.sub("−", fact.text))),
                        *self._cited(fact.cites),
                    ),
                )
                for fact in facts
                if fact.side == side
            )
            if rows and side:
                yield Text((self.words.side(side),), "heading")
            if rows:
                yield Pairs(rows)

    def _rulings(self) -> None:
        rows = []
        rules = self.card.ruleset.rulings
        for name, answer in self.card.scenario.rulings.items():
            question = rules[name].question if name in rules else name.replace("_", " ")
            told = self.words.language.say("yes" if answer else "no") if isinstance(answer, bool) else None
            rows.append((question, (Words(told or str(answer).replace("_", " ")),)))
        self.blocks["rulings"] = [Pairs(tuple(rows))]

    def _cited(self, cites: str) -> tuple[Words, ...]:
        """Rule numbers, as the card's edition counts: its code is that of the one it is based on."""
        rules = self.card.ruleset
        own = self.words.language.sentence(renumbered_citation(cites, rules.data.get("renumber") or {}))
        return (Words(f" [{rules.cited(own)}]", sense="rule"),) if own else ()

    def _to(self, home: str, blocks: Iterator[Block] | tuple[Text, ...]) -> None:
        self.blocks.setdefault(home, []).extend(blocks)


def _joined(blocks: list[Block], title: str) -> tuple[Block, ...]:
    """Neighbouring names and values in one block, so that they align; nothing is said twice, nor the title again."""
    found: list[Block] = []
    for block in blocks:
        last = found[-1] if found else None
        if isinstance(block, Text) and block.kind == "heading" and plain(block.line) == title:
            continue
        if isinstance(block, Pairs) and last is None and [name for name, _ in block.rows] == [title]:
            found.append(Text(block.rows[0][1]))
        elif isinstance(block, Pairs) and isinstance(last, Pairs):
            found[-1] = Pairs((*last.rows, *(row for row in block.rows if row not in last.rows)))
        else:
            found.append(block)
    return tuple(found)
