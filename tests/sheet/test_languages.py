"""Labels of cards in every language: nothing of any game stays in English, and texts follow their translations."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from bob_editor.opening.scenario_maps import card_of, read_boards
from bob_editor.rules.cards.card import Card
from bob_editor.rules.game import called, game_of
from bob_editor.rules.games.card_layout import laid_out
from bob_editor.rules.ruleset import Ruleset
from bob_editor.rulesets import all_rulesets, ruleset
from bob_editor.rulesets.combat_commander_pacific.cards.chits import KNOWN
from bob_editor.sheet.aids import sight_reminder, terrain_chart
from bob_editor.sheet.card_sheet import card_sheet
from bob_editor.sheet.dates import MONTHS, date_words
from bob_editor.sheet.languages import ENGLISH, Language, known_languages, language_of
from bob_editor.sheet.print_order import TITLES
from bob_editor.sheet.schema_steps import Field, in_words, root_of
from bob_editor.storage.documents import read_scenario

MAPS = Path(__file__).parents[2] / "maps"
SCENARIOS = sorted(MAPS.glob("*/*.scenario.json"))
OTHERS = known_languages()[1:]


class Asking(Language):
    """Remembers what it is asked for and has no word for."""

    def say(self, text: str, **values: object) -> str:
        """A label, remembered where it has none."""
        if text not in self.table:
            LACKS.add(text)
        return super().say(text, **values)

    def sentence(self, text: str) -> str:
        """A sentence, each part of which is asked for by itself, remembered where it isn't known."""
        found = super().sentence(text)
        if found == text and self._numbered(text) is None and re.search("[a-z]{3}", text):
            LACKS.add(text)
        return found


LACKS: set[str] = set()


def card_at(path: Path) -> Card:
    scenario = read_scenario(path).value
    return card_of(scenario, ruleset(scenario.ruleset), read_boards(scenario, path))


def fields(field: Field, seen: set[str]) -> Iterator[Field]:
    """Every field of a card's schema, each once."""
    if not field.address or field.address in seen:
        return
    seen.add(field.address)
    yield field
    for name in (one for one in field.schema.get("properties") or {} if one != "imported"):
        yield from fields(field.part(name), seen)
    if isinstance(field.schema.get("items"), dict):
        yield from fields(field.part(0), seen)
    if isinstance(field.schema.get("additionalProperties"), dict):
        inner = field.part("x")
        yield from (one for one in fields(inner, seen) if one is not inner)


def labels(rules: Ruleset) -> Iterator[str]:
    """All that a game's cards can print of what isn't their designer's."""
    layout: Mapping[str, Any] = game_of(rules).card_layout()
    told = {str(value): str(name) for value, name in (layout.get("words") or {}).items()}
    names = {name: terrain.title for name, terrain in rules.terrains.items()}
    for table in ("changes", "markers", "units"):
        names |= {name: str(row["title"]) for name, row in rules.rows(table).items() if row.get("title")}

    def word(value: object) -> str:
        return told.get(str(value)) or names.get(str(value)) or in_words(str(value))

    root = root_of(rules.id)
    # What an import altered is told as issues, and printed nowhere.
    for field in fields(root, {root.part("imported").address}):
        yield field.title
        yield from (word(one) for one in field.schema.get("enum") or () if isinstance(one, str))
    yield from (terrain.group for terrain in rules.terrains.values() if terrain.group)
    yield from (*told.values(), *names.values(), *(layout.get("titles") or {}).values())
    yield from (str(row.get("title", "")) for row in layout.get("print") or ())
    of_data = laid_out({}, {}, {})["hints"]
    for hint in (*(layout.get("hints") or {}).values(), *of_data.values()):
        yield from (str(hint[name]) for name in ("unit", "null", "title") if hint.get(name))
        # What stands between the names of fields: "at".
        summary = str(hint.get("summary") or "")
        yield from [summary] if re.search("[a-z]", re.sub(r"\{\w+\}", "", summary)) else []
        yield from (word(one) for one in hint.get("offers") or ())
    yield from (called(rules), str(layout.get("board_called") or "Board"), *TITLES.values(), *MONTHS)
    switched = (name for name, hint in (layout.get("hints") or {}).items() if hint.get("switches"))
    for name in switched:
        group = root_of(rules.id).part(name)
        yield from (
            str(group.part(one).schema.get("description") or "") for one in group.schema["properties"]
        )
    yield from (str(row.get("text", "")) for row in rules.rows("reasons").values())
    for row in rules.rows("changes").values():
        for one in row.get("fields") or ():
            yield from re.findall(r"; ([^;]+) where left out$", str(one.get("text", "")))


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("game", sorted(all_rulesets()))
def test_no_label_is_untranslated(game: str, code: str) -> None:
    """Titles of fields, choices, terrain, markers, units, units of measure, effects of rule cards, LOS reasons."""
    table = language_of(code).table
    assert sorted({one for one in labels(ruleset(game)) if any(map(str.isalpha, one))} - set(table)) == []


