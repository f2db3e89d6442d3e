"""The rows of the ruleset's data and what they say of the hexes of a map, in words: labels, titles, modifiers."""

from collections.abc import Mapping
from functools import cached_property

from bob_editor.rules.charts import OWN
from bob_editor.rules.los.answer import Modifier, Reason
from bob_editor.rules.los.read_map import ReadMap


class RulesetRows(ReadMap):
    """The board of a scene with the ruleset's rows for it."""

    @cached_property
    def clear_reasons(self) -> tuple[tuple[Reason], tuple[Reason]]:
        """The reasons of a clear thread: to a neighbour, or farther."""
        kind, cites = self.reason_of["clear"]
        return (
            (Reason(kind, cites, "Nothing can lie between them."),),
            (Reason(kind, cites, "Nothing between the two hexes is in the way."),),
        )

    def terrain_numbers(self, number: int) -> tuple[str, ...]:
        """The terrain at the dot of a hex by number."""
        return self.ground.terrain(self.cells.hex(number))

    @cached_property
    def listed_modifiers(self) -> Mapping[str, Modifier]:
        """The ruleset's modifiers by id; the value is None where only a rule applies."""
        return {row["id"]: Modifier.of_row(row) for row in self.scene.ruleset.data.get("modifiers", ())}

    def cover_of(self, number: int, column: str) -> tuple[Modifier, ...]:
        """The modifiers by the terrain at the dot of a hex in a column (direct fire, mortar, artillery); kept."""
        found = self._covers.get((number, column))
        if found is None:
            rows = self.scene.ruleset.terrains
            found = self._covers[number, column] = tuple(
                one
                for terrain in self.terrain_numbers(number)
                if terrain in rows and "hexes" in rows[terrain].places and rows[terrain].los != "ridge"
                for one in self.effects_of("terrains", terrain, column)
            )
        return found

    @cached_property
    def _covers(self) -> dict[tuple[int, str], tuple[Modifier, ...]]:
        return {}

    def effects_of(self, table: str, name: str, column: str) -> tuple[Modifier, ...]:
        """What a terrain, marker or change does in a column of its effects, as modifiers.

        Of direct fire only plain numbers; elsewhere also what is but said in words, such as airbursts.
        """
        row = self.scene.ruleset.rows(table).get(name, {})
        title = str(row.get("title", name))
        return tuple(
            Modifier(
                name,
                value if isinstance(value, int) else None,
                one["cites"],
                one.get("text") or title,
                title,
                own=one.get("source") == OWN,
            )
            for one in row.get("effects", ())
            if one["what"] == column and not one.get("with")
            for value in (one["value"],)
            if isinstance(value, int) or (column != "direct fire" and one.get("text"))
        )
