"""The one table of packages that come with an extra only, not with the engine. May import ``errors``.

`pip install bob-editor` is the engine: boards, checks, lines of sight, conversion, suites and packs, without Qt.
What wants more asks here first, and the message of its absence names the extra.
"""

from importlib.util import find_spec

from bob_editor.errors import NotInstalled

EXTRAS = {
    "PySide6": ("gui", "Qt (PySide6)"),
    "typst": ("gui", "the typesetter Typst"),
    "distributed": ("cluster", "Dask"),
}
"""By package: the extra of ``pyproject.toml`` that brings it, and what people call it."""


def how_to_install(package: str) -> str:
    """What to do where a package isn't there, as a hint."""
    return f'Install it with: pip install "bob-editor[{EXTRAS[package][0]}]"'


def installed(package: str) -> bool:
    """Whether a package is there; it isn't imported."""
    try:
        return find_spec(package) is not None
    except ImportError:  # someone keeps it from being imported
        return False


def needed(package: str, what: str) -> None:
    """Nothing, where a package of ``EXTRAS`` is installed; ``what`` wants it, as a sentence begins.

    :raises NotInstalled: where it isn't.
    """
    if not installed(package):
        raise NotInstalled(f"{what}: {EXTRAS[package][1]} isn't installed.", hint=how_to_install(package))
