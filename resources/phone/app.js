"use strict";
/* The hand of one person. It shows what it is sent and sends back which button was pressed; it knows no rules
   and no words of the game. Text is only ever set as text, so no name can become markup. */

const page = document.getElementById("page");
const heard = document.getElementById("heard");
const away = document.getElementById("away");

let words = {};
let languages = [];
let language = "";
let masks = [];
let seats = null; // while a seat is being chosen
let table = null; // the game, as this seat sees it
let tab = "game";
let line = null; // the connection
let trying = 0;
let refused = false;
let held = null; // the button a finger is on, to see what only this seat knows

/* What has to outlive a reload: which phone this is, and the code it came with. */
function remembered(key) {
  try { return localStorage.getItem("mascarade." + key) || ""; } catch { return ""; }
}
function remember(key, value) {
  try { localStorage.setItem("mascarade." + key, value); } catch { /* private browsing: until it is closed */ }
}

let code = location.hash.slice(1);
if (code) {
  history.replaceState(null, "", "/"); // not in bookmarks, nor over anybody's shoulder
  remember("code", code);
} else {
  code = remembered("code");
}

// --- the line to the table ---

function call() {
  line = new WebSocket("ws://" + location.host + "/table");
  line.onopen = () => {
    trying = 0;
    if (code || remembered("device")) hello(code); else showCode();
  };
  line.onmessage = (event) => hear(JSON.parse(event.data));
  line.onclose = () => {
    line = null;
    letGo();
    trying += 1;
    if (words.away) away.textContent = words.away;
    away.hidden = !words.away || trying < 2;
    setTimeout(call, Math.min(5000, 300 * trying));
  };
}

function say(message) {
  if (line && line.readyState === WebSocket.OPEN) line.send(JSON.stringify(message));
}

function hello(given) {
  code = given;
  say({ do: "hello", code: given, device: remembered("device"),
    language: remembered("language") || navigator.language || "en" });
}

function hear(message) {
  away.hidden = true;
  if (message.words) words = message.words;
  if (message.languages) languages = message.languages;
  if (message.language) {
    language = message.language;
    document.documentElement.lang = language.replace("_", "-");
  }
  if (message.device) remember("device", message.device);
  if (message.kind === "refused") { refused = Boolean(code); code = ""; showCode(); return; }
  if (code) remember("code", code);
  if (message.kind === "seats") { seats = message; table = null; letGo(); showSeats(); }
  if (message.kind === "welcome") { seats = null; masks = message.masks; if (table) showTable(); }
  if (message.kind === "table") take(message);
  if (message.kind === "peek") reveal(message);
}

function take(news) {
  const before = table;
  table = news;
  if (news.question && !(before && before.question && before.question.number === news.question.number)) {
    tab = "game";
    if (navigator.vibrate && !news.question.early) navigator.vibrate(60);
  }
  if (!held) showTable(); // otherwise as soon as the finger goes
  const said = news.lines.slice(-1).concat(news.question ? news.question.text : news.waiting || []).join(" ");
  if (heard.textContent !== said) heard.textContent = said;
}

// --- building blocks ---

function make(kind, text, attributes, ...children) {
  const found = document.createElement(kind);
  if (text) found.textContent = text;
  for (const [name, value] of Object.entries(attributes || {})) {
    if (value === true) found.setAttribute(name, "");
    else if (value !== false && value !== "") found.setAttribute(name, value);
  }
  found.append(...children.filter(Boolean));
  return found;
}

function button(text, press, attributes) {
  const found = make("button", text, { type: "button", ...attributes });
  found.addEventListener("click", press);
  return found;
}

function picture(name) {
  return name ? make("img", "", { src: "/" + name, alt: "" }) : null;
}

/* Put a new page in place of the old one; the focus stays on the button that is still there. */
function show(...parts) {
  const focused = document.activeElement && document.activeElement.id;
  const scrolled = window.scrollY;
  page.replaceChildren(...parts.filter(Boolean));
  const again = focused && focused !== "page" && document.getElementById(focused);
  if (again) again.focus({ preventScroll: true });
  window.scrollTo(0, scrolled);
}

