"""Packs that other programs write are taken."""

import io
import zipfile
from pathlib import Path
from typing import Any

import pytest

from bob_editor.storage.packs import unpack, verify
from tests.storage.packing.hostile.at_hand import FILES, GOOD, TIGHT, head, listed, packed, zipped


def streamed() -> bytes:
    """A pack written to a pipe, as other programs do: sizes and sums come behind each file."""

    class Pipe(io.RawIOBase):
        def __init__(self) -> None:
            self.raw = bytearray()

        def writable(self) -> bool:
            return True

        def write(self, content: Any) -> int:
            self.raw += content
            return len(content)

    pipe = Pipe()
    with zipfile.ZipFile(pipe, "w", zipfile.ZIP_DEFLATED) as pack:
        for name, content in {"pack.json": head(FILES), **FILES}.items():
            pack.writestr(name, content)
    return bytes(pipe.raw)


SOUND = {
    "as the program writes it": GOOD,
    "deflated": TIGHT,
    "streamed": streamed(),
    "pack.json last": zipped(*FILES.items(), ("pack.json", head(FILES))),
    "entries for folders": packed(FILES, ("boards/", b""), ("los/", b"")),
    "other programs' fields": packed(FILES, **{"x-mine": 1}),
    "letters of any script": listed("assets/Straße nach Бородино.png"),
    "nothing but its heading": packed({}),
}


@pytest.mark.parametrize("case", SOUND)
def test_what_other_programs_write_is_taken(case: str, tmp_path: Path) -> None:
    """Any plain zip that holds what its pack.json says."""
    path = tmp_path / "a.bobpack"
    path.write_bytes(SOUND[case])
    assert verify(path).faults == ()
    unpack(path, tmp_path / "out")
    assert (tmp_path / "out/pack.json").exists()
