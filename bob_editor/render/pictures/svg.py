"""An SVG drawing with a named group for every layer, as Inkscape and its like show them."""

import math
import re
from collections.abc import Callable, Iterator, Sequence
from functools import partial

from PySide6.QtCore import QBuffer, QIODevice, QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPainterPath, QTransform
from PySide6.QtSvg import QSvgGenerator

from bob_editor.exchange.formats.svg.ours import painted_board
from bob_editor.render.kit.lettering import in_print
from bob_editor.render.kit.view import Pace, unhurried
from bob_editor.render.pictures.bleed import Strip, strips
from bob_editor.render.pictures.picture import Layer, Picture

DPI = 90
"""User units to the inch, Qt's default; the size in millimetres makes the drawing true at any."""

_REFERENCES = (b' id="', b'"url(#', b'href="#')
"""What stands before a name that Qt writes. A text's own quotation marks are escaped: no text is taken for a name."""

_TEXTURE = re.compile(rb'( id="|"url\(#)(texpattern_\w+)')
"""The name of a picture that covers a surface: Qt counts all that the program has painted."""


def svg_of(picture: Picture, per_unit: float, bleed: float = 0.0, pace: Pace = unhurried) -> bytes:
    """The drawing at ``per_unit`` millimetres to the unit; ``bleed`` is how far it runs on, in units.

    What ``pace`` raises ends it.
    """
    scale = per_unit * DPI / 25.4
    whole = picture.area.adjusted(-bleed, -bleed, bleed, bleed)
    to_page = QTransform.fromScale(scale, scale).translate(-whole.left(), -whole.top())
    # Qt writes whole units for the size: a unit of the view box must be one of these, not squeezed into them.
    page = QSize(math.ceil(whole.width() * scale), math.ceil(whole.height() * scale))
    around = strips(picture.area, bleed)
    definitions: list[bytes] = []
    groups: list[bytes] = []
    if around:
        definitions.append(_clip("board", to_page.mapRect(picture.area)))
        definitions += [_clip(f"bleed-{n}", to_page.mapRect(one.area)) for n, one in enumerate(around)]

    rim = next((layer.within for layer in picture.layers if layer.within is not None), None)
    if rim is not None:
        definitions.append(_clip_to("rim", to_page.map(rim)))

    def drawn(paint: Callable[[QPainter], object]) -> tuple[bytes, bytes, bytes]:
        return _drawn(page, picture.title, paint)

    head, _, body = drawn(lambda painter: _fill(painter, page, picture))
    if not picture.see_through:
        groups += _named("background", body)
    for number, layer in enumerate(picture.layers):
        _, inner, body = drawn(partial(_paint, to_page, picture.area, layer, scale, pace))
        definitions.append(_with_own_names(inner, number))
        body = _with_own_names(body, number)
        if layer.within is not None:
            body = b'<g clip-path="url(#rim)">\n%b</g>\n' % body
        groups += _named(layer.name, *(_bled(layer, body, around, to_page) if around else (body,)))
    kept = b"" if picture.board is None else painted_board(picture.board).encode()
    return b"".join((head, kept, b"<defs>\n", *definitions, b"</defs>\n", *groups, b"</svg>\n"))


def _with_own_names(drawing: bytes, number: int) -> bytes:
    """A layer's drawing with names that no other layer has."""
    for before in _REFERENCES:
        drawing = drawing.replace(before, b"%b%d-" % (before, number))
    return drawing


def _drawn(page: QSize, title: str, paint: Callable[[QPainter], object]) -> tuple[bytes, bytes, bytes]:
    """What Qt writes, in three parts: the head, the definitions, the drawing."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setResolution(DPI)
    generator.setSize(page)
    generator.setViewBox(QRectF(QPointF(), page))
    generator.setTitle(in_print(title))
    generator.setDescription("A board painted by bob_editor")
    # Ended also where painting fails: Qt would fall with a device that goes before its painter.
    with QPainter(generator) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(painter)
    head, _, rest = bytes(buffer.data().data()).partition(b"<defs>\n")
    inner, _, body = rest.partition(b"</defs>\n")
    # The tiny profile knows neither clips nor the names that drawing programs give to layers.
    names = b' xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" version="1.1">'
    head = head.replace(b' version="1.2" baseProfile="tiny">', names, 1)
    counted: dict[bytes, bytes] = {}

    def named(found: re.Match[bytes]) -> bytes:
        return found[1] + counted.setdefault(found[2], b"texture-%d" % len(counted))

    return head, _TEXTURE.sub(named, inner), _TEXTURE.sub(named, body.rpartition(b"</svg>")[0])


def _fill(painter: QPainter, page: QSize, picture: Picture) -> None:
    if picture.background is not None:
        painter.fillRect(QRectF(QPointF(), page), picture.background)


def _paint(
    to_page: QTransform, area: QRectF, layer: Layer, scale: float, pace: Pace, painter: QPainter
) -> None:
    painter.setTransform(to_page)
    layer.paint(painter, area, scale, pace)


def _named(name: str, *parts: bytes) -> Iterator[bytes]:
    label = name.capitalize()
    yield f'<g id="{name}" inkscape:groupmode="layer" inkscape:label="{label}">\n'.encode()
    yield from parts
    yield b"</g>\n"


def _bled(layer: Layer, body: bytes, around: Sequence[Strip], to_page: QTransform) -> Iterator[bytes]:
    """A layer that ends at the board's edge, and its mirrored pieces beyond where it bleeds."""
    yield f'<g id="{layer.name}-drawn" clip-path="url(#board)">\n'.encode()
    yield body
    yield b"</g>\n"
    back, invertible = to_page.inverted()
    if not layer.bleeds or not invertible:
        return
    for number, one in enumerate(around):
        turn = back * one.mirror * to_page
        values = ",".join(f"{value:.6g}" for value in (turn.m11(), 0, 0, turn.m22(), turn.dx(), turn.dy()))
        use = f'<use xlink:href="#{layer.name}-drawn" transform="matrix({values})"/>'
        yield f'<g clip-path="url(#bleed-{number})">{use}</g>\n'.encode()


def _clip_to(name: str, path: QPainterPath) -> bytes:
    rings = (
        "M" + " L".join(f"{point.x():.6g},{point.y():.6g}" for point in ring.toList()) + " Z"
        for ring in path.toSubpathPolygons()
    )
    return f'<clipPath id="{name}"><path d="{" ".join(rings)}"/></clipPath>\n'.encode()


def _clip(name: str, area: QRectF) -> bytes:
    values = f'x="{area.x():.6g}" y="{area.y():.6g}" width="{area.width():.6g}" height="{area.height():.6g}"'
    return f'<clipPath id="{name}"><rect {values}/></clipPath>\n'.encode()
