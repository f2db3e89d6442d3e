"""What the style sheet leaves to Qt."""

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QFileDialog,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QSpinBox,
    QStyle,
    QToolBar,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from bob_editor.ui.dress import icons, theme

pytestmark = pytest.mark.dressed


@pytest.mark.parametrize("shade", ["light", "dark"])
def test_nothing_is_painted_where_scroll_bars_meet(qtbot, shade: theme.Shade) -> None:
    """Qt drew a square there, which looked like a box to tick."""
    area = QScrollArea()
    qtbot.addWidget(area)
    inside = QWidget()
    inside.setFixedSize(400, 400)
    area.setWidget(inside)
    area.resize(150, 150)
    area.setStyleSheet(theme.style_sheet(shade))
    picture = area.grab().toImage()
    assert len({picture.pixel(x, y) for x in range(139, 150) for y in range(139, 150)}) == 1


@pytest.mark.parametrize("kind", [QComboBox, QSpinBox])
def test_a_field_is_framed_in_a_dark_window(qapp, qtbot, kind: type[QComboBox | QSpinBox]) -> None:
    """What Fusion takes for the frame is darker than a dark window, and couldn't be told from it."""
    worn = theme.shade_worn()
    theme.wear(qapp, "dark")
    try:
        field = kind()
        qtbot.addWidget(field)
        if isinstance(field, QComboBox):
            field.setEditable(True)
        field.resize(120, 30)
        frame = field.grab().toImage().pixelColor(50, 0)
        assert frame.lightness() > theme.colour("window", "dark").lightness()
    finally:
        theme.wear(qapp, worn)


@pytest.mark.parametrize("shade", ["light", "dark"])
def test_a_heading_in_a_list_can_be_read(qapp, qtbot, shade: theme.Shade) -> None:
    """It can't be chosen; Qt paints what can't as what is shut off."""
    worn = theme.shade_worn()
    theme.wear(qapp, shade)
    try:
        found = QListWidget()
        qtbot.addWidget(found)
        heading = QListWidgetItem("Buildings")
        heading.setFlags(Qt.ItemFlag.NoItemFlags)
        found.addItem(heading)
        picture = found.grab(found.visualItemRect(heading)).toImage()
        ground = theme.colour("base", shade).lightness()
        seen = [
            picture.pixelColor(x, y).lightness()
            for x in range(picture.width())
            for y in range(4, picture.height())
        ]
        asked = abs(theme.colour("faint", shade).lightness() - ground)
        assert max(abs(one - ground) for one in seen) >= 0.9 * asked
    finally:
        theme.wear(qapp, worn)


@pytest.mark.parametrize("shade", ["light", "dark", "contrast"])
def test_a_choice_that_is_not_taken_is_seen(qapp, qtbot, shade: theme.Shade) -> None:
    """Its ring; what Fusion draws can't be told from a dark window. The one that is taken differs from it."""
    worn = theme.shade_worn()
    theme.wear(qapp, shade)
    try:
        pictures = []
        for taken in (False, True):
            choice = QRadioButton()
            qtbot.addWidget(choice)
            choice.setChecked(taken)
            choice.resize(24, 24)
            pictures.append(choice.grab().toImage())
        ground = theme.colour("window", shade).lightness()
        ring = max(abs(pictures[0].pixelColor(x, 12).lightness() - ground) for x in range(8))
        assert ring >= 0.8 * abs(theme.colour("faint", shade).lightness() - ground)
        assert pictures[0] != pictures[1]
    finally:
        theme.wear(qapp, worn)


@pytest.mark.parametrize("shade", ["light", "dark", "contrast"])
def test_a_button_that_is_of_no_use_now_is_told_by_its_words(qapp, qtbot, shade: theme.Shade) -> None:
    """Where all is white on black they were white as well."""
    worn = theme.shade_worn()
    theme.wear(qapp, shade)
    try:
        stands_out = []
        for enabled in (True, False):
            button = QPushButton("MMM")
            qtbot.addWidget(button)
            button.setEnabled(enabled)
            picture = button.grab().toImage()
            ground = picture.pixelColor(5, 5).lightness()
            inner = ((x, y) for x in range(5, picture.width() - 5) for y in range(5, picture.height() - 5))
            stands_out.append(max(abs(picture.pixelColor(*at).lightness() - ground) for at in inner))
        assert stands_out[1] <= 0.75 * stands_out[0]
    finally:
        theme.wear(qapp, worn)


