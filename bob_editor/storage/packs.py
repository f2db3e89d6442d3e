"""Packs, the front of their modules: a project folder becomes a zip to share, and a zip is verified and unpacked.

What stands behind, in ``packing``: ``project`` finds what of a folder goes along, ``writer`` makes the pack, ``reader``
verifies one, ``unpacker`` writes it out, ``updating`` brings
what was written out up to a later one; ``archive`` knows zips, ``paths`` which paths are safe.
"""

from bob_editor.storage.naming import PROJECT
from bob_editor.storage.packing.faults import Fault, UnfitPack
from bob_editor.storage.packing.games import PackedGame
from bob_editor.storage.packing.gathering import bring_in, outside
from bob_editor.storage.packing.heading import write_heading
from bob_editor.storage.packing.info import PackInfo
from bob_editor.storage.packing.plan import (
    Plan,
    plan_text,
    project_of,
    read_plan,
    write_plan,
    write_settings,
)
from bob_editor.storage.packing.project import Project, ProjectFile, read_project
from bob_editor.storage.packing.project_sources import MADE
from bob_editor.storage.packing.reader import Pack, PackedFile, Progress, never, silent, verify
from bob_editor.storage.packing.unpacker import unfit, unpack, unpacked
from bob_editor.storage.packing.updating import TOLD, PackUpdate, unpacked_as, update
from bob_editor.storage.packing.writer import build, pack_bytes

__all__ = [
    "MADE",
    "PROJECT",
    "TOLD",
    "Fault",
    "Pack",
    "PackInfo",
    "PackUpdate",
    "PackedFile",
    "PackedGame",
    "Plan",
    "Progress",
    "Project",
    "ProjectFile",
    "UnfitPack",
    "bring_in",
    "build",
    "never",
    "outside",
    "pack_bytes",
    "plan_text",
    "project_of",
    "read_plan",
    "read_project",
    "silent",
    "unfit",
    "unpack",
    "unpacked",
    "unpacked_as",
    "update",
    "verify",
    "write_heading",
    "write_plan",
    "write_settings",
]