@pytest.mark.parametrize("code", OTHERS)
def test_what_open_chits_say_is_translated(code: str) -> None:
    """Those of a shipped card are two of many."""
    language = language_of(code)
    for letter, chit in KNOWN.items():
        if chit.objective is None:
            assert f"Chit {letter}" in language.table
            assert language.sentence(chit.text) != chit.text


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.name.partition(".")[0])
def test_no_word_of_a_card_stays_english(path: Path, code: str) -> None:
    """All that the print says besides the designer's own words, put together from parts."""
    LACKS.clear()
    card = card_at(path)
    language = Asking(code, language_of(code).table)
    sheet = card_sheet(card, language=language)
    for area in game_of(card.ruleset).card_code().areas(card):
        language.sentence(area.title)
    for side in card.side_rows:
        language.sentence(game_of(card.ruleset).card_code().side_title(card, side))
    own = set(strings(card.scenario.data)) | {in_words(one) for one in strings(card.scenario.data)}
    lacks = {part for one in LACKS for part in one.split(": ") if any(map(str.isalpha, part))}
    assert sorted(lacks - own) == []
    assert sheet.language == code
    told = card_sheet(card)
    # What it counts is the same in any language.
    assert [sum(one.count for one in entries) for entries in groups(sheet)] == [
        sum(one.count for one in entries) for entries in groups(told)
    ]


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.name.partition(".")[0])
def test_no_value_of_a_counter_stays_english(path: Path, code: str) -> None:
    """As the list of what the box must hold names them."""
    card, language = card_at(path), language_of(code)
    pieces = game_of(card.ruleset).card_code().pieces(card)
    names = {name for piece in pieces for name, _ in (*piece.values, *piece.back)}
    names |= {piece.flips for piece in pieces if piece.flips}
    own = set(strings(card.scenario.data)) | {in_words(one) for one in strings(card.scenario.data)}
    names |= {one.name for one in pieces if one.kind != "unit" and one.name not in own}
    assert [name for name in sorted(names) if language.sentence(name) == name] == []


def groups(sheet: Any) -> list[Any]:
    forces = sheet.section("forces")
    blocks = () if forces is None else forces.blocks
    return [group.entries for block in blocks for force in block.forces for group in force.groups]


def strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for name, inner in value.items():
            yield name
            yield from strings(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from strings(inner)


def test_tables_have_the_same_labels() -> None:
    """No language knows a label that another doesn't, and every pattern keeps its values."""
    tables = [language_of(code).table for code in OTHERS]
    assert all(set(one) == set(tables[0]) for one in tables)
    for table in tables:
        for label, said in table.items():
            assert said.strip()
            assert holes(label) == holes(said), label
            assert label.count("#") == said.count("#"), label


def holes(text: str) -> list[str]:
    return sorted(part.partition("}")[0] for part in text.split("{")[1:])


def test_words_stand_as_the_language_has_them() -> None:
    """Nouns keep their capital in German, dates have their order, English is as it was."""
    german, french = language_of("de"), language_of("fr-CA")
    assert (german.lower(german.title("Hedgerow")), french.lower(french.title("Hedgerow"))) == (
        "Hecke",
        "haie",
    )
    assert german.lower(german.title("Concealed")) == "verdeckt"
    assert ENGLISH.lower("Hedgerow") == "hedgerow"
    assert [date_words("1944-08-06", one) for one in (ENGLISH, german, french)] == [
        "6 August 1944", "6. August 1944", "6 août 1944"
    ]  # fmt: skip
    span = {"begin": "1944-08-06", "end": "1944-08-09"}
    assert date_words(span, german) == "6.–9. August 1944"
    assert german.sentence("3 squads, 1 gun") == "3 Gruppen, 1 Geschütz"


@pytest.mark.parametrize("code", OTHERS)
def test_player_aids_have_no_english_heads(code: str) -> None:
    """Heads of the terrain chart and names of groups; a sentence without a translation is left to its rule."""
    language = language_of(code)
    for rules in map(ruleset, all_rulesets()):
        heads, rows = terrain_chart(rules, set(rules.terrains), language)
        english, _ = terrain_chart(rules, set(rules.terrains))
        table = {language.title(one.lower()) if one != "Notes" else language.title(one) for one in english}
        assert set(heads) <= table
        assert all(one in language.table for one in (head.lower() for head in english) if one != "notes")
        assert len(rows) == len(rules.terrains)
        assert all(
            group.title in {language.title(one) for one in language.table}
            for group in sight_reminder(rules, language)
        )
