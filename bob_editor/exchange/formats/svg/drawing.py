"""The shapes of a drawing, in the units of its view box: groups, transforms and uses resolved, nothing from outside."""

import math
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from xml.etree.ElementTree import Element

from msgspec import Struct, field
from msgspec.structs import replace

from bob_editor.errors import TooLarge
from bob_editor.exchange.formats.svg.looks import Sheet, sheet_of
from bob_editor.exchange.formats.svg.measures import (
    SAME,
    Matrix,
    joined,
    length,
    moved,
    numbers,
    transform,
    view,
)
from bob_editor.exchange.formats.svg.path_data import Line, lines_of
from bob_editor.exchange.report import Report
from bob_editor.geometry.lattice import Point
from bob_editor.model.board import LABEL_LONGEST
from bob_editor.records import Record

MOST_SHAPES = 60_000
MOST_POINTS = 4_000_000
DEEPEST_USE = 8
LABEL = "{http://www.inkscape.org/namespaces/inkscape}label"
BREAK = "\0"
SERIF = "{http://www.serif.com/}id"
ROLE = "{http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd}role"
HREF = ("href", "{http://www.w3.org/1999/xlink}href")
ROUND = 32
"""Pieces of the outline of a circle."""

UNSEEN = frozenset(
    {
        "defs", "symbol", "clipPath", "mask", "marker", "pattern", "linearGradient", "radialGradient", "filter",
        "metadata", "style", "script", "title", "desc", "namedview", "animate", "set", "font",
        "cursor",
    }
)  # fmt: skip
BY_MACHINE = re.compile(
    r"(?:path|rect|g|group|layer|use|ellipse|circle|polygon|polyline|line|text|tspan|svg|image|shape|cls|st|fil|str|fnt|XMLID|_x\w+)"
    r"[-_ ]?[\d_.-]*|(?:hex|cell)[-_ ]?[a-z]{0,9}[\d_.,-]+|[a-z]?[\d_.-]+",
    re.IGNORECASE,
)
"""Names that drawing programs give by themselves."""

LEVELS = re.compile(
    r"(?:contour|level|height|elevation|crest(?: ?line)?|hoehe|höhe)s?[-_ ]*(\d{1,2})", re.IGNORECASE
)
"""Names that say how high something lies."""

NUMBERED = re.compile(r"(?<=\D)[-_ .]{1,20}\d+_?$")
ESCAPED = re.compile(r"_x([0-9A-Fa-f]{2,4})_")
"""A sign that an id may not have, as Illustrator and CorelDRAW write it."""


class Shape(Record):
    """What is drawn: its parts, what it and the groups around it are called, the innermost first.

    ``layer`` is what the outermost group with a name is called; ``own`` are the shape's label and id, ``classes`` its
    classes, as they stand in the file.
    """

    parts: tuple[Line, ...]
    names: tuple[str, ...]
    own: tuple[str, ...] = ()
    classes: tuple[str, ...] = ()
    layer: str = ""
    filled: bool = False
    even_odd: bool = False
    text: str = ""
    data: Mapping[str, str] = field(default_factory=dict)


class _Around(Record):
    """What holds for an element by what is around it."""

    matrix: Matrix = SAME
    looks: Mapping[str, str] = field(default_factory=dict)
    names: tuple[str, ...] = ()
    layer: str = ""
    uses: int = 0


def shapes_of(root: Element, name: str, report: Report, *, hidden: bool = False) -> list[Shape]:
    """All that a drawing shows, lowest first, ``hidden`` things only where asked for; they are told, as pictures are.

    :raises TooLarge: where it is more than a drawing of a board has.
    """
    box = numbers(root.get("viewBox"))
    wide = box[2] if len(box) == 4 and box[2] > 0 else length(root.get("width"), 1000.0, 1000.0)
    ids = {one.get("id", ""): one for one in root.iter() if one.get("id")}
    sheet = sheet_of([one.text or "" for one in root.iter() if _tag(one) == "style"])
    walk = _Walk(ids, sheet, report, name, max(wide, 1e-3) / 4000, hidden)
    try:
        walk.inside(root, _Around())
    except RecursionError:
        raise TooLarge(f"{name} nests its shapes too deep.", hint="Ungroup some of them.") from None
    return walk.found


def _tag(element: Element) -> str:
    return str(element.tag).rpartition("}")[2]


