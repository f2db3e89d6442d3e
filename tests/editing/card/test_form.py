"""The form of a card as a tree of fields: every field of every game's schema has its place."""

from collections.abc import Iterator
from types import SimpleNamespace
from typing import cast, get_args

import pytest
from msgspec.structs import replace

from bob_editor.editing.card.form import HIDDEN, CardForm, card_form
from bob_editor.editing.card.form_field import CardField, Kind
from bob_editor.editing.card.named_things import named_on_card, of_others
from bob_editor.editing.card.spreadsheet_rows import columns_of
from bob_editor.model.scenario import Scenario
from bob_editor.rules.cards.card import Card
from bob_editor.rules.games.tables import tables_of
from bob_editor.rulesets import all_rulesets, ruleset
from bob_editor.rulesets.band_of_brothers_2_2.land.optional_rules import optional_rules
from bob_editor.storage.form.schemas import card_address, look_up
from tests.rulesets.read_once import card_on

BOB = "band-of-brothers-2.2"
LATER = tables_of("bob_editor.rulesets.band_of_brothers_2_1", "later_edition.json")


@pytest.fixture(params=sorted(all_rulesets()))
def name(request: pytest.FixtureRequest) -> str:
    """Each ruleset's id."""
    return str(request.param)


def bob() -> CardForm:
    """The form of Band of Brothers."""
    return card_form(ruleset(BOB))


def field(*path: str | int) -> CardField:
    """A field of that form."""
    found = bob().field_at(path)
    assert found is not None
    return found


def every(top: CardField, depth: int = 5) -> Iterator[CardField]:
    """A field and all in it, as deep as anyone looks."""
    yield top
    if depth:
        inner = [*top.fields, *([top.item] if top.item is not None else [])]
        for one in inner:
            yield from every(one, depth - 1)


def absent(name: str) -> set[str]:
    """The fields of a schema that a game or an edition hasn't."""
    rules = ruleset(name)
    layout = rules.card_layout()
    by_edition = layout.get("absent_from", {}).get(str(rules.data.get("edition")), ())
    return {*layout.get("absent", ()), *by_edition}


def test_every_field_of_the_schema_stands_on_one_page(name: str) -> None:
    """What a card may hold can be entered, and nowhere twice."""
    schema = look_up(card_address(name))
    shown = [path[0] for page in card_form(ruleset(name)).pages for path, _ in page.fields if len(path) == 1]
    assert sorted(shown) == sorted(set(schema["properties"]) - set(HIDDEN) - absent(name))


def test_every_field_has_a_title_and_a_way_to_enter_it(name: str) -> None:
    """However deep it lies."""
    kinds = get_args(Kind)
    for page in card_form(ruleset(name)).pages:
        assert page.title
        for _, top in page.fields:
            for one in every(top):
                assert one.title.strip(), one.where
                assert one.kind in kinds
                assert one.kind != "choice" or one.choices or one.of, one.where


def test_only_what_has_no_form_is_entered_as_json(name: str) -> None:
    """A card's own data have editors; only fields for other programs, and objects of any form, are left as JSON."""
    plain = {
        one.where[0]
        for page in card_form(ruleset(name)).pages
        for _, top in page.fields
        for one in every(top, 3)
        if one.kind == "json"
    }
    assert plain <= {"extra", "cards"}


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        (("turns",), "integer"),
        (("title",), "text"),
        (("background",), "longtext"),
        (("training",), "switch"),
        (("theatre",), "choice"),
        (("first_side",), "side"),
        (("sides",), "table"),
        (("sides", 0), "group"),
        (("sides", 0, "id"), "text"),
        (("sides", 1, "command_points"), "integer"),
        (("sides", 0, "fortifications"), "group"),
        (("sides", 0, "company_cps"), "keyed"),
        (("unit_types",), "table"),
        (("unit_types", "us_squad"), "group"),
        (("setup_areas", 0, "area"), "hexset"),
        (("victory",), "group"),
        (("victory", "clauses", 0, "hexes"), "hexset"),
        (("sides", 0, "may_mount"), "either"),
        (("sides", 0, "rout_edges"), "names"),
        (("setup_order",), "names"),
        (("victory", "clauses", 0, "unit_types"), "names"),
        (("setup_areas", 0, "forces", 0, "mounted_on"), "choice"),
        (("units", 0, "satw"), "choice"),
        (("map", "boards", 0, "at"), "range"),
        (("markers", 0, "marker"), "choice"),
        (("changes", 0, "at"), "places"),
        (("rulings",), "group"),
    ],
)
def test_kinds_by_schema(path: tuple[str | int, ...], kind: str) -> None:
    """The schema says how a field is entered."""
    assert field(*path).kind == kind


def test_words_limits_and_help_come_from_the_schema() -> None:
    """The rule number stands at the end of the description, in brackets."""
    points = field("sides", 0, "command_points")
    assert points.cites.startswith("3.0")
    assert "[" not in points.help
    assert points.minimum is not None
    assert field("id").required
    assert not field("background").required


