"""Looks of the window: Fusion with palettes of our own, light, dark, high contrast; the system chooses by default."""

from collections.abc import Mapping
from pathlib import Path
from typing import Literal

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

Shade = Literal["light", "dark", "contrast"]
_Role = QPalette.ColorRole

_COLOURS: Mapping[Shade, Mapping[str, str]] = {
    "light": {
        "window": "#eef0ec", "text": "#20261f", "base": "#ffffff", "alternate": "#f5f7f3", "button": "#f8f9f6",
        "faint": "#6d766b", "line": "#cdd3c9", "hover": "#e0e6dc", "pressed": "#cfdccb", "accent": "#2f6d4a",
        "on_accent": "#ffffff", "link": "#22613f", "tip": "#fffdf3", "surround": "#d8dcd4", "error": "#b3261e",
        "warning": "#8f5b00", "hint": "#2b5f9e", "notice": "#fff3d6", "fault": "#fde3df", "checked": "#cfe3d4",
        "off": "#6d766b", "row": "#b9d6c2",
    },
    "dark": {
        "window": "#24282a", "text": "#e6e9e4", "base": "#1b1e20", "alternate": "#202426", "button": "#2e3335",
        "faint": "#9aa39b", "line": "#3d4346", "hover": "#363c3f", "pressed": "#3f4a45", "accent": "#5fae82",
        "on_accent": "#0d1a12", "link": "#7fcb9f", "tip": "#32383a", "surround": "#161819", "error": "#ff8a80",
        "warning": "#ffc35c", "hint": "#8ab8f2", "notice": "#453a1e", "fault": "#4a2422", "checked": "#33513f",
        "off": "#9aa39b", "row": "#3f6b52",
    },
    "contrast": {
        "window": "#000000", "text": "#ffffff", "base": "#000000", "alternate": "#101010", "button": "#000000",
        "faint": "#e0e0e0", "line": "#ffffff", "hover": "#303030", "pressed": "#505050", "accent": "#ffe500",
        "on_accent": "#000000", "link": "#ffe500", "tip": "#000000", "surround": "#000000", "error": "#ff9d94",
        "warning": "#ffd24a", "hint": "#8fd0ff", "notice": "#1d1d00", "fault": "#2a0000", "checked": "#404000",
        "off": "#8c8c8c", "row": "#606000",
    },
}  # fmt: skip


def shade(theme: str) -> Shade:
    """Which palette a theme of the settings means now; ``system`` asks the desktop."""
    if theme in ("light", "dark", "contrast"):
        return theme  # type: ignore[return-value]  # the three were just named
    hints = QApplication.styleHints()
    return "dark" if hints.colorScheme() == Qt.ColorScheme.Dark else "light"


def colour(name: str, theme: Shade) -> QColor:
    """A named colour: ``surround`` lies around the board, ``off`` is of no use now, ``row`` a menu's chosen one."""
    return QColor(_COLOURS[theme][name])


def palette(theme: Shade) -> QPalette:
    """The whole Qt palette of a shade."""
    named = {name: QColor(value) for name, value in _COLOURS[theme].items()}
    result = QPalette(named["button"], named["window"])
    roles = {
        _Role.Window: "window", _Role.WindowText: "text", _Role.Base: "base", _Role.AlternateBase: "alternate",
        _Role.Text: "text", _Role.Button: "button", _Role.ButtonText: "text", _Role.BrightText: "error",
        _Role.ToolTipBase: "tip", _Role.ToolTipText: "text", _Role.Highlight: "accent",
        _Role.HighlightedText: "on_accent", _Role.Link: "link", _Role.LinkVisited: "link",
        _Role.PlaceholderText: "off", _Role.Mid: "line", _Role.Midlight: "hover", _Role.Dark: "line",
        _Role.Shadow: "line", _Role.Light: "button", _Role.Accent: "accent",
    }  # fmt: skip
    for role, name in roles.items():
        result.setColor(role, named[name])
    faint = QColor(named["faint"])
    faint.setAlpha(150)
    for role in (_Role.WindowText, _Role.Text, _Role.ButtonText):
        result.setColor(QPalette.ColorGroup.Disabled, role, faint)
    return result


