"""``bob-editor schema``: the JSON Schema of a kind of document, in one file."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bob_editor.cli.completing import OF_KINDS, OF_RULESETS
from bob_editor.cli.files import must_be_folder
from bob_editor.cli.typed_paths import AS_TYPED
from bob_editor.errors import BadFile


def schema(
    kind: Annotated[str | None, Parameter(name="KIND"), OF_KINDS] = None,
    /,
    *,
    ruleset: Annotated[str | None, OF_RULESETS] = None,
    out: Annotated[Path | None, AS_TYPED, Parameter(name=["--out", "-o"])] = None,
) -> int:
    """Print the JSON Schema of a kind of document or answer in one piece, for editors and for programs of your own.

    It offers what the rulesets name, with rule numbers. A document may name it in its field $schema, which is kept.
    Without KIND but with -o all of them are written into a folder; what is printed then are the settings by which
    Visual Studio Code finds them.

    Try:

        bob-editor schema
        bob-editor schema board -o board.schema.json
        bob-editor schema los-suite --ruleset memoir-44
        bob-editor schema -o schemas

    Parameters
    ----------
    kind
        board, scenario, los-suite, pack, project, …, or answer-line, answer-issues, … for what commands print
        with --format json; lists them all, if left out.
    ruleset
        Only for documents of this ruleset; one in games/ of the current folder is known, too.
    out
        Write there: a file, or a folder for all.
    """
    from bob_editor.cli.output import for_programs, print_json, text_sink
    from bob_editor.opening.editor_schemas import editor_schemas, settings, written
    from bob_editor.opening.ruleset_names import names_of
    from bob_editor.rulesets import all_rulesets
    from bob_editor.rulesets import ruleset as ruleset_of
    from bob_editor.storage.files.writing import write
    from bob_editor.storage.form.answers import ANSWERS, answer_schema
    from bob_editor.storage.form.bundles import bundled
    from bob_editor.storage.form.schemas import CARDS, KINDS
    from bob_editor.storage.games.nearby import look_beside

    look_beside(Path())
    games = [ruleset_of(ruleset)] if ruleset else list(all_rulesets().values())
    if kind is not None:
        found = (
            answer_schema(kind) if kind in ANSWERS else bundled(kind, names_of(games), ruleset=ruleset or "")
        )
        for_programs(out)
        with text_sink(out) as sink:
            sink.write(written(found))
        return 0
    if out is None:
        print("\n".join((*KINDS, *CARDS, *ANSWERS)))
        return 0
    if must_be_folder(out).exists() and not out.is_dir():
        raise BadFile(f"{out} is a file.", hint="Name a folder for all schemas, or a kind.")
    out.mkdir(parents=True, exist_ok=True)
    for name, one in editor_schemas(games):
        write(out / name, written(one))
    print_json(settings(out))
    return 0