def test_named_rows_make_a_keyed_table() -> None:
    """Counters are listed by id."""
    assert field("unit_types").keyed
    assert not field("sides").keyed


def test_choices_of_markers_and_rulings_are_the_rulesets() -> None:
    """Anything else may be written of a marker, not of a ruling."""
    marker = field("markers", 0, "marker")
    assert marker.open
    assert ("foxhole", "Foxhole") in marker.choices
    name, asked = next(iter(ruleset(BOB).rulings.items()))
    ruling = field("rulings", name)
    assert [value for value, _ in ruling.choices] == list(asked.choices)
    assert ruling.default == asked.default


@pytest.mark.parametrize(
    ("game", "name", "value", "words"),
    [
        ("memoir-44", "mode", "range", "Between two of a pair"),
        ("combat-commander-pacific", "class", "dive_bomber", "Dive bomber"),
    ],
)
def test_words_that_a_marker_may_say_are_offered(game: str, name: str, value: str, words: str) -> None:
    """Nobody knows them as files write them."""
    found = card_form(ruleset(game)).field_at(("markers", 0, name))
    assert found is not None
    assert (value, words) in found.choices


def test_only_the_games_conditions_are_shown() -> None:
    """The common schema has those of all games."""
    shown = {one.name for one in field("conditions").fields}
    assert shown
    assert shown <= set(ruleset(BOB).rows("conditions"))


@pytest.mark.parametrize(
    "path",
    [
        tuple(0 if step == "*" else step for step in one.split("/"))
        for one in LATER["fields"]
        if not one.endswith("!")
    ],
    ids=lambda path: "/".join(map(str, path)),
)
def test_what_an_edition_has_not_is_not_asked_for(path: tuple[str | int, ...]) -> None:
    """A field whose value the check of the older edition refuses is no field of its form; the newer one has it."""
    assert card_form(ruleset("band-of-brothers-2.1")).field_at(path) is None
    assert bob().field_at(path) is not None


def test_what_an_edition_has_not_is_not_asked_for_inside_either() -> None:
    """Nor are fortifications, the area of control, or rockets that fire once."""
    older = card_form(ruleset("band-of-brothers-2.1"))
    left_out = set(ruleset("band-of-brothers-2.1").data["leave_out"]["markers"])
    for of in (("sides", 0), ("setup_areas", 0)):
        found = older.field_at((*of, "fortifications"))
        assert found is not None
        assert not {one.name for one in found.fields} & left_out
    assert older.field_at(("sides", 0, "artillery", 0, "one_shot")) is None
    entry = older.field_at(("reinforcements", 0, "entry"))
    assert entry is not None
    assert all(one.name != "aoc" for form in entry.fields for one in form.fields)


def test_fields_of_other_games_are_not_asked_for(name: str) -> None:
    """Frontage and half hexes are The Last Hundred Yards’; what no game has stands nowhere."""
    map_ = card_form(ruleset(name)).field_at(("map",))
    assert map_ is not None
    names = {one.name for one in map_.fields}
    assert ({"frontage", "half_hexes_in_play"} <= names) == (name == "last-hundred-yards")


def test_choices_are_those_of_the_edition() -> None:
    """Each edition has optional rules and theatres that the other hasn't."""
    newer, older = (card_form(ruleset(f"band-of-brothers-{one}")) for one in ("2.2", "2.1"))

    def values(form: CardForm, name: str) -> set[str]:
        found = form.field_at((name,))
        assert found is not None
        return {value for value, _ in found.choices}

    both = {"combat_events", "sustained_fire", "unconfirmed_kills", "critical_hits"}
    assert values(newer, "optional_rules") == both | {"infantry_facing"}
    assert values(older, "optional_rules") == both | {"reverse_movement", "flanks"}
    assert values(newer, "theatre") == {"europe", "pacific", "desert"}
    assert values(older, "theatre") == {"europe"}


def test_choices_of_optional_rules_are_those_that_the_checks_allow() -> None:
    """What the form offers is what the edition's rules know."""
    for name in ("band-of-brothers-2.1", BOB):
        rules = ruleset(name)
        found = card_form(rules).field_at(("optional_rules",))
        assert found is not None
        card = cast("Card", SimpleNamespace(ruleset=rules))
        assert {value for value, _ in found.choices} == optional_rules(card)


def test_rows_of_changes_and_markers_have_the_fields_of_their_kind() -> None:
    """As the ruleset's row names them; a field that has a value is shown whatever the row says."""
    changes = field("changes")
    fields = {one.name: one for one in changes.fields}
    for row, name, applies in (
        ({"change": "upper_level"}, "at", True),
        ({"change": "upper_level"}, "steep", False),
        ({"change": "upper_level", "steep": ["1.A1/1.A2"]}, "steep", True),
        ({"change": "balka"}, "steep", True),
        ({"change": "balka"}, "half_hexes", False),
        ({}, "change", True),
        ({}, "steep", False),
        ({"change": "of another edition"}, "steep", True),
        ({"change": "of another edition"}, "half_hexes", False),
    ):
        assert changes.applies(fields[name], row) is applies, (row, name)
    markers = field("markers")
    fields = {one.name: one for one in markers.fields}
    assert markers.applies(fields["side"], {"marker": "foxhole"})
    assert not markers.applies(fields["turns_left"], {"marker": "foxhole"})


