/** The lobby: people who look for a game find each other. */

import { getMeta } from "../api/games.js";
import { accept, followLobby, offer, withdraw } from "../api/lobby.js";
import { SAYS_NOTHING, bodyOf, explain, lost } from "../api/request.js";
import { boardSizes } from "../board-size.js";
import { byId, h, setText } from "../dom.js";
import { select } from "../fields.js";
import { CLOCK_DEFAULTS, clockFields } from "../home/clock-fields.js";
import { rulesetName, t } from "../i18n.js";
import { notify } from "../notify.js";
import { startPage } from "../page.js";
import { begunWords, isOver, showBegun } from "./begun.js";
import { mountLists } from "./list.js";
import { addMade, dropAll, dropClosed, dropMade, gameOfMade } from "./made.js";
import { clockWords } from "./words.js";

/** @typedef {import("../../types/protocol.js").Challenge} Challenge */
/** @typedef {import("../../types/protocol.js").Wanted} Wanted */
/** @typedef {import("../../types/protocol.js").OwnInLobby} Own */
/** @typedef {import("../../types/protocol.js").ErrorBody} ErrorBody */

startPage();

const problem = byId("lobby-problem");
const line = byId("connection");

/** The sizes of boards on which games are rated. */
const RATED_SIZES = [9, 13, 19];

/** Why the last act was refused. @type {ErrorBody | null} */
let refused = null;

/**
 * Says why the server refuses something, beside what was asked.
 * @param {ErrorBody | null} why
 * @param {HTMLElement} [place] what it is said behind
 */
function tell(why, place) {
  refused = why;
  problem.hidden = why === null;
  if (why && place) place.after(problem);
  setText(problem, why ? explain(why) : "");
  if (why) problem.scrollIntoView({ block: "nearest" });
}

/** The open challenges by their numbers. @type {Map<number, Challenge>} */
const open = new Map();

/** What is one's own. @type {Own} */
let own = { mine: [], begun: [] };

/** Whether challenges of this tab may be lost: all were listed, and none was looked for yet. */
let mayBeLost = false;

/** The number of this person among the members, once it is known. @type {number | null} */
let me = null;

/** A challenge that this page has made and has not shown yet. @type {number | null} */
let made = null;

/** How many requests are under way of which a game may come. */
let asks = 0;

/** Whether the page goes to a game. */
let goes = false;

const show = mountLists({ accept: (challenge) => void taken(challenge), withdraw: (challenge) => void back(challenge) });

function draw() {
  const all = [...open.values()];
  me = all.find(({ id }) => own.mine.includes(id))?.by ?? me;
  const [ours, others] = [all.filter(({ by }) => by === me), all.filter(({ by }) => by !== me)];
  show(ours, others);
  // The answer to one's own request says the same, and goes there.
  const begun = asks > 0 || goes ? [] : own.begun;
  showBegun(begun);
  const news = begun.length > 0 ? "lobby-title-begun" : ours.length > 0 ? "lobby-title-waiting" : null;
  document.title = `${t(news ?? "lobby")} – Tengen`;
  if (made !== null && ours.some(({ id }) => id === made)) {
    made = null;
    byId("mine").scrollIntoView({ block: "nearest" });
  }
}

/** @param {string} address */
function go(address) {
  goes = true;
  dropAll();
  location.assign(address);
}

/** Goes to the game that came of a challenge of this tab. The others show a link. */
function goToGame() {
  const game = gameOfMade(own);
  if (!game || goes) return;
  if (document.hidden) void notify(t("lobby-title-begun"), begunWords(game));
  if (isOver(game)) dropAll();
  else go(game.address);
}

/**
 * What is one's own has changed. While the server cannot say which games began, those that were
 * known stay, and a challenge that is gone may have become one.
 * @param {import("../../types/protocol.js").OwnNow} now
 */
function ownIs({ mine, begun }) {
  own = { mine, begun: begun ?? own.begun };
  goToGame();
  draw();
  if (!begun) return;
  const gone = dropClosed(own);
  if (mayBeLost && gone.length > 0 && begun.length === 0) offerAgain(gone);
  mayBeLost = false;
}

