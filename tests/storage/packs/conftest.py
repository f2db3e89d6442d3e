"""What tests of this folder begin with."""

from pathlib import Path

import pytest

from tests.storage.packs.at_hand import FLAT, made, put


@pytest.fixture
def flat(tmp_path: Path) -> Path:
    """A project whose files all lie beside each other."""
    return put(tmp_path / "flat", FLAT)


@pytest.fixture
def pack(flat: Path, tmp_path: Path) -> Path:
    """A sound pack."""
    (tmp_path / "packs").mkdir()
    return made(flat, tmp_path / "packs" / "mill.bobpack")
