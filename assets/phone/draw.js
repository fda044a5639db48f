// How what is sent looks.

import { byId, fill, make, show, update } from "./dom.js";

const asset = drawing => `/assets/${drawing}.svg`;
// What stays with a seat all the game is small beside what one plays with.
const isPut = piece => piece.zone === "taken" || piece.zone === "row";

export function button(label, { press, ...more }) {
  return make("button", { type: "button", text: label, press, ...more });
}

export function option(value, text) {
  return make("option", { value, text });
}

function picture(drawing, alt = "") {
  const image = make("img", { src: asset(drawing), decoding: "async" });
  image.alt = alt;
  return image;
}

// A piece that can be touched is a button; one that lies there is a figure with its name.
function piece(one, { press, hinted = [], classes = "" }) {
  const kind = [
    "piece", classes, one.kind, ["disc", "chip"].includes(one.kind) && "round",
    isPut(one) && "won2",
    one.chosen && "chosen", one.hidden && one.seat >= 0 && classes.includes("mine") && "hidden",
    hinted.includes(one.event) && "hinted",
  ].filter(Boolean).join(" ");
  const count = one.count > 1 ? make("span", { class: "count", text: `×${one.count}`,
                                               "aria-hidden": "true" }) : null;
  const name = one.name ? one.count > 1 ? `${one.name} ×${one.count}` : one.name : "";
  if (one.event && press)
    return make("button", { type: "button", class: kind, "aria-label": name,
                            "aria-pressed": one.chosen === undefined ? undefined : "true",
                            "data-key": one.event, press: () => press(one.event) },
                picture(one.drawing), count);
  return make("span", { class: kind, role: name ? "img" : undefined, "aria-label": name,
                        "aria-hidden": name ? undefined : "true" },
              picture(one.drawing), count);
}

const ownSeats = state => state.seats.flatMap((seat, at) => seat.own ? [at] : []);
const inMiddle = one => one.seat < 0 || one.zone === "trick";
// Of others only what lies before them; how much they hold their status says.
const before = (state, at) => state.pieces.filter(
  one => one.seat === at && !inMiddle(one) && one.zone !== "hand" && one.zone !== "deck");

export function seats(state, press, hinted) {
  update("seats", state.seats.map((seat, at) => {
    const kind = ["seat", seat.toAct && "toAct", seat.out && "out", seat.dimmed && "dimmed",
                  seat.event && seat.marked && "chosen", seat.team && `team${seat.team}`,
                  hinted.includes(seat.event) && "hinted"].filter(Boolean).join(" ");
    const small = make("span", { class: "small" },
      ...before(state, at).map(one => piece(one, { classes: "" })));
    const inside = [
      picture(seat.face),
      make("span", { class: seat.won ? "who won" : "who",
                     text: seat.level ? `${seat.name} · ${seat.level}` : seat.name }),
      make("span", { class: "heard" },
           seat.said ? make("span", { class: "said", text: seat.said }) : null,
           seat.remark ? make("span", { text: seat.remark }) : null),
      make("span", { class: "status", text: seat.status }),
      seat.own ? null : small,
    ];
    const card = seat.event
      ? make("button", { type: "button", class: kind, "aria-label": seat.description,
                         "aria-pressed": String(Boolean(seat.marked)), "data-key": seat.event,
                         press: () => press(seat.event) }, ...inside)
      : make("div", { class: kind, role: "group", "aria-label": seat.description }, ...inside);
    return make("li", {}, card);
  }));
}

export function middle(state, press, hinted) {
  const names = state.seats.map(seat => seat.name);
  update("middle", state.pieces.filter(inMiddle).filter(one => one.name || one.event).map(one => {
    const shown = piece(one, { press, hinted, classes: one.zone });
    return one.zone === "trick"
      ? make("figure", { class: "piece" }, shown,
             make("figcaption", { text: names[one.seat], "aria-hidden": "true" }))
      : shown;
  }));
}

export function own(state, press, hinted) {
  const seats = ownSeats(state);
  const mine = state.pieces.filter(
    one => seats.includes(one.seat) && !inMiddle(one) && one.zone !== "deck");
  const many = mine.filter(one => one.zone === "hand").length > 8 ? "many" : "";
  const choosing = mine.some(one => one.zone === "hand" && one.event);
  update("pieces", mine.map(one => {
    const asleep = choosing && one.zone === "hand" && !one.event ? "asleep" : "";
    return piece(one, { press, hinted, classes: `mine ${many} ${asleep}` });
  }));
}

export function notes(all) {
  update("notes", all.map(text => make("p", { text })));
}