def _framed(theme: Shade) -> QPalette:
    """That of fields which Fusion frames in a darker shade of the window, which in a dark one can't be seen."""
    result = palette(theme)
    if theme != "light":
        result.setColor(_Role.Window, colour("line", theme).lighter(140))  # Fusion makes it as much darker
    return result


def _of_menus(theme: Shade) -> QPalette:
    """That of menus: Qt paints the icon of a chosen row as it paints it elsewhere, so the row must let it be seen."""
    result = _framed(theme)
    result.setColor(_Role.Highlight, colour("row", theme))
    result.setColor(_Role.HighlightedText, colour("text", theme))
    return result


_SIGNS = Path(__file__).parent / "signs"

_SHEET = """
QMainWindow::separator {{ width: 5px; height: 5px; background: {window}; }}
QMainWindow::separator:hover {{ background: {accent}; }}
QToolBar {{ border: none; border-bottom: 1px solid {line}; padding: 3px 6px; spacing: 2px; background: {window}; }}
QToolBar:vertical {{ border-bottom: none; border-right: 1px solid {line}; padding: 6px 3px; }}
QToolBar::separator:horizontal {{ background: {line}; width: 1px; margin: 4px 5px; }}
QToolBar::separator:vertical {{ background: {line}; height: 1px; margin: 5px 4px; }}
QToolBar QToolButton {{ border: 1px solid transparent; border-radius: 5px; padding: 4px; }}
QToolBar QToolButton#qt_toolbar_ext_button {{ padding: 0px; }}
QToolBar QToolButton:hover {{ background: {hover}; }}
QToolBar QToolButton:pressed {{ background: {pressed}; }}
QToolBar QToolButton:checked {{ background: {checked}; border: 1px solid {accent}; }}
QToolBar QToolButton:focus {{ border: 1px solid {accent}; }}
QToolBar QToolButton:checked:focus {{ border: 2px solid {accent}; padding: 3px; }}
QMenuBar {{ background: {window}; border-bottom: 1px solid {line}; padding: 1px 4px; }}
QMenuBar::item {{ padding: 4px 9px; border-radius: 4px; background: transparent; }}
QMenuBar::item:selected {{ background: {hover}; }}
QDockWidget {{ font-weight: 600; titlebar-close-icon: none; }}
QDockWidget::title {{ background: {window}; padding: 6px 8px; border-bottom: 1px solid {line}; text-align: left; }}
QStatusBar {{ background: {window}; border-top: 1px solid {line}; }}
QStatusBar::item {{ border: none; }}
QTabWidget::pane {{ border: none; border-top: 1px solid {line}; }}
QTabBar::tab {{ padding: 5px 11px; border: none; border-bottom: 2px solid transparent; background: {window};
    color: {faint}; }}
QTabBar::tab:selected {{ border-bottom: 2px solid {accent}; color: {text}; }}
QTabBar::tab:hover {{ background: {hover}; }}
QTabBar::tab:focus {{ color: {accent}; }}
QMainWindow > QTabBar {{ qproperty-elideMode: ElideNone; qproperty-usesScrollButtons: true; }}
QLineEdit, QPlainTextEdit {{ border: 1px solid {line}; border-radius: 4px; padding: 3px 6px;
    background: {base}; selection-background-color: {accent}; selection-color: {on_accent}; }}
QLineEdit:focus, QPlainTextEdit:focus, QListView:focus, QTreeView:focus, QTableView:focus, QUndoView:focus,
    QTextBrowser:focus {{ border: 1px solid {accent}; }}
QAbstractSpinBox {{ min-height: 1.5em; }}
QLineEdit[issue="error"], QPlainTextEdit[issue="error"], QTableView[issue="error"] {{ border: 1px solid {error}; }}
QLineEdit[issue="warning"], QPlainTextEdit[issue="warning"],
    QTableView[issue="warning"] {{ border: 1px solid {warning}; }}
QLineEdit[retraced="true"], QPlainTextEdit[retraced="true"], QTableView[retraced="true"],
    QListView[retraced="true"] {{ border: 2px solid {accent}; }}
QComboBox[retraced="true"], QAbstractSpinBox[retraced="true"], QCheckBox[retraced="true"] {{ color: {accent}; }}
QCheckBox::indicator, QAbstractItemView::indicator {{ width: 14px; height: 14px; border: 1px solid {faint};
    border-radius: 3px; background: {base}; }}
QCheckBox::indicator:hover, QCheckBox::indicator:focus, QAbstractItemView::indicator:hover {{
    border: 1px solid {accent}; }}
QCheckBox::indicator:checked, QAbstractItemView::indicator:checked {{ background: {accent};
    border: 1px solid {accent}; image: url("{sign}"); }}
QCheckBox::indicator:checked:focus {{ background: {text}; border: 1px solid {text}; }}
QAbstractItemView::indicator:selected {{ border: 1px solid {on_accent}; }}
QCheckBox::indicator:disabled, QAbstractItemView::indicator:disabled {{ border: 1px solid {line};
    background: {window}; }}
QCheckBox::indicator:checked:disabled, QAbstractItemView::indicator:checked:disabled {{ background: {line}; }}
QRadioButton::indicator {{ width: 14px; height: 14px; border: 1px solid {faint}; border-radius: 8px;
    background: {base}; }}
QRadioButton::indicator:hover, QRadioButton::indicator:focus {{ border: 1px solid {accent}; }}
QRadioButton::indicator:checked {{ border: 1px solid {accent}; background: qradialgradient(cx: 0.5, cy: 0.5,
    radius: 0.5, fx: 0.5, fy: 0.5, stop: 0 {accent}, stop: 0.55 {accent}, stop: 0.65 {base}, stop: 1 {base}); }}
QRadioButton::indicator:checked:focus {{ border: 1px solid {text}; }}
QRadioButton::indicator:disabled {{ border: 1px solid {line}; background: {window}; }}
QToolTip {{ border: 1px solid {line}; padding: 5px 7px; background: {tip}; color: {text}; }}
QListView, QTreeView, QTableView, QUndoView, QTextBrowser {{ border: 1px solid {line}; border-radius: 4px; }}
/* A desktop may have a click open things; here it chooses, and a double click or Enter opens. */
QAbstractItemView {{ activate-on-singleclick: 0; }}
/* None at the sides: Qt breaks lines as if there were none, and cuts off what then doesn't fit. */
QListView::item {{ padding: 3px 0; }}
/* Headings among them, and what says that there is nothing. */
QListView::item:disabled {{ color: {faint}; }}
QTreeView::item {{ padding: 3px 4px; }}
QPushButton {{ border: 1px solid {line}; border-radius: 5px; padding: 5px 13px; background: {button}; }}
QPushButton:hover {{ background: {hover}; }}
QPushButton:pressed {{ background: {pressed}; }}
QPushButton:focus {{ border: 1px solid {accent}; }}
QPushButton:default {{ background: {accent}; color: {on_accent}; border: 1px solid {accent}; }}
QPushButton:default:focus {{ border: 2px solid {text}; padding: 4px 12px; }}
QPushButton:disabled {{ color: {off}; background: {window}; }}
QToolButton#flat, QToolButton[flat="true"] {{ border: 1px solid transparent; border-radius: 4px; padding: 3px 5px; }}
QToolButton[flat="true"]:hover {{ background: {hover}; }}
QToolButton[flat="true"]:checked {{ background: {checked}; border: 1px solid {accent}; }}
QToolButton[heading="true"] {{ font-weight: 600; }}
QToolButton[flat="true"]:focus {{ border: 1px solid {accent}; }}
QToolButton[flat="true"]:checked:focus {{ border: 2px solid {accent}; padding: 2px 4px; }}
QFrame#messageBar {{ background: {notice}; border: none; border-bottom: 1px solid {line}; }}
QFrame#messageBar[fault="true"] {{ background: {fault}; }}
QLabel[faint="true"] {{ color: {faint}; }}
QLabel[heading="true"] {{ font-weight: 600; }}
QLabel[issue="error"] {{ color: {error}; }}
QLabel[issue="warning"] {{ color: {warning}; }}
QLabel[issue="hint"] {{ color: {hint}; }}
QDialogButtonBox, QMessageBox {{ dialogbuttonbox-buttons-have-icons: 0; }}
QScrollBar:vertical {{ background: transparent; width: 11px; margin: 0; border: none; }}
QScrollBar:horizontal {{ background: transparent; height: 11px; margin: 0; border: none; }}
QScrollBar::handle {{ background: {line}; border-radius: 4px; margin: 2px; }}
QScrollBar::handle:vertical {{ min-height: 32px; }}
QScrollBar::handle:horizontal {{ min-width: 32px; }}
QScrollBar::handle:hover {{ background: {faint}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
QAbstractScrollArea::corner {{ background: transparent; border: none; }}
QCommandLinkButton {{ padding: 7px 10px; border: 1px solid {line}; border-radius: 6px; background: {button}; }}
QCommandLinkButton:hover {{ background: {hover}; }}
QCommandLinkButton:focus {{ border: 1px solid {accent}; outline: none; }}
QGroupBox {{ border: 1px solid {line}; border-radius: 5px; margin-top: 9px; padding: 8px 6px 6px 6px;
    font-weight: 600; }}
QGroupBox::title {{ subcontrol-origin: margin; left: 8px; padding: 0 4px; }}
QScrollArea {{ border: none; background: transparent; }}
"""


