#!/usr/bin/env python3
"""Plays a whole game from the pages of its seats in a browser, all people on phones of other sizes
and languages, while one message in five is cut off by a socket that closes before it or behind it;
then compares what was pressed with what the match keeps: play_on_phones.py FACEDOWN GAME [SHOTS]"""

import importlib
import itertools
import random
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import by_keys
import reading
from browser import Browser, Navigated

SIZES = [(360, 640), (390, 844), (844, 390), (1280, 800)]
LANGUAGES = ["en-GB", "zh-TW", "ja", "gl"]
PLAYERS = 4
NAMES = ["Ana", "Bruno", "<b>Sora</b>", "Iria", "Uxía", "Kenji", "Mei", "Olga", "Paul", "Rosa",
         "Tomé", "Zoe"]
CUT = 0.2
KEYED = 12  # presses by keys, before all else is pressed by mouse
LONGEST = 800  # seconds, on a machine that does much else

# What is said and heard is noted; sockets close as they like.
SPY = """
  window.spy = {state: {}, pressed: [], cuts: 0, cut: 0, dice: 5, heard: [], bytes: 0, messages: 0,
                told: [], stalls: 0, refusals: 0, sockets: 0};
  // The same cuts in every run: MINSTD, the "minimal standard" generator of Park and Miller.
  spy.chance = () => (spy.dice = spy.dice * 48271 % 2147483647) / 2147483647;
  const Real = WebSocket;
  window.WebSocket = class extends Real {
    constructor(address) {
      super(address);
      spy.socket = this;
      spy.sockets += 1;
      this.stalled = spy.stalls-- > 0; // it never comes to be
      if (spy.refusals-- > 0)
        setTimeout(() => this.close());
      this.addEventListener("message", event => {
        spy.bytes += event.data.length;
        spy.messages += 1;
        const message = JSON.parse(event.data);
        if (message.type !== "set")
          return;
        if ("said" in message && message.said !== (spy.told.at(-1) ?? ""))
          spy.told.push(message.said);
        Object.assign(spy.state, message);
        if ("at" in message)
          requestAnimationFrame(() => spy.heard.push([message.at, Date.now()]));
      });
    }
    get readyState() { return this.stalled ? 0 : super.readyState; }
    set onopen(then) { super.onopen = this.stalled ? null : then; }
    send(text) {
      const message = JSON.parse(text);
      if (message.type === "event" || message.type === "select")
        spy.pressed.push([message.at, message.event, Date.now()]);
      const cut = message.type !== "hello" && spy.chance() < spy.cut;
      if (cut && spy.chance() < 0.5) {
        spy.cuts += 1;
        return this.close();
      }
      super.send(text);
      if (cut) {
        spy.cuts += 1;
        this.close();
      }
    }
  };
"""

# All that could be pressed now; buttons before pieces, as often as both are there. Nothing if it is
# another's turn; else whether something was, and how wide the page is.
PRESS = """(() => {
  if (spy.state.over || !(spy.state.yourTurn || spy.state.counting) ||
      document.body.classList.contains("waits"))
    return [Boolean(spy.state.over), false, 0, 0];
  const usable = all => [...all].filter(
    one => one.ariaDisabled !== "true" && one.checkVisibility());
  const steps = usable(document.querySelectorAll("#actions .step button:not(.press)"));
  const buttons = usable(document.querySelectorAll("#actions .press, #actions > [data-key=go]"));
  const things = usable(document.querySelectorAll(
    "#pieces button, #middle button, #board button, button.seat"));
  const any = all => all[Math.floor(%f * all.length)];
  if (steps.length && %f < 0.4)
    any(steps).click();
  const wanted = buttons.length && (!things.length || %f < 0.7) ? buttons : things;
  const chosen = any(wanted.length ? wanted : buttons);
  chosen?.click();
  const wide = document.documentElement.scrollWidth;
  return [false, Boolean(chosen), wide, innerWidth];
})()"""


