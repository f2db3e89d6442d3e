"""What is asked of any map, a board's or a scenario's: lines of sight, fields, exposure, shapes and pictures."""

from __future__ import annotations

import json
import math
from abc import ABCMeta, abstractmethod
from base64 import b64encode
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from html import escape
from pathlib import Path
from types import MappingProxyType
from typing import Any, Literal, Unpack, overload

from msgspec import StructMeta
from msgspec.structs import astuple, force_setattr

from bob_editor.errors import BadCall, BadFile, BobEditorError
from bob_editor.library.arrays import Seen
from bob_editor.library.circumstances import laid_on, several
from bob_editor.library.drawn import Shape
from bob_editor.library.lines import Line, Looker
from bob_editor.library.painting import Painting, Pictured
from bob_editor.library.words import as_json, refuse_unknown
from bob_editor.opening.ends import Told, as_named, end_of
from bob_editor.opening.loaded_map import LoadedMap
from bob_editor.records import Record
from bob_editor.rules.cards.card import Card
from bob_editor.rules.game import Game, game_of, sight_of
from bob_editor.rules.los.scene import Scene
from bob_editor.rules.los.sight import Sight
from bob_editor.rules.los.surveys.compared import Difference
from bob_editor.rules.los.surveys.statistics import SightStatistics
from bob_editor.rules.wording import counted

_SMALL_HEX_MM = 9.0
"""A hex's width in notebooks."""

_LARGE_HEXES = 256
"""Notebooks keep what they show: a map with more hexes is painted smaller, in as many dots as one of so many."""

_DRAWN_HEXES = 24
"""A notebook's SVG has no more hexes: each takes some ten kilobytes, many times what its dots take."""

_KEPT = 8
"""Circumstances of which the lines of sight are kept at hand."""


class _Kind(StructMeta, ABCMeta):
    """Of records that say what others are to have."""


