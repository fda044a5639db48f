"""How soon a phone's page shows its table, in Chromium on this computer, against an empty page:
phone_paint.py FACEDOWN [GAME] [ROUNDS]

    /usr/bin/python3 tests/e2e/session.py /usr/bin/python3 tests/bench/phone_paint.py \\
        build/bin/facedown nyet 15

Each round opens, in turn, an empty page served from here, the page in a browser that has never seen
it (cold), and the same once more (warm). Medians, in milliseconds from the start of loading:

  first   to the first drawing of text or a picture (first-contentful-paint)
  table   to the first drawing of the table and what is expected of whom: useful
  whole   to the frame in which the last of its pictures is drawn

Chromium draws a window of its own for each new browser, and clears away each page that is left: as
much work as the page, for a second. It is waited for, since who scans a code has a browser already.
"""

import http.server
import os
import statistics
import sys
import tempfile
import threading
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "e2e"))

from browser import Browser  # noqa: E402
from play_on_phones import Window, wait_for  # noqa: E402

SIZE = (390, 844)
SETTLE = 1  # seconds, until the browser has nothing else to do

# Element timing says when the frame with an element was on the screen.
WATCH = """
  window.seen = {};
  new PerformanceObserver(list => {
    for (const one of list.getEntries())
      seen[one.identifier] ??= one.renderTime;
  }).observe({type: "element", buffered: true});
  addEventListener("DOMContentLoaded", () => {
    const game = document.getElementById("game");
    const table = document.getElementById("prompt") ?? document.querySelector("p");
    table.setAttribute("elementtiming", "table");
    if (!game)
      return void (seen.whole = performance.now());
    const look = new MutationObserver(() => {
      if (game.hidden || !document.querySelector("#seats li"))
        return;
      look.disconnect();
      Promise.all([...game.querySelectorAll("img")].map(one => one.decode().catch(() => {})))
        .then(() => requestAnimationFrame(() => { seen.whole = performance.now(); }));
    });
    look.observe(game, {attributes: true, childList: true, subtree: true});
  });
"""
FIGURES = """(first => first && seen.whole && seen.table && {
  first: first.startTime, table: seen.table, whole: seen.whole,
  requests: performance.getEntriesByType("resource").length + 1,
})(performance.getEntriesByName("first-contentful-paint")[0])"""


class Empty(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        page = b"<!doctype html><title>empty</title><p>empty</p>"
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(page)))
        self.end_headers()
        self.wfile.write(page)

    def log_message(self, *_):
        pass


def opened(page, address):
    time.sleep(SETTLE)
    page.open(address)
    return wait_for(lambda: page.run(FIGURES), "the page to be drawn", 60)


def main(facedown, game="nyet", rounds="15"):
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Empty)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    empty = f"http://127.0.0.1:{server.server_port}/"
    runs = {"empty": [], "cold": [], "warm": []}
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, Browser() as browser:
        window = Window(facedown, game, folder)
        try:
            for _ in range(int(rounds) + 1):  # the first is not counted
                with browser.page(SIZE, "ja", WATCH) as page:
                    runs["empty"].append(opened(page, empty))
                with browser.page(SIZE, "ja", WATCH) as page:
                    runs["cold"].append(opened(page, window.address(0)))
                    page.open("about:blank")
                    runs["warm"].append(opened(page, window.address(0)))
        finally:
            window.end()
    middle = {name: {figure: statistics.median(run[figure] for run in all_runs[1:])
                     for figure in all_runs[0]} for name, all_runs in runs.items()}
    print(f"{game}, medians of {rounds}, load {os.getloadavg()[0]:.1f} on {os.cpu_count()} "
          f"processors")
    for name, one in middle.items():
        ratio = one["table"] / middle["empty"]["table"]
        print(f"  {name}: first {one['first']:.0f} ms, table {one['table']:.0f} ms "
              f"({ratio:.1f} of empty), whole {one['whole']:.0f} ms, "
              f"{one['requests']:.0f} requests")


if __name__ == "__main__":
    main(*sys.argv[1:])
