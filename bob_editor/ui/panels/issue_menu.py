"""What can be done about an issue, as a menu: in the panel's list, at a badge on the map, and wherever one is shown."""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu, QWidget

from bob_editor.editing.issues.form_words import message_in_words
from bob_editor.manual.places import check_place
from bob_editor.rules.issues.issue import Issue
from bob_editor.ui.dialogs.help import handbook, manual
from bob_editor.ui.dress import icons
from bob_editor.ui.dress.plain import unmarked
from bob_editor.ui.panels.issue_filter_bar import IssueFilterBar
from bob_editor.ui.panels.issue_fixes import IssueFixes
from bob_editor.ui.panels.issue_list import IssueModel, whole_text
from bob_editor.words import tr

MOST = 12
"""Issues of one place that are named in a menu."""


class Listing(Protocol):
    """The list of issues, as its menus ask of it."""

    bar: IssueFilterBar
    fixes: IssueFixes
    model: IssueModel

    def accept_these(self, issues: Sequence[Issue]) -> None:
        """Accept issues of one kind for a reason, or let them count again."""

    def show_issue(self, issue: Issue) -> None:
        """Choose it, and show its place."""

    def show_in_list(self, issue: Issue) -> None:
        """Choose it, and bring the list forward."""

    def widget(self) -> QWidget:
        """What dialogs stand before."""


def issue_menu(menu: QMenu, issues: Sequence[Issue], panel: Listing) -> None:
    """Add to a menu what can be done about the issues of a place; of several, each has a menu of its own."""
    if len(issues) == 1:
        _add(menu, issues[0], panel)
        return
    for issue in issues[:MOST]:
        sign = "check-circle-outline" if issue.accepted is not None else ""
        name = f"mdi6.{sign}" if sign else icons.SEVERITY_ICONS[issue.severity]
        words = unmarked(_short(message_in_words(issue, panel.model.form)))
        under = menu.addMenu(icons.icon(name), words)
        _add(under, issue, panel)
    if len(issues) > MOST:
        menu.addAction(tr("… and {count:,} more", count=len(issues) - MOST)).setEnabled(False)


def _add(menu: QMenu, issue: Issue, panel: Listing) -> None:
    menu.addAction(
        icons.icon("mdi6.crosshairs-gps"), tr("&Jump to the place"), lambda: panel.show_issue(issue)
    )
    menu.addAction(
        icons.icon("mdi6.format-list-bulleted"), tr("Show in the &list"), lambda: panel.show_in_list(issue)
    )
    menu.addSeparator()
    if issue.accepted is None and issue.fixes:
        panel.fixes.add_to(menu, issue)
    add_for_all(menu, issue, panel)
    menu.addSeparator()
    text = whole_text(issue, panel.model.form)
    menu.addAction(
        icons.icon("mdi6.content-copy"), tr("&Copy text"), lambda: QGuiApplication.clipboard().setText(text)
    )
    menu.addAction(
        icons.icon("mdi6.help-circle-outline"),
        tr("&Explain this check"),
        lambda: manual.show(panel.fixes.session.ruleset, check_place(issue.code)),
    )
    name = issue.code.rpartition("/")[2]
    if not issue.breaks_form:
        menu.addAction(
            icons.icon("mdi6.book-open-variant"),
            tr("&Rule in the handbook"),
            lambda: handbook.ask(panel.widget(), panel.fixes.session.ruleset, name),
        )


def add_for_all(menu: QMenu, issue: Issue, panel: Listing, *, one: bool = True) -> None:
    """Add what can be done about an issue and all of its kind that are shown; not about the ``one`` itself if unset."""
    alike = [other for other in panel.model.alike(issue) if not other.besides]
    number = tr("all {count:,} of this kind", count=len(alike))
    mendable = [other for other in alike if other.fixes]
    if issue.accepted is None and len(mendable) > 1:
        menu.addAction(
            icons.icon("mdi6.check-all"),
            tr("Fix all {count:,} of this &kind", count=len(mendable)),
            lambda: panel.fixes.fix_kind(issue),
        )
    if issue.can_be_accepted:
        accepted = issue.accepted is not None
        if one:
            words = tr("Don’t acce&pt") if accepted else tr("Acce&pt…")
            menu.addAction(icons.icon("mdi6.check"), words, lambda: panel.accept_these((issue,)))
        if len(alike) > 1 or not one:
            words = (
                tr("Don’t accept {number}", number=number)
                if accepted
                else tr("Accept {number}…", number=number)
            )
            menu.addAction(icons.icon("mdi6.check-all"), words, lambda: panel.accept_these(alike))
    if not panel.bar.filter.kinds:
        menu.addAction(
            icons.icon("mdi6.filter-variant"),
            tr("Show &only this kind"),
            lambda: panel.bar.show_kinds(issue.code),
        )


def _short(words: str) -> str:
    return words if len(words) <= 70 else f"{words[:69].rstrip()}…"
