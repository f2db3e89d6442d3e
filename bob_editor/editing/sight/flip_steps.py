"""Single changes to what lies along a thread: terrain gone, ground raised or lowered, a marker taken away or put down.

What a reason names says which are worth trying; whether one changes the answer, ``flips`` finds out.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import partial

from bob_editor.editing.drawing.clearing import clear_of, drawn_into
from bob_editor.editing.drawing.terrain_edits import set_level
from bob_editor.editing.sight.flip import Key, Step
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import Side, sides_of
from bob_editor.model.board import Board
from bob_editor.model.board_edits import clear_sides, erase_paths_in, paint_terrain, redraw_artwork
from bob_editor.model.places import Place, at_hex, at_piece, at_side
from bob_editor.rules.land.cut_rings import hex_area
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.answer import Reason
from bob_editor.rules.los.scene import End, Marker, Scene, UnitOnMap
from bob_editor.rules.los.sides import side_name
from bob_editor.rules.wording import in_sentence, with_article


class Steps:
    """Makes the steps that may matter to an answer on a scene; weights count from the board of ``levels_before``."""

    def __init__(self, scene: Scene, start: End, goal: End, levels_before: Ground) -> None:
        self.scene = scene
        self.ends = tuple(dict.fromkeys((start.hex, goal.hex)))
        self.goal = goal
        self.grid = scene.board.grid
        self.ruleset = scene.ruleset
        self.ground = Ground(scene.board, scene.ruleset)
        self.before = levels_before

    def for_reason(self, reason: Reason) -> tuple[Step, ...]:
        """The changes where a reason says that something is, and to the levels of both ends; each once."""
        steps = [*self._at(reason)]
        for at in self.ends:
            steps += self.levels(at)
        if reason.kind == "visibility":
            steps += self._lights()
        return tuple({(*step.key, str(step.to_level)): step for step in steps}.values())

    def _at(self, reason: Reason) -> Iterator[Step]:
        if "/" in reason.at:
            side = self.grid.side_anywhere(reason.at)
            if side is None:
                return
            yield from self._off_sides((side, *_meeting(side)), reason.terrain)
            for at in side.hexes:
                yield from self._in_hex(at, reason)
        elif reason.at:
            at_ = self.grid.hex_anywhere(reason.at)
            if at_ is not None:
                yield from self._in_hex(at_, reason)

    def _in_hex(self, at: Hex, reason: Reason) -> Iterator[Step]:
        if at not in self.grid:
            return
        yield from self._taken_from(at, reason)
        present = self.terrain_in(at)
        for terrain in (reason.terrain,) if reason.terrain in present else present:
            yield self.terrain_gone(at, terrain)
            yield from self._rings_gone(at, terrain)
        yield from self._off_sides(sides_of(at), reason.terrain)
        if at in self.scene.board.path_hexes.get(reason.terrain, ()):
            yield self._path_gone(at, reason.terrain)
        yield from self.levels(at)

    # -- terrain ------------------------------------------------------------------------------------------------

    def terrain_in(self, at: Hex) -> tuple[str, ...]:
        """The terrains of a hex that can go: what it lists, what is drawn into it, or a base that isn't plain."""
        board = self.scene.board
        found = [*board.content(at).terrain_ids]
        found += [piece.terrain or "" for piece in drawn_into(self.ground, at)]
        if not found and board.base.terrain != self._plain:
            found.append(board.base.terrain)
        return tuple(terrain for terrain in dict.fromkeys(found) if terrain and terrain != self._plain)

    @property
    def _plain(self) -> str:
        """The terrain that stands for nothing at all."""
        return self.ruleset.base_terrain

    def terrain_gone(self, at: Hex, terrain: str) -> Step:
        """Without a terrain in a hex: neither listed nor drawn there."""
        what, where = self.title(terrain), self.grid.label(at)
        edit = partial(clear_of, ruleset=self.ruleset, at=at, terrain=terrain, plain=self._plain)
        return _gone(("terrain", where, terrain), f"{what} in {where}", at_hex(self.grid, at), 1, edit)

    def _rings_gone(self, at: Hex, terrain: str) -> Iterator[Step]:
        """Without a drawn ring, where that is more than the part of it in this hex."""
        what, where = self.title(terrain), self.grid.label(at)
        before = self.before.board.artwork
        for piece in drawn_into(self.ground, at):
            old = self.scene.board.artwork[piece.index]
            # A ring that an earlier change has cut is no longer one of the board's.
            if (
                piece.terrain != terrain
                or old not in before
                or hex_area(self.grid.frame, at).covers(piece.area)
            ):
                continue
            place = before.index(old)
            yield Step(
                ("ring", terrain, str(place)),
                f"the {what} drawn over {where} were gone altogether",
                f"Remove the {what} drawn over {where} altogether",
                at_piece("artwork", place, (at,)),
                2,
                board=partial(redraw_artwork, old=old, pieces=()),
            )

    def terrain_there(self, at: Hex, terrain: str) -> Step:
        """With a terrain in a hex, instead of what it lists."""
        what, where = self.title(terrain), self.grid.label(at)
        return Step(
            ("terrain", where, terrain),
            f"{what} lay in {where}",
            f"Put {what} in {where}",
            at_hex(self.grid, at),
            1,
            board=partial(paint_terrain, hexes=(at,), terrain=(terrain,)),
        )

    def _off_sides(self, sides: Iterable[Side], terrain: str) -> Iterator[Step]:
        for side in sides:
            present = self.scene.board.side_terrain(side)
            if terrain in present:
                yield self.feature_gone(side, terrain)

    def feature_gone(self, side: Side, terrain: str) -> Step:
        """Without a feature on a hexside."""
        what, where = self.title(terrain), self.grid.side_label(side)
        edit = partial(clear_sides, sides=(side,), terrain=terrain)
        return _gone(("side", where, terrain), f"{what} {where}", at_side(self.grid, side), 1, edit)

    def _path_gone(self, at: Hex, terrain: str) -> Step:
        what, where = self.title(terrain), self.grid.label(at)
        edit = partial(erase_paths_in, hexes=(at,), terrain=terrain)
        return _gone(("path", where, terrain), f"{what} through {where}", at_hex(self.grid, at), 2, edit)

    def title(self, terrain: str) -> str:
        """A terrain's name within a sentence."""
        row = self.ruleset.terrains.get(terrain)
        return in_sentence(row.title if row is not None else terrain.replace("_", " "))

    # -- levels -------------------------------------------------------------------------------------------------

    def levels(self, at: Hex) -> Iterator[Step]:
        """A hex a level lower or higher than it is, within what the game knows; back where it was is no change.

        A level that a terrain brings along, as a gully does, goes with it alone.
        """
        lowest, highest = self.ruleset.levels
        if at not in self.grid or not self.ruleset.gives_levels:
            return
        now, before = self.ground.level(at), self.before.level(at)
        where = self.grid.label(at)
        rows = self.ruleset.terrains
        bringing = [
            terrain for terrain in self.terrain_in(at) if terrain in rows and rows[terrain].level == now
        ]
        if bringing:
            yield from (self.terrain_gone(at, terrain) for terrain in bringing)
            return
        for level in (now - 1, now + 1):
            # Below the ground only terrain leads, such as a gully.
            if max(0, lowest) <= level <= highest and level != before:
                yield Step(
                    ("level", where),
                    f"{where} were level {level}",
                    f"Raise {where} to level {level}"
                    if level > before
                    else f"Lower {where} to level {level}",
                    at_hex(self.grid, at),
                    3,
                    board=partial(set_level, ruleset=self.ruleset, hexes=(at,), level=level),
                    to_level=level,
                    weight=abs(level - before),
                )

    # -- markers and units --------------------------------------------------------------------------------------

    def _taken_from(self, at: Hex, reason: Reason) -> Iterator[Step]:
        """Without a marker or unit at a hex that the reason names or, where it is of such a kind, may mean."""
        here: list[Marker | UnitOnMap] = [one for one in self.scene.markers if one.at == at]
        here += [one for one in self.scene.units if one.at == at]
        named = [one for one in here if reason.terrain and _id_of(one) == reason.terrain]
        for one in named or (here if reason.kind in ("marker", "unit", "hindrance", "obstacle") else ()):
            table = "markers" if isinstance(one, Marker) else "units"
            row = self.ruleset.rows(table).get(_id_of(one)) or {}
            what, where = in_sentence(row.get("title") or _id_of(one)), self.grid.label(at)
            # Of several that are equal each may be taken away; whose it is, or where it points, may decide.
            alike = here.count(one)
            its = (one.facing if isinstance(one, Marker) else one.side) or ""
            more = its, str(alike)
            if its and any(_id_of(other) == _id_of(one) and other != one for other in here):
                facing = isinstance(one, Marker)
                what += f" facing {its}" if facing else f" of {side_name(self.scene.side_names, its)}"
            told, label = f"the {what} in {where} were gone", f"Take away the {what} in {where}"
            if alike > 1:
                told, label = f"another {what} in {where} were gone", f"Take away another {what} in {where}"
            yield Step(
                (table, where, _id_of(one), repr(sorted(one.fields.items())), *more),
                told,
                label,
                at_hex(self.grid, at),
                0,
                taken=one,
            )

    def _lights(self) -> Iterator[Step]:
        """With a marker that lights or reveals the goal, of each kind that the game has."""
        for name, row in self.ruleset.rows("markers").items():
            if not (str(row.get("los", "")).startswith("light") or {"lights", "reveals"} & row.keys()):
                continue
            what, where = in_sentence(row.get("title") or name), self.grid.label(self.goal.hex)
            yield Step(
                ("put", where, name),
                f"{with_article(what)} lay in {where}",
                f"Put {with_article(what)} in {where}",
                at_hex(self.grid, self.goal.hex),
                0,
                put=Marker(name, self.goal.hex),
            )


def _gone(key: Key, what: str, place: Place, rank: int, edit: Callable[[Board], Board]) -> Step:
    """The step that takes something off the board."""
    return Step(key, f"the {what} were gone", f"Remove the {what}", place, rank, board=edit)


def _id_of(one: Marker | UnitOnMap) -> str:
    return one.marker if isinstance(one, Marker) else one.unit


def _meeting(side: Side) -> tuple[Side, ...]:
    """The four hexsides that share a corner with one."""
    first, second = side.hexes
    way = side.direction_from(first)
    around = {sides_of(first)[(way + turn) % 6] for turn in (-1, 1)}
    way = side.direction_from(second) % 6
    around |= {sides_of(second)[(way + turn) % 6] for turn in (-1, 1)}
    return tuple(sorted(around))
