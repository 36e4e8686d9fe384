"""Two brisk captains fight Drepanum at one screen, by the page's own buttons: python tests/e2e/drepanum.py [picture folder].

From the set-up to the victory; every hundredth click is a picture to look at. Ends with the number of clicks, or with what
went wrong on the page.
"""

from __future__ import annotations

import re
import sys
import tempfile
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parent))

from hands import moment
from house import ROOT, SEASONED, House, launch
from playwright.sync_api import Page, sync_playwright

EAGER = ("ram:", "rake:", "board:", "grapple:", "all-wake", "all-same", "ahead", "fire:", "evade:")
"""Options in the order in which a brisk captain likes them."""
OFFERED = (
    "() => [...document.querySelectorAll('.prompt [data-answer]')].filter((e) => e.offsetParent).map((e) => e.dataset.answer)"
)
SHY = ("concede", "orders", "end", "0", "hold", "ignore", "transfer")
CLICKS = 3000


def choose(offered: list[str], rng: Random) -> str:
    """An attack if there is one, else as fast ahead as may be; now and then something else."""
    answers = [answer for answer in offered if answer.split(":")[0] not in SHY] or [a for a in offered if a not in SHY[:2]]
    for taste in EAGER:
        liked = [answer for answer in answers if answer.startswith(taste)]
        if liked and rng.random() < 0.8:
            return rng.choice(liked)
    fast = [answer for answer in answers if answer.endswith(" forward")]
    return max(fast, key=lambda answer: int(answer.split()[0])) if fast else rng.choice(answers)


def fight(page: Page, url: str, folder: Path) -> int:
    """The clicks a whole battle took."""
    rng = Random(5)
    page.goto(url + "#/new/war_galley/s10-drepanum-249bc")
    for seat in ("R", "C"):
        page.locator(f"[data-seat='{seat}']").select_option("human")
    page.get_by_test_id("start").click()
    page.wait_for_url(re.compile("#/match/"))
    for click in range(CLICKS):
        page.wait_for_selector(".prompt [data-answer], .prompt form button, [data-testid=outcome]")
        if page.get_by_test_id("outcome").count():
            page.screenshot(path=folder / "drepanum-end.png")
            return click
        before = moment(page)
        offered = page.evaluate(OFFERED)
        button = f'.prompt [data-answer="{choose(offered, rng)}"]' if offered else ".prompt form button"
        page.locator(button).first.click()
        page.wait_for_function(
            "b => document.querySelector('[data-testid=slider]').max !== b || document.querySelector('[data-testid=outcome]')",
            arg=before,
        )
        if click % 100 == 99:
            page.screenshot(path=folder / f"drepanum-{click + 1}.png")
    raise SystemExit(f"no victory after {CLICKS} clicks")


def main() -> None:
    """The battle, with an eye on the console."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "shots"
    folder.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as temporary, sync_playwright() as playwright:
        house = House(Path(temporary))
        browser = launch(playwright)
        faults: list[str] = []
        try:
            page = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce").new_page()
            page.add_init_script(SEASONED)
            page.on("pageerror", lambda error: faults.append(str(error)))
            page.on("console", lambda line: faults.append(line.text) if line.type == "error" else None)
            print(fight(page, house.url, folder), "clicks:", page.get_by_test_id("outcome").inner_text())
        finally:
            browser.close()
            house.stop()
        if faults:
            raise SystemExit("\n".join(faults))


if __name__ == "__main__":
    main()
