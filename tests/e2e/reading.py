"""What a page must be for whoever reads it large, or has it read: seen whole with text of twice the
size on small phones, dark on light or light on dark, and named, in Chromium's accessible tree."""

SMALL = [(360, 640), (390, 844)]
USUAL_TEXT = 16  # pixels

# What says when the live regions speak.
LISTEN = """
  window.spoken = [];
  addEventListener("DOMContentLoaded", () => {
    const said = document.getElementById("said");
    new MutationObserver(() => spoken.push(said.textContent))
      .observe(said, {childList: true, characterData: true, subtree: true});
  });
"""

# All that is wrong with how the page lies on its screen.
FAULTS = """(() => {
  const found = [];
  const told = one => (one.id || one.className || one.tagName) + " " +
    (one.getAttribute("aria-label") || one.textContent).slice(0, 30);
  const out = (what, one) => found.push(`${what}: ${told(one)}`);
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth)
    found.push(`${root.scrollWidth} wide in ${root.clientWidth}`);
  const texts = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    const parent = text.parentElement;
    if (!text.data.trim() || !parent.checkVisibility({visibilityProperty: true}) ||
        parent.closest(".unseen, option, script, style"))
      continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const frame = parent.closest("button, .seat, .square, td, th, #strip, #own, #log, #game, main")
      .getBoundingClientRect();
    for (const box of range.getClientRects()) {
      if (box.left < frame.left - 1 || box.right > frame.right + 1 ||
          !parent.closest("#lines") && (box.top < frame.top - 2 || box.bottom > frame.bottom + 2))
        out("out of its frame", parent);
      if (!parent.closest("footer, #lines"))
        texts.push([box, parent]);
    }
  }
  texts.forEach(([one, of], at) => texts.slice(at + 1).forEach(([other, parent]) => {
    const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    if (of !== parent && wide > 2 && high > Math.min(one.height, other.height) / 3)
      found.push(`over each other: ${told(of)} / ${told(parent)}`);
  }));
  for (const one of document.querySelectorAll("body *:not(.unseen)"))
    if (one.checkVisibility() && getComputedStyle(one).overflowX !== "visible" &&
        one.scrollWidth > one.clientWidth + 1)
      out("cut off", one);
  const before = [scrollX, scrollY];
  for (const one of document.querySelectorAll("button, select, #lines")) {
    if (one.disabled || !one.checkVisibility({visibilityProperty: true}))
      continue;
    one.scrollIntoView({block: "nearest", behavior: "instant"});
    const box = one.getBoundingClientRect();
    const middle = [box.left + box.width / 2,
                    (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2];
    const hit = document.elementFromPoint(...middle);
    if (!hit || !(one.contains(hit) || hit.contains(one) && hit.closest("select")))
      out("covered", one);
    if (Math.min(box.width, box.height) < 24)
      out("too small to touch", one);
  }
  scrollTo(...before);
  const footer = document.querySelector("footer");
  if (getComputedStyle(footer).position === "sticky" && footer.offsetHeight > innerHeight / 2)
    found.push(`the actions cover ${footer.offsetHeight} of ${innerHeight}`);
  return found;
})()"""

SCHEMES = ["dark", "light"]
CONTRAST = 4.5  # to 1, of text and what is behind it, as WCAG 2.1 counts it

