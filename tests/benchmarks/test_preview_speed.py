"""How long the card's preview takes after a key, in the window, with each shipped scenario open and the form beside it.

Run with ``python -m pytest tests/benchmarks/test_preview_speed.py -s``; it prints its figures, asserts nothing of time.
"""

import os
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter, process_time, sleep

import pytest

from bob_editor.model.edit import Edit
from bob_editor.model.scenario_edits import put
from bob_editor.ui.app import application, make_window
from bob_editor.ui.keeping.settings import Settings
from bob_editor.ui.panels.scenario.card_preview import CardPreview

MAPS = Path(__file__).parents[2] / "maps"
KEYS = 40
PAUSE = 5
"""So many keys are typed in a run before the card is fitted to its pages anew."""

CLOCK = process_time if os.environ.get("PREVIEW_SPEED_CLOCK") == "processor" else perf_counter
"""On a machine with other work to do, the processor's time says more: PREVIEW_SPEED_CLOCK=processor."""


@pytest.mark.parametrize("path", sorted(MAPS.rglob("*.scenario.json")), ids=lambda path: path.name[:-14])
def test_a_key_in_a_text(path, tmp_path):
    """Prints what passes from a letter more in a text until the pages show it."""
    app = application()
    window = make_window(app, Settings(tmp_path / "settings.ini"), recovery_folder=tmp_path / "recovery")
    window.resize(1600, 1000)
    window.show()
    # Opened at once, not beside the window.
    window.files.is_large = lambda path: not path
    window.files.at_once = True
    assert window.files.open_path(str(path))
    # The window brings the panels that a card begins with to the front first.
    app.processEvents()
    window.docks.show("card_preview")
    pages = window.docks.panel(CardPreview).pages

    def wait(until):
        begun = perf_counter()
        while not until():
            assert perf_counter() < begun + 30
            app.processEvents()
            sleep(0.001)

    wait(lambda: pages.images and not pages.busy)
    took, text = [], ""
    for number in range(KEYS):
        if number % PAUSE == 0:
            wait(lambda: not pages.busy)
        text += "mill-road"[number % 9]
        before, begun = pages.sheet, CLOCK()
        window.session.steps.on_card(Edit("Type", partial(put, path=("title",), value=text)))
        wait(lambda before=before: pages.sheet is not before)
        took.append(1000 * (CLOCK() - begun))
        wait(lambda: pages._soon.isActive() or not pages.busy)
    ordered = sorted(took)
    figures = f"{median(took):6.1f} {ordered[round(0.95 * KEYS) - 1]:6.1f} {ordered[-1]:6.1f}"
    print(f"\n  {path.name:<48} {figures} ms (p50 p95 max of {KEYS})")
    assert pages.images
    window.session.close()
    window.close()
