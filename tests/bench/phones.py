"""Twelve phones at one table in Chromium on this computer, which press what they like by
themselves: phones.py FACEDOWN [PRESSES]

    /usr/bin/python3 tests/e2e/session.py /usr/bin/python3 tests/bench/phones.py \\
        build/bin/facedown 200

Prints how much each page is sent of an event, the time from a press on one page to the frame in
which another, and the last of all others, shows what came of it, and how soon a page whose
connection has died unnoticed shows its table again, once the network is back or it is looked at.
"""

import os
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "e2e"))

from browser import Browser  # noqa: E402
from play_on_phones import LANGUAGES, PRESS, SIZES, SPY, Window, wait_for  # noqa: E402

PLAYERS = 12

# Sockets that can be made deaf and dumb, as those through a network that is gone.
SOCKETS = """
  window.sockets = [];
  const Heard = WebSocket;
  window.WebSocket = class extends Heard {
    constructor(address) {
      super(address);
      sockets.push(this);
      this.addEventListener("message", event => {
        if (this.dead)
          event.stopImmediatePropagation();
        else if (event.data.includes('"game"'))
          this.shown = true;
      });
    }
    send(text) {
      if (!this.dead)
        super.send(text);
    }
  };
"""
BACK = """new Promise(done => {
  const had = sockets.length;
  sockets.at(-1).dead = true;
  const began = performance.now();
  const look = () => sockets.length > had && sockets.at(-1).shown
    ? done(Math.round(performance.now() - began)) : setTimeout(look, 5);
  dispatchEvent(new Event("%s"));
  look();
})"""


def figures(times):
    times = sorted(times)
    return f"median {times[len(times) // 2]} ms, 99 % {times[len(times) * 99 // 100]} ms"


def number(at):
    return int(at.split(".")[0])


def spans(pages):
    """From each press that happened, to its sight on each of the others."""
    heard = [[(number(at), when) for at, when in page.run("spy.heard")] for page in pages]
    for which, page in enumerate(pages):
        for at, _, pressed in page.run("spy.pressed"):
            seen = [next((when for event, when in all_heard if event > number(at)), None)
                    for other, all_heard in enumerate(heard) if other != which]
            if None not in seen:
                yield [when - pressed for when in seen]


def main(facedown, presses="200"):
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, Browser() as browser:
        window = Window(facedown, "skull", folder, PLAYERS)
        try:
            pages = [browser.page(SIZES[at % 4], LANGUAGES[at % 4], SPY + SOCKETS)
                     for at in range(PLAYERS)]
            for player, page in enumerate(pages):
                page.open(window.address(player))
            for page in pages:
                wait_for(lambda page=page: page.run("Boolean(window.spy?.state.game)"), "a table",
                         60)
            before = [page.run("[spy.bytes, spy.state.length]") for page in pages]
            for page in pages:
                page.run(f"setInterval(() => {PRESS.replace('%f', 'Math.random()')}, 50); 1")
            wait_for(lambda: pages[0].run("spy.state.over") or
                     pages[0].run("spy.state.length") >= int(presses), "the game to go on", 3600)
            after = [page.run("[spy.bytes, spy.state.length]") for page in pages]
            found = list(spans(pages))
            each = sum((late[0] - early[0]) / (late[1] - early[1])
                       for early, late in zip(before, after)) / PLAYERS
            print(f"{PLAYERS} pages, {len(found)} presses, load {os.getloadavg()[0]:.1f} on "
                  f"{os.cpu_count()} processors")
            print(f"  {each:.0f} bytes an event for each page")
            print(f"  press to sight on another: {figures(sum(found, []))}")
            print(f"  press to sight on all others: {figures(map(max, found))}")
            for event in ("online", "focus"):
                back = [page.run(BACK % event) for page in pages]
                print(f"  back after \"{event}\": {figures(back)}")
        finally:
            window.end()


if __name__ == "__main__":
    main(*sys.argv[1:])