class _Walk(Struct, eq=False):
    ids: Mapping[str, Element]
    sheet: Sheet
    report: Report
    name: str
    fine: float
    hidden: bool
    found: list[Shape] = field(default_factory=list)
    points: int = 0
    met: int = 0

    def inside(self, parent: Iterable[Element], around: _Around) -> None:
        """Take what an element holds."""
        for one in parent:
            self.element(one, around)

    def element(self, element: Element, around: _Around) -> None:
        """Take an element, and what it holds."""
        tag = _tag(element)
        if not tag or tag in UNSEEN:
            return
        self.met += 1
        if self.met > 20 * MOST_SHAPES:
            self._refuse()
        looks = self.sheet.looks(element, tag, around.looks)
        names = _names(element)
        layer = around.layer or (names[0] if tag in ("g", "svg", "a") and names else "")
        unseen = looks.get("display") == "none" or looks.get("visibility") in ("hidden", "collapse")
        if unseen and not self.hidden:
            what = (names or around.names or (tag,))[0]
            self.report.dropped("", what, "It is hidden in the drawing, and was left out.")
            return
        matrix = joined(around.matrix, transform(element.get("transform")))
        here = _Around(matrix, looks, (*names, *around.names)[:40], layer, around.uses)
        if tag in ("g", "a"):
            self.inside(element, here)
        elif tag == "switch":
            # Programs that know nothing of what is for others alone show the first thing behind that.
            plain = (
                one for one in element if _tag(one) != "foreignObject" and not one.get("requiredExtensions")
            )
            self.inside(list(plain)[:1], here)
        elif tag in ("flowRoot", "foreignObject"):
            self.report.dropped(
                "", (names or (tag,))[0], "Text that flows in a frame isn't read; make it plain."
            )
        elif tag == "svg":
            self.inside(element, replace(here, matrix=joined(matrix, view(element.attrib))))
        elif tag == "use":
            self._use(element, here)
        elif tag == "text":
            self._text(element, here)
        elif tag == "image":
            self.report.dropped(
                "", (names or ("a picture",))[0], "Pictures in a drawing aren't brought in; lay a scan under."
            )
        else:
            self._shape(element, tag, here)

    def _use(self, element: Element, here: _Around) -> None:
        target = next((element.get(key) for key in HREF if element.get(key)), "") or ""
        meant = self.ids.get(target[1:]) if target.startswith("#") else None
        if meant is None:
            self.report.dropped(
                "", target or "use", "It names nothing in the drawing; nothing outside is opened."
            )
            return
        if here.uses >= DEEPEST_USE:
            self.report.dropped("", target, "It uses itself.")
            return
        place = (1.0, 0.0, 0.0, 1.0, length(element.get("x")), length(element.get("y")))
        inner = replace(here, matrix=joined(here.matrix, place), uses=here.uses + 1)
        if _tag(meant) == "symbol":
            size = {key: element.get(key, meant.get(key, "")) for key in ("width", "height")}
            box = {
                **{k: meant.get(k, "") for k in ("viewBox", "preserveAspectRatio")},
                **{k: v for k, v in size.items() if v},
            }
            names = (*inner.names, *_names(meant))
            self.inside(meant, replace(inner, matrix=joined(inner.matrix, view(box)), names=names[:40]))
        else:
            self.element(meant, inner)

    def _text(self, element: Element, here: _Around) -> None:
        spans = [one for one in element.iter() if _tag(one) == "tspan"]
        x, y = (
            next((value for one in (element, *spans) if (value := numbers(one.get(key)))), [0.0])[0]
            for key in ("x", "y")
        )
        lines = [
            line for one in "".join(_written(element, [])).split(BREAK) if (line := " ".join(one.split()))
        ]
        text = " ".join(lines)[:LABEL_LONGEST]
        looks = here.looks
        for one in spans[:1]:
            looks = self.sheet.looks(one, "tspan", looks)
        high = length(looks.get("font-size"), 16.0, 16.0)
        anchor = {"middle": 0.0, "end": -0.5}.get(looks.get("text-anchor", ""), 0.5)
        # Letters are about half as wide as high, and their middle is a third above the line that they stand on;
        # from line to line it is a fifth more than they are high.
        middle = anchor * 0.5 * high * max(map(len, lines), default=0)
        along = next((one for one in element.iter() if _tag(one) == "textPath"), None)
        points = () if along is None else self._line_of(along)
        if along is not None and points:
            far = math.fsum(map(math.dist, points, points[1:]))
            at = moved(here.matrix, _at_length(points, length(along.get("startOffset"), far) + middle))
        else:
            at = moved(here.matrix, (x + middle, y + (0.6 * len(lines) - 0.95) * high))
        if text:
            self._add(replace(_plain_shape(element, here), parts=(((at,), False),), text=text))

    def _line_of(self, along: Element) -> Sequence[Point]:
        """The line that a text runs along, in the units of the text."""
        target = next((along.get(key) for key in HREF if along.get(key)), "") or ""
        meant = self.ids.get(target[1:])
        if meant is None:
            return ()
        matrix = transform(meant.get("transform"))
        parts = self._lines(meant, _tag(meant), matrix)
        return [moved(matrix, one) for one in parts[0][0]] if parts else ()

    def _shape(self, element: Element, tag: str, here: _Around) -> None:
        parts = tuple(
            (tuple(moved(here.matrix, one) for one in points), closed)
            for points, closed in self._lines(element, tag, here.matrix)
        )
        if parts:
            self._add(replace(_plain_shape(element, here), parts=parts))

    def _lines(self, element: Element, tag: str, matrix: Matrix) -> tuple[Line, ...]:
        get = element.get
        if tag == "path":
            a, b, c, d, *_ = matrix
            grown = max(math.hypot(a, b), math.hypot(c, d), 1e-6)
            return lines_of(get("d") or "", self.fine / grown)
        if tag in ("polygon", "polyline"):
            values = numbers(get("points"))
            points = tuple(zip(values[::2], values[1::2], strict=False))
            closed = tag == "polygon" or (len(points) > 3 and points[0] == points[-1])
            points = points[:-1] if len(points) > 3 and points[0] == points[-1] else points
            return ((points, closed),) if len(points) > 1 else ()
        if tag == "line":
            x, y, u, v = (length(get(key)) for key in ("x1", "y1", "x2", "y2"))
            return ((((x, y), (u, v)), False),)
        x, y, wide, high = (length(get(key)) for key in ("x", "y", "width", "height"))
        if tag == "rect" and wide > 0 and high > 0:
            return ((((x, y), (x + wide, y), (x + wide, y + high), (x, y + high)), True),)
        if tag in ("circle", "ellipse"):
            x, y, r = length(get("cx")), length(get("cy")), length(get("r"))
            rx, ry = (r, r) if tag == "circle" else (length(get("rx")), length(get("ry")))
            if rx > 0 and ry > 0:
                angles = (math.tau * step / ROUND for step in range(ROUND))
                return ((tuple((x + rx * math.cos(one), y + ry * math.sin(one)) for one in angles), True),)
        return ()

    def _add(self, shape: Shape) -> None:
        self.points += sum(len(points) for points, _ in shape.parts)
        if len(self.found) >= MOST_SHAPES or self.points > MOST_POINTS:
            self._refuse()
        self.found.append(shape)

    def _refuse(self) -> None:
        raise TooLarge(
            f"{self.name} draws more than {MOST_SHAPES:,} shapes or {MOST_POINTS:,} points.",
            hint="Leave out what is no terrain.",
        )