# Texts with too little contrast, as they are computed; what cannot be pressed need have none.
PALE = """(() => {
  // Red, green and blue, each as much as the fourth lets through.
  const parse = text => {
    const [red, green, blue, solid = 1] = text.match(/[\\d.]+/g).map(Number);
    return [red * solid, green * solid, blue * solid, solid];
  };
  const over = (top, under) => top.map((one, at) => one + under[at] * (1 - top[3]));
  const light = color => {
    const [red, green, blue] = color.slice(0, 3).map(one => one / 255).map(
      one => one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const ratio = (one, other) => {
    const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  // What is seen of something on an element: all around it may be half clear.
  const seen = (element, top) => {
    if (!element)
      return over(top, [255, 255, 255, 1]);
    const style = getComputedStyle(element);
    return seen(element.parentElement, over(top, parse(style.backgroundColor))
      .map(one => one * Number(style.opacity)));
  };
  const found = new Set();
  const check = element => {
    if (!element.checkVisibility({visibilityProperty: true}) ||
        element.closest(".unseen, [aria-disabled=true]"))
      return;
    const contrast = ratio(seen(element, parse(getComputedStyle(element).color)),
                           seen(element, [0, 0, 0, 0]));
    if (contrast < %s)
      found.add(`${contrast.toFixed(2)}: ${element.tagName} ${element.id} ${element.className} ` +
                element.textContent.slice(0, 30));
  };
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walk.nextNode(); text; text = walk.nextNode())
    if (text.data.trim() && !text.parentElement.closest("select"))
      check(text.parentElement);
  document.querySelectorAll("select").forEach(check);
  return [...found];
})()""" % CONTRAST

NAMED = {"button", "combobox", "image", "img", "list", "group", "columnheader", "rowheader",
         "heading"}
# What can be done, by the names under which it is offered: any of each will do.
OFFERED = """(() => {
  const {actions = [], pieces = [], seats = [], board = []} = spy.state;
  const told = choice => choice.spoken || choice.text;
  const named = (all, name) => all.filter(one => one.event).map(one => [one[name]]);
  // What lies before others is a picture; the button of the same event stands for it.
  const alike = event => actions.flatMap(one => one.choices)
    .filter(choice => choice.event === event).map(told);
  return [spy.state.at, document.body.matches(".covered, .waits") ||
    document.getElementById("game").hidden ? [] : [
      ...actions.map(one => one.choices.map(told)),
      ...pieces.filter(one => one.event)
        .map(one => [one.count > 1 ? `${one.name} ×${one.count}` : one.name, ...alike(one.event)]),
      ...named(seats, "description"), ...named(board.flatMap(row => row.squares), "name")]];
})()"""


def check_size(page, what):
    """Nothing is cut off, and everything can be reached, with large text on small phones."""
    for size in SMALL:
        page.resize(size)
        page.enlarge_text(2 * USUAL_TEXT)
        faults = page.run(FAULTS)
        assert not faults, f"{what}, {size}: {faults}"
    page.enlarge_text(USUAL_TEXT)
    page.resize(page.size)


def check_contrast(page, what):
    """Every text can be read, whether the phone is dark or light."""
    for scheme in SCHEMES:
        page.call("Emulation.setEmulatedMedia",
                  features=[{"name": "prefers-color-scheme", "value": scheme}])
        pale = page.run(PALE)
        assert not pale, f"{what}, {scheme}: {pale}"
    page.call("Emulation.setEmulatedMedia", features=[])


def check_names(page, what):
    """Everything that is offered has its name in the accessible tree, and nothing has none."""
    at, offered = page.run(OFFERED)
    nodes = [node for node in page.call("Accessibility.getFullAXTree")["nodes"]
             if not node["ignored"]]
    names = {}
    live = []
    for node in nodes:
        name = node.get("name", {}).get("value", "").strip()
        role = node["role"]["value"]
        live += [role for one in node.get("properties", []) if one["name"] == "live"]
        assert name or role not in NAMED, f"{what}: {role} without a name: {node}"
        names.setdefault(role, []).append(name)
    # What happens is told by one, what is to be decided first by another.
    assert "status" in live and set(live) <= {"status", "alert", "main"}, f"{what}: {live}"
    if page.run(OFFERED) != [at, offered]:
        return  # it has moved on meanwhile
    buttons = [name.split("\n")[0] for name in names.get("button", [])]
    for choices in offered:
        assert any(choice in buttons for choice in choices), f"{what}: {choices} not in {buttons}"


def check_spoken(page, what):
    """What was announced was said, each line of it once."""
    spoken, told = page.run("[spoken, spy.told]")
    due = [text.removeprefix(before + "\n") for before, text in zip(["", *told], told)]
    assert spoken == due, f"{what}: told {told}, said {spoken}"
