"""Layers are shown, dimmed and locked as they were in a document, whether or not anybody has seen their panel."""

from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.board.layers import LayersPanel


def test_a_document_is_shown_as_it_was_before_the_panel_is_there(window: Window) -> None:
    """The panel, once it is looked at, has the boxes so."""
    session, unusual = window.session, frozenset(("terrains", "dots"))
    window.settings.keep_layers("/x", unusual, frozenset(("artwork",)), frozenset(("terrain",)))
    session.open(session.board, "/x")
    assert window.docks["layers"].panel is None
    shown = window.canvas.picture
    assert "terrains" in shown.layers
    assert "dots" not in shown.layers
    assert shown.dimmed == {"artwork"}
    assert session.document.manner.locked == {"terrain"}
    panel = window.docks.panel(LayersPanel)
    assert (panel.layers, panel.dimmed) == (shown.layers, shown.dimmed)
    assert panel.locked == {"terrain"}
    session.open(session.board, None)
    assert panel.layers == shown.layers
    assert not panel.locked


def test_a_layer_that_is_no_more_is_left_aside(window: Window) -> None:
    """What an older program kept, or somebody wrote into the settings, hides nothing else."""
    usual = window.canvas.picture.layers
    window.settings.keep_layers("/x", frozenset(("fog",)), frozenset(("fog",)), frozenset(("fog",)))
    window.session.open(window.session.board, "/x")
    assert window.desk.layers.shown == usual
    assert not window.desk.layers.dimmed
    assert not window.session.document.manner.locked


def test_the_field_is_switched_before_the_panel_is_there(window: Window) -> None:
    """By its command; the panel has it so, and the slider as opaque as the field is."""
    field = window.canvas.picture.field
    window.actions_["los_field"].setChecked(False)
    assert not field.is_shown
    panel = window.docks.panel(LayersPanel)
    assert not panel.field.isChecked()
    assert panel.opacity.value() == round(field.opacity * 100)
    panel.field.click()
    assert field.is_shown
    assert window.actions_["los_field"].isChecked()
