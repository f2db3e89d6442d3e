from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put, scenario_check
from bob_editor.rules.games.tables import tables_of
from bob_editor.rules.mending import FieldPath, mend, scenario_edits

_LATER = tables_of("bob_editor.rulesets.band_of_brothers_2_1", "later_edition.json")
"""What came with the later edition, by where it stands: fields, words, and what they are called."""


@scenario_check(Severity.ERROR, cites="16.0")
def datum_not_in_edition(card: Card) -> Iterator[Finding]:
    """Rules 2.1 have no area of control, fog of war, campaigns, Pacific or desert; what needs them can't be played."""
    for path, what in _found(card):
        yield Finding(
            f"Rules 2.1 have no {what}: that needs rules 2.2.",
            at=card.at_field(*path),
            fixes=()
            if path[-1] in ("kind", "unit") or "nationalities" in path
            else put("Make it Europe", path, "europe")
            if path == ("theatre",)
            else mend("Take it off the card", scenario_edits.remove, path=path),
            surplus=path,
        )


def _found(card: Card) -> Iterator[tuple[FieldPath, str]]:
    """Where the card has what the edition lacks, and what that is."""
    scenario = card.scenario
    yield from (((field,), what) for field, what in _LATER["card"].items() if scenario.get(field))
    if scenario.text("theatre") in _LATER["theatres"]:
        yield ("theatre",), f"rules for battles {_LATER['theatres'][scenario.text('theatre')]}"
    for index, row in scenario.sides:
        yield from (
            (("sides", index, field), what) for field, what in _LATER["side"].items() if row.get(field)
        )
        for number, gun in scenario.rows("sides", index, "artillery"):
            if gun.get("one_shot"):
                yield ("sides", index, "artillery", number, "one_shot"), "rockets that fire once"
        for number, plane in scenario.rows("sides", index, "aircraft"):
            if plane.get("type") == "jabo":
                yield ("sides", index, "aircraft", number), "Jabos"
        for path, nation in scenario.words("sides", index, "nationalities"):
            if nation in _LATER["nations"]:
                yield path, f"{nation.capitalize()} units"
    for index, row in scenario.rows("reinforcements"):
        entry = row.get("entry")
        if isinstance(entry, dict) and entry.get("aoc") is True:
            yield ("reinforcements", index, "entry"), "area of control"
    yield from _of_counters(card)
    yield from _left_out(card)


def _of_counters(card: Card) -> Iterator[tuple[FieldPath, str]]:
    """Where counters are, or can do, what came with the later edition."""
    scenario = card.scenario
    for name, row in scenario.table("unit_types").items():
        if not isinstance(row, dict):
            continue
        path = ("unit_types", name)
        if (kind := str(row.get("kind"))) in _LATER["kinds"]:
            yield (*path, "kind"), _LATER["kinds"][kind]
        if (nation := str(row.get("nationality"))) in _LATER["nations"]:
            yield (*path, "nationality"), f"{nation.capitalize()} units"
        yield from (((*path, field), what) for field, what in _LATER["counter"].items() if row.get(field))
        capacity = row.get("capacity")
        if isinstance(capacity, int) and capacity > 1:
            yield (*path, "capacity"), "carriers of more than one unit"
        for trait_path, trait in scenario.words(*path, "traits"):
            if trait in _LATER["traits"]:
                yield trait_path, _LATER["traits"][trait]
    for index, row in scenario.units:
        # A unit may also be called by its kind, unless a counter has that name.
        described = str(row.get("unit")) in scenario.table("unit_types")
        for field in ("kind",) if described else ("kind", "unit"):
            if (kind := str(row.get(field))) in _LATER["kinds"]:
                yield ("units", index, field), _LATER["kinds"][kind]


def _left_out(card: Card) -> Iterator[tuple[FieldPath, str]]:
    """Where the card has locations, rulings and conditions that the edition's data leave out."""
    scenario, left_out = card.scenario, card.ruleset.data.get("leave_out") or {}
    for index, row in scenario.units:
        if row.get("in") is not None:
            yield ("units", index, "in"), "locations within a hex"
    for path in _allotments(card):
        for kind in scenario.table(*path):
            if kind in left_out.get("markers", ()):
                yield (*path, kind), kind.replace("_", " ")
    yield from _rows_left_out(card)
    for name in scenario.rulings:
        if name not in card.ruleset.rulings:
            yield ("rulings", name), f"open question “{name.replace('_', ' ')}”"
    for name in scenario.conditions:
        if name in left_out.get("conditions", ()):
            yield ("conditions", name), name.replace("_", " ")


def _rows_left_out(card: Card) -> Iterator[tuple[FieldPath, str]]:
    """Where the card has markers and changes that the edition's data leave out, or paints terrain that it lacks."""
    scenario, left_out = card.scenario, card.ruleset.data.get("leave_out") or {}
    for section, field in (("markers", "marker"), ("changes", "change")):
        for index, row in scenario.rows(section):
            if row.get(field) in left_out.get(section, ()):
                yield (section, index), str(row[field]).replace("_", " ")
    for index, _ in scenario.changes:
        for path, terrain in scenario.words("changes", index, "terrain"):
            if terrain in left_out.get("terrains", ()):
                yield path, terrain.replace("_", " ")


def _allotments(card: Card) -> Iterator[FieldPath]:
    """Where the card says how many fortifications there are."""
    yield from (("sides", index, "fortifications") for index, _ in card.scenario.sides)
    yield from (("setup_areas", index, "fortifications") for index, _ in card.scenario.rows("setup_areas"))