/**
 * Waits for an answer of the server, and says why it refuses.
 * @param {HTMLElement} place what the reason is said behind
 * @param {() => Promise<void>} act
 */
async function asked(place, act) {
  tell(null);
  asks += 1;
  try {
    await act();
  } catch (error) {
    tell(bodyOf(error), place);
  }
  asks -= 1;
  draw();
}

/** @param {Challenge} challenge */
const taken = ({ id }) => asked(byId("open-title"), async () => go((await accept(id)).address));

/** @param {Challenge} challenge */
const back = ({ id }) => asked(byId("lobby-says"), async () => {
  await withdraw(id);
  // Where the server refuses, its game may be about to begin.
  dropMade(id);
});

/**
 * Makes a challenge.
 * @param {HTMLElement} place what a refusal is said behind
 * @param {Wanted} wanted
 */
const make = (place, wanted) => asked(place, async () => {
  const answer = await offer(wanted);
  byId("lost").replaceChildren();
  if ("address" in answer) return go(answer.address);
  me = answer.by;
  made = answer.id;
  addMade(answer.id, wanted);
  goToGame();
});

/**
 * Offers to make challenges again that ended while the page was not connected.
 * @param {Wanted[]} wanted
 */
function offerAgain(wanted) {
  const box = byId("lost");
  const button = h("button", { type: "button", id: "make-again" }, t("lobby-again", { count: wanted.length }));
  button.addEventListener("click", async () => {
    box.replaceChildren();
    byId("quick-title").focus();
    for (const one of wanted) if (!goes) await make(byId("lobby-says"), one);
  });
  box.replaceChildren(h("p", { class: "card" }, h("span", {}, t("lobby-lost", { count: wanted.length })), button));
}

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
      button.addEventListener("click", () => void make(byId("quick-title"), { kind: "seek", size, speed }));
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
  const rated = h("input", { type: "checkbox", id: "rated", checked: true });
  const counts = h("p", { class: "hint", id: "rated-hint" }, t("make-rated-hint"));
  const byRank = h("input", { type: "checkbox", id: "by-rank" });
  /** Whether the worth of a rank in points is known for this board. Only games on such boards, and
   * with a clock, can be rated. */
  const isUsual = () => {
    const { width, height } = size.taken();
    return width === height && RATED_SIZES.includes(width);
  };
  const isRateable = () => isUsual() && clock.read().kind !== "none";
  const form = h("form", { id: "make-form" }, h("p", { class: "hint" }, t("lobby-colours")), size.choice, size.sides, rules.field, clock.element,
    h("label", { class: "check" }, rated, t("make-rated")), counts, h("label", { class: "check" }, byRank, t("make-by-rank")), button);
  form.addEventListener("change", () => {
    size.show();
    rated.disabled = !isRateable();
    byRank.disabled = !isUsual();
    counts.hidden = isRateable();
  });
  counts.hidden = true;
  size.show();
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    button.disabled = true;
    await make(button, { kind: "open", ...size.taken(), rules: rules.control.value, clock: clock.read(), rated: rated.checked && isRateable(), handicap: byRank.checked && isUsual() ? "by-rank" : "none" });
    button.disabled = false;
  });
  byId("make").append(form);
}

function follow() {
  followLobby({
    lobby: (rows, now) => {
      open.clear();
      for (const row of rows) open.set(row.id, row);
      mayBeLost = true;
      ownIs(now);
    },
    step: (opened, closed) => {
      for (const id of closed) open.delete(id);
      for (const row of opened) open.set(row.id, row);
      draw();
    },
    own: ownIs,
    state: (connected, why) => {
      line.hidden = connected;
      if (connected && refused && SAYS_NOTHING.has(refused.code)) tell(null);
      if (why?.code === "no-lobby") return none(why);
      setText(line, connected ? "" : lost(why ?? null));
    },
  });
}

/** There is no lobby on this server. @param {ErrorBody} why */
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
      if (!meta.lobby) return none({ code: "no-lobby", text: "" });
      mountQuick(meta.lobby.quick);
      mountMake(meta);
      // Back from the game, out of the browser's memory.
      addEventListener("pageshow", () => {
        goes = false;
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
