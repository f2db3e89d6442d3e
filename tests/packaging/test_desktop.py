"""What desktops are told of the program is true of it: its files' kinds, its name, its icons."""

import os
import subprocess
import sys
from configparser import ConfigParser
from fnmatch import fnmatch
from pathlib import Path

import pytest
from defusedxml import ElementTree

from bob_editor.cli.files import ENDINGS
from bob_editor.render.pictures.desktop_icons import SIZES, write_icons
from bob_editor.render.pictures.emblem import emblem

LINUX = Path(__file__).resolve().parents[2] / "packaging" / "linux"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


def kinds() -> dict[str, str]:
    """The pattern of every kind of file that is told."""
    root = ElementTree.parse(LINUX / "bob-editor.xml").getroot()
    return {one.attrib["type"]: one.find(f"{MIME}glob").attrib["pattern"] for one in root}


def entry() -> ConfigParser:
    """What menus read."""
    read = ConfigParser(interpolation=None)
    read.optionxform = str  # type: ignore[assignment, method-assign]
    read.read(LINUX / "bob-editor.desktop", "utf-8")
    return read


def test_every_kind_of_ours_is_known_by_its_ending() -> None:
    """No ending is forgotten, and none is another program's."""
    patterns = kinds().values()
    assert {ending for ending in ENDINGS.values() if any(fnmatch(f"a{ending}", one) for one in patterns)} == {
        *ENDINGS.values()
    }
    assert not any(fnmatch("package.json", one) for one in patterns)


def test_a_double_click_is_for_what_the_window_opens() -> None:
    """Boards, scenarios, suites and packs; the metainfo says the same as the entry."""
    opened = entry()["Desktop Entry"]["MimeType"].strip(";").split(";")
    assert {kinds()[kind] for kind in opened} == {
        "*.board.json",
        "*.scenario.json",
        "*.los.json",
        "*.bobpack",
    }
    told = ElementTree.parse(LINUX / "bob-editor.metainfo.xml").getroot()
    assert [one.text for one in told.iter("mediatype")] == opened


def test_icons_are_where_desktops_look(tmp_path: Path, qapp: object) -> None:
    """Each in its size, the drawing beside them; what is beyond the hex is see-through."""
    write_icons(tmp_path)
    assert len([*tmp_path.glob("hicolor/*/apps/bob-editor.png")]) == len(SIZES)
    assert (tmp_path / "hicolor/scalable/apps/bob-editor.svg").read_text("utf-8").startswith("<?xml")
    image = emblem(16)
    assert image.pixelColor(0, 0).alpha() == 0
    assert image.pixelColor(8, 8).alpha() == 255


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="a script of Linux' desktops")
def test_installed_and_taken_away_again(tmp_path: Path) -> None:
    """All goes into the user's own folders, whatever their names; afterwards only what others have there is left."""
    made = tmp_path / "made"
    for name in ("applications/bob-editor.desktop", "mime/packages/bob-editor.xml"):
        (made / "share" / name).parent.mkdir(parents=True, exist_ok=True)
        (made / "share" / name).write_bytes((LINUX / Path(name).name).read_bytes())
    (made / "share/metainfo").mkdir()
    (made / "share/metainfo/bob-editor.metainfo.xml").write_bytes(
        (LINUX / "bob-editor.metainfo.xml").read_bytes()
    )
    (made / "share/icons/hicolor/16x16/apps").mkdir(parents=True)
    (made / "share/icons/hicolor/16x16/apps/bob-editor.png").write_bytes(b"icon")
    (made / "bob-editor").mkdir()
    program = made / "bob-editor" / "bob-editor"
    program.write_text("#!/bin/sh\necho begun\n", "utf-8")
    program.chmod(0o755)
    (made / "install").write_bytes((LINUX / "install").read_bytes())
    home = tmp_path / "a home & a half"
    (home / ".local/share/applications").mkdir(parents=True)
    (home / ".local/share/applications/other.desktop").write_text("[Desktop Entry]\n", "utf-8")
    given = {"HOME": str(home), "PATH": os.environ["PATH"]}

    for _ in range(2):  # the second over the first
        subprocess.run(["sh", str(made / "install")], env=given, check=True, capture_output=True)
    started = subprocess.run([home / ".local/bin/bob-editor"], check=True, capture_output=True, text=True)
    assert started.stdout == "begun\n"
    text = (home / ".local/share/applications/bob-editor.desktop").read_text("utf-8")
    assert f'Exec="{home}/.local/share/bob-editor/application/bob-editor" %F\n' in text
    subprocess.run(["sh", str(made / "install"), "--remove"], env=given, check=True, capture_output=True)
    left = [path for path in home.rglob("*") if "bob-editor" in path.name and not path.is_dir()]
    assert left == []
    assert (home / ".local/share/applications/other.desktop").exists()
