"""The names of hexes' terrains, small, below the dot: for proofs and for those who learn the signs of a map."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from bob_editor.geometry.hexes import Hex
from bob_editor.render.board.scenery import Patch, Scenery
from bob_editor.render.kit.lettering import outline, placed, write
from bob_editor.render.kit.view import View

HEIGHT = 0.36
"""How high the letters are, in true proportions."""

_FROM = 14.0
"""Pixels to the unit below which they can't be read."""

_LINE = 0.38
"""How far below one line of a name the next one stands."""

_BELOW, _ABOVE = 0.8, -0.55
"""How far below its dot the middle of a name is, and where only the upper half of a hex is there."""

_WIDE, _WIDE_OF_HALF = 2.7, 1.3
"""How wide a name may be, and on a hex that is cut on one side."""

Named = tuple[str, QPointF]


def paint_terrain_names(painter: QPainter, scenery: Scenery, patches: Sequence[Patch], view: View) -> None:
    """What lies at the dot of each hex that isn't wholly the board's base terrain."""
    if view.scale < _FROM:
        return
    area = view.region.adjusted(-1.5, -1, 1.5, 1)
    ink, halo = scenery.style.ink("ink"), scenery.style.ink("halo", 0.7)
    shown = [
        (name, spot)
        for patch in patches
        for name, spot in scenery.part(patch, "terrain names", lambda one: _names_in(scenery, one))
        if area.contains(spot)
    ]
    if view.vector:
        for name, spot in shown:
            write(painter, name, spot, HEIGHT, ink, view, halo=halo)
        return

    def draw(inner: QPainter, name: str) -> None:
        write(inner, name, QPointF(0, 0), HEIGHT, ink, view, halo=halo)

    def size(name: str) -> QRectF:
        return placed(name, QPointF(0, 0), HEIGHT).boundingRect().adjusted(-0.15, -0.15, 0.15, 0.15)

    places = [(spot.x(), spot.y(), name) for name, spot in shown]
    scenery.style.sprites.stamp(painter, view, places, "terrain name", draw, size, phases=2)


def _names_in(scenery: Scenery, patch: Patch) -> list[Named]:
    return [one for at in patch.hexes for one in _named(scenery, at)]


def _named(scenery: Scenery, at: Hex) -> list[Named]:
    """The name of what lies at a hex's dot, as short as it must be, and where it stands; on two lines if need be."""
    ground = scenery.ground
    names = [name for name in ground.terrain(at) if name != ground.board.base.terrain]
    if not names:
        return []
    rows = ground.ruleset.terrains
    title = ", ".join(rows[name].title if name in rows else name for name in names)
    cut = scenery.grid.cut_edges(at)
    beside = "left" in cut or "right" in cut
    widest = _WIDE_OF_HALF if beside else _WIDE

    def fits(words: str) -> bool:
        return outline(words)[1].width() * HEIGHT <= widest

    x, y = scenery.place.dot(at)
    dx = 0.75 if "left" in cut else -0.75 if "right" in cut else 0.0
    down = _ABOVE if "bottom" in cut else 1.15 if "top" in cut else _BELOW
    # On a half hex there is room for one line alone.
    lines = [title] if fits(title) or "bottom" in cut or "top" in cut else halved(title)
    first = y + down - _LINE * (len(lines) - 1) / 2
    return [(shortened(line, fits), QPointF(x + dx, first + _LINE * n)) for n, line in enumerate(lines)]


def halved(title: str) -> list[str]:
    """A title's words on two lines, as even as can be; on one where it is a single word."""
    words = title.split()
    lines = [[" ".join(words[:place]), " ".join(words[place:])] for place in range(1, len(words))]
    return min(lines, key=lambda two: max(map(len, two)), default=[title])


def shortened(title: str, fits: Callable[[str], bool]) -> str:
    """A title whose words lose letters at their ends, the longest word first, until it fits; two letters stay of each.

    One letter alone isn't taken, as the full stop is no narrower. A title that is too wide even so is left at that.
    """
    words = title.split()
    whole = [len(word.rstrip(",")) for word in words]
    kept = list(whole)

    def said() -> str:
        return " ".join(
            word if count == full else f"{word[:count]}.{',' if word.endswith(',') else ''}"
            for word, count, full in zip(words, kept, whole, strict=True)
        )

    while not fits(said()):
        more = [n for n in range(len(words)) if kept[n] > (3 if kept[n] == whole[n] else 2)]
        if not more:
            break
        longest = max(more, key=lambda n: (kept[n], kept[n] < whole[n]))
        kept[longest] -= 2 if kept[longest] == whole[longest] else 1
    return said()
