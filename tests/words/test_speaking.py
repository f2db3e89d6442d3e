"""The words of the window: what is looked up, how numbers are written, and that the tables have what they must."""

from collections.abc import Iterator

import pytest

from bob_editor.sheet.languages import language_of
from bob_editor.words import in_language, many, mark, numeral, speak, spoken, tr
from bob_editor.words.table import read_table

TABLE = """<TS version="2.1" language="de">
<context><name>bob_editor</name>
<message><source>Save &amp;as…</source><translation>&amp;Datei sichern…</translation></message>
<message numerus="yes"><source>{count} hexes</source><translation>
<numerusform>1 Hexfeld</numerusform><numerusform>{count} Hexfelder</numerusform></translation></message>
<message><source>Later</source><translation type="unfinished"></translation></message>
</context></TS>"""


@pytest.fixture
def german() -> Iterator[None]:
    """German is spoken while a test runs."""
    speak("de")
    yield
    speak("en")


def test_english_stands_in_the_code() -> None:
    """Without a choice a text is what it says, with its values in their places."""
    assert spoken() == "en"
    assert tr("No such text {here}") == "No such text {here}"
    assert tr("{name} has {count:,} hexes.", name="Mill", count=1234) == "Mill has 1,234 hexes."
    assert [many("one", "{count} of {what}", n, what="it") for n in (0, 1, 2)] == [
        "0 of it",
        "one",
        "2 of it",
    ]
    assert mark("Save") == "Save"


def test_a_value_stays_as_it_is(german: None) -> None:
    """What a user has named isn't read for places of values, and not translated."""
    assert tr("{x} isn’t in the table", x="{y} &Save") == "{y} &Save isn’t in the table"


def test_numbers_are_written_as_the_language_writes_them(german: None) -> None:
    """German parts thousands by a dot and decimals by a comma; texts keep theirs."""
    assert tr("{a:,} {b:.1f} {c}", a=12345, b=0.5, c="1,5.0") == "12.345 0,5 1,5.0"
    assert many("one", "{count:,} that the table hasn’t", 1000) == "1.000 that the table hasn’t"
    assert (numeral(12345), numeral(0.5, ".1f")) == ("12.345", "0,5")
    assert in_language("en")("{a:,}", a=1234) == "1,234"
    assert language_of("fr").say("{a:,} {b}", a=1234, b=0.5) == "1\u202f234 0,5"


def test_what_a_number_chooses_elsewhere_is_said_of_several(german: None) -> None:
    """A text that is looked up by itself here, and chosen by a number there, is known in both."""
    assert tr("{count} hexes", count=3) == many("1 hex", "{count} hexes", 3) == "3 Felder"


def test_a_language_that_isnt_there_is_refused() -> None:
    """Settings of another edition may name one; the window asks only for those that it speaks."""
    with pytest.raises(ValueError, match="tlh"):
        speak("tlh")
    assert spoken() == "en"


def test_a_table_is_read_as_linguist_writes_it() -> None:
    """With forms for numbers; what isn't finished doesn't count."""
    table = read_table(TABLE.encode())
    assert table.texts == {"Save &as…": "&Datei sichern…"}
    assert table.forms == {"{count} hexes": ("1 Hexfeld", "{count} Hexfelder")}
