"""The module's tree as XML: each element is a class of VASSAL's engine."""

from collections.abc import Callable, Mapping, Sequence
from xml.etree.ElementTree import Element, SubElement, tostring

from bob_editor.exchange.markup import sayable
from bob_editor.publishing.forms.vassal.hex_grid import VassalGrid
from bob_editor.publishing.forms.vassal.tables import Table

MAP = "Main Map"
VASSAL = "3.7.0"

_MODULE = "VASSAL.build.module."
_ON_MAP = f"{_MODULE}map."
_BOARDS = f"{_ON_MAP}boardPicker."
_GRID = f"{_BOARDS}board."
_WIDGET = "VASSAL.build.widget."

_MOUSE = (
    "StackMetrics", "ForwardToKeyBuffer", "Scroller", "ForwardToChatter", "MenuDisplayer", "MapCenterer",
    "StackExpander", "PieceMover", "KeyBufferer", "ImageSaver", "CounterDetailViewer",
)  # fmt: skip
"""Without these a map can't be used with the mouse."""

Slot = tuple[str, str, str]
"""A piece's name, its number in the module, and its definition."""

Say = Callable[[str], str]
"""Puts what players read into the module's language."""


def begun(
    title: str, version: str, description: str, sides: Sequence[str], next_slot: int, said: Say
) -> Element:
    """The root with what every module has; the decoder of pieces stands first."""
    root = Element(
        "VASSAL.build.GameModule", name=title, version=version, description=description, VassalVersion=VASSAL,
        nextPieceSlotId=str(next_slot),
    )  # fmt: skip
    for name in ("BasicCommandEncoder", "Documentation"):
        SubElement(root, _MODULE + name)
    roster = SubElement(root, f"{_MODULE}PlayerRoster")
    for side in sides:
        SubElement(roster, "entry").text = side
    SubElement(
        root,
        f"{_MODULE}GlobalOptions",
        promptString=said("Opponents can unmask my pieces"),
        autoReport="Always",
    )
    for name in ("Chatter", "KeyNamer"):
        SubElement(root, _MODULE + name)
    return root


def add_prototypes(root: Element, prototypes: Mapping[str, str]) -> None:
    """Add what pieces of a kind have in common."""
    holder = SubElement(root, f"{_MODULE}PrototypesContainer")
    for name, text in prototypes.items():
        SubElement(holder, f"{_MODULE}PrototypeDefinition", name=name, description="").text = text


def add_map(root: Element, tables: Sequence[Table], said: Say) -> None:
    """Add the map and every board that can be laid on it."""
    map_ = SubElement(
        root, f"{_MODULE}Map", mapName=MAP, allowMultiple="false", edgeWidth="0", edgeHeight="0",
        backgroundcolor="255,255,255", launch="false", markMoved="Never",
    )  # fmt: skip
    picker = SubElement(
        map_, f"{_ON_MAP}BoardPicker", slotWidth="350", slotHeight="125", slotScale="0.2", title=said("Choose boards"),
        boardPrompt=said("Select board"),
    )  # fmt: skip
    for table in tables:
        board = SubElement(picker, f"{_BOARDS}Board", name=table.name, image=table.image, reversible="true")
        zoned = SubElement(board, f"{_GRID}ZonedGrid")
        for zone in table.zones:
            path = ";".join(f"{x},{y}" for x, y in zone.path)
            element = SubElement(
                zoned, f"{_GRID}mapgrid.Zone", name=zone.name, locationFormat=zone.says, path=path,
                useParentGrid="true" if zone.of_board else "false", useHighlight="false", highlightProperty="",
            )  # fmt: skip
            _add_grid(element, zone.grid)
        _add_grid(zoned, table.grid)
    for name in _MOUSE:
        SubElement(map_, _ON_MAP + name)
    SubElement(map_, f"{_ON_MAP}Zoomer", zoomLevels="0.25,0.5,0.75,1.0,1.5", zoomStart="4")
    SubElement(
        map_, f"{_ON_MAP}LOS_Thread", threadName="LOS", label="LOS", snapLOS="true", drawRange="true",
        losThickness="2", threadColor="200,30,30", report="$FromLocation$ – $ToLocation$: $Range$",
        tooltip=said("A thread from hex to hex with its range; what it meets is for the players to see"),
    )  # fmt: skip


def _add_grid(parent: Element, grid: VassalGrid | None) -> None:
    if grid is not None:
        element = SubElement(parent, f"{_GRID}HexGrid", dict(grid.grid_attributes))
        SubElement(element, f"{_GRID}mapgrid.HexGridNumbering", dict(grid.numbering_attributes))


def add_palette(root: Element, tabs: Mapping[str, Sequence[Slot]], said: Say) -> None:
    """Add the window that pieces are taken from, a tab a side."""
    counters = said("Counters")
    window = SubElement(
        root, f"{_MODULE}PieceWindow", name=counters, text=counters, icon="", hidden="false", scale="1.0",
        defaultWidth="0",
    )  # fmt: skip
    holder = SubElement(window, f"{_WIDGET}TabWidget", entryName=counters)
    for title, slots in tabs.items():
        tab = SubElement(
            holder,
            f"{_WIDGET}ListWidget",
            entryName=title,
            scale="1.0",
            width="300",
            height="300",
            divider="150",
        )
        for name, gpid, text in slots:
            slot = SubElement(tab, f"{_WIDGET}PieceSlot", entryName=name, gpid=gpid, width="60", height="60")
            slot.text = text


def add_charts(root: Element, charts: Sequence[tuple[str, str]], said: Say) -> None:
    """Add pictures to look at, each with its title."""
    cards = said("Scenario cards")
    window = SubElement(root, f"{_MODULE}ChartWindow", name=cards, text=said("Cards"), icon="", hotkey="")
    tabs = SubElement(window, f"{_WIDGET}TabWidget", entryName=cards)
    for title, image in charts:
        SubElement(tabs, f"{_WIDGET}Chart", chartName=title, fileName=image)


def add_setups(root: Element, setups: Sequence[tuple[str, str]], said: Say) -> None:
    """Add the games that can be begun, and empty boards, which setups would else take out of the menu."""
    for title, file in (*setups, (said("Empty boards"), "")):
        SubElement(
            root, f"{_MODULE}PredefinedSetup", name=title, isMenu="false", useFile="true" if file else "false",
            file=file, description="",
        )  # fmt: skip


def text_of(root: Element) -> bytes:
    """The tree as a file."""
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{sayable(tostring(root, encoding="unicode"))}\n'.encode()


def metadata(version: str, description: str, name: str = "", *, extends: bool = False) -> bytes:
    """What the engine reads first; a saved game or an extension has no name."""
    root = Element("data", version="1")
    # No clock: the same edition gives the same bytes.
    values = {
        "version": version, "extra1": "", "extra2": "", "VassalVersion": VASSAL, "dateSaved": "946684800000",
        "description": description, **({"name": name} if name else {}), **({"universal": "false"} if extends else {}),
    }  # fmt: skip
    for tag, text in values.items():
        SubElement(root, tag).text = text
    return text_of(root)
