"""The card's content for print: all of it, in words, for every game."""

import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from bob_editor.rulesets import all_rulesets, ruleset
from bob_editor.sheet.blocks import CardSheet, Forces, MapPicture, Text, plain
from bob_editor.sheet.card_sheet import card_sheet
from bob_editor.storage.form.schemas import card_address, look_up
from tests.sheet.conftest import CardOf

Json = Any

GAMES = sorted(all_rulesets())


def lines(sheet: CardSheet, section: str) -> list[str]:
    """The paragraphs of a section."""
    found = sheet.section(section)
    assert found is not None
    return [plain(block.line) for block in found.blocks if isinstance(block, Text)]


# -- everything is there ------------------------------------------------------------------------------------------


@cache
def _schema(address: str) -> dict[str, Json]:
    return look_up(address)


class Filling:
    """Fills a card with one of everything that its schema has, each text and number unlike all others."""

    def __init__(self) -> None:
        self.told: dict[str, str] = {}
        self.count = 0

    def value(self, address: str, path: str, depth: int = 0) -> Json:
        """A value for a field, or None where it would go too deep; what must be printed of it is in ``told``."""
        schema = _schema(address)
        if "$ref" in schema:
            target = schema["$ref"]
            return self.value(
                address.partition("#")[0] + target if target.startswith("#") else target, path, depth
            )
        if "enum" in schema or "const" in schema:
            return (schema.get("enum") or [schema.get("const")])[0]
        kinds = schema.get("type")
        kind = kinds if isinstance(kinds, str) else next(iter(kinds or ["string"]))
        if kind == "boolean":
            return True
        if kind in ("integer", "number"):
            self.count += 1
            self.told[path] = str(7000 + self.count)
            return 7000 + self.count
        if kind == "string":
            if "pattern" in schema:
                return (schema.get("examples") or [None])[0]
            self.count += 1
            self.told[path] = f"Qz{self.count}"
            return f"Qz{self.count}"
        if kind == "array":
            if depth > 5 or "items" not in schema:
                return None
            inner = self.value(f"{address}/items", f"{path}/0", depth + 1)
            return None if inner is None else [inner]
        return self._object(schema, address, path, depth)

    def _object(self, schema: dict[str, Json], address: str, path: str, depth: int) -> Json:
        if depth > 5:
            return None
        found = {}
        for name in schema.get("properties", ()):
            step = name.replace("~", "~0").replace("/", "~1")
            value = self.value(f"{address}/properties/{step}", f"{path}/{name}", depth + 1)
            if value is not None:
                found[name] = value
        return found or None


UNPRINTED = re.compile(
    r"^/(?:format|version|id|accepted|imported|ruleset|map|rulings|extra)(?:/|$)|^/(?:rules|msr)/0/(?:change|condition|effects)(?:/|$)"
)
"""What is for programs, is shown as a picture, or has no form of its own."""

TITLED = re.compile(r"/(?:id|orientation)$|^/(?:units|reinforcements/0/pieces)/0/unit$")
"""Ids name rows that have better names."""

SECRET = {("memoir-44", "/markers/0/value")}
"""What one player alone knows: the strength of a minefield."""


@pytest.mark.parametrize("game", GAMES)
def test_nothing_of_the_card_is_missing(card: CardOf, game: str) -> None:
    """Every text and number that a game's card can hold is printed, and nothing is printed as JSON."""
    filling = Filling()
    address = card_address(game)
    fields = {}
    for name in _schema(address)["properties"]:
        if not UNPRINTED.match(f"/{name}"):
            value = filling.value(f"{address}/properties/{name}", f"/{name}")
            if value is not None:
                fields[name] = value
    sheet = card_sheet(card(game, **fields))
    text = sheet.text
    wanted = {
        path: told
        for path, told in filling.told.items()
        if not TITLED.search(path) and not UNPRINTED.search(path) and (game, path) not in SECRET
    }
    assert len(wanted) > 20
    missing = {path: told for path, told in wanted.items() if told not in text}
    assert missing == {}
    assert not [path for of, path in SECRET if of == game and filling.told[path] in text]
    assert not re.search(r"[{}\[\]]\s*[\"']|[\"']\s*:|\bNone\b|\bTrue\b|\bFalse\b", text)


@pytest.mark.parametrize("game", GAMES)
def test_a_fresh_card_is_printed(card: CardOf, game: str) -> None:
    """One with nothing but a title and a map, and one with what its ruleset puts on a fresh one."""
    assert card_sheet(card(game)).title == "A fight"
    new = json.loads(json.dumps(dict(ruleset(game).card_layout().get("new") or {})))
    for name in ("map", "id", "title", "ruleset"):
        new.pop(name, None)
    assert card_sheet(card(game, **new)).section("map") is not None


