"""``bob-editor schema``: the JSON Schema of a kind of document, in one file."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from bob_editor.cli.output import print_json


def schema(kind: Annotated[str | None, Parameter(name="KIND")] = None, /) -> int:
    """Print the JSON Schema of a kind of document in one piece, for editors and for programs of your own.

    A document may name it in its field $schema, which is kept.

    Try:

        bob-editor schema
        bob-editor schema board > board.schema.json

    Parameters
    ----------
    kind
        board, scenario, los-suite, pack, project, …; lists them all, if left out.
    """
    from bob_editor.storage.form.bundles import bundled
    from bob_editor.storage.form.schemas import CARDS, KINDS

    if kind is None:
        print("\n".join((*KINDS, *CARDS)))
    else:
        print_json(bundled(kind))
    return 0
