// The page of one seat: what it is sent is shown, what is pressed is sent back.

import { ENDS, Link } from "./link.js";
import { byId, fill, keepFocus, show, write } from "./dom.js";
import * as draw from "./draw.js";

const seat = location.hash.slice(1);
const state = {};
const languages = JSON.parse(byId("words").textContent);
let words = {};
let language = "en";
let covered = Boolean(history.state?.covered); // still so when the page is loaded again
let link = null;
let late = 0;
let stripped = ["", []]; // what stands above the table
let told = "";
const chosen = new Map(); // the choice stepped to, by the events of an action

function fitting(wishes) {
  const codes = languages.map(one => one.code.replace("_", "-").toLowerCase());
  for (const wish of wishes.map(one => one.toLowerCase())) {
    const asked = /^zh-(hant|hk|mo)/.test(wish) ? "zh-tw" : wish;
    const at = codes.findIndex(code => code === asked || code === asked.split("-")[0]);
    if (at >= 0)
      return languages[at].code;
  }
  return "en";
}

function keep(name, value) {
  try {
    localStorage.setItem(name, value);
  } catch { /* it is forgotten when the page is closed */ }
}

function kept(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function speak(code) {
  language = code;
  words = languages.find(one => one.code === code)?.words ?? languages[0].words;
  document.documentElement.lang = code.replace("_", "-");
  byId("language").value = code;
  for (const [id, word] of Object.entries({
    languageLabel: "language", leave: "leave", again: "again", playersHeading: "players",
    ownHeading: "yours", hintHeading: "hint", logHeading: "log", actionsHeading: "actions",
    now: "now",
  }))
    byId(id).textContent = words[word];
  for (const [id, word] of Object.entries({ back: "back", forward: "forward", more: "more" }))
    byId(id).setAttribute("aria-label", words[word]);
  byId("seats").setAttribute("aria-label", words.players);
  byId("board").setAttribute("aria-label", words.table);
}

function notice(text, again = false) {
  show("game", false);
  show("notice", true);
  write("why", text);
  show("again", again);
  keepFocus();
}

// A word above the table, until it is dealt with or has been seen.
function strip(word, buttons = []) {
  stripped = [word, buttons];
  write("stripText", word && words[word]);
  fill("stripButtons", buttons.map(([label, press]) =>
    draw.button(words[label], { press: () => { strip(""); press(); } })));
  show("strip", word !== "");
  keepFocus();
}

function unstrip(word) {
  if (stripped[0] === word)
    strip("");
}

function sayLate() {
  if (stripped[1].length > 0)
    return; // a question stays
  strip("late");
  clearTimeout(late);
  late = setTimeout(() => unstrip("late"), 5000);
}

function press(type, event) {
  if (state.live && link.press(type, event, state.at))
    document.body.classList.add("waits");
}

const decide = event => press("event", event);
const choose = event => press("select", event);

// For who listens: step by step an event is told with more words, of which the new ones are said.
function announce(text) {
  if (text === told)
    return;
  byId("said").textContent = text.startsWith(`${told}\n`) ? text.slice(told.length + 1) : text;
  told = text;
}

function render(news) {
  const changed = (...keys) => keys.some(key => key in news);
  document.body.classList.toggle("turn", Boolean(state.yourTurn));
  if (changed("prompt", "title", "paused")) {
    byId("prompt").textContent = state.prompt;
    byId("title").textContent = [state.name, state.title, state.paused && words.paused]
      .filter(Boolean).join(" · ");
    document.title = state.yourTurn ? `● ${state.prompt}` : state.prompt;
  }
  if (changed("said"))
    announce(state.said);
  const hinted = state.hint?.events ?? [];
  if (changed("seats", "pieces", "hint"))
    draw.seats(state, choose, hinted);
  if (changed("pieces", "seats", "hint")) {
    draw.middle(state, choose, hinted);
    draw.own(state, choose, hinted);
  }
  if (changed("notes"))
    draw.notes(state.notes);
  if (changed("board", "hint"))
    draw.board(state.board, choose, hinted);
  if (changed("sheet", "outcome", "reason", "over"))
    draw.sheet(state);
  if (changed("actions", "counting", "hint", "over"))
    draw.actions(state, words, { decide, goOn: () => link.say({ type: "go" }), chosen, hinted });
  if (changed("hint"))
    draw.hint(state.hint, words);
  if (changed("log"))
    draw.log(state.log);
  if (changed("live", "moment", "length"))
    draw.look(state, words);
  show("hintButton", Boolean(state.hint?.offered || state.hint?.asked));
  byId("hintButton").textContent = words.hint;
  byId("hintButton").setAttribute("aria-pressed", String(Boolean(state.hint?.asked)));
  cover(covered);
  keepFocus();
}

function cover(wanted) {
  covered = wanted;
  document.body.classList.toggle("covered", covered);
  byId("cover").textContent = covered ? words.uncover : words.cover;
  byId("cover").setAttribute("aria-pressed", String(covered));
}

function lost() {
  if (state.game)
    strip("lost");
  else
    notice(words.lost);
}

function message(news) {
  if (!link.waits)
    document.body.classList.remove("waits");
  if (ENDS.includes(news.type))
    return notice(words[news.type], news.type !== "wait");
  if (news.type === "late")
    return sayLate();
  if (news.type === "asked")
    return strip("asked", [
      ["yield", () => link.say({ type: "yield", yes: true })],
      ["keep", () => link.say({ type: "yield", yes: false })],
    ]);
  if (news.type === "answered")
    return unstrip("asked");
  if (news.type !== "set")
    return undefined;
  unstrip("lost");
  Object.assign(state, news);
  if (byId("game").hidden) {
    show("notice", false);
    show("game", true);
    return render(state);
  }
  return render(news);
}

function keys(event) {
  if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || covered ||
      event.target.closest("select"))
    return;
  const key = event.key.toUpperCase();
  const action = (state.actions ?? []).find(one => one.key === key);
  if (action)
    decide(draw.choiceOf(action, chosen).event);
  else if (key === "H" && state.hint)
    link.say({ type: "hint" });
}

