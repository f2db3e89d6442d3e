"""The colours of nations' counters, by whatever a scenario calls the nation."""

from collections.abc import Mapping, Sequence

from PySide6.QtGui import QColor

from bob_editor.render.kit.side_colours import SideColours

_COLOURS: Mapping[str, tuple[str, ...]] = {
    "#848d7b": ("german", "ge", "ger", "germany", "de", "axis"),
    "#7a8450": ("american", "us", "usa", "united states", "united_states", "allied", "allies"),
    "#c2a66b": ("british", "uk", "gb", "brit", "britain", "commonwealth", "british_commonwealth", "canadian", "ca",
                "australian", "au", "new zealand", "nz", "indian", "in", "south african", "za"),
    "#a9743f": ("soviet", "russian", "ru", "su", "ussr", "russia", "red_army"),
    "#c98a3c": ("japanese", "jp", "japan", "imperial_japanese"),
    "#7f9cb8": ("french", "fr", "france"),
    "#8aa58a": ("italian", "it", "italy"),
    "#b5828a": ("polish", "pl", "poland"),
    "#9fb3bf": ("finnish", "fi", "finland"),
    "#b39b8e": ("chinese", "ch", "china"),
    "#a8a06a": ("romanian", "ro", "hungarian", "hu"),
}  # fmt: skip
"""Field grey, olive drab, khaki and so on, with the names of those who wore them."""

_BY_NAME = {name: colour for colour, names in _COLOURS.items() for name in names}

NOBODYS = "#d8d4c8"
"""The colour of counters that anybody may use."""


class NationColours:
    """Gives each nation's counters their colour; one that isn't known has that of its place among these, as on the map.

    ``own`` are colours by the nation's name that count before.
    """

    def __init__(self, nations: Sequence[str], own: Mapping[str, str]) -> None:
        self._own = own
        self._others = SideColours(nations)

    def of(self, nation: str) -> QColor:
        """The colour of a nation's counters, as their paper has it."""
        if not nation:
            return QColor(self._own.get("", NOBODYS))
        known = self._own.get(nation, _BY_NAME.get(nation))
        return QColor(known) if known else self._others.of(nation)
