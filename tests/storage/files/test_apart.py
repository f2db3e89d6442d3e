"""Files are told apart by the end of the way to them."""

from pathlib import Path

from bob_editor.storage.files.apart import end_apart, folders_apart


def test_the_shortest_end_of_the_way_is_told() -> None:
    """As many folders as it takes, and none for a name that is open once or in no file."""
    assert folders_apart(["/a/mill.json", "/b/mill.json", "/b/pond.json", "", ""]) == ["a", "b", "", "", ""]
    assert folders_apart(["/x/a/mill.json", "/y/a/mill.json", "/x/b/mill.json"]) == ["x/a", "y/a", "b"]
    assert folders_apart(["/mill.json", "/a/mill.json"]) == ["/", "a"]
    assert folders_apart(["/a/mill.json", "/a/mill.json"]) == ["", ""]


def test_the_name_is_told_where_it_is_enough() -> None:
    """With as many folders as it takes otherwise; the file itself is none of the others."""
    here, there, other = map(Path, ("/x/a/mill.json", "/y/a/mill.json", "/x/a/pond.json"))
    assert end_apart(other, (here, there, other)) == "pond.json"
    assert end_apart(here, (here, there, other)) == "x/a/mill.json"
