"""The rows of a mission's card: its sides, units and markers, with what can be read of them."""

from collections.abc import Iterator, Mapping
from typing import Any

from bob_editor.geometry.hexes import Hex
from bob_editor.model.scenario import FieldPath, Scenario
from bob_editor.records import Record
from bob_editor.rules.cards.rows import fields_in, rows_in, whole
from bob_editor.rulesets.last_hundred_yards.cards.areas import ROLES
from bob_editor.rulesets.last_hundred_yards.land.tables import Kind, is_japanese, kind_of

Json = Any


def special_rules(scenario: Scenario) -> Iterator[tuple[FieldPath, Mapping[str, Json]]]:
    """The mission special rules, each with its place; a file may call their list by the rulebook's abbreviation."""
    for section in ("rules", "msr"):
        for index, row in scenario.rows(section):
            yield (section, index), row


def ruled(scenario: Scenario) -> set[str]:
    """What the special rules bring into play."""
    effects = (fields_in(row.get("effects")) for _, row in special_rules(scenario))
    return {name for said in effects for name, value in said.items() if value is True}


def name_of(path: FieldPath, row: Mapping[str, Json]) -> str:
    """What a sentence calls a row of a list: its name, or its id, or its number."""
    return str(row.get("name") or row.get("id") or int(path[1]) + 1)


class MissionSide(Record):
    """A side of the card and its place in the list."""

    index: int
    row: Mapping[str, Json]

    @property
    def path(self) -> FieldPath:
        """Where it stands in the card."""
        return ("sides", self.index)

    @property
    def role(self) -> str:
        """``attacker`` or ``defender``; "" where the card doesn't say."""
        return self.row["role"] if self.row.get("role") in ROLES else ""

    @property
    def faction(self) -> str:
        """``allies`` or ``axis``; "" where the card doesn't say."""
        return self.row["faction"] if self.row.get("faction") in ("allies", "axis") else ""

    @property
    def nationality(self) -> str:
        """The nation, "" where there is none."""
        return self.row["nationality"] if isinstance(self.row.get("nationality"), str) else ""

    @property
    def japanese(self) -> bool:
        """Whether it is Japanese."""
        return is_japanese(self.nationality)

    @property
    def names(self) -> tuple[str, ...]:
        """What others may call it: its id, role and faction."""
        named = (self.row.get("id"), self.role, self.faction)
        return tuple(name for name in named if isinstance(name, str) and name)

    @property
    def title(self) -> str:
        """What people call it at the beginning of a sentence."""
        return self.role.capitalize() or self.nationality or f"Side {self.index + 1}"

    @property
    def called(self) -> str:
        """The same within a sentence."""
        return self.title.lower()

    @property
    def dummies(self) -> Mapping[str, Json]:
        """What it says of its dummies."""
        return fields_in(self.row.get("dummies"))

    @property
    def marker_counts(self) -> Mapping[str, Json]:
        """How many mines and wire it has, and where they are recorded."""
        return fields_in(self.row.get("marker_counts"))

    @property
    def force(self) -> Mapping[str, Json]:
        """Its force."""
        return fields_in(self.row.get("force"))

    @property
    def platoons(self) -> list[tuple[int, Mapping[str, Json]]]:
        """The platoons of its force, each with its place in the list."""
        return rows_in(self.force.get("platoons"))

    @property
    def support(self) -> list[tuple[int, Mapping[str, Json]]]:
        """The support units of its force."""
        return rows_in(self.force.get("units"))


class MissionUnit(Record):
    """A unit of the card; ``at`` is None where it names no hex of the map, ``kind`` None where it is of none."""

    index: int
    row: Mapping[str, Json]
    kind: Kind | None
    side: MissionSide | None
    at: Hex | None

    @property
    def path(self) -> FieldPath:
        """Where it stands in the card."""
        return ("units", self.index)

    @property
    def id(self) -> str:
        """Its id, "" where it has none."""
        return self.row["id"] if isinstance(self.row.get("id"), str) else ""

    @property
    def name(self) -> str:
        """What people call it in a sentence."""
        own, counter = self.row.get("name"), self.row.get("counter")
        title = own if isinstance(own, str) and own else self.kind.title if self.kind else "Unit"
        told = f"{title} {counter}" if isinstance(counter, str | int) else title
        company, platoon = self.row.get("company"), whole(self.row.get("platoon"))
        of = [f"company {company}"] * isinstance(company, str) + [f"platoon {platoon}"] * (
            platoon is not None
        )
        return f"{told} ({', '.join(of)})" if of else told

    @property
    def kind_id(self) -> str:
        """The id of its kind, "" where it is of none."""
        return self.kind.id if self.kind is not None else ""

    @property
    def platoon(self) -> tuple[str, str, int] | None:
        """Its side, company and platoon, None where it is of none."""
        company, number = self.row.get("company"), whole(self.row.get("platoon"))
        if not isinstance(company, str) or number is None or self.side is None:
            return None
        return (str(self.side.index), company, number)

    def says(self, flag: str) -> bool:
        """Whether the card says true of it."""
        return self.row.get(flag) is True


class MissionMarker(Record):
    """A marker of the card in a hex of the map, or a fortified position that stands among its units."""

    index: int
    row: Mapping[str, Json]
    marker: str
    side: MissionSide | None
    at: Hex
    section: str = "markers"

    @property
    def path(self) -> FieldPath:
        """Where it stands in the card."""
        return (self.section, self.index)

    @property
    def name(self) -> str:
        """What people call it in a sentence."""
        kind = kind_of(self.marker)
        return kind.title if kind is not None else self.marker

    def shelters(self, unit: MissionUnit) -> bool:
        """Whether a unit in its hex can use an improved position: on foot or a dummy, none the attacker's (20.8.1)."""
        kind, side = unit.kind, unit.side
        own = self.side in (None, side) and (side is None or side.role != "attacker")
        return (
            own
            and kind is not None
            and (kind.combat or kind.dummy)
            and kind.los != "fp"
            and not kind.vehicular
        )
