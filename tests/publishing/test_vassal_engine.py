"""A module in VASSAL's own engine, for whoever has it: ``BOB_EDITOR_VASSAL_JAR=…/Vengine.jar``, Java and a screen."""

import os
import shutil
import subprocess
import time
import zipfile
from pathlib import Path

import pytest

from bob_editor.publishing.edition import edition_of
from bob_editor.publishing.forms.vassal import FORM
from bob_editor.publishing.progress import untold

JAR = os.environ.get("BOB_EDITOR_VASSAL_JAR", "")
SCENARIO = Path(__file__).parents[2] / "maps/band-of-brothers-2.2/the-road-to-vieux-pont.scenario.json"
SECONDS = 30

pytestmark = pytest.mark.skipif(
    not (JAR and shutil.which("java") and os.environ.get("DISPLAY")),
    reason="BOB_EDITOR_VASSAL_JAR names no Vengine.jar, or there is no Java or no screen.",
)


def test_the_engine_opens_a_module_and_its_set_up(tmp_path: Path) -> None:
    """With nothing in its log that it warns of."""
    FORM.make(edition_of(SCENARIO, "scenario"), tmp_path, untold)
    module = (tmp_path / ".vmod").rename(tmp_path / "module.vmod")
    game = "the-road-to-vieux-pont.vsav"
    with zipfile.ZipFile(module) as archive:
        archive.extract(game, tmp_path)
    home = f"-Duser.home={tmp_path}"
    call = ["java", home, "-cp", JAR, "VASSAL.launch.Player", "-l", str(module), str(tmp_path / game)]
    with subprocess.Popen(call, env={**os.environ, "HOME": str(tmp_path)}) as engine:
        time.sleep(SECONDS)
        ended = engine.poll()
        engine.terminate()
    assert ended is None
    logs = list(tmp_path.rglob("errorLog*"))
    assert logs
    told = [line for log in logs for line in log.read_text("utf-8", "replace").splitlines()]
    assert [line for line in told if " WARN " in line or " ERROR " in line] == []
