"""What tests of the issues panel have at hand."""

from PySide6.QtWidgets import QMenu

from bob_editor.rules.issues.issue import Issue
from bob_editor.ui.panels.issues import IssuesPanel

BRIDGES = ("B2", "D2", "H6")


def bridge(panel: IssuesPanel, at: str) -> Issue:
    """The issue of the bridge in a hex."""
    return next(one for one in panel.model.issues if one.code.endswith("over-nothing") and one.at == at)


def recheck(panel: IssuesPanel) -> None:
    """Run the checks now, as the window does when the user rests."""
    panel.session.board_desk.live.refresh()


def marked(panel: IssuesPanel) -> list[str]:
    """The hexes that are outlined for an issue."""
    return [panel.session.board.grid.label(at) for at in panel.session.attention.highlight]


def places(panel: IssuesPanel, code: str = "bridge-over-nothing") -> list[str]:
    """Where the listed issues of a check that count are."""
    return [one.at for one in panel.model.issues if one.code.endswith(code) and one.accepted is None]


def words_of(menu: QMenu) -> list[str]:
    """The entries of a menu."""
    return [action.text().replace("&", "") for action in menu.actions() if not action.isSeparator()]
