/** The lobby: people who look for a game find each other. */

import { getMeta } from "../api/games.js";
import { accept, followLobby, offer, withdraw } from "../api/lobby.js";
import { bodyOf, explain, lost } from "../api/request.js";
import { boardSizes } from "../board-size.js";
import { byId, h, setText } from "../dom.js";
import { select } from "../fields.js";
import { CLOCK_DEFAULTS, clockFields } from "../home/clock-fields.js";
import { rulesetName, t } from "../i18n.js";
import { startPage } from "../page.js";
import { mountLists } from "./list.js";
import { clockWords } from "./words.js";

/** @typedef {import("../../types/protocol.js").Challenge} Challenge */

startPage();

const problem = byId("lobby-problem");
const line = byId("connection");

/** @param {string} text */
function tell(text) {
  problem.hidden = text === "";
  setText(problem, text);
}

const newName = () => Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The name of this page: challenges end with it. */
let page = newName();

/** The open challenges by their numbers. @type {Map<number, Challenge>} */
const open = new Map();

/** The numbers of one's own challenges. @type {Set<number>} */
const mine = new Set();

/** The number of this person among the members, once it is known. @type {number | null} */
let me = null;

const show = mountLists({ accept: (challenge) => void taken(challenge), withdraw: (challenge) => void back(challenge) });

function draw() {
  const own = (/** @type {Challenge} */ { id, by }) => mine.has(id) || by === me;
  const all = [...open.values()];
  show(all.filter(own), all.filter((challenge) => !own(challenge)));
}

/** @param {string} address */
const go = (address) => location.assign(address);

/**
 * Waits for an answer of the server, and says why it refuses.
 * @param {() => Promise<void>} act
 */
async function asked(act) {
  tell("");
  try {
    await act();
  } catch (error) {
    tell(explain(bodyOf(error)));
  }
}

/** @param {Challenge} challenge */
const taken = ({ id }) => asked(async () => go((await accept(id)).address));

/** @param {Challenge} challenge */
const back = ({ id }) => asked(() => withdraw(id));

/** @param {import("../../types/protocol.js").Wanted} wanted */
const made = (wanted) => asked(async () => {
  const answer = await offer({ ...wanted, page });
  if ("address" in answer) return go(answer.address);
  me = answer.by;
  mine.add(answer.id);
  draw();
});

/**
 * The games that begin with the first who looks for the same.
 * @param {import("../../types/protocol.js").Quick[]} games
 */
function mountQuick(games) {
  const rows = /** @type {const} */ (["live", "blitz"]).map((speed) => {
    const buttons = games.filter((game) => game.speed === speed).map(({ size, clock }) => {
      const words = [t("size", { width: size, height: size }), clockWords(clock)];
      const button = h("button", { type: "button", id: `quick-${speed}-${size}` },
        h("span", { class: "size" }, words[0]), h("span", { class: "time" }, words[1]));
      button.addEventListener("click", () => void made({ kind: "seek", size, speed }));
      return button;
    });
    return h("div", { class: "quick-row", role: "group", "aria-labelledby": `quick-${speed}` },
      h("h3", { id: `quick-${speed}` }, t(`quick-${speed}`)), h("div", { class: "quick-buttons" }, ...buttons));
  });
  byId("quick-match").append(h("p", { class: "hint" }, t("quick-match-says")), ...rows);
}

/** @param {import("../../types/protocol.js").Meta} meta */
function mountMake(meta) {
  const size = boardSizes(meta, { size: "19", width: 19, height: 13 });
  const rules = select("rules", t("about-rules"), meta.rules.map(({ id, name }) => ({ value: id, label: rulesetName(id, name) })), meta.rules[0].id);
  const clock = clockFields({ ...CLOCK_DEFAULTS, kind: "byo-yomi" });
  const button = h("button", { type: "submit", id: "make-now", class: "primary large" }, t("lobby-make-now"));
  const form = h("form", { id: "make-form" }, h("p", { class: "hint" }, t("lobby-colours")), size.choice, size.sides, rules.field, clock.element, button);
  form.addEventListener("change", () => size.show());
  size.show();
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    button.disabled = true;
    await made({ kind: "open", ...size.taken(), rules: rules.control.value, clock: clock.read() });
    button.disabled = false;
  });
  byId("make").append(form);
}

function follow() {
  followLobby(() => page, {
    lobby: (rows, own) => {
      open.clear();
      for (const row of rows) open.set(row.id, row);
      for (const id of own) mine.add(id);
      draw();
    },
    step: (opened, closed) => {
      for (const id of closed) open.delete(id);
      for (const row of opened) open.set(row.id, row);
      draw();
    },
    begun: go,
    state: (connected, why) => {
      line.hidden = connected;
      if (why?.code === "no-lobby") return none(explain(why));
      setText(line, connected ? "" : lost(why ?? null));
    },
  });
}

/** There is no lobby on this server. @param {string} why */
function none(why) {
  line.hidden = true;
  tell(why);
  for (const id of ["quick-match", "mine", "open", "make"]) byId(id).hidden = true;
}

async function start() {
  for (let wait = 500; ; wait = Math.min(wait * 2, 8000)) {
    try {
      const meta = await getMeta();
      line.hidden = true;
      if (!meta.lobby) return none(explain({ code: "no-lobby", text: "" }));
      mountQuick(meta.lobby.quick);
      mountMake(meta);
      // A page that is opened again from the browser's memory is another one.
      addEventListener("pageshow", (event) => {
        if (event.persisted) page = newName();
      });
      return follow();
    } catch (error) {
      setText(line, explain(bodyOf(error)));
      line.hidden = false;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

draw();
await start();
