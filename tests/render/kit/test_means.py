"""Colours of textures from afar: those that ship are what rendering finds."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from bob_editor.render.kit import chance
from bob_editor.render.kit.style import Style
from bob_editor.render.kit.view import view_of
from bob_editor.render.styles.means import shipped_means
from bob_editor.rulesets import ruleset
from bob_editor.storage.shipped import sample_board
from tests.render.kit.means import are_alike, maps, shown_textures


def test_the_file_has_what_the_maps_that_ship_show() -> None:
    """Of each, within what Qt rounds, and nothing else: `make fresh` writes it anew where this fails."""
    shown = dict(pair for path in maps() for pair in shown_textures(path))
    assert shown.keys() == shipped_means().keys()
    wrong = [name for name, mean in shipped_means().items() if not are_alike(QColor(mean), shown[name].mean)]
    assert not wrong
    assert len(set(shipped_means().values())) > 20


def test_a_map_from_afar_strews_nothing() -> None:
    """The sample, which a newcomer sees first, is painted without a mark of its textures being made."""
    chance.scattered.cache_clear()
    textures = dict(shown_textures(sample_board()))
    assert len(textures) > 2
    assert not chance.scattered.cache_info().misses
    assert not any("marks" in vars(texture) for texture in textures.values())


def test_colours_that_no_map_has_are_worked_out() -> None:
    """A game that somebody writes has its own: between its ground and the marks on it."""
    style = Style(ruleset("band-of-brothers-2.2"))
    ground = QColor("#123456")
    texture = style.texture_of("canopy", ground, QColor("#654321"))
    assert texture is not None
    image = QImage(60, 60, QImage.Format.Format_RGB32)
    region, outline = QRectF(0, 0, 60, 60), QPainterPath()
    outline.addRect(region)
    with QPainter(image) as painter:
        texture.fill(painter, outline, view_of(painter, region, 1.0))
    assert image.pixelColor(30, 30) == texture.mean != ground
