"""Lets the window start sooner: what isn't shown at first is loaded when it is wanted."""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, PathFinder
from importlib.util import LazyLoader
from types import ModuleType

from bob_editor.ui.light_qt import spare_sources

LATER = (
    "bob_editor.editing.card.form_schema",
    "bob_editor.editing.drawing.natural_outlines",
    "bob_editor.editing.paths.easing",
    "bob_editor.editing.trace.accepting",
    "bob_editor.editing.trace.jobs",
    "bob_editor.manual.",
    "bob_editor.publishing.",
    "bob_editor.render.overlays.card_areas",
    "bob_editor.render.overlays.heat",
    "bob_editor.ui.canvas.second_view",
    "bob_editor.ui.card.",
    "bob_editor.ui.desk.exporting",
    "bob_editor.ui.desk.other_path",
    "bob_editor.ui.desk.starting",
    "bob_editor.ui.desk.turning",
    "bob_editor.ui.dialogs.",
    "bob_editor.ui.dress.wheel",
    "bob_editor.ui.frame.exchanging.",
    "bob_editor.ui.frame.publishing",
    "bob_editor.ui.frame.scanning",
    "bob_editor.ui.frame.seldom.board_commands",
    "bob_editor.ui.game.",
    "bob_editor.ui.panels.",
    "bob_editor.ui.session.reading_anew",
)
"""Modules are loaded when something of them is first used. All of them are in the program, so none can be missing."""


class Later:
    """Finds them for ``import``."""

    @classmethod
    def find_spec(
        cls, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """A module's spec, with its code not run yet; None for all others, packages among them."""
        spec = PathFinder.find_spec(name, path, target) if name.startswith(LATER) else None
        if spec is None or spec.loader is None or spec.submodule_search_locations is not None:
            return None
        spec.loader = LazyLoader(spec.loader)
        return spec


def start_light() -> None:
    """Do so in this process, before anything of Qt's is imported."""
    sys.meta_path.insert(0, Later)
    # Threads for matrices larger than any here, one a core: they wait for work in circles, also while nothing is asked.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    spare_sources()