def wait_for(happened, what, seconds=20):
    until = time.monotonic() + seconds
    while not (result := happened()):
        if time.monotonic() > until:
            raise AssertionError(f"waited for {what}")
        time.sleep(0.02)
    return result


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


def set_up(folder, game, players):
    """What was set last: everybody on a phone, and every decision is theirs."""
    Path(folder, "settings.ini").write_text(
        "[General]\nplayForced=false\n"
        f"[{game}]\nplayers={players}\nnames={', '.join(NAMES[:players])}\n"
        f"options={importlib.import_module(game).RULES.get('short', '')}\n"
        f"levels={', ' * (players - 1)}\n"
        f"phones={', '.join(map(str, range(players)))}\n", encoding="utf-8")


def links(folder):
    for line in Path(folder, "settings.ini").read_text(encoding="utf-8").splitlines():
        if line.startswith("seats-"):
            seats = [seat.split() for seat in line.partition("=")[2].split(", ")[1:]]
            return {int(player): link for player, link in seats}
    return {}


class Window:
    """The program, its game begun from the page that sets it up."""

    def __init__(self, path, game, folder, players=PLAYERS):
        set_up(folder, game, players)
        self.folder = folder
        self.port = free_port()
        self._process = subprocess.Popen(
            [path, "--data", folder, "--listen", f"127.0.0.1:{self.port}", "--pace", "instant",
             "--language", "en"])
        self.pid = self._process.pid
        window = xdotool("search", "--sync", "--onlyvisible", "--name", "^facedown$")[-1]
        xdotool("windowfocus", "--sync", window)
        games = [line.split("(")[1].rstrip(")") for line in
                 (Path(__file__).resolve().parents[2] / "CMakeLists.txt").read_text().splitlines()
                 if line.startswith("facedown_game(")]
        xdotool("key", f"ctrl+{games.index(game) + 1}")
        wait_for(lambda: xdotool("search", "--name", "facedown – "), "the setup")
        xdotool("key", "Return")
        self.links = wait_for(lambda: len(found := links(folder)) == players and found,
                              "the links")

    def address(self, player):
        return f"http://127.0.0.1:{self.port}/#{self.links[player]}"

    def events(self):
        with sqlite3.connect(f"file:{Path(self.folder, 'matches.sqlite')}?mode=ro",
                             uri=True) as data:
            return [row[0] for row in data.execute("SELECT event FROM event ORDER BY number")]

    def status(self):
        """None while the program runs."""
        return self._process.poll()

    def end(self):
        self._process.terminate()
        self._process.wait()


def xdotool(*arguments):
    run = subprocess.run(["xdotool", *arguments], capture_output=True, text=True)
    return run.stdout.split()


def decided(pages):
    """What was pressed last at each table, in order: it became the table's next event."""
    last = {}
    for page in pages:
        for at, event, _ in page.run("spy.pressed"):
            last[at] = event
    order = sorted(last, key=lambda at: [int(part) for part in at.split(".")][::-1])
    return list(itertools.chain.from_iterable(last[at].split("\n") for at in order))


def compare(pressed, kept):
    """Each press has happened once, in its order; what else there is is chance's."""
    left = iter(kept)
    by_chance = []
    for event in pressed:
        for other in left:
            if other == event:
                break
            by_chance.append(other)
        else:
            raise AssertionError(f"lost: {event}")
    by_chance += left
    words = {event.split()[0] for event in pressed}
    doubled = [event for event in by_chance if event.split()[0] in words]
    assert not doubled, f"doubled: {doubled}"


def spans(pages):
    """From each press to the moment that another page has drawn what came of it."""
    moments = {}
    for page in pages:
        for at, _, when in page.run("spy.pressed"):
            moments.setdefault(at, when)
    found = []
    for page in pages:
        heard = page.run("spy.heard")
        for (_, _), (at, when) in itertools.pairwise(heard):
            match, number, taken = at.split(".")
            before = f"{match}.{int(number) - 1}.{taken}"
            if before in moments and when >= moments[before]:
                found.append(when - moments[before])
    return sorted(found)