// --- before the game ---

function showCode() {
  if (!words.code) { say({ do: "hello", code: "", device: "", language: remembered("language") || navigator.language || "en" }); return; }
  const field = make("input", "", { id: "code", class: "code", autocomplete: "off", autocapitalize: "characters",
    spellcheck: "false", maxlength: "12" });
  const form = make("form", "", { class: "middle" },
    make("label", words.code, { for: "code" }), field,
    refused ? make("p", words.refused, { class: "warn", role: "alert" }) : null,
    make("button", words.enter, { class: "main" }));
  form.addEventListener("submit", (event) => { event.preventDefault(); if (field.value.trim()) hello(field.value); });
  show(make("h1", "Mascarade"), form);
  field.focus();
}

function showSeats() {
  const wish = seats.wish;
  if (wish) {
    const name = seats.seats.find((seat) => seat.player === wish.player).name;
    show(make("h1", name), make("div", "", { class: "stack middle" },
      make("p", String(wish.sign), { class: "sign", "aria-hidden": "true" }),
      make("p", words.wish.replace("{sign}", wish.sign), { role: "status" }),
      button(words["somebody else"], () => say({ do: "stand" }))), languageChoice());
    return;
  }
  show(make("h1", words.who), make("div", "", { class: "stack" }, ...seats.seats.map((seat) =>
    button(seat.taken ? seat.name + " – " + words.taken : seat.name, () => say({ do: "sit", player: seat.player }),
      { id: "seat" + seat.player }))), languageChoice());
}

function languageChoice() {
  const list = make("select", "", { id: "language" }, ...languages.map(({ code: value, name }) =>
    make("option", name, { value, selected: value === language })));
  list.addEventListener("change", () => { remember("language", list.value); say({ do: "language", language: list.value }); });
  return make("div", "", { class: "stack" }, make("label", words.language, { for: "language" }), list);
}

// --- the game ---

function showTable() {
  const parts = { game: gamePage, masks: masksPage, log: logPage, notes: notesPage, more: morePage }[tab]();
  show(heading(), ...parts, tabs());
}

function heading() {
  return make("header", "", { class: "top" }, make("h1", table.over ? table.over.title : table.title),
    make("span", String(table.me.coins), { class: "mine coin", "aria-label": words.coins + ": " + table.me.coins }));
}

function tabs() {
  const names = ["game", "masks", table.log.length && "log", table.notes.length && "notes", "more"].filter(Boolean);
  return make("nav", "", { class: "tabs" }, ...names.map((name) => button(words[name],
    () => { tab = name; letGo(); showTable(); window.scrollTo(0, 0); },
    { id: "tab-" + name, "aria-current": name === tab ? "page" : false })));
}

function gamePage() {
  return [
    table.over ? make("p", table.over.why) : null,
    table.near ? make("p", table.near, { class: "warn" }) : null,
    question(),
    looks(),
    make("ul", "", { class: "lines" }, ...table.lines.map((text) => make("li", text))),
    !table.question && table.waiting ? make("p", table.waiting, { class: "faint" }) : null,
    make("ul", "", { class: "players" }, ...table.players.map(player),
      ...table.purses.map(({ name, coins }) => make("li", "", {},
        make("span", name, { class: "name faint" }), make("span", String(coins), { class: "coin" })))),
  ];
}

function player(one) {
  const state = ["active", "asked", "claims"].filter((name) => one[name]).concat(one.out ? "gone" : []).join(" ");
  const name = make("span", one.name, { class: "name" });
  if (one.out) name.append(make("span", " – " + words.out, { class: "unseen" }));
  return make("li", "", { class: state }, name,
    make("span", String(one.coins), { class: "coin", "aria-label": one.fortune }));
}