_DARK_FILES = """
QFileDialog {{ backward-icon: url("{0}/left-dark.svg"); forward-icon: url("{0}/right-dark.svg");
    filedialog-parent-directory-icon: url("{0}/up-dark.svg"); }}
"""
"""Qt's own arrows are black in every theme."""


def style_sheet(theme: Shade) -> str:
    """The few rules that Fusion doesn't have: flat bars, quiet tabs, rounded fields, a focus that shows."""
    signs = _SIGNS.as_posix()
    if theme == "light":
        return _SHEET.format_map({**_COLOURS[theme], "sign": f"{signs}/check-light.svg"})
    return _SHEET.format_map({**_COLOURS[theme], "sign": f"{signs}/check-dark.svg"}) + _DARK_FILES.format(
        signs
    )


def shade_worn() -> Shade:
    """The shade that the program wears now."""
    worn = QApplication.palette().color(_Role.Window).name()
    for name, colours in _COLOURS.items():
        if colours["window"] == worn:
            return name
    return "light"


def wear(app: QApplication, theme: str) -> Shade:
    """Dress the program in a theme of the settings; returns the shade that it came to."""
    now = shade(theme)
    if app.styleSheet() == style_sheet(now) and app.palette().color(_Role.Window) == colour("window", now):
        return now  # every widget that there is would be dressed anew
    tint(app, now)
    dress(app, now)
    return now


def tint(app: QApplication, now: Shade) -> None:
    """Give it the style and the colours of a shade, without the sheet."""
    # Under a sheet the style's own name can't be seen. What is there already would polish every widget anew.
    if not app.styleSheet() and app.style().name() != "fusion":
        app.setStyle("Fusion")
    app.setPalette(palette(now))
    of_kinds = {"QComboBox": _framed(now), "QAbstractSpinBox": _framed(now), "QMenu": _of_menus(now)}
    for kind, own in of_kinds.items():
        app.setPalette(own, kind)  # type: ignore[arg-type]  # PySide takes a text, and no bytes


def dress(app: QApplication, now: Shade) -> None:
    """Give it the sheet of a shade."""
    # From one sheet to another Qt dresses every widget several times over; by way of none it takes a third of that.
    app.setStyleSheet("")
    app.setStyleSheet(style_sheet(now))
