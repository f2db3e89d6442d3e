"""A package for Tabletop Playground: maps and counters as cards, and a state a scenario that lays them.

No description of its files is published; these are made as those of packages that its editor wrote. Lengths are
centimetres. On its table X runs away from who sits at the lower edge, Y right, Z up; turns run clockwise.
"""

import hashlib
import math
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bob_editor.publishing.forms.tabletop.placing import Placed, Sides, Table
from bob_editor.storage.files.layout import dumps
from bob_editor.storage.files.writing import write, write_bytes

Json = Any

_CM = 10.0
_MAP_THICK = 0.2
_THICK = 0.15
_SEATS = 20
_NOBODY = "0" * 32
_WHITE = {"R": 255, "G": 255, "B": 255}
_BLACK = {"R": 0, "G": 0, "B": 0}
_NOWHERE = {"X": 0, "Y": 0, "Z": 0}


class Package:
    """A package as it grows in a folder: its pictures, a template for each thing, a state for each scenario."""

    def __init__(self, folder: Path, title: str, pictures: Path) -> None:
        self._folder, self._title, self._pictures = folder, title, pictures
        self._guid = _guid(title)
        for name in ("Textures", "Templates", "States"):
            (folder / name).mkdir(parents=True)
        write(folder / "Manifest.json", dumps({"Name": title, "Version": "1", "GUID": self._guid}))

    def add(self, thing: Sides, wide: float, high: float, *, ground: bool = False) -> str:
        """Write a thing's template and its pictures; what states know it by. ``ground`` is lain on, and no counter."""
        guid = self._template_of(thing)
        for picture in {thing.front, thing.back}:
            copy = self._folder / "Textures" / picture
            if not copy.exists():
                copy.parent.mkdir(exist_ok=True)
                write_bytes(copy, (self._pictures / picture).read_bytes())
        write(
            self._folder / "Templates" / f"{guid}.json",
            dumps(_template(guid, thing, wide, high, ground=ground)),
        )
        return guid

    def add_state(
        self,
        slug: str,
        ground: Sides,
        table: Table,
        things: Sequence[Placed],
        counters: Sequence[Sides],
        unit: float,
    ) -> None:
        """Write a scenario's map as a template, and its state: the map's middle in the table's, counters as they stand.

        ``unit`` is what its measuring tape counts, in millimetres.
        """
        lain = [
            _object(
                "0",
                ground.name,
                self.add(ground, table.wide, table.high, ground=True),
                (0, 0, _MAP_THICK / 2),
                ground=True,
            )
        ]
        for number, one in enumerate(things, start=1):
            x, y = (table.high / 2 - one.y) / _CM, (one.x - table.wide / 2) / _CM
            at = x, y, _MAP_THICK + _THICK * (one.layer + 0.5)
            thing = counters[one.lot]
            lain.append(
                _object(_in_letters(number), thing.name, self._template_of(thing), at, turned=one.turned)
            )
        write(
            self._folder / "States" / f"{slug}.vts",
            dumps(_state(self._title, self._guid, ground.name, lain, unit / _CM)),
        )

    def _template_of(self, thing: Sides) -> str:
        return _guid(self._title, thing.front)


def _guid(*parts: str) -> str:
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:32].upper()