function question() {
  const asked = table.question;
  if (!asked) return null;
  const number = asked.number;
  const back = asked.back ? button(words.back, () => say({ do: "back", number }), { id: "back" }) : null;
  return make("section", "", { class: "ask", "aria-labelledby": "asked" },
    make("h2", asked.text, { id: "asked" }),
    asked.early && !asked.given ? make("p", words.early, { class: "faint" }) : null,
    asked.confirm ? make("p", asked.confirm) : null,
    ...asked.warnings.map((text) => make("p", text, { class: "warn" })),
    asked.confirm ? button(words.confirm, () => say({ do: "confirm", number }), { class: "main", id: "confirm" }) : null,
    asked.answers.length ? make("div", "", { class: "answers" }, ...asked.answers.map((answer, index) =>
      answerButton(answer, number, index))) : null,
    back);
}

function answerButton(answer, number, index) {
  const found = button("", () => say({ do: "choose", number, index }), { id: "answer" + index });
  found.append(...[picture(answer.image), make("span", "", { class: "words" },
    make("span", "", { class: "head" }, make("span", answer.label, { class: "label" }),
      answer.gain ? make("span", answer.gain, { class: `gain ${answer.stake}` }) : null),
    answer.detail ? make("span", answer.detail, { class: "detail" }) : null)].filter(Boolean));
  return found;
}

/* Only a finger that stays shows it. It is fetched when it is wanted and forgotten when the finger goes.
   The button itself stays where it is: what removes it would also lose the finger. */
function looks() {
  return make("div", "", { class: "stack" }, ...Array.from({ length: table.looks }, (_, index) => {
    const found = make("button", index ? words["look again"] : words.look,
      { type: "button", class: "look", id: "look" + index });
    found.addEventListener("pointerdown", (event) => { event.preventDefault(); hold(found, index); });
    found.addEventListener("keydown", (event) => {
      if ((event.key === "Enter" || event.key === " ") && !event.repeat) { event.preventDefault(); hold(found, index); }
    });
    found.addEventListener("contextmenu", (event) => event.preventDefault());
    /* A screen reader presses without holding: shown until anything else is touched. */
    found.addEventListener("click", (event) => { if (!event.detail && !held) hold(found, index); });
    return found;
  }));
}

function hold(found, index) {
  held = found;
  say({ do: "peek", index });
}

function reveal(secret) {
  if (!held) return;
  held.className = "look seen";
  held.replaceChildren(make("p", secret.text, { role: "status" }), make("div", "", { class: "cards" },
    ...secret.masks.map((mask) => make("figure", "", {}, picture(mask.image), make("figcaption", mask.name)))));
}

function letGo() {
  if (!held) return;
  held = null;
  if (table) showTable();
}

for (const event of ["pointerup", "pointercancel", "keyup", "blur", "pagehide"]) window.addEventListener(event, letGo);
document.addEventListener("visibilitychange", () => {
  letGo();
  if (!document.hidden && !line) { trying = 0; }
});

function masksPage() {
  const list = (found) => make("ul", "", { class: "masks" }, ...found.map((mask) => make("li", "", {}, picture(mask.image),
    make("div", "", {}, make("b", mask.name), make("span", mask.power)))));
  const buried = masks.filter((mask) => mask.buried);
  return [list(masks.filter((mask) => !mask.buried)), buried.length ? make("h2", words.buried) : null,
    buried.length ? list(buried) : null];
}

function logPage() {
  return [make("ol", "", { class: "log" }, ...table.log.slice().reverse().map((text) => make("li", text)))];
}

function notesPage() {
  return [make("p", words["notes how"], { class: "faint" }), ...table.notes.map(({ place, name }) => {
    const field = make("input", "", { id: "note-" + place, maxlength: "200", autocomplete: "off" });
    field.value = remembered("note." + remembered("device") + place);
    field.addEventListener("input", () => remember("note." + remembered("device") + place, field.value));
    return make("div", "", {}, make("label", name, { for: "note-" + place }), field);
  })];
}

function morePage() {
  return [languageChoice(), make("p", words["leave how"], { class: "faint" }),
    button(words.leave, () => say({ do: "stand" }), { id: "leave" })];
}

call();