def _written(element: Element, line: list[str]) -> Iterator[str]:
    """The words of a text, parted where another line begins."""
    tag, at = _tag(element), element.get("y") or ""
    if tag not in ("text", "tspan", "textPath", "tref", "a"):
        return
    if (
        (at and line and at != line[-1])
        or element.get(ROLE) == "line"
        or numbers(element.get("dy"))[:1] > [0.0]
    ):
        yield BREAK
    line += [at] if at else []
    yield element.text or ""
    for one in element:
        yield from _written(one, line)
        yield one.tail or ""


def _at_length(line: Sequence[Point], far: float) -> Point:
    """The point of a line so far from its beginning, the last one at most."""
    at = line[0]
    for one in line[1:]:
        step = math.dist(at, one)
        if 0 < far <= step:
            return at[0] + (one[0] - at[0]) * far / step, at[1] + (one[1] - at[1]) * far / step
        at, far = (one, far - step) if far > 0 else (at, far)
    return at


def _plain_shape(element: Element, here: _Around) -> Shape:
    """A shape without its points."""
    fill = here.looks.get("fill", "black")
    return Shape(
        (),
        here.names,
        own=tuple(one.strip() for one in (element.get(LABEL), element.get("id")) if one),
        classes=tuple((element.get("class") or "").split()[:50]),
        layer=here.layer,
        filled=_tag(element) != "line" and fill not in ("none", "transparent"),
        even_odd=here.looks.get("fill-rule") == "evenodd",
        data={key[5:]: value[:2000] for key, value in element.attrib.items() if key.startswith("data-")},
    )


def _meant(escaped: re.Match[str]) -> str:
    """The sign an id escapes; one that can't be shown, or written to a file (half of a pair), stays as it stands."""
    sign = chr(int(escaped[1], 16))
    return sign if sign.isprintable() else escaped[0]


def _names(element: Element) -> tuple[str, ...]:
    """What a drawing calls an element: its label, classes, title and id, without those that machines give."""
    title = next((one.text for one in element if _tag(one) == "title"), None)
    words: Iterator[str] = iter(
        (
            element.get(LABEL) or "",
            element.get(SERIF) or "",
            element.get("data-name") or "",
            element.get("data-terrain") or "",
            *(element.get("class") or "").split()[:20],
            title or "",
            ESCAPED.sub(_meant, element.get("id") or ""),
        )
    )
    plain = (one.strip().lstrip("#")[:100] for one in words)
    known = (one if LEVELS.fullmatch(one) else NUMBERED.sub("", one) for one in plain)
    return tuple(dict.fromkeys(one for one in known if one and not BY_MACHINE.fullmatch(one)))