export function board(rows, press, hinted) {
  // Once it is decided it is only looked up.
  const choosing = rows.some(row => row.squares.length > 1);
  byId("board").classList.toggle("quiet", !choosing);
  byId("game").classList.toggle("choosing", choosing);
  const group = row => ({ class: "row", role: "group", "aria-label": row.title });
  update("board", rows.map(row => make("div", group(row),
    make("h3", { text: row.title, "aria-hidden": "true" }),
    ...row.squares.map(square => {
      const kind = ["square", square.decided && "decided", square.token && "covered",
                    hinted.includes(square.event) && "hinted"].filter(Boolean).join(" ");
      const token = square.token ? picture(square.token) : null;
      token?.classList.add("token");
      const inside = [
        square.drawing ? picture(square.drawing) : null,
        make("span", { text: square.label }),
        token,
      ];
      return square.event
        ? make("button", { type: "button", class: kind, "aria-label": square.name,
                           "data-key": square.event, press: () => press(square.event) }, ...inside)
        : make("span", { class: kind, role: "img", "aria-label": square.name }, ...inside);
    }))));
}

export function sheet(state) {
  const parts = [];
  if (state.over)
    parts.push(make("h2", { class: "won", text: state.outcome }),
               make("p", { text: state.reason }));
  const { rows, headings, caption } = state.sheet ?? {};
  if (rows?.length > 0) {
    const head = make("tr", {}, make("td"),
      ...headings.map(text => make("th", { scope: "col", text })));
    parts.push(make("table", {}, make("caption", { text: caption }),
      make("thead", {}, head),
      make("tbody", {}, ...rows.map(row => make("tr", { class: row.won ? "won" : undefined },
        make("th", { scope: "row", text: row.name }),
        ...row.figures.map(text => make("td", { text })))))));
  }
  update("sheet", parts);
}

const nameOf = action => action.choices.map(choice => choice.event).join(";");

// The choice that an action stands at.
export function choiceOf(action, chosen) {
  const at = action.choices.findIndex(choice => choice.event === chosen.get(nameOf(action)));
  return action.choices[Math.max(0, at)];
}

function withKey(label, key, properties) {
  const made = button(label, properties);
  if (key && key !== label)
    made.append(make("kbd", { text: key, "aria-hidden": "true" }));
  return made;
}

export function actions(state, words, { decide, goOn, chosen, hinted }) {
  const redraw = () => actions(state, words, { decide, goOn, chosen, hinted });
  const made = state.actions.map(action => {
    const name = nameOf(action);
    // What a hint would choose is stepped to, once.
    const best = action.choices.find(choice => hinted.includes(choice.event));
    if (best && !chosen.has(name))
      chosen.set(name, best.event);
    const choice = choiceOf(action, chosen);
    const press = withKey(choice.text, action.key, {
      class: ["press", action.primary && "primary", hinted.includes(choice.event) && "hinted"]
        .filter(Boolean).join(" "),
      "aria-label": choice.spoken, "data-key": `${name}=`,
      press: () => decide(choice.event),
    });
    if (action.choices.length === 1)
      return press;
    const at = action.choices.indexOf(choice);
    const step = (by, sign, word) => button(sign, {
      "aria-label": word, "data-key": `${name}${sign}`,
      // Not truly disabled, which would take the focus away from who presses it.
      "aria-disabled": action.choices[at + by] === undefined && "true",
      press: () => {
        chosen.set(name, (action.choices[at + by] ?? choice).event);
        redraw();
      },
    });
    return make("span", { class: "step" }, step(-1, "−", words.lower), press,
                step(1, "+", words.raise));
  });
  if (state.counting)
    made.push(button(words.goOn, { class: "primary", "data-key": "go", press: goOn }));
  fill("actions", made);
}

export function hint(told, words) {
  show("hint", Boolean(told?.asked));
  if (!told?.asked)
    return update("hintText", []);
  if (told.thinking)
    return update("hintText", [make("p", { text: words.thinking })]);
  return update("hintText", [
    make("p", { class: "best", text: told.choice }),
    make("p", { text: told.sure }),
    ...told.reason.split("\n").map(text => make("p", { text })),
    told.choices.length ? make("p", { text: told.figures }) : null,
    told.choices.length
      ? make("table", {}, make("tbody", {}, ...told.choices.map(one =>
          make("tr", { class: one.chosen ? "won" : undefined },
               make("td", { text: one.text }), make("td", { text: one.figure })))))
      : null,
  ].filter(Boolean));
}

export function log(lines) {
  const made = [];
  for (const line of lines) {
    if (line.section)
      made.push(make("li", { class: "section", text: line.section }));
    made.push(make("li", { class: line.highlighted ? "highlighted" : undefined, text: line.text }));
  }
  update("lines", made);
  byId("lines").scrollTop = byId("lines").scrollHeight;
}

export function look(state, words) {
  show("now", !state.live);
  byId("moment").textContent = state.live ? "" : `${words.past}: ${state.moment}/${state.length}`;
  byId("back").setAttribute("aria-disabled", String(state.moment === 0));
  byId("forward").setAttribute("aria-disabled", String(Boolean(state.live)));
}