def _junk() -> Iterator[Json]:
    yield from (
        None,
        3,
        "x",
        [],
        [3],
        ["x"],
        {},
        {"x": 3},
        [[1]],
        [{"id": 3, "side": [], "count": "x"}],
        True,
    )


@pytest.mark.parametrize("game", GAMES)
def test_malformed_cards_are_printed_too(card: CardOf, game: str) -> None:
    """Whatever stands in a field: the preview lives while a card is being written."""
    for name in _schema(card_address(game))["properties"]:
        if name in ("id", "title", "ruleset", "format", "version", "map"):
            continue
        for value in _junk():
            assert card_sheet(card(game, **{name: value})).text


# -- heading ------------------------------------------------------------------------------------------------------


def test_heading(card: CardOf) -> None:
    """Game, module and number above the title, place and date below it, the rest as tags."""
    sheet = card_sheet(
        card(number="7", module="Roads", location="Carentan", date="1944-06-11", theatre="europe")
    )
    assert sheet.kicker == ("Band of Brothers 2.2", "Roads", "Scenario 7")
    assert sheet.byline == ("Carentan", "11 June 1944")
    assert sheet.tags == (("Theatre", "Europe"),)


# -- text ---------------------------------------------------------------------------------------------------------


def test_references_in_special_rules(card: CardOf) -> None:
    """Hexes by the label that the map prints, units and areas by their names, rules in brackets; lost ones marked."""
    made = card(
        unit_types={"ge_mg": {"name": "MG42", "kind": "wt"}},
        setup_areas=[{"id": "us1", "name": "The farm", "side": "us", "area": ["E4"]}],
        rules=[
            {"title": "Mill", "text": "In {hex:1.E4} {unit:ge_mg} of {area:us1} {rule:40.2}, not {hex:Z99}."}
        ],
    )
    sheet = card_sheet(made)
    (line,) = lines(sheet, "rules")
    assert line == "Mill. In E4 MG42 of The farm [40.2], not Z99."
    section = sheet.section("rules")
    assert section is not None
    (block,) = section.blocks
    assert isinstance(block, Text)
    senses = {words.text: words.sense for words in block.line if words.sense}
    assert senses == {
        "E4": "hex", "MG42": "unit", "The farm": "area", "[40.2]": "rule", "Z99": "missing",
    }  # fmt: skip


def test_lists_and_styles_of_rules(card: CardOf) -> None:
    """Paragraphs and entries stay apart, bold stays bold."""
    section = card_sheet(card(rules=[{"text": "First **loud**.\n\n- one\n- two"}])).section("rules")
    assert section is not None
    blocks = [block for block in section.blocks if isinstance(block, Text)]
    assert [block.kind for block in blocks] == ["paragraph", "item", "item"]
    assert [words.text for words in blocks[0].line if words.bold] == ["loud"]


# -- forces, turns, map -------------------------------------------------------------------------------------------


def test_rows_with_a_text_are_listed_with_those_without(card: CardOf) -> None:
    """A clause with a remark is one clause among the others, not a paragraph beside a list."""
    remark = {"text": "Together with the bridge that leads to the mill."}
    clauses = [
        {"kind": "control_hexes", "hexes": ["B2"], "count": 1, **remark},
        {"kind": "eliminate", "count": 8},
    ]

    def kinds(rows: list[Json]) -> list[Json]:
        found = card_sheet(card(victory={"clauses": rows})).section("victory")
        assert found is not None
        return [block.kind for block in found.blocks if isinstance(block, Text)][1:]

    assert kinds(clauses) == ["item", "item"]
    assert kinds([one | remark for one in clauses]) == ["paragraph", "paragraph"]


def test_forces(card: CardOf) -> None:
    """Each side has its areas in words, its counters by name with their number, and what comes when."""
    sheet = card_sheet(
        card(
            sides=[
                {
                    "id": "us", "name": "Americans", "nationalities": ["american"],
                    "operations_range": {"min": 2, "max": 4},
                },
                {"id": "ge", "name": "Germans", "command_points": 1},
            ],
            unit_types={"sq": {"name": "Rifle squad", "kind": "squad"}, "t": {"name": "Tiger", "kind": "vehicle"}},
            setup_areas=[
                {"id": "us1", "side": "us", "area": {"rows": [6, 8]}, "forces": [{"unit_type": "sq", "count": 4}]},
                {"id": "ge1", "side": "ge", "area": {"within": {"of": ["E4"], "hexes": 2}}},
            ],
            units=[
                {"unit_type": "sq", "side": "ge", "at": "D4"},
                {"unit_type": "sq", "side": "ge", "at": "E4"},
                {"unit_type": "t", "side": "ge", "at": "E5", "facing": "s"},
            ],
            reinforcements=[{"side": "ge", "turn": 3, "entry": {"edge": "top"}, "forces": [{"unit_type": "t"}]}],
        )
    )  # fmt: skip
    section = sheet.section("forces")
    assert section is not None
    (block,) = section.blocks
    assert isinstance(block, Forces)
    americans, germans = block.forces
    assert (americans.title, americans.subtitle) == ("Americans", "American")
    assert [plain(value) for _, value in americans.pairs.rows] == ["2–4 units"]
    (group,) = americans.groups
    assert plain(group.where) == "rows 6–8"
    assert [(entry.count, entry.name, entry.symbol) for entry in group.entries] == [
        (4, "Rifle squad", "squad")
    ]
    area, placed, later = germans.groups
    assert plain(area.where) == "within 2 hexes of E4"
    assert [(entry.count, entry.name, plain(entry.note)) for entry in placed.entries] == [
        (2, "Rifle squad", "D4, E4"), (1, "Tiger", "E5 (facing south)"),
    ]  # fmt: skip
    assert (later.title, plain(later.where)) == ("Reinforcements: Turn 3", "top edge")
    assert later.entries[0].name == "Tiger"


