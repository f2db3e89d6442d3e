"""``bob-editor los MAP FROM TO`` without any option, the shortest of calls: what reads options isn't loaded for it."""

import sys
from pathlib import Path

from bob_editor.cli.formats.answers import line_text
from bob_editor.cli.named_map import our_map
from bob_editor.cli.output import forgiving, print_styled, text_sink
from bob_editor.cli.scenes import open_map, sight_of
from bob_editor.library.lines import Looker
from bob_editor.opening.ends import end_of


def tell_line(map_file: Path, start: str, goal: str) -> int:
    """Look along one line and tell the reasons, as ``los`` does where no option says more.

    :raises BobEditorError: where the call can't be carried out.
    """
    forgiving(sys.stdout)
    forgiving(sys.stderr)
    loaded = open_map(our_map(map_file, None, None), named=map_file)
    line = Looker(sight_of(loaded.scene)).line(end_of(start, loaded), end_of(goal, loaded))
    with text_sink(None) as sink:
        print_styled(line_text(line, open_rulings=True), sink)
    sys.stdout.flush()
    return 0
