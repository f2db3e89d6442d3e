"""Works out the colours of textures from afar that ship: of all maps that ship, in their own style and both themes."""

import json
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtGui import QColor, QImage, QPainter

from bob_editor.render.board.painter import BoardPainter
from bob_editor.render.kit.gui import ensure_gui
from bob_editor.render.kit.style import Style, Theme
from bob_editor.render.kit.textures import Texture
from bob_editor.render.styles import means
from bob_editor.render.styles.shelf import sheet_or_default
from bob_editor.rules.land.ground import Ground
from bob_editor.rulesets import ruleset
from bob_editor.storage.kinds.reading_files import read_board
from bob_editor.storage.naming import BOARD
from bob_editor.storage.shipped import map_folders

SHIPPED = Path(means.__file__).parent / means.FILE


def shown_textures(path: Path) -> Iterator[tuple[str, Texture]]:
    """The textures of patterns that a map shows from afar, by the names that the file has for them."""
    board = read_board(path).value
    game = ruleset(board.ruleset, [path.parents[2]])
    for theme in Theme:
        style = Style(game, theme, sheet=sheet_or_default(board.style)[0])
        painted = BoardPainter(Ground(board, game), style)
        image = QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
        with QPainter(image) as painter:
            painted.paint(painter, painted.bounds, scale=1.0)
        for key, texture in style.of_face(board.base.face).textures.items():
            yield means.name_of(*key), texture


def maps() -> list[Path]:
    """The boards that ship."""
    return [path for folder in map_folders() for path in sorted(folder.glob(f"*{BOARD}"))]


def are_alike(one: QColor, other: QColor) -> bool:
    """As near as versions of Qt are, which round in their own ways."""
    channels = zip(one.rgba().to_bytes(4), other.rgba().to_bytes(4), strict=True)
    return all(abs(a - b) <= 1 for a, b in channels)


def write() -> None:
    """Write the file anew, with what it has where that is right."""
    ensure_gui()
    found = dict(pair for path in maps() for pair in shown_textures(path))
    old = means.shipped_means()
    new = {}
    for name, texture in sorted(found.items()):
        kept = old.get(name)
        right = kept is not None and are_alike(QColor(kept), texture.mean)
        new[name] = kept if right else texture.mean.name(QColor.NameFormat.HexArgb)
    SHIPPED.write_text(json.dumps(new, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    write()
