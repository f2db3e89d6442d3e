"""Commands of the window: in menus, with keys of their own, told."""

import pytest
from PySide6.QtGui import (
    QAction,
    QShortcut,
)
from PySide6.QtWidgets import (
    QMenu,
)

from bob_editor.ui.desk.actions import tool_command
from bob_editor.ui.desk.command_table import COMMANDS
from bob_editor.ui.frame.window import Window

pytestmark = pytest.mark.dressed


def all_actions(menu: QMenu) -> list[QAction]:
    """The actions of a menu and its inner menus."""
    found = []
    for action in menu.actions():
        inner = action.menu()
        found += all_actions(inner) if isinstance(inner, QMenu) else [action]
    return found


def test_every_command_is_in_a_menu(window: Window) -> None:
    """Nothing can be done by a key alone."""
    in_menus = {
        action.objectName() for menu in window.menus.by_title.values() for action in all_actions(menu)
    }
    assert {command.id for command in COMMANDS} <= in_menus
    assert {tool_command(name) for name in window.session.hand.tools} <= in_menus


def test_no_two_commands_share_a_key(window: Window) -> None:
    """Qt would do neither; a panel's own key is one of the window's as well while the panel has the keyboard."""
    for name in window.docks:
        window.docks.bring_forward(name)
    keys = [key.toString() for name in window.actions_ for key in window.actions_[name].shortcuts()]
    keys += [key.toString() for one in window.findChildren(QShortcut) for key in one.keys()]  # noqa: SIM118 - it is no mapping
    assert [key for key in set(keys) if keys.count(key) > 1] == []


def test_every_command_says_what_it_does(window: Window) -> None:
    """Tooltip and status bar explain, the tooltip with the key."""
    for name in window.actions_:
        action = window.actions_[name]
        assert action.statusTip(), name
        for key in action.shortcuts()[:1]:
            assert key.toString() in action.toolTip(), name