class Map(Record, metaclass=_Kind, eq=False, dict=True):
    """Hexes with terrain under a game's rules, and what lies on them. Made by ``bob.open`` and its like.

    Wherever a method takes ``**laid``, it takes what is laid on the map for this call alone: ``rulings`` by name,
    ``markers``, ``changes`` and ``units`` as rows of LOS suites or short (``"smoke@F5"``), ``minute``, and conditions,
    in ``conditions`` or each as a keyword of its own: ``visibility=4``.

    Names of hexes are read in any case. What can't be done raises a ``bob.BobEditorError`` with a ``hint``.
    """

    def __post_init__(self) -> None:
        path = getattr(self, "path", None)
        if path is not None:
            force_setattr(self, "path", path.absolute())  # the same file from any folder

    def __reduce__(self) -> tuple[Callable[..., Map], tuple[Any, ...]]:
        # What was worked out is worked out anew by whoever gets a copy, such as another process.
        return _again, (type(self), *astuple(self))

    @property
    @abstractmethod
    def scene(self) -> Scene:
        """The map with all that lies on it, as the engine takes it."""

    @property
    @abstractmethod
    def title(self) -> str:
        """What it is called."""

    @property
    def folder(self) -> Path | None:
        """Where its file is, and beside it its pictures and styles; None where it has no file."""
        return None

    @property
    def card(self) -> Card | None:
        """The card that it belongs to; None where it is no scenario."""
        return None

    @cached_property
    def _kept(self) -> dict[str, Looker]:
        return {}

    @cached_property
    def ruleset(self) -> Game:
        """Its game: ``id``, ``title``, ``terrains``, ``rulings``, ``checks`` and the rest of the data."""
        return game_of(self.scene.ruleset)

    @cached_property
    def hexes(self) -> tuple[str, ...]:
        """The names of its hexes, in board order."""
        grid = self.scene.board.grid
        return tuple(map(grid.label, grid.hexes))

    @property
    def warnings(self) -> tuple[str, ...]:
        """What to know of every answer: terrain that the ruleset doesn't know, which counts as open."""
        from bob_editor.rules.land.strange import warnings_of

        return warnings_of(self.scene.board, self.scene.ruleset)

    # -- lines of sight ----------------------------------------------------------------------------------------

    def los(
        self,
        start: Told,
        goal: Told,
        *,
        position: str | None = None,
        unit: str | None = None,
        **laid: Any,
    ) -> Line:
        """Look along a line: ``board.los("G6", "M6", visibility=4, markers=["smoke@I6"])``.

        Parameters
        ----------
        start, goal
            Who looks and who is looked at: a hex, ``"E4:cave"``, or ``{"hex": "E4", "unit": "gun"}``.
        position, unit
            Where who looks is in his hex, and what he is; the same as ``"E4:cave"`` and ``unit`` say.
        **laid
            What lies on the map for this call: see ``Map``.

        Raises
        ------
        UnknownPlace
            Where the map has no such hex.
        UnknownId
            Where the ruleset knows no such marker, condition, ruling or answer.
        """
        looker = self.looker(laid)
        loaded = self.under(looker.sight)
        first = end_of(start, loaded, position=position, unit=unit)
        return looker.line(first, end_of(goal, loaded))

    def lines(self, pairs: Iterable[tuple[Told, Told]], **laid: Any) -> Iterator[Line]:
        """Look along many lines, one after the other; raises as ``los`` does."""
        if not isinstance(pairs, Iterable):
            raise BadCall(f"{pairs!r} is no list of lines.", hint="Lines are pairs of hexes.")
        looker = self.looker(laid)
        loaded = self.under(looker.sight)
        for number, pair in enumerate(pairs, start=1):
            try:
                start, goal = pair
            except (TypeError, ValueError):
                raise BadCall(f"Line {number} hasn't two ends.", hint="Lines are pairs of hexes.") from None
            yield looker.line(end_of(start, loaded), end_of(goal, loaded))

    def field(self, start: Told, **laid: Any) -> Seen:
        """What a hex sees of the plain ground of every other: arrays with the axis ``to``."""
        from bob_editor.rules.los.surveys.fields import ranges_from

        sight = self.sight(laid)
        seen = sight.field(end_of(start, self.under(sight)))
        place = self.scene.board.grid.index[seen.origin.hex]
        ranges = ranges_from(self.scene.board.grid, range(place, place + 1))[0]
        return Seen(("to",), self.hexes, seen.codes, seen.hindrance, ranges)

    def all_pairs(self, **laid: Any) -> Seen:
        """Every pair of hexes, both ways: arrays with the axes ``from`` and ``to``, five bytes a pair."""
        from bob_editor.rules.los.surveys.every_pair import both_ways, onward_block

        block = onward_block(self.sight(laid), range(len(self.hexes)))
        ((codes, hindrance),) = both_ways([(block.codes, block.hindrance)])
        return Seen(("from", "to"), self.hexes, codes, hindrance, block.ranges)

    def exposure(
        self,
        *,
        seen_from: Iterable[Told] | None = None,
        clear_only: bool = False,
        nearest: int = 1,
        farthest: int | None = None,
        **laid: Any,
    ) -> dict[str, int]:
        """From how many other hexes each hex is seen.

        Parameters
        ----------
        seen_from
            Count these hexes alone, such as those of a set-up area.
        clear_only
            Leave out lines that are hindered.
        nearest, farthest
            Leave out lines that are shorter or longer, in hexes.
        **laid
            See ``Map``.
        """
        from bob_editor.rules.los.surveys.common_field import exposure

        nearest, farthest = as_json(nearest), as_json(farthest)
        lengths = (nearest,) if farthest is None else (nearest, farthest)
        if not all(isinstance(one, int) for one in lengths) or not 1 <= nearest <= lengths[-1]:
            raise BadCall("No line is so long.", hint="nearest is 1 or more, and farthest no less.")
        sight = self.sight(laid)
        loaded = self.under(sight)
        ends = None if seen_from is None else [end_of(one, loaded) for one in several(seen_from)]
        found = exposure(sight, ends, nearest=nearest, farthest=farthest)
        counts = found.clear if clear_only else found.seen
        return dict(zip(self.hexes, counts.tolist(), strict=True))

    def exposure_along(self, path: Iterable[Told], **laid: Any) -> dict[str, tuple[str, ...]]:
        """From which hexes somebody is seen who goes along a path: those that see it, by the hex of the path."""
        sight = self.sight(laid)
        loaded = self.under(sight)
        hexes = [end_of(one, loaded).hex for one in several(path)]
        from bob_editor.rules.los.surveys.common_field import seen_along

        label = self.scene.board.grid.label
        return {label(at): tuple(map(label, seen)) for at, seen in seen_along(sight, hexes).items()}

    def statistics(self, **laid: Any) -> SightStatistics:
        """Its lines of sight in numbers: ``open``, ``lines``, ``mean_range``, ``by_range``, ``dead_ground`` …."""
        from bob_editor.rules.los.surveys.statistics import sight_statistics

        return sight_statistics(self.sight(laid))

    def compare(self, other: Map | None = None, **laid: Any) -> list[Difference]:
        """The lines that are answered otherwise on another map, between hexes that both have.

        Without another, on this one as it is and with what is laid on it: ``board.compare(visibility=3)``. Each
        difference has ``start``, ``goal``, and ``first`` and ``second``: verdict, whether it is blind, and hindrance.
        """
        from bob_editor.rules.los.surveys.compared import compared

        if other is not None and not isinstance(other, Map):
            raise BadCall(f"{other!r} is no map.", hint="bob.open opens one.")
        one, two = (
            (self.sight(), self.sight(laid)) if other is None else (self.sight(laid), other.sight(laid))
        )
        return list(compared(one, two).differences())

    def sight(self, laid: Mapping[str, Any] = MappingProxyType({})) -> Sight:
        """The engine's lines of sight with what is laid on the map."""
        return self.looker(laid).sight

    def looker(self, laid: Mapping[str, Any]) -> Looker:
        """The lines of sight with what is laid on the map; the last ones asked for are kept at hand."""
        if not laid:
            return self._plain
        if not isinstance(laid, Mapping):
            raise BadCall(f"{laid!r} can't be laid on a map.", hint='Write laid={"markers": ["smoke@F5"]}.')
        # What can be gone through once is no key, and there is nothing left in it when it is laid.
        laid = as_json(laid)
        key = json.dumps(laid, sort_keys=True)
        looker = self._kept.get(key)
        if looker is None:
            looker = Looker(self._plain.sight.under(laid_on(self.scene, **laid)))
            for former in list(self._kept)[: 1 - _KEPT]:
                self._kept.pop(former, None)  # which another thread may have forgotten already
            self._kept[key] = looker
        return looker

    @cached_property
    def _plain(self) -> Looker:
        if not self.scene.board.grid.hexes:
            raise BadFile(
                "There is no map to look over: none of its boards can be used.",
                hint="check() says what is wrong with them.",
            )
        return Looker(sight_of(self.scene))

    def under(self, sight: Sight) -> LoadedMap:
        """The map of such lines, for reading the names of ends."""
        return LoadedMap(sight.scene, Path(self.title))

    # -- what it looks like ------------------------------------------------------------------------------------

    def shapes(self) -> tuple[Shape, ...]:
        """Everything with an outline as shapely geometry in lattice units, what grows included.

        These are the areas that LOS looks at: ``kind`` is ``artwork``, ``grown``, ``contour``, ``grown_contour`` or
        ``path``; with ``terrain``, ``level`` and ``geometry``.
        """
        from bob_editor.library.drawn import shapes_of

        return tuple(shapes_of(self.scene.board, self.scene.ruleset))

    @property
    def __geo_interface__(self) -> dict[str, Any]:
        """The shapes as a GeoJSON feature collection; its plane is the board's lattice, no degrees."""
        return {"type": "FeatureCollection", "features": [shape.to_feature() for shape in self.shapes()]}

    @overload
    def render(self, path: str | Path, /, **picture: Unpack[Pictured]) -> Path: ...

    @overload
    def render(self, path: None = None, /, **picture: Unpack[Pictured]) -> bytes: ...

    def render(self, path: str | Path | None = None, /, **picture: Unpack[Pictured]) -> Path | bytes:
        """Paint it to a PNG, SVG or PDF file, or to bytes where no path is given. Loads Qt.

        Parameters
        ----------
        path
            The file; its ending tells the kind.
        form
            Without a path: ``"png"`` (the default), ``"svg"`` or ``"pdf"``.
        los, to
            A hex: what it sees; with ``to`` the line to another, and where it is stopped.
        dpi, hex_mm
            Dots per inch of a PNG (150); a hex's width in millimetres (19.05).
        theme, style
            ``"light"`` or ``"dark"``; ``"painted"``, ``"clean"``, ``"ink"``, ``"night"`` or one of the board's folder.
        laid
            What lies on the map, as the other methods' ``**laid``.

        Raises
        ------
        BadCall
            Where the ending is no kind of picture.
        BobEditorError
            Where Qt isn't installed or can't be loaded; the hint says what is missing.
        """
        refuse_unknown("A picture", picture, tuple(Pictured.__annotations__))
        from bob_editor.library.pictures import painted

        return painted(self.painting(**picture), path, **picture)

    def painting(
        self,
        *,
        los: Told | None = None,
        to: Told | None = None,
        laid: Mapping[str, Any] | None = None,
        **_: Any,
    ) -> Painting:
        """What is to be painted: the scene, and what is seen on it."""
        if to is not None and los is None:
            raise BadCall("A line to a hex needs one that it comes from.", hint="Name it as los.")
        sight = self.sight(laid or {}) if los is not None or laid else None
        scene = self.scene if sight is None else sight.scene
        card = self.card if scene.is_laid_as(self.scene) else None
        if sight is None or los is None:
            return Painting(scene, card, self.folder)
        loaded = self.under(sight)
        start = end_of(los, loaded)
        if to is None:
            return Painting(scene, card, self.folder, field=sight.field(start))
        goal = end_of(to, loaded)
        return Painting(scene, card, self.folder, thread=(start, goal, sight.trace(start, goal)))

    def __repr__(self) -> str:
        """What it is, what it is called, how large, and of which game."""
        return f"<{type(self).__name__} “{self.title}”: {self._told}>"

    @property
    def _told(self) -> str:
        return f"{counted(len(self.hexes), 'hex', 'hexes')}, {self.ruleset.title}"

    def _repr_html_(self) -> str:
        """What a notebook shows: its heading, and a small picture where there is Qt to paint one."""
        heading = f"<b>{escape(self.title)}</b>: {escape(self._told)}"
        picture = self._small(form="png")
        if picture is None:
            return heading
        return f'{heading}<br><img alt="" src="data:image/png;base64,{b64encode(picture).decode()}">'

    def _repr_svg_(self) -> str | None:
        """A small map as a plain drawing, for whoever shows SVG; None of a larger one, and where there is no Qt."""
        # Notebooks ask for every form and keep them all.
        picture = self._small(form="svg") if len(self.hexes) <= _DRAWN_HEXES else None
        return None if picture is None else picture.decode()

    def _small(self, form: Literal["png", "svg"]) -> bytes | None:
        dpi = 96 * min(1.0, math.sqrt(_LARGE_HEXES / len(self.hexes)))
        try:
            return self.render(form=form, style="clean", hex_mm=_SMALL_HEX_MM, dpi=dpi)
        except (BobEditorError, ImportError):
            return None

    def _hex_name(self, name: str) -> str:
        if not isinstance(name, str):
            raise BadCall(f"{name!r} is no name of a hex.", hint="A name is a text, “E4”.")
        return as_named(name, self.scene.board.grid)


def _again(kind: Callable[..., Map], *fields: Any) -> Map:
    from bob_editor.storage.games.nearby import look_beside

    made = kind(*fields)
    path = getattr(made, "path", None)
    if path is not None:
        look_beside(path)  # as whoever opened it did
    return made
