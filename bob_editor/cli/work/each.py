"""Looks through files one by one, here or by several processes; what comes of them comes in the files' order."""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from bob_editor.cli.files import STANDARD_INPUT, Document
from bob_editor.errors import BobEditorError
from bob_editor.processes import abandon, must_be_jobs, pool_of

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
    with pool_of(workers) as pool:
        waiting = [(document, pool.submit(_looked, look, document)) for document in files]
        try:
            for document, came in waiting:
                yield document, came.result()
        except BaseException:
            abandon(pool)
            raise


def _looked(look: Callable[[Document], Came], document: Document) -> Came | BobEditorError:
    try:
        return look(document)
    except BobEditorError as error:
        return error
