"""Files of one name are told apart by their folders."""

import shutil
from pathlib import Path

from PySide6.QtWidgets import QStyleOptionTab

from bob_editor.ui.tabs.tabbed_window import TabbedWindow


def test_windows_and_tabs_say_the_folder(tabs: TabbedWindow, paths: list[str]) -> None:
    """Across windows as well, and no longer when the other is closed."""
    first = Path(paths[0])
    folder = first.parent / "draft"
    folder.mkdir()
    twin = str(shutil.copy(first, folder))
    assert tabs.front.files.open_path(paths[0])
    assert first.parent.name not in tabs.windowTitle()
    assert tabs.front.files.open_path(twin)
    name = first.name.removesuffix(".board.json")
    assert [tabs.bar.tabText(at) for at in (0, 1)] == [f"{name} – {first.parent.name}", f"{name} – draft"]
    assert f"{first.name} – draft" in tabs.windowTitle()
    tabs.front_to_window()
    other = tabs.family[-1]
    assert f"{first.name} – draft" in other.windowTitle()
    assert f"{first.name} – {first.parent.name}" in tabs.windowTitle()
    other.close()
    assert f"{first.name}[*]" in tabs.windowTitle()


def test_tabs_without_room_for_the_whole_way_still_tell_it(tabs: TabbedWindow, paths: list[str]) -> None:
    """Many of one name in folders of long names: what is painted differs, and keeps the folder's begin."""
    tabs.resize(700, 600)
    for folder in ("east", "west", "north"):
        path = Path(paths[0]).parent / f"{folder}-of-the-river-and-the-hills-beyond" / "crossings.board.json"
        path.parent.mkdir()
        tabs.front.files.open_path(str(shutil.copy(paths[0], path)))
    painted = []
    for number in range(3):
        option = QStyleOptionTab()
        tabs.bar.initStyleOption(option, number)
        painted.append(option.text)
        assert option.text != tabs.bar.tabText(number)
    assert all(f"– {folder}" in text for folder, text in zip(("east", "west", "north"), painted, strict=True))
    assert all(text.startswith("cro") for text in painted)