def test_columns_are_fields_that_some_row_has(name: str) -> None:
    """No game's table of changes or markers shows another game's fields."""
    form = card_form(ruleset(name))
    for table in ("changes", "markers"):
        found = form.field_at((table,))
        assert found is not None
        assert found.by_kind
        known = frozenset({found.told_by}).union(*found.by_kind.values())
        assert {one.name for one in columns_of(found)} <= known
        assert found.told_by in {one.name for one in columns_of(found)}


def test_names_on_a_card() -> None:
    """Ids with what they are called; a unit by its counter's name, told apart by its id."""
    data = {
        "unit_types": {"sq": {"name": "Squad"}, "tank": {}},
        "units": [{"id": "a-1", "unit_type": "sq"}, {"unit_type": "sq"}, {"id": "b", "name": "Bertha"}, 3],
        "sides": [{"weapons": [{"id": "mg"}]}, {"weapons": None}],
    }
    scenario = Scenario(data)
    assert named_on_card(scenario, ["unit_types"]) == (("sq", "Squad"), ("tank", "tank"))
    assert named_on_card(scenario, ["units/id"]) == (("a-1", "Squad (a-1)"), ("b", "Bertha"))
    assert named_on_card(scenario, ["sides/*/weapons/id"]) == (("mg", "mg"),)
    assert named_on_card(Scenario({"units": "x"}), ["units/id", "nothing"]) == ()


def test_what_is_the_other_sides_is_known() -> None:
    """By its own side, else by the nation of its counter; of how the game is won anything may be spoken."""
    data = {
        "ruleset": BOB,
        "sides": [{"id": "us", "nationalities": ["american"]}, {"id": "ge", "nationalities": ["german"]}],
        "unit_types": {
            "gi": {"kind": "squad", "nationality": "american"}, "ss": {"kind": "wt", "nationality": "ss"},
            "cart": {"kind": "carrier"}, "stuka": {"kind": "aircraft", "nationality": "german"},
        },
        "units": [{"id": "a", "unit_type": "cart", "side": "us"}, {"id": "b", "unit_type": "cart", "side": "ge"}],
        "reinforcements": [{"side": "us", "forces": [{}]}, {"forces": [{}]}],
        "victory": {"clauses": [{"side": "us"}]},
    }  # fmt: skip
    card = card_on(Scenario(data), ruleset(BOB), [])
    named = ("unit_types", "units/id")
    assert of_others(card, ("reinforcements", 0, "forces", 0, "unit_type"), named) == {"ss", "b"}
    assert of_others(card, ("sides", 1, "may_mount"), named) == {"gi", "a"}
    assert not of_others(card, ("reinforcements", 1, "forces", 0, "unit_type"), named)
    assert not of_others(card, ("victory", "clauses", 0, "unit_types"), named)


def test_pages_hold_their_fields() -> None:
    """An issue's field leads to its page; what no card has leads nowhere."""
    form = bob()
    page = form.page_of(("sides", 1, "command_points"))
    assert page is not None
    assert any(path == ("sides",) for path, _ in form.pages[page].fields)
    assert form.page_of(("nonsense",)) is None
    assert form.field_at(("nonsense", 3)) is None
    assert form.field_at(("sides", "x")) is None


def test_search_looks_into_titles_help_and_what_is_inside() -> None:
    """All words must stand somewhere."""
    sides = field("sides")
    assert sides.has("command points")
    assert sides.has("COMMAND")
    assert not sides.has("command zebra")
    assert sides.closeness("side") == 0
    assert sides.closeness("command points") == sides.closeness("points command") == 2, "by a part of it"


def test_a_game_without_layout_has_its_schemas_order() -> None:
    """Plain fields first, each larger one on a page of its own."""
    plain = card_form(replace(ruleset(BOB), card_layout=dict))
    assert plain.pages[0].title == "General"
    assert [path for path, _ in plain.pages[1].fields] == [("map",)]


def test_facings_and_anti_tank_weapons_are_offered() -> None:
    """Nobody has to know how a file writes them; numbers of a facing are still read as they are."""
    form = card_form(ruleset("band-of-brothers-2.2"))
    facing = form.field_at(("markers", 0, "facing"))
    assert facing is not None
    assert (facing.kind, facing.open) == ("choice", True)
    assert dict(facing.choices)["se"] == "South-east"
    for path in (
        ("reinforcements", 0, "forces", 0, "satw"),
        ("setup_areas", 0, "forces", 0, "satw"),
        ("sides", 0, "fow_cup", "forces", 0, "satw"),
        ("sides", 0, "force_exchanges", 0, "give", 0, "satw"),
    ):
        satw = form.field_at(path)
        assert satw is not None
        assert [value for value, _ in satw.choices][:2] == ["bazooka", "panzerfaust"]
