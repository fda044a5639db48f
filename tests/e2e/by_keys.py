"""A page for whoever has keys and nothing else: they go by Tab to what they decide, or press its
letter, and see all the way where they are. Nothing that happens takes the focus away."""

import time

CODES = {"Tab": 9, "Enter": 13, " ": 32}

# Where the focus is, and what is wrong with that.
FOCUS = """(() => {
  const at = document.activeElement;
  if (at === document.body)
    return {lost: true, faults: ["it is nowhere"]};
  const box = at.getBoundingClientRect();
  const style = getComputedStyle(at);
  const faults = [];
  if (!at.matches(":focus-visible") || style.outlineStyle !== "solid" ||
      parseFloat(style.outlineWidth) < 2)
    faults.push("it has no ring");
  const between = (low, high, most) => (Math.max(low, 0) + Math.min(high, most)) / 2;
  const hit = document.elementFromPoint(between(box.left, box.right, innerWidth),
                                        between(box.top, box.bottom, innerHeight));
  if (!hit || !(at.contains(hit) || hit.contains(at)) || box.bottom < 1 ||
      box.top > innerHeight - 1)
    faults.push("it is not in view");
  return {faults, lost: false, key: at.dataset.key ?? at.id,
          name: at.getAttribute("aria-label") ?? at.textContent.slice(0, 40)};
})()"""

# What a decision or a choice for one is made by, and the letters for it.
OFFERED = """(() => {
  const keys = [...document.querySelectorAll(
    "button.seat, #middle button, #board button, #pieces button, #actions .press, " +
    "#actions > [data-key=go]")].map(one => one.dataset.key);
  const letters = (spy.state.actions ?? []).map(one => one.key).filter(Boolean);
  return {keys, letters, turn: Boolean(spy.state.yourTurn || spy.state.counting)};
})()"""


def press(page, key):
    text = {"Enter": "\r", "Tab": ""}.get(key, key)
    code = CODES.get(key) or ord(key.upper())
    for kind in ("keyDown", "keyUp"):
        page.call("Input.dispatchKeyEvent", type=kind, key=key, windowsVirtualKeyCode=code,
                  **({"text": text} if text and kind == "keyDown" else {}))


def look(page, what):
    """Where the focus is; it is seen."""
    focus = page.run(FOCUS)
    assert not focus["faults"], f"{what}, {page.size}: the focus: {focus}"
    return focus


def go_to(page, key, what):
    """By Tab, past the end of the page once at the most."""
    ends = 0
    for _ in range(200):
        press(page, "Tab")
        if page.run(FOCUS)["lost"]:
            ends += 1
            assert ends < 2, f"{what}: Tab never comes to {key}"
        elif look(page, what)["key"] == key:
            return
    raise AssertionError(f"{what}: Tab never comes to {key}")


def seen(page):
    return page.run("[spy.state.at, JSON.stringify([spy.state.actions, spy.state.pieces]), "
                    "spy.state.counting]")


def wait_for_news(page, before, what):
    until = time.monotonic() + 20
    while seen(page) == before or page.run("document.body.classList.contains('waits')"):
        assert time.monotonic() < until, f"{what}: nothing came of it"
        time.sleep(0.02)


def decide(page, dice, what):
    """One press of a key for whatever is to be decided next. Before: it is this page's turn."""
    offered = page.run(OFFERED)
    before = seen(page)
    if offered["letters"] and dice.random() < 0.5:
        letter = dice.choice(offered["letters"]).lower()
        pressed = page.run("spy.pressed.length")
        press(page, letter)
        what = f"{what}, by {letter}"
        wait_for_news(page, before, what)
        assert page.run("spy.pressed.length") > pressed, f"{what}: nothing was pressed"
        return
    key = dice.choice(offered["keys"])
    what = f"{what}, by Tab to {key}"
    go_to(page, key, what)
    press(page, dice.choice(["Enter", " "]))
    wait_for_news(page, before, what)
    look(page, f"{what}, after it was pressed")


def play(pages, dice, decisions, what):
    """So many presses of whoever is to act. All pages have been opened."""
    for _ in range(decisions):
        until = time.monotonic() + 60
        while not (page := next((one for one in pages if one.run(OFFERED)["turn"]), None)):
            if any(one.run("Boolean(spy.state.over)") for one in pages):
                return
            assert time.monotonic() < until, f"{what}: it is nobody's turn"
            time.sleep(0.02)
        decide(page, dice, f"{what}, {page.language}")


def check_hint(page, what):
    """H asks for a hint, and takes it away."""
    for asked in (True, False):
        press(page, "h")
        until = time.monotonic() + 20
        while page.run("Boolean(spy.state.hint?.asked)") != asked:
            assert time.monotonic() < until, f"{what}: H does nothing"
            time.sleep(0.02)
