"""Answers to many lines as one compressed file of arrays, which numpy reads: ``numpy.load("pairs.npz")``.

Its arrays are ``dims`` (the axes' names), ``hexes`` (the names along each), ``codes`` (uint8: 0 clear, 1 hindered,
2 blocked, 3 blind) and ``hindrance`` (int16). The same answers give the same bytes.
"""

import gzip
import io
import shutil
import tempfile
import zipfile
from collections.abc import Iterable, Sequence
from typing import IO, Any

import numpy as np
import numpy.typing as npt

from bob_editor.geometry.arrays import Bytes
from bob_editor.rules.los.surveys.every_pair import Answers

_TIME = (1980, 1, 1, 0, 0, 0)
_LEVEL = 4
"""Of deflate: half as long as the usual 6, and hardly larger."""


def write_arrays(
    out: IO[bytes], dims: Sequence[str], hexes: Sequence[str], blocks: Iterable[Answers]
) -> None:
    """Write blocks of rows one after the other, so that a file of any size needs the memory of one."""
    shape = (len(hexes),) * len(dims)
    with (
        zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=_LEVEL) as file,
        tempfile.TemporaryFile() as waiting,
    ):
        _member(file, "dims", [np.array(dims)])
        _member(file, "hexes", [np.array(hexes)])
        # A zip holds one file after the other, so what comes beside the codes has to wait, packed, for its turn.
        with gzip.GzipFile(fileobj=waiting, mode="wb", compresslevel=1) as kept:

            def codes() -> Iterable[Bytes]:
                for some, hindrance in blocks:
                    kept.write(np.ascontiguousarray(hindrance, dtype="<i2").data)
                    yield some

            _member(file, "codes", codes(), shape=shape, dtype="|u1")
        waiting.seek(0)
        with gzip.GzipFile(fileobj=waiting) as again, file.open(_info("hindrance"), "w") as part:
            part.write(_head(shape, "<i2"))
            shutil.copyfileobj(again, part, 1 << 20)


def written(dims: Sequence[str], hexes: Sequence[str], *block: npt.NDArray[Any]) -> bytes:
    """The bytes of such a file."""
    out = io.BytesIO()
    codes, hindrance = block
    write_arrays(out, dims, hexes, [(codes, hindrance)])
    return out.getvalue()


def _member(
    file: zipfile.ZipFile,
    name: str,
    parts: Iterable[npt.NDArray[Any]],
    *,
    shape: tuple[int, ...] | None = None,
    dtype: str = "",
) -> None:
    with file.open(_info(name), "w", force_zip64=True) as part:
        if shape is not None:
            part.write(_head(shape, dtype))
        for array in parts:
            if shape is None:
                part.write(_head(array.shape, array.dtype.str))
            part.write(np.ascontiguousarray(array).data.cast("B"))


def _info(name: str) -> zipfile.ZipInfo:
    info = zipfile.ZipInfo(f"{name}.npy", _TIME)
    info.compress_type = zipfile.ZIP_DEFLATED
    return info


def _head(shape: tuple[int, ...], dtype: str) -> bytes:
    head = io.BytesIO()
    np.lib.format.write_array_header_1_0(head, {"descr": dtype, "fortran_order": False, "shape": shape})
    return head.getvalue()