def check_cover(page):
    """A hand that is covered is so when the page is loaded again."""
    covers = "getComputedStyle(pieces).visibility"
    page.run("cover.click(); window.old = true; location.reload()")

    def there():
        try:
            return page.run("!window.old && Boolean(window.spy?.state.game)")
        except Navigated:
            return False

    wait_for(there, "the table again")
    wait_for(lambda: page.run("!game.hidden"), "the table to be shown")
    assert page.run(covers) == "hidden", "the hand is open"
    page.run("cover.click(); 1")
    assert page.run(covers) == "visible", "the hand is covered"


def check_update(page):
    """What looks as before is the same element, and has the focus that it had."""
    seen = page.run("""import("/dom.js").then(({ make, update }) => {
      const put = keys => {
        update("pieces", [...keys].map(key => make("button", { "data-key": key, text: key })));
        return [...pieces.children];
      };
      const old = put("abcd");
      old[2].focus();
      const now = put("xacdy");
      const kept = now.map(one => old.includes(one) ? one.textContent : "");
      return [now.map(one => one.textContent).join(""), kept.join(""),
              document.activeElement === old[2], put("ca").map(one => one.textContent).join("")];
    })""")
    assert seen == ["xacdy", "acd", True, "ca"], seen


def check_strip(page):
    """A question stays whatever else is said, in whatever language is chosen, until it is answered.
    """
    asked, then, other, answered, withdrawn = page.run("""(() => {
      const hear = type => spy.socket.dispatchEvent(
        new MessageEvent("message", { data: JSON.stringify({ type }) }));
      const speak = code => {
        byId("language").value = code;
        byId("language").dispatchEvent(new Event("change"));
        return byId("stripText").textContent;
      };
      const byId = id => document.getElementById(id);
      const spoken = byId("language").value;
      hear("asked");
      const asked = byId("stripText").textContent;
      hear("late");
      const then = byId("stripText").textContent;
      const other = speak(spoken === "gl" ? "ja" : "gl");
      speak(spoken);
      byId("stripButtons").lastChild.click();
      const answered = byId("strip").hidden;
      hear("asked");
      hear("answered");
      return [asked, then, other, answered, byId("strip").hidden];
    })()""")
    assert asked and asked == then, f"{asked} is followed by {then}"
    assert other not in ("", asked), f"{asked} is not said in another language"
    assert answered, "an answered question stays"
    assert withdrawn, "a question that needs no answer any more stays"


def check_stalled(page):
    """A connection that never comes to be is given up."""
    before = page.run("spy.stalls = 1, spy.socket.close(), spy.sockets")
    wait_for(lambda: page.run(f"spy.sockets === {before + 2} && strip.hidden"), "the table again")


def check_lost(page):
    """However often it is tried again, it is said once that the table cannot be reached."""
    page.run("""spy.changes = 0, new MutationObserver(() => spy.changes += 1)
      .observe(document.getElementById("stripText"), { childList: true });
      spy.refusals = 5; spy.socket.close(); 1""")
    wait_for(lambda: page.run("spy.refusals < 0 && strip.hidden"), "the table again")
    changes = page.run("spy.changes")
    assert changes == 2, f"that the table is lost, and is not, was said {changes} times"


def check_markup(pages):
    """A name like HTML is the text that it is, wherever it stands."""
    for page in pages:
        assert page.run("seats.textContent.includes('<b>Sora</b>') && "
                        "!document.querySelector('b')"), "HTML was made of a name"


