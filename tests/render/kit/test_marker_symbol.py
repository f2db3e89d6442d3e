"""How markers are painted that don't say it whole."""

from bob_editor.render.kit.signs.marker_signs import symbol_of


def test_what_a_marker_doesnt_say_comes_of_its_name_and_its_paper() -> None:
    """Letters of its title, ink that is read on its colour, and whatever it says itself."""
    assert symbol_of({"title": "Smoke"}, "smoke")["text"] == "Smo"
    assert symbol_of({}, "wreck")["text"] == "wre"
    light, dark = (symbol_of({"symbol": {"fill": fill}}, "x")["line"] for fill in ("#f4f1e6", "#4a4a45"))
    assert light != dark
    said = {"shape": "pit", "text": "Fox", "fill": "#b49a6c", "line": "#5b4526"}
    assert symbol_of({"title": "Foxhole", "symbol": said}, "foxhole") == said