function listen() {
  const say = (id, make) => byId(id).addEventListener("click", () => link.say(make()));
  say("hintButton", () => ({ type: "hint" }));
  say("now", () => ({ type: "now" }));
  say("back", () => ({ type: "look", moment: Math.max(0, state.moment - 1) }));
  say("forward", () => ({ type: "look", moment: state.moment + 1 }));
  byId("again").addEventListener("click", () => {
    write("why", ""); // so that the same is heard once more
    link.connect();
  });
  byId("cover").addEventListener("click", () => {
    cover(!covered);
    history.replaceState({ covered }, "");
  });
  byId("more").addEventListener("click", () => {
    const open = byId("menu").hidden;
    show("menu", open);
    byId("more").setAttribute("aria-expanded", String(open));
  });
  byId("leave").addEventListener("click", () => strip("leaveSure", [
    ["leave", () => link.say({ type: "leave" })],
    ["keep", () => {}],
  ]));
  byId("language").addEventListener("change", event => {
    speak(event.target.value);
    strip(...stripped);
    keep("language", language);
    link.language = language;
    link.say({ type: "language", language });
    render(state);
  });
  document.addEventListener("keydown", keys);
  // What has the focus is never behind what can be done.
  const footer = document.querySelector("footer");
  new ResizeObserver(() => {
    document.documentElement.style.setProperty("--footer", `${footer.offsetHeight}px`);
  }).observe(footer);
}

const complete = /^[\w-]{22}$/.test(seat);
if (complete)
  link = new Link(seat, { message, lost });
fill("language", languages.map(one => draw.option(one.code, one.name)));
const wished = kept("language");
speak(languages.some(one => one.code === wished) ? wished : fitting(navigator.languages));
if (complete) {
  link.language = language;
  listen();
}
notice(complete ? words.connecting : words.noLink);
// Another code was scanned in the same tab.
addEventListener("hashchange", () => location.reload());
