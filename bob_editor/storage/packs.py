"""Packs, the front of their modules: a project folder becomes a zip to share, and a zip is verified and unpacked.

``pack_project`` finds what of a folder goes along, ``pack_writer`` makes the pack, ``pack_reader`` verifies one,
``pack_unpacker`` writes it out; ``pack_zip`` knows zips, ``pack_paths`` which paths are safe.
"""

from __future__ import annotations

from bob_editor.storage.pack_faults import Fault, UnfitPack
from bob_editor.storage.pack_gathering import bring_in, outside
from bob_editor.storage.pack_heading import write_heading
from bob_editor.storage.pack_info import PackInfo
from bob_editor.storage.pack_project import Project, ProjectFile, read_project
from bob_editor.storage.pack_reader import Pack, PackedFile, Progress, never, silent, verify
from bob_editor.storage.pack_unpacker import unpack, unpacked
from bob_editor.storage.pack_writer import build, pack_bytes

__all__ = [
    "Fault",
    "Pack",
    "PackInfo",
    "PackedFile",
    "Progress",
    "Project",
    "ProjectFile",
    "UnfitPack",
    "bring_in",
    "build",
    "never",
    "outside",
    "pack_bytes",
    "read_project",
    "silent",
    "unpack",
    "unpacked",
    "verify",
    "write_heading",
]