def test_map_and_missing_board(card: CardOf) -> None:
    """The legend names the areas; a board that can't be read is told."""
    made = card(
        sides=[{"id": "us", "name": "US"}],
        setup_areas=[{"id": "a", "name": "Farm", "side": "us", "area": {"rows": [1, 3]}}],
        map={
            "boards": [
                {"board": "b.board.json", "name": "1", "at": [0, 0], "turn": 180},
                {"board": "gone.board.json", "name": "2", "at": [27, 0]},
            ],
            "north": "left",
        },
    )
    section = card_sheet(made).section("map")
    assert section is not None
    (picture,) = section.blocks
    assert isinstance(picture, MapPicture)
    assert picture.legend[0].title == "Farm"
    assert picture.legend[0].note.startswith("US · sets up · ")
    words = plain(picture.boards)
    assert "1 The board (turned 180°)" in words
    assert "2 (can't be read)" in words
    assert words.endswith("North left")


def test_accepted_issues_and_foreign_fields_are_not_printed(card: CardOf) -> None:
    """They are for programs and designers."""
    text = card_sheet(
        card(accepted=[{"code": "a/b", "because": "Secret reason"}], **{"x-other": {"note": "Secret note"}})
    ).text
    assert "Secret" not in text


@pytest.mark.parametrize(
    ("game", "rules"),
    [("band-of-brothers-2.2", {"50.0", "18.0"}), ("band-of-brothers-2.1", {"62.0", "16.0"})],
)
def test_facts_cite_rules_as_the_edition_counts(card: CardOf, game: str, rules: set[str]) -> None:
    """The older edition has the code of the newer one, and other numbers: night, and what comes in on foot."""
    later = {"side": "us", "turn": 2, "entry": {"edge": "top"}, "forces": [{"kind": "squad", "count": 2}]}
    sheet = card_sheet(card(game, conditions={"visibility": 3}, sides=[{"id": "us"}], reinforcements=[later]))
    facts = sheet.section("facts")
    assert facts is not None
    assert {*re.findall(r"\[(.+?)\]", str(facts.blocks[0]))} == rules


@pytest.mark.parametrize(
    ("game", "told"), [("band-of-brothers-2.2", ["−3", "−2"]), ("band-of-brothers-2.1", ["−2"])]
)
def test_artillery_loses_in_op_fire_what_the_edition_says(card: CardOf, game: str, told: list[str]) -> None:
    """The older edition says it of Americans, Germans and Russians alone."""
    guns = [{"type": "gun", "nationality": nation} for nation in ("commonwealth", "american")]
    sheet = card_sheet(card(game, sides=[{"id": "a", "artillery": guns}]))
    facts = sheet.section("facts")
    assert facts is not None
    assert re.findall("−[0-9]", str(facts.blocks)) == told


def test_entries_go_by_what_the_form_offers_or_as_they_are_written(card: CardOf) -> None:
    """Bids are under a player's part, his side's id, or a name that the card gives him."""
    sides = [{"id": "us", "role": "attacker", "name": "Baker"}, {"id": "ge", "role": "defender"}]
    bids = {"attacker": 25, "defender": 27, "us": 3, "anna": 4}
    sheet = card_sheet(card("last-hundred-yards", sides=sides, dyo={"bids": bids}))
    assert "Attacker: 25; Defender: 27; Baker: 3; anna: 4" in sheet.text


def test_what_is_offered_is_printed_as_it_is_called(card: CardOf) -> None:
    """What the game calls otherwise than files do; a word of the designer's own stays."""
    modes = ("single", "in fog")
    sheet = card_sheet(
        card("memoir-44", markers=[{"marker": "exit", "at": "A1", "mode": mode} for mode in modes])
    )
    assert "A1 (in this hex alone), A1 (in fog)" in sheet.text