def main(path, game, shots=None):
    dice = random.Random(5)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, Browser() as browser:
        window = Window(path, game, folder)
        try:
            pages = [browser.page(SIZES[at], LANGUAGES[at], SPY + reading.LISTEN)
                     for at in range(PLAYERS)]
            for player, page in enumerate(pages):
                page.open(window.address(player))
            for page in pages:
                wait_for(lambda page=page: page.run("Boolean(window.spy?.state.game)"), "a table")
            assert len({page.run("spy.state.title") for page in pages}) > 2, "one language for all"
            check_markup(pages)
            paint = max(page.run("performance.getEntriesByName('first-contentful-paint')[0]"
                                 "?.startTime ?? 0") for page in pages)
            taken = 0

            def shoot(name):
                if shots:
                    Path(shots).mkdir(parents=True, exist_ok=True)
                    for player, page in enumerate(pages):
                        page.picture(Path(shots, f"{game}-{name}-{player}.png"))
                    subprocess.run(["import", "-window", "root",
                                    str(Path(shots, f"{game}-{name}-window.png"))], check=False)

            def read(what):
                for page in pages:
                    reading.check_size(page, f"{game}, {what}, {page.language}")
                    reading.check_names(page, f"{game}, {what}, {page.language}")
                    reading.check_contrast(page, f"{game}, {what}, {page.language}")

            shoot("start")
            read("start")
            asks = wait_for(lambda: next((page for page in pages if page.run(
                "spy.state.yourTurn && spy.state.hint?.offered")), None), "somebody's turn")
            asks.run("hintButton.click(); more.click(); leave.click()")
            wait_for(lambda: asks.run("spy.state.hint.asked && !spy.state.hint.thinking"), "a hint",
                     60)
            read("hint")
            asks.run("hintButton.click(); more.click(); "
                     "document.querySelector('#stripButtons :last-child').click()")
            by_keys.check_hint(asks, game)
            check_cover(pages[0])
            by_keys.play(pages, dice, KEYED, game)
            for page in pages:
                page.run(f"spy.cut = {CUT}; 1")
            until = time.monotonic() + LONGEST
            over = []
            while len(over) < PLAYERS:
                assert window.status() is None, f"facedown has ended: {window.status()}"
                assert time.monotonic() < until, [
                    page.run("[spy.state.prompt, spy.cuts]") for page in pages]
                over = []
                for which, page in enumerate(pages):
                    is_over, pressed, wide, room = page.run(
                        PRESS % (dice.random(), dice.random(), dice.random()))
                    assert wide <= room, f"page {which} is {wide} wide in {room}"
                    over += [page] if is_over else []
                    taken += pressed
                    if pressed and taken % 40 == 10:
                        shoot(f"turn{taken}")
                    if pressed and taken in (3, 9, 27, 81):
                        read(f"turn {taken}")
            for page in pages:
                page.run("spy.cut = 0; 1")
            shoot("end")
            read("end")
            check_markup(pages)
            for page in pages:
                wait_for(lambda page=page: page.run("back.click(), !spy.state.live"), "the past")
            read("past")
            for page in pages:
                page.run("now.click(); 1")
                reading.check_spoken(page, f"{game}, {page.language}")
            check_update(pages[0])
            check_strip(pages[0])
            check_stalled(pages[0])
            check_lost(pages[0])
            kept = wait_for(lambda: len(events := window.events()) ==
                            pages[0].run("spy.state.length") and events, "all on the disk")
            pressed = decided(pages)
            compare(pressed, kept)
            cuts = sum(page.run("spy.cuts") for page in pages)
            assert cuts > 0, "nothing was cut off"
            assert not browser.complaints, browser.complaints
            times = spans(pages)
            size = sum(page.run("spy.bytes") for page in pages)
            messages = sum(page.run("spy.messages") for page in pages)
            loaded = pages[0].run(
                "[...new Map(performance.getEntriesByType('resource').map("
                "one => [one.name, one.encodedBodySize])).values()].reduce((a, b) => a + b, 0)")
            print(f"{game}: {len(kept)} events, {len(pressed)} of them pressed, {cuts} sockets "
                  f"cut; {size // messages} bytes a message, {loaded} bytes loaded; first paint "
                  f"{paint:.0f} ms; press to sight {times[len(times) // 2]} ms, 99th percentile "
                  f"{times[len(times) * 99 // 100]} ms")
        finally:
            window.end()


if __name__ == "__main__":
    main(*sys.argv[1:])