def test_a_click_chooses_and_opens_nothing(qtbot) -> None:
    """Whatever the desktop has files opened by, as a sheet before ours says here."""
    rows = QListWidget()
    qtbot.addWidget(rows)
    opening = "QAbstractItemView { activate-on-singleclick: 1; }"
    for sheet, opens in ((opening, 1), (opening + theme.style_sheet("light"), 0)):
        rows.setStyleSheet(sheet)
        rows.ensurePolished()
        hint = QStyle.StyleHint.SH_ItemView_ActivateItemOnSingleClick
        assert rows.style().styleHint(hint, None, rows) == opens


@pytest.mark.parametrize("shade", ["light", "dark", "contrast"])
def test_the_icon_of_a_chosen_command_can_be_seen(qapp, qtbot, shade: theme.Shade) -> None:
    """Qt paints it as it does elsewhere, on a row of another colour."""
    worn = theme.shade_worn()
    theme.wear(qapp, shade)
    try:
        menu = QMenu()
        qtbot.addWidget(menu)
        action = menu.addAction(icons.icon("mdi6.close"), "")
        menu.setActiveAction(action)
        picture = menu.grab(menu.actionGeometry(action)).toImage()
        seen = [
            _light(picture.pixelColor(x, y))
            for x in range(3, picture.width() - 3)
            for y in range(3, picture.height() - 3)
        ]
        row = max(seen, key=seen.count)
        assert max((max(one, row) + 0.05) / (min(one, row) + 0.05) for one in seen) > 4.5
        edge, behind = _light(menu.grab().toImage().pixelColor(0, 9)), _light(theme.colour("window", shade))
        assert (max(edge, behind) + 0.05) / (min(edge, behind) + 0.05) > 1.4, "where it ends"
    finally:
        theme.wear(qapp, worn)


def _light(colour: QColor) -> float:
    """How light a colour is, as contrast is reckoned."""
    parts = (
        one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4
        for one in (colour.redF(), colour.greenF(), colour.blueF())
    )
    return sum(share * part for share, part in zip((0.2126, 0.7152, 0.0722), parts, strict=True))


@pytest.mark.parametrize("name", ["dark", "contrast"])
def test_arrows_of_file_dialogs_can_be_seen(qapp: QApplication, qtbot: QtBot, name: str) -> None:
    """Where the system has no dialogs of its own, Qt's have black arrows."""
    theme.wear(qapp, name)
    try:
        dialog = QFileDialog()
        qtbot.addWidget(dialog)
        dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
        dialog.show()
        for arrow in ("backButton", "forwardButton", "toParentButton"):
            button = dialog.findChild(QToolButton, arrow)
            assert button is not None
            image = button.icon().pixmap(16).toImage()
            places = [(x, y) for x in range(image.width()) for y in range(image.height())]
            inked = [one for place in places if (one := image.pixelColor(*place)).alpha() > 200]
            assert inked
            assert all(one.lightness() > 160 for one in inked)
    finally:
        theme.wear(qapp, "light")


def _ticked(kind: type[QCheckBox | QRadioButton]) -> QWidget:
    box = kind("Words")
    box.setChecked(True)
    return box


def _in_a_bar() -> QWidget:
    bar = QToolBar()
    button = QToolButton()
    button.setCheckable(True)
    button.setChecked(True)
    bar.addWidget(button)
    return bar


def _flat() -> QWidget:
    button = QToolButton()
    button.setProperty("flat", True)
    button.setCheckable(True)
    button.setChecked(True)
    return button


def _default() -> QWidget:
    button = QPushButton("Create")
    button.setDefault(True)
    return button


@pytest.mark.parametrize("shade", ["light", "dark", "contrast"])
@pytest.mark.parametrize(
    "made", [partial(_ticked, QCheckBox), partial(_ticked, QRadioButton), _in_a_bar, _flat, _default]
)
def test_what_has_the_keyboard_is_seen(
    qapp: QApplication, qtbot: QtBot, shade: theme.Shade, made: Callable[[], QWidget]
) -> None:
    """Also what is ticked, pressed or meant by Enter, whose frame has the colour of the keyboard's already."""
    worn = theme.shade_worn()
    theme.wear(qapp, shade)
    try:
        window = QDialog()
        qtbot.addWidget(window)
        other, shown = QLineEdit(), made()
        rows = QVBoxLayout(window)
        rows.addWidget(other)
        rows.addWidget(shown)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        pictures = []
        for one in (other, shown.findChildren(QToolButton)[-1] if isinstance(shown, QToolBar) else shown):
            one.setFocus()
            assert one.hasFocus()
            pictures.append(shown.grab().toImage())
        assert pictures[0] != pictures[1]
    finally:
        theme.wear(qapp, worn)
