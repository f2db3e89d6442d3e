"""The fonts of the printed card: narrow letters for much text, serifs for its headings."""

from functools import cache
from importlib import resources
from pathlib import Path

from bob_editor.errors import BadFile
from bob_editor.extras import needed

try:
    from typst import Compiler, Fonts
except ImportError:  # everything but cards works without it
    Compiler = Fonts = None  # type: ignore[assignment, misc]

FACES = ("sans", "serif", "book", "old")
"""What templates may call a font: DejaVu Sans and Serif in their narrow widths, Libertinus, Old Standard."""


def typesetter_there() -> None:
    """Nothing, where cards can be set.

    :raises NotInstalled: where the typesetter isn't installed.
    """
    needed("typst", "Cards can't be set here")


@cache
def card_fonts() -> Fonts:
    """The program's own fonts and those that Typst brings along; none of the system's, so that all pages are alike.

    :raises NotInstalled: where the typesetter isn't installed.
    :raises BadFile: where the program's own fonts can't be read.
    """
    typesetter_there()
    folder = Path(str(resources.files("bob_editor.render") / "fonts"))
    found = Fonts(include_system_fonts=False, include_embedded_fonts=True, font_paths=[str(folder)])
    if "DejaVu Sans" not in found.families():
        raise BadFile("The program's own fonts can't be read.", hint="Install bob_editor anew.")
    return found


__all__ = ["FACES", "Compiler", "card_fonts", "typesetter_there"]


def compiler_in(folder: Path, main: str) -> Compiler:
    """Sets a file of a folder by Typst, with our fonts, and reads nothing outside it: neither files nor packages.

    :raises NotInstalled: where the typesetter isn't installed.
    """
    return Compiler(
        str(folder / main),
        root=str(folder),
        font_paths=card_fonts(),
        package_path=str(folder / "none"),
        package_cache_path=str(folder / "none"),
    )
