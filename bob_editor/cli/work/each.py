"""Looks through files one by one, here or by several processes; what comes of them comes in the files' order."""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from bob_editor.cli.files import Document
from bob_editor.errors import BobEditorError
from bob_editor.processes import must_be_jobs, sharing
from bob_editor.storage.naming import STANDARD_INPUT

Came = TypeVar("Came")


def in_each(
    look: Callable[[Document], Came], files: Sequence[Document], *, jobs: int
) -> Iterator[tuple[Document, Came | BobEditorError]]:
    """Each file with what came of looking at it, or why it can't be looked at.

    :raises BadCall: where the number of processes makes no sense.
    """
    workers = min(must_be_jobs(jobs), len(files))
    # Standard input is this process's alone.
    if workers <= 1 or any(one.path == STANDARD_INPUT for one in files):
        for document in files:
            yield document, _looked(look, document)
        return
    with sharing(workers) as pool:
        for document, came in [(one, pool.submit(_looked, look, one)) for one in files]:
            yield document, came.result()


def _looked(look: Callable[[Document], Came], document: Document) -> Came | BobEditorError:
    try:
        return look(document)
    except BobEditorError as error:
        return error
