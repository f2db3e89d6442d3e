"""A saved game of Tabletop Simulator, as its makers' Knowledge Base describes the file: a map and counters as tiles.

A unit there is about an inch. A tile of scale 1 whose picture is stretched is two units square, and each axis is scaled
for itself; turned by 180 degrees it lies upright for who sits at the lower edge. X runs right, Z away, Y up.
"""

import hashlib
from collections.abc import Sequence
from typing import Any

from bob_editor.publishing.forms.tabletop.placing import Placed, Sides, Table

Json = Any

_INCH = 25.4
_TILE = 2.0
_SURFACE = 1.0
_THICK = 0.1
_UPRIGHT = 180.0


def save(
    title: str,
    picture: str,
    table: Table,
    things: Sequence[Placed],
    pictures: Sequence[Sides],
    size: float,
) -> Json:
    """The file's JSON; the map's middle is the table's."""
    ground = _tile(
        title, "map", picture, picture, 0, _SURFACE, 0, table.wide, table.high, _UPRIGHT, locked=True
    )
    counters = [
        _tile(
            pictures[one.lot].name,
            f"{number}",
            pictures[one.lot].front,
            pictures[one.lot].back,
            (one.x - table.wide / 2) / _INCH,
            _SURFACE + _THICK * (one.layer + 1),
            (table.high / 2 - one.y) / _INCH,
            size,
            size,
            (_UPRIGHT + one.turned) % 360,
        )
        for number, one in enumerate(things)
    ]
    return {
        "SaveName": title,
        "GameMode": title,
        "Date": "",
        "Table": "Table_RPG",
        "Sky": "Sky_Field",
        "Note": "",
        "Rules": "",
        "PlayerTurn": "",
        "Grid": {"Type": 0, "Lines": False, "Snapping": False, "Offset": False, "xSize": 2.0, "ySize": 2.0},
        "ObjectStates": [ground, *counters],
    }


def _tile(
    name: str,
    key: str,
    front: str,
    back: str,
    x: float,
    y: float,
    z: float,
    wide: float,
    high: float,
    turned: float,
    *,
    locked: bool = False,
) -> Json:
    where = {"posX": x, "posY": y, "posZ": z, "rotX": 0.0, "rotY": turned, "rotZ": 0.0}
    scale = {"scaleX": wide / _INCH / _TILE, "scaleY": 1.0, "scaleZ": high / _INCH / _TILE}
    return {
        # Six digits that are another's in no other object.
        "GUID": hashlib.sha256(key.encode()).hexdigest()[:6],
        "Name": "Custom_Tile",
        "Transform": {part: round(value, 4) for part, value in {**where, **scale}.items()},
        "Nickname": name,
        "Description": "",
        "ColorDiffuse": {"r": 1.0, "g": 1.0, "b": 1.0},
        "Locked": locked,
        "Grid": False,
        "Snap": False,
        "Autoraise": True,
        "Sticky": not locked,
        "Tooltip": True,
        "Hands": False,
        "CustomImage": {
            "ImageURL": front,
            "ImageSecondaryURL": back,
            "WidthScale": 0.0,
            "CustomTile": {"Type": 0, "Thickness": _THICK, "Stackable": False, "Stretch": True},
        },
    }
