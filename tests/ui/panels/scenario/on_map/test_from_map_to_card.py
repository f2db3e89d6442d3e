"""From the map to the card's fields."""

import json
from urllib.parse import quote

from PySide6.QtCore import QEvent, Qt, QUrl
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bob_editor.editing.tools.scenario.place_counters import PlaceCounters
from bob_editor.model.edit import Edit
from bob_editor.model.scenario_edits import put
from bob_editor.ui.card.panel import CardPanel
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.board.inspector import InspectorPanel
from bob_editor.ui.panels.scenario.catalogue import CataloguePanel
from tests.ui.mouse import Mouse
from tests.ui.panels.scenario.on_map.at_hand import item_of


def test_a_double_click_on_a_counter_leads_to_its_fields(window: Window, qtbot: QtBot) -> None:
    """The form comes forward, whatever panel was there; in a stack the next one is chosen instead."""
    session = window.session
    units = [{"kind": "squad", "side": "us", "at": "1.B3"}, {"kind": "gun", "side": "ge", "at": "1.D3"}]
    session.steps.on_card(Edit("Units", lambda scenario: put(scenario, ("units",), units)))
    window.docks.show("inspector")
    qtbot.waitUntil(lambda: not seen(window, "card"))
    session.hand.choose("place_counters")
    mouse = Mouse(qtbot, window.canvas)
    mouse.click("1.D3")
    assert "its fields" in session.hand.tool.hint
    qtbot.mouseDClick(window.canvas, Qt.MouseButton.LeftButton, pos=mouse.at("1.D3"))
    qtbot.waitUntil(lambda: seen(window, "card"))
    assert session.scenario_desk.open.chosen == ("units", 1)
    qtbot.waitUntil(lambda: window.docks.panel(CardPanel).isAncestorOf(QApplication.focusWidget() or window))


def seen(window: Window, name: str) -> bool:
    """Whether a panel is the one of its place that is in front."""
    return not window.docks[name].visibleRegion().isEmpty()


def test_a_jump_to_a_field_brings_the_form_forward(window: Window, qtbot: QtBot) -> None:
    """The panel of the issues jumps to fields while another panel hides the form."""
    window.docks.show("inspector")
    qtbot.waitUntil(lambda: not seen(window, "card"))
    window.session.attention.show_field(("title",))
    qtbot.waitUntil(lambda: seen(window, "card"))


def test_an_area_that_was_painted_is_chosen_on_its_page(window: Window) -> None:
    """Also where the page is shown only afterwards."""
    areas = [{"id": one, "side": "us", "area": ["1.B3"]} for one in "ab"]
    window.session.steps.on_card(Edit("Areas", lambda scenario: put(scenario, ("setup_areas",), areas)))
    window.docks.panel(CardPanel).pages.setCurrentRow(0)
    window.session.scenario_desk.open.choose(("setup_areas", 1))
    window.docks.panel(CardPanel).pages.setCurrentRow(
        window.docks.panel(CardPanel).state.form.page_of(("setup_areas",)) or 0
    )
    assert window.session.scenario_desk.open.chosen == ("setup_areas", 1)


def test_the_inspector_tells_of_counters_and_areas(window: Window, qtbot: QtBot) -> None:
    """What stands in the hex leads to the card; the boards of a scenario aren't painted here."""
    session = window.session
    units = [{"kind": "gun", "side": "ge", "at": "1.D3"}, {"kind": "squad", "side": "us", "at": "1.B3"}]
    areas = [{"id": "a", "name": "West", "side": "us", "area": ["1.B3"]}]
    session.steps.on_card(Edit("Units", lambda scenario: put(scenario, ("units",), units)))
    session.steps.on_card(Edit("Areas", lambda scenario: put(scenario, ("setup_areas",), areas)))
    window.docks.show("inspector")
    panel = window.docks.panel(InspectorPanel)
    session.hand.choose("select")
    Mouse(qtbot, window.canvas).click("1.B3")
    panel.refresh()
    words = panel.text.toPlainText()
    assert "On the map" in words
    assert "Squad us" in words
    assert "West us" in words
    assert not panel.form.isVisible()
    panel.text.anchorClicked.emit(QUrl(quote(json.dumps(["units", 1]))))
    assert session.scenario_desk.open.chosen == ("units", 1)
    qtbot.waitUntil(lambda: seen(window, "card"))


def test_the_catalogue_shows_what_the_chosen_side_may_have(window: Window, catalogue: CataloguePanel) -> None:
    """Counters of the other side's nation are hidden; the side may be chosen above the map, too."""
    types = {"ge_squad": {"name": "Grenadiers", "kind": "squad", "nationality": "german"}}
    window.session.steps.on_card(Edit("Types", lambda scenario: put(scenario, ("unit_types",), types)))
    item = next(one for one in catalogue._items() if one.text(0) == "Grenadiers")
    assert catalogue.tool.side == "us"
    assert catalogue.tool.owner(item.data(0, Qt.ItemDataRole.UserRole)) == "ge"
    assert item.isHidden()
    assert not item_of(catalogue, "gun").isHidden()
    assert not item_of(catalogue, "wire").isHidden()
    catalogue.tool.set_option("side", "ge")
    assert not item.isHidden()
    assert [side for side, button in catalogue._buttons.items() if button.isChecked()] == ["ge"]
    catalogue.search.setText("gun")
    assert item.isHidden()


def test_what_is_in_hand_shows_only_under_the_pointer(window: Window, qtbot: QtBot) -> None:
    """The piece of the catalogue stays in hand, but nothing of it on the map while the pointer is elsewhere."""
    tool = window.session.hand.tools["place_counters"]
    assert isinstance(tool, PlaceCounters)
    window.session.hand.choose("place_counters")
    card = window.session.card
    assert card is not None
    tool.take(tool.code.catalogue(card)[0].entries[0])
    Mouse(qtbot, window.canvas).move("1.C3")
    assert " in 1.C3" in tool.preview.text
    QApplication.sendEvent(window.canvas, QEvent(QEvent.Type.Leave))
    assert tool.preview.text == ""
    assert tool.entry is not None


def test_tab_leads_from_the_pages_into_the_page(scenario_window: Window, qtbot: QtBot) -> None:
    """It is made when it is first seen, after all else in the window; back it leads to the list of pages."""
    form = scenario_window.docks.panel(CardPanel)
    scenario_window.docks.show("card")
    for row in (2, 0):
        form.pages.setCurrentRow(row)
        form.pages.setFocus()
        qtbot.keyClick(form.pages, Qt.Key.Key_Tab)
        field = scenario_window.focusWidget()
        assert field is not None
        assert form.stack.isAncestorOf(field)
        qtbot.keyClick(field, Qt.Key.Key_Backtab)
        assert scenario_window.focusWidget() is form.pages
