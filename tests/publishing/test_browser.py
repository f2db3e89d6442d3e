"""The web pages in a real browser, from a file and without a network: ``make browser``."""

import random
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bob_editor.geometry.hexes import Hex
from bob_editor.publishing.edition import Edition, edition_of
from bob_editor.publishing.forms.web import FORM
from bob_editor.publishing.progress import untold
from bob_editor.publishing.tables.packed_sight import told
from bob_editor.rules.los.scene import End

SHIPPED = Path(__file__).parents[2] / "maps"
SCENARIO = SHIPPED / "combat-commander-pacific/tavo-first-light.scenario.json"
FOUND = next(filter(None, map(shutil.which, ("chromium-headless-shell", "chromium", "google-chrome"))), None)
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 3,
}
VERDICTS = {"clear": "clear", "hindered": "hindered by", "blocked": "blocked"}

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(
        FOUND is None, reason="No Chromium: on Debian, apt-get install chromium-headless-shell."
    ),
]
playwright = pytest.importorskip(
    "playwright.sync_api", reason="No playwright: pip install --group browser has it."
)


@pytest.fixture(scope="module")
def edition() -> Edition:
    return edition_of(SCENARIO, "scenario")


@pytest.fixture(scope="module")
def address(edition: Edition, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The page of a scenario, in a file."""
    folder = tmp_path_factory.mktemp("web")
    FORM.make(edition, folder, untold)
    return (folder / "tavo-first-light.html").as_uri()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Any]:
    with playwright.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=FOUND, args=["--no-sandbox"])
        yield browser
        browser.close()


class Reader:
    """Somebody with a page open: what went wrong or was asked of the network is kept."""

    def __init__(self, chromium: Any, address: str, script: str = "", **more: Any) -> None:
        self.context = chromium.new_context(**more)
        self.context.set_offline(True)
        self.page = self.context.new_page()
        self.wrong: list[str] = []
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.on("console", lambda said: self.wrong.append(said.text) if said.type == "error" else None)
        self.page.on("request", self._asked)
        if script:
            self.page.add_init_script(script)
        self.page.goto(address)
        self.page.wait_for_function("document.getElementById('told').textContent.startsWith('Choose')")

    def _asked(self, request: Any) -> None:
        if not request.url.startswith(("file:", "data:", "blob:")):
            self.wrong.append(request.url)

    @property
    def told(self) -> str:
        """What the page says of the line."""
        return str(self.page.locator("#told").text_content())

    def spot(self, edition: Edition, at: Hex) -> tuple[float, float]:
        """Where a hex's middle lies on the screen."""
        grid = edition.scenarios[0].card.grid
        x, y = grid.frame.true(grid.centre(at))
        place = self.page.evaluate(
            """([x, y]) => { const to = new DOMPoint(x, y).matrixTransform(document.getElementById('map')
               .getScreenCTM()); return [to.x, to.y]; }""",
            [x, y],
        )
        return place[0], place[1]

    def end(self) -> None:
        """Close the page; nothing may have gone wrong."""
        self.context.close()
        assert not self.wrong


def expected(edition: Edition, start: Hex, goal: Hex) -> str:
    """What the product says of a line, in the page's words."""
    one = edition.scenarios[0]
    assert one.game.sight is not None
    if edition not in SIGHTS:
        SIGHTS[edition] = one.game.sight(one.card.scene)
    answer = SIGHTS[edition].trace(End(start), End(goal))
    words = "blind" if answer.blind else answer.verdict
    words += f" by {answer.hindrance}" if answer.verdict == "hindered" else ""
    if words != "clear" and answer.reasons:
        words += f", {told(answer.reasons[0], one.card.ruleset)}"
    label = one.card.grid.label
    return f"{label(start)} to {label(goal)}: {words}; range {start.distance(goal)}."


SIGHTS: dict[Edition, Any] = {}


@pytest.mark.parametrize("script", ["", "delete window.DecompressionStream"], ids=["", "old browser"])
def test_what_the_pointer_shows_is_the_product_s(
    chromium: Any, address: str, edition: Edition, script: str
) -> None:
    """A thousand pairs; also where the browser can't unpack the table by itself."""
    reader = Reader(chromium, address, script, viewport={"width": 1280, "height": 900})
    chance, hexes = random.Random(15), edition.scenarios[0].card.grid.hexes
    for _ in range(5 if script else 25):
        start = chance.choice(hexes)
        reader.page.mouse.click(*reader.spot(edition, start))
        for goal in chance.sample(hexes, 40):
            if goal != start:
                reader.page.mouse.move(*reader.spot(edition, goal))
                assert reader.told == expected(edition, start, goal)
        reader.page.mouse.move(*reader.spot(edition, start))
        reader.page.mouse.click(*reader.spot(edition, start))
    reader.end()


def test_a_phone(chromium: Any, address: str, edition: Edition) -> None:
    """Nothing runs over the side, fingers tap, drag and pinch, and what is to be tapped is large enough."""
    reader = Reader(chromium, address, **PHONE)
    page = reader.page
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for box in page.evaluate(
        "[...document.querySelectorAll('.tools button')].map((one) => one.getBoundingClientRect().toJSON())"
    ):
        assert min(box["width"], box["height"]) >= 24
    start, goal = edition.scenarios[0].card.grid.hexes[40], edition.scenarios[0].card.grid.hexes[77]
    page.touchscreen.tap(*reader.spot(edition, start))
    page.touchscreen.tap(*reader.spot(edition, goal))
    assert reader.told == expected(edition, start, goal)
    wide = "Number(document.getElementById('map').getAttribute('viewBox').split(' ')[2])"
    before = page.evaluate(wide)
    fingers = reader.context.new_cdp_session(page)
    x, y = reader.spot(edition, start)
    for kind, apart in (("touchStart", 20), ("touchMove", 60), ("touchMove", 100)):
        points = [{"x": x + sign * apart, "y": y, "id": place} for place, sign in enumerate((-1, 1))]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert page.evaluate(wide) == pytest.approx(before / 5, rel=0.2)
    reader.end()


def test_keys_forms_and_what_is_read_aloud(chromium: Any, address: str, edition: Edition) -> None:
    """The map by keys alone; every control has a name, and the field is there as text."""
    reader = Reader(chromium, address, viewport={"width": 1000, "height": 800})
    page, label = reader.page, edition.scenarios[0].card.grid.label
    page.get_by_role("application").focus()
    page.keyboard.press("ArrowRight")
    start = str(page.locator("#hex").text_content()).partition(":")[0]
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    goal = str(page.locator("#hex").text_content()).partition(":")[0]
    hexes = {label(at): at for at in edition.scenarios[0].card.grid.hexes}
    assert start != goal
    assert reader.told == expected(edition, hexes[start], hexes[goal])
    page.get_by_label("LOS from").fill("c3")
    page.get_by_label("to", exact=True).fill("F6")
    page.get_by_role("button", name="Look", exact=True).click()
    assert reader.told == expected(edition, hexes["C3"], hexes["F6"])
    page.get_by_text("Field as text").click()
    assert "F6" in str(page.locator("#field dl").text_content())
    nameless = page.evaluate(
        "[...document.querySelectorAll('button, input, a, img')].filter((one) => !(one.textContent.trim() ||"
        " one.getAttribute('aria-label') || one.labels?.length || one.hasAttribute('alt'))).map((one) => one.outerHTML)"
    )
    assert nameless == []
    reader.end()


def test_light_dark_and_print(chromium: Any, address: str) -> None:
    """Letters stand out from the paper in either; a print has no buttons, and the whole map."""
    lights = {}
    for scheme in ("light", "dark"):
        reader = Reader(chromium, address, color_scheme=scheme)
        found = reader.page.evaluate(
            "['color', 'backgroundColor'].map((one) => getComputedStyle(document.body)[one])"
        )
        ink, paper = map(_light, found)
        lights[scheme] = paper - ink
        reader.page.emulate_media(media="print")
        assert not reader.page.locator(".tools").first.is_visible()
        assert reader.page.locator("#map").is_visible()
        reader.end()
    assert lights["light"] > 150
    assert lights["dark"] < -150


def _light(colour: str) -> float:
    """How light a colour is, from 0 to 255."""
    red, green, blue, *_ = (float(one) for one in re.findall(r"[0-9.]+", colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