def _in_letters(number: int) -> str:
    """A number to the base of 36, as the game names what lies on a table."""
    digits = "0123456789abcdefghijklmnopqrstuvwxyz"
    return digits[number] if number < len(digits) else _in_letters(number // 36) + digits[number % 36]


def _template(guid: str, thing: Sides, wide: float, high: float, *, ground: bool) -> Json:
    """A square card of one picture a side; counters are no deck that others may not look into."""
    return {
        "Type": "Card", "GUID": guid, "Name": thing.name, "Metadata": "",
        "CollisionType": "Ground" if ground else "Regular",
        "Friction": 0.7, "Restitution": 0, "Density": 0.5, "SurfaceType": "Cardboard", "Roughness": 1, "Metallic": 0,
        "PrimaryColor": _WHITE, "SecondaryColor": _BLACK,
        "Flippable": not ground, "AutoStraighten": False, "ShouldSnap": not ground,
        "ScriptName": "", "Blueprint": "", "Models": [], "Collision": [], "Lights": [],
        "SnapPointsGlobal": False, "SnapPoints": [], "ZoomViewDirection": _NOWHERE,
        "GroundAccessibility": "Nothing", "Tags": [],
        "FrontTexture": thing.front, "BackTexture": thing.back, "HiddenTexture": "",
        "BackIndex": -2, "HiddenIndex": -3, "NumHorizontal": 1, "NumVertical": 1,
        "Width": round(wide / _CM, 4), "Height": round(high / _CM, 4), "Thickness": _MAP_THICK if ground else _THICK,
        "HiddenInHand": False, "UsedWithCardHolders": False, "CanStack": False,
        "UsePrimaryColorForSide": False, "FrontTextureOverrideExposed": False, "AllowFlippedInStack": False,
        "MirrorBack": True, "EmissiveFront": False, "Model": "Square", "Indices": [0],
        "CardNames": {}, "CardMetadata": {}, "CardTags": {},
    }  # fmt: skip


def _object(
    key: str,
    name: str,
    template: str,
    at: tuple[float, float, float],
    *,
    turned: float = 0.0,
    ground: bool = False,
) -> Json:
    x, y, z = (round(one, 4) for one in at)
    half = math.radians(turned) / 2
    return {
        "objectType": "Card",
        "transform": {
            "rotation": {"x": 0, "y": 0, "z": round(math.sin(half), 8), "w": round(math.cos(half), 8)},
            "translation": {"x": x, "y": y, "z": z},
            "scale3D": {"x": 1, "y": 1, "z": 1},
        },
        "simulatingPhysics": not ground, "atlasIndex": 0, "frontTextureOverride": "", "inHand": False,
        "stackSerialization": [],
        "primaryColor": {"b": 255, "g": 255, "r": 255, "a": 255}, "secondaryColor": {"b": 0, "g": 0, "r": 0, "a": 255},
        "metallic": 0, "roughness": 1, "friction": 0.7, "restitution": 0, "density": 0.5, "surfaceType": "SurfaceType4",
        "objectName": name, "objectDescription": "", "collisionType": "CB_Ground" if ground else "CB_Regular",
        "templateId": template, "shouldSnap": not ground, "previousPosition": {"x": 0, "y": 0, "z": 0},
        "objectScriptPackage": _NOBODY, "objectScriptName": "", "persistentData": "", "persistentKeyData": {},
        "uniqueId": key, "drawingLines": [], "objectTags": [], "objectGroupId": -1, "ownerIndex": -1, "lightsOn": True,
        "bCanBeDamaged": False,
    }  # fmt: skip


def _state(package: str, guid: str, title: str, lain: list[Json], unit: float) -> Json:
    """What a table is like, with all that lies on it; who sits at it decides about everything else."""
    allowed = (
        "delete", "objectLibrary", "copyPaste", "cardPeek", "cardExplorer", "containerExplorer", "changeOwner",
        "changeTeam", "editZones", "draw", "ground", "throw", "editLabels", "saveGame", "spectators",
    )  # fmt: skip
    nobody = [False] * _SEATS
    return {
        "saveStateVersion": "1.1",
        "gameState": {
            "measureUnit": round(unit, 4), "rotationStep": 60, "notes": title, "turnInfo": {},
            "slotTeams": [0] * _SEATS,
            "globalScriptPackage": _NOBODY, "globalScriptName": "",
            "backgroundTexture": {"resourceName": "", "packageGuid": _NOBODY},
            "phases": [], "spectatorsSeeEverything": False, "persistentData": "", "persistentKeyData": {},
            "permissions": dict.fromkeys(allowed, -1),
            "physicsLocked": False, "measureAngles": "None", "alwaysSnap": False, "liftOverRegular": True,
            "gravityMultiplier": 1, "slotIds": [""] * _SEATS, "mapName": "VictorianRoom", "currentTurn": 0,
            "bCanBeDamaged": False,
        },
        "requiredPackages": [{"name": package, "guid": guid}],
        "storedCameraSetups": nobody[:10], "playerCameraSetups": nobody,
        "playerSlotNames": [str(seat) for seat in range(1, _SEATS + 1)], "customPlayerColors": nobody,
        "lighting": {
            "intensity": 1, "specular": 1, "altitude": 90, "azimuth": 0, "color": {"r": 255, "g": 255, "b": 255},
        },
        "floorHidden": False,
        "grid": {
            "type": 0, "snapType": 0, "visibility": 0, "size": {"x": 2, "y": 2}, "offset": {"x": 0, "y": 0},
            "rotation": 0, "color": {"r": 0, "g": 0, "b": 0, "a": 179}, "thickLines": False,
        },
        "objects": lain, "zones": [], "labels": [],
    }  # fmt: skip
