"""Edits of a scene's markers and changes, for quick fixes."""

from collections.abc import Callable, Collection
from typing import Any

from msgspec.structs import replace

from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board
from bob_editor.model.edit import Edit, mend
from bob_editor.rules.los.scene import MapChange, Marker, Scene


def without_markers(scene: Scene, gone: Collection[Marker]) -> Scene:
    """The scene without these markers."""
    return replace(scene, markers=tuple(one for one in scene.markers if one not in gone))


def marker_instead(scene: Scene, old: Marker, new: Marker) -> Scene:
    """The scene with one marker in the place of another."""
    return replace(scene, markers=tuple(new if one == old else one for one in scene.markers))


def with_fields(marker: Marker, **fields: Any) -> Marker:
    """A marker with some of its fields set anew; one set to None is left out."""
    said = {**marker.fields, **fields}
    return replace(marker, fields={name: value for name, value in said.items() if value is not None})


def clearance(title: str, *gone: Marker) -> Edit[Scene]:
    """The edit that removes markers."""
    return mend(f"Remove the {title}", without_markers, gone=gone)


def replacement(label: str, old: Marker, new: Marker) -> Edit[Scene]:
    """The edit that puts one marker in the place of another."""
    return mend(label, marker_instead, old=old, new=new)


def on_board(edit: Callable[[Board], Board]) -> Callable[[Scene], Scene]:
    """An edit of a scene's board, as one of the scene."""
    return lambda scene: scene.with_board(edit(scene.board))


def unchanged_at(scene: Scene, old: MapChange, at: Hex) -> Scene:
    """The scene without a hex in a change; without the change where it was the last."""
    left = tuple(other for other in old.at or () if other != at)
    changes = tuple(
        replace(change, at=left) if change is old else change
        for change in scene.changes
        if change is not old or left
    )
    return replace(scene, changes=changes)
