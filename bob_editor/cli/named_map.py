"""The map that a call names; what reads foreign files is loaded for those alone."""

from pathlib import Path

from bob_editor.cli.files import ENDINGS, must_exist


def our_map(path: Path, ruleset: str | None, mapping: Path | None) -> Path:
    """The board, scenario, suite or folder that a call names; of a foreign file what was made of it, told in a line.

    :raises BobEditorError: where it isn't there, or can't be brought in, or there is no such ruleset or mapping.
    """
    ours = must_exist(path).name.endswith(tuple(ENDINGS.values()))
    if ours and ruleset is None and mapping is None:
        return path
    from bob_editor.cli.foreign import ForeignOptions, laid, tell_report

    options = ForeignOptions(ruleset, mapping).refused()
    if ours:
        return path
    found = laid(path, options)
    tell_report(path, found.report)
    return found.map
