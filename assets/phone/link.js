// The connection to the table. It comes back by itself, and what was pressed while it was cut off
// is said again, once.

const RETRY = 200; // milliseconds
const SILENCE = 4000;
const PATIENCE = 600; // of who looks at the page again; else a busy computer has longer
const LONG_PATIENCE = 3000;

// What ends a seat for this page: nothing is tried again unless somebody asks for it.
export const ENDS = ["refused", "wait", "kept", "moved", "left"];

function deviceName() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const made = btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_")
    .slice(0, 22);
  try {
    const known = localStorage.getItem("device") ?? made;
    localStorage.setItem("device", known);
    return known;
  } catch {
    return made;
  }
}

export class Link {
  #socket = null;
  #heard = 0;
  #asked = 0;
  #patience = PATIENCE;
  #retry = 0;
  #pending = null;
  #ended = false;
  #device = null;

  // told: {message(message), lost()}. Before it is connected, the language is set.
  constructor(seat, told) {
    this.seat = seat;
    this.told = told;
    for (const event of ["pageshow", "focus"])
      addEventListener(event, () => this.check());
    // What was connected through another network is gone, even if nothing says so.
    addEventListener("online", () => this.#ended || this.connect());
    document.addEventListener("visibilitychange", () => document.hidden || this.check());
    setInterval(() => this.#watch(), 300);
    this.connect();
  }

  connect() {
    clearTimeout(this.#retry);
    this.#ended = false;
    this.#drop();
    const socket = new WebSocket(`ws://${location.host}/`);
    this.#socket = socket;
    this.#heard = performance.now();
    this.#asked = 0;
    // What a browser keeps is slow the first time: the network need not wait for it.
    this.#device ??= deviceName();
    socket.onopen = () => this.#send({
      type: "hello", link: this.seat, device: this.#device, language: this.language,
    });
    socket.onmessage = event => this.#receive(socket, event);
    socket.onclose = () => socket === this.#socket && this.#lost();
  }

  // Whether anybody is there, at once.
  check(patience = PATIENCE) {
    if (this.#ended)
      return;
    if (this.#socket?.readyState !== WebSocket.OPEN)
      return this.#socket?.readyState === WebSocket.CONNECTING || this.connect();
    this.#asked ||= performance.now();
    this.#patience = patience;
    this.#send({ type: "ping" });
  }

  // A decision, or a choice for one, at the table that was seen: one at a time, until it is known
  // what became of it.
  press(type, event, at) {
    if (this.#pending !== null)
      return false;
    this.#pending = { type, event, at };
    this.#send(this.#pending);
    return true;
  }

  say(message) {
    this.#send(message);
  }

  get waits() {
    return this.#pending !== null;
  }

  #send(message) {
    if (this.#socket?.readyState === WebSocket.OPEN)
      this.#socket.send(JSON.stringify(message));
  }

  #receive(socket, event) {
    if (socket !== this.#socket)
      return;
    const message = JSON.parse(event.data);
    this.#heard = performance.now();
    this.#asked = 0;
    if (ENDS.includes(message.type))
      this.#ended = message.type !== "wait";
    if (message.type === "late")
      this.#pending = null;
    // All of it comes first; whether what was pressed has happened is seen from what it is called.
    const first = message.type === "set" && "game" in message && "at" in message;
    const pending = this.#pending;
    if (message.type === "set" && pending !== null) {
      if (first && message.at === pending.at)
        this.#send(pending);
      else if (!first || message.at !== pending.at)
        this.#pending = null;
    }
    this.told.message(message);
  }

  #watch() {
    const now = performance.now();
    const { readyState } = this.#socket ?? {};
    // A network that has just come back may have lost the first attempt: browsers wait for minutes.
    if (readyState === WebSocket.CONNECTING && now - this.#heard > SILENCE)
      return this.#lost(0);
    if (this.#ended || readyState !== WebSocket.OPEN)
      return;
    if (this.#asked > 0 && now - this.#asked > this.#patience)
      this.#lost(0);
    else if (!document.hidden && now - this.#heard > SILENCE && this.#asked === 0)
      this.check(LONG_PATIENCE);
  }

  #drop() {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #lost(wait = RETRY) {
    this.#drop();
    if (this.#ended)
      return;
    this.told.lost();
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.connect(), wait);
  }
}
