"""The ground of a Band of Brothers card: what is in its hexes once its special rules count, and what may enter them."""

from collections.abc import Collection, Iterator, Mapping
from functools import cached_property

from bob_editor.geometry.hexes import Hex
from bob_editor.model.scenario import FieldPath
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.rows import list_in, texts_in
from bob_editor.rules.land.entry import entry
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.tags import named
from bob_editor.rulesets.band_of_brothers_2_2.cards.counters import Json, Unit
from bob_editor.rulesets.band_of_brothers_2_2.land.special_rules import changed_ground

MINES = ("mines", "concentrated_mines")
"""The special rules that lay mines (49.0)."""
_WIDEST = 256
"""Columns and rows of the largest map."""


def minefields(card: Card) -> Iterator[tuple[FieldPath, Mapping[str, Json], list[Json]]]:
    """The minefields of a card: where each stands, its row, and the labels of its hexes."""
    for index, row in card.scenario.changes:
        if row.get("change") in MINES:
            yield ("changes", index), row, list_in(row.get("at"))


class CardGround:
    """The hexes of one card's map, each question worked out when first asked."""

    def __init__(self, card: Card) -> None:
        self.card = card
        self.scenario = card.scenario
        self.grid = card.grid
        self._setup_hexes: dict[str, frozenset[Hex]] = {}

    @cached_property
    def ground(self) -> Ground:
        """The map with the changes that repaint hexes."""
        return changed_ground(self.card.scene, self.card.ground)

    def terrain(self, at: Hex) -> frozenset[str]:
        """What is in a hex: the terrain at its dot, and roads, streams and paths that run through it."""
        board = self.ground.board
        lines = (kind for kind, hexes in board.path_hexes.items() if at in hexes)
        return frozenset((*self.ground.terrain(at), *lines))

    def named_in(self, at: Hex, *words: str) -> frozenset[str]:
        """What a hex has of some terrains, each named by its id or a tag."""
        return self.terrain(at) & named(self.card.ruleset, words)

    @property
    def has_hills(self) -> bool:
        """Whether any ground of the map is above level 0, drawn or painted."""
        return bool(self.card.ground.contour_levels)

    @cached_property
    def _shallow(self) -> frozenset[Hex] | None:
        """The hexes of shallow river; None where every river is."""
        found: set[Hex] = set()
        for change in self.card.scene.changes:
            if change.change == "shallow_river":
                if change.at is None:
                    return None
                found.update(change.at)
        return frozenset(found)

    def is_shallow(self, at: Hex) -> bool:
        """Whether the river in a hex can be waded by special rule (45.1)."""
        return self._shallow is None or at in self._shallow

    def is_deep_water(self, at: Hex) -> bool:
        """Whether a hex is river or canal without a bridge or a ford."""
        there = self.terrain(at)
        wet = bool(self.named_in(at, "deep")) and "bridge" not in there
        return wet and not ("river" in there and self.is_shallow(at))

    def is_dike(self, at: Hex) -> bool:
        """Whether a hex has a dike road (46.1)."""
        changes = [one for one in self.card.scene.changes if one.change == "dike_road"]
        return any(one.at is None or at in one.at for one in changes) and self.card.board.has_path(at, "road")

    def changed(self, *names: str) -> frozenset[Hex]:
        """The hexes that changes of these names list."""
        return frozenset(
            at for change in self.card.scene.changes if change.change in names for at in change.at or ()
        )

    def switched(self, name: str) -> bool:
        """Whether the edition has a clause of its own (``card_switches`` in its data)."""
        return bool((self.card.ruleset.data.get("card_switches") or {}).get(name))

    def forbids_fortifications(self, at: Hex) -> frozenset[str]:
        """What in a hex forbids fortifications (43.0); in edition 2.1 only buildings and bridges do (54.1)."""
        if self.switched("fortifications_nearly_anywhere"):
            return self.named_in(at, "house", "bridge")
        return self.named_in(at, "no_fortification")

    def has_access(self, unit: Unit, terrain: Collection[str]) -> bool:
        """Whether a special rule lets a vehicle into jungle or onto paths (51.0, 53.0), or into woods (20.12)."""
        names = (unit.kind, unit.id, unit.counter, "vehicle")
        if "woods" in terrain and self._crushes(unit, names):
            return True
        return any(
            change.fields.get("unit", "vehicle") in names and change.fields.get("terrain") in tuple(terrain)
            for change in self.card.scene.changes
            if change.change == "vehicle_access"
        )

    def _crushes(self, unit: Unit, names: Collection[str]) -> bool:
        """Whether a vehicle crushes what it drives over, which lets it into woods (20.12)."""
        own = self.card.side_rows.get(unit.side, {})
        return "crusher" in texts_in(unit.type.get("traits")) or not {
            *texts_in(own.get("crushing_vehicles"))
        }.isdisjoint(names)

    def barred(
        self, who: str, at: Hex, *, but: Collection[str] = (), set_up: bool = False
    ) -> tuple[str, ...]:
        """What keeps a vehicle, gun or infantry out of a hex, or from being set up there; ``but`` doesn't matter."""
        there = [one for one in self.terrain(at) if one not in but]
        if who == "infantry" and self.is_shallow(at):
            there = [one for one in there if one != "river"]
        changes = [change.change for change in self.card.scene.changes_in.get(at, ())]
        return entry(self.card.ruleset).barring((*sorted(there), *changes), (who,), set_up=set_up)

    def allowed(self, unit: Unit, at: Hex) -> frozenset[str]:
        """The terrain of a hex that a special rule lets a vehicle into (51.0, 53.0)."""
        return frozenset(one for one in self.terrain(at) if self.has_access(unit, {one}))

    def may_enter(self, unit: Unit, at: Hex) -> bool:
        """Whether a vehicle may come into a hex from outside it: anyone may, or a special rule lets this one."""
        return not self.barred("vehicle", at, but=self.allowed(unit, at))

    def locations(self, at: Hex) -> int:
        """How many locations a hex has for units on foot; an upper level is one, and so is what a bridge spans."""
        there = self.terrain(at)
        spanned = "bridge" in there and not there.isdisjoint({"gully", "anti_tank_ditch"})
        changes = (change.change for change in self.card.scene.changes_in.get(at, ()))
        return 1 + ("upper_level" in changes) + spanned

    def is_on_edge(self, at: Hex) -> bool:
        """Whether a hex lies on the edge of what is played on."""
        return any(other not in self.playable for other in at.neighbours())

    @property
    def playable(self) -> frozenset[Hex]:
        """The hexes that are played on."""
        return self.card.playable

    @cached_property
    def fits_los(self) -> bool:
        """Whether the map has hexes and is no larger than a map may be; boards may lie far apart while one composes."""
        left, top, right, bottom = self.grid.bounds
        return bool(self.grid.hexes) and right - left <= 3 * _WIDEST and bottom - top <= 2 * _WIDEST
