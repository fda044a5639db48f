// Elements are made of text, never of HTML: names are anybody's.

export const byId = id => document.getElementById(id);

export function show(id, shown) {
  byId(id).hidden = !shown;
}

// What is said already is not said again to who listens.
export function write(id, text) {
  if (byId(id).textContent !== text)
    byId(id).textContent = text;
}

// make("p", {class: "note", text: "…"}, child, …)
export function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === false || value === "")
      continue;
    if (name === "text")
      element.textContent = value;
    else if (name === "press")
      element.addEventListener("click", value);
    else
      element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.filter(Boolean));
  return element;
}

// Whoever goes by keys is not sent back to the top: where what had the focus is gone, the part of
// the page that it was in has it.
let byKeys = false;
let part = null;
addEventListener("keydown", () => { byKeys = true; }, true);
addEventListener("pointerdown", () => { byKeys = false; }, true);
addEventListener("focusin", event => { part = event.target.closest("[tabindex='-1']"); });

const isSeen = element => element && element.getClientRects().length > 0;

export function keepFocus() {
  const at = document.activeElement;
  if (byKeys && (at === document.body || !isSeen(at)))
    [part, byId("prompt"), byId("again")].find(isSeen)?.focus();
}

// Puts other children in; whatever had the focus, and is there again, has it still.
export function fill(id, children) {
  replace(id, parent => parent.replaceChildren(...children));
}

// The same, but what looks as before stays, and is not painted again: what it does when it is
// pressed must depend on its data-key alone.
export function update(id, children) {
  replace(id, parent => {
    const left = [...parent.children];
    for (const child of children) {
      const at = left.findIndex(one => one.isEqualNode(child));
      if (at < 0)
        parent.insertBefore(child, left[0] ?? null);
      else
        left.splice(0, at + 1).slice(0, -1).forEach(one => one.remove());
    }
    left.forEach(one => one.remove());
  });
}

function replace(id, change) {
  const parent = byId(id);
  const key = parent.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  change(parent);
  if (key && !parent.contains(document.activeElement))
    [...parent.querySelectorAll("[data-key]")].find(one => one.dataset.key === key)?.focus();
}
