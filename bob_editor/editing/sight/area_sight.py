"""What each side sees from where it begins: lines of sight between set-up areas, entry hexes and objectives."""

from collections.abc import Callable, Iterable, Iterator

from bob_editor.geometry.hexes import Hex
from bob_editor.records import Record
from bob_editor.rules.cards.code import Area
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rules.los.sight import Sight
from bob_editor.rules.los.surveys.common_field import CommonField, common_field
from bob_editor.rules.los.surveys.fields import Progress
from bob_editor.words import tr


class AreaView(Record):
    """What one area's hexes see of another's.

    ``clear`` are the hexes that at least one of them sees without hindrance, ``hindered`` those that they see only with
    some, ``hidden`` those that none of them sees; ``lines`` counts the pairs of hexes between which there is a line,
    ``pairs`` all of them.
    """

    viewer: Area
    viewed: Area
    clear: frozenset[Hex]
    hindered: frozenset[Hex]
    hidden: frozenset[Hex]
    lines: int
    pairs: int

    @property
    def verdict(self) -> str:
        """``clear``, ``hindered`` or ``blocked``: the best line that there is; ``same`` where the areas share a hex."""
        if self.viewer.hexes & self.viewed.hexes:
            return "same"
        return "clear" if self.clear else "hindered" if self.hindered else "blocked"


class AreaSight(Record, eq=False):
    """The views from every area that somebody stands in to every other's, by row and column of ``areas``."""

    areas: tuple[Area, ...]
    views: tuple[AreaView, ...]

    def of(self, viewer: Area, viewed: Area) -> AreaView | None:
        """The view from one area to another; None where nobody looks from the first, or both are one side's."""
        return next((view for view in self.views if view.viewer is viewer and view.viewed is viewed), None)


def with_units(areas: Iterable[Area], scene: Scene) -> tuple[Area, ...]:
    """The areas, and for each side that begins in none of them the hexes of its units."""
    given = tuple(areas)
    begun = {area.side for area in given if area.kind in ("setup", "entry") and area.hexes}
    hexes: dict[str, set[Hex]] = {}
    for unit in scene.units:
        if unit.side and unit.side not in begun and unit.at in scene.board.grid:
            hexes.setdefault(unit.side, set()).add(unit.at)
    stand = (Area(("units",), "setup", tr("Units"), frozenset(found), side) for side, found in hexes.items())
    return (*stand, *given)


def area_sight(
    sight: Sight,
    areas: Iterable[Area],
    *,
    progress: Progress | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> AreaSight:
    """Look from each set-up and entry area to the areas of the other side and to objectives and exits.

    Areas without hexes on the map are left out. A hex is looked from once, whatever areas it lies in.

    :raises Cancelled: once ``cancelled`` says so.
    """
    given = tuple(area for area in areas if area.hexes)
    viewers = [area for area in given if area.kind in ("setup", "entry")]
    total = sum(len(area.hexes) for area in viewers)
    views: list[AreaView] = []
    done = 0
    for viewer in viewers:
        before = done

        def told(here: int, _of: int, before: int = before) -> None:
            if progress is not None:
                progress(before + here, total)

        ends = (End(at, side=viewer.side or None) for at in sorted(viewer.hexes))
        field = common_field(sight, ends, progress=told, cancelled=cancelled)
        views += _views(viewer, field, given)
        done += len(viewer.hexes)
    return AreaSight(given, tuple(views))


def _views(viewer: Area, field: CommonField, areas: Iterable[Area]) -> Iterator[AreaView]:
    place = {at: number for number, at in enumerate(field.hexes)}
    for viewed in areas:
        if viewed is viewer or (viewed.kind in ("setup", "entry") and viewed.side == viewer.side):
            continue
        hexes = [at for at in viewed.hexes if at in place]
        clear = frozenset(at for at in hexes if field.clear[place[at]])
        hindered = frozenset(at for at in hexes if field.hindered[place[at]]) - clear
        yield AreaView(
            viewer,
            viewed,
            clear,
            hindered,
            frozenset(hexes) - clear - hindered,
            int(sum(field.seen[place[at]] for at in hexes)),
            len(hexes) * len(viewer.hexes),
        )
