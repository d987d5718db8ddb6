/** The count, line by line. Each line shows its points on the board. */

import { h } from "../dom.js";
import { points, t } from "../i18n.js";
import { wantsLessMotion } from "../settings.js";
import { decided } from "./drawing.js";
import { resultText } from "./result.js";
import { stoneOf } from "./position.js";

/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("../../types/protocol.js").Count} Count */
/** @typedef {import("../../types/protocol.js").Colour} Colour */
/** @typedef {import("../../types/protocol.js").CountWhat} CountWhat */

/** More points than these are not named. */
const MOST_NAMED = 12;
/** The pause between two lines of the count, in milliseconds. */
const PAUSE = 1100;

/**
 * The points of the board in a line of the count.
 * @param {Store} store
 * @param {Colour} colour
 * @param {CountWhat} what
 * @returns {number[]}
 */
function countedPoints(store, colour, what) {
  const phase = decided(store);
  if (!phase) return [];
  const { cells, geometry } = store;
  const owner = phase.owner.join("");
  const dead = new Set(geometry.all(phase.dead));
  const own = stoneOf(colour);
  const letter = colour === "black" ? "B" : "W";
  const all = Array.from({ length: geometry.count }, (_, i) => i);
  if (what === "stones") return all.filter((i) => cells[i] === own && !dead.has(i));
  if (what === "territory") return all.filter((i) => owner[i] === letter && (cells[i] === "." || dead.has(i)));
  if (what === "dead") return all.filter((i) => dead.has(i) && cells[i] !== own);
  return [];
}

/**
 * The lines of both sides in the order of the count, side by side.
 * @param {Count} count
 * @returns {CountWhat[]}
 */
function linesOf(count) {
  /** @type {CountWhat[]} */
  const order = [];
  for (const side of [count.black, count.white]) {
    side.lines.forEach(({ what }, i) => {
      if (!order.includes(what)) order.splice(Math.max(i, 0), 0, what);
    });
  }
  const last = /** @type {const} */ (["compensation", "komi"]);
  return [...order.filter((what) => !last.some((l) => l === what)), ...last.filter((what) => order.includes(what))];
}

/**
 * @param {Store} store
 * @param {Count} count
 * @returns {{ table: HTMLTableElement, rows: { row: HTMLTableRowElement, show: () => void }[] }}
 */
function countTable(store, count) {
  /** @param {Colour} colour @param {CountWhat} what */
  const value = (colour, what) => count[colour].lines.find((line) => line.what === what)?.points;
  const rows = linesOf(count).map((what) => {
    const cells = (/** @type {const} */ (["black", "white"])).map((colour) => {
      const amount = value(colour, what);
      return h("td", { "data-colour": colour, "data-what": what }, amount === undefined ? t("count-none") : points(amount));
    });
    const counted = () => [...countedPoints(store, "black", what), ...countedPoints(store, "white", what)];
    const show = () => store.point(counted());
    const name = h("th", { scope: "row" }, t(`count-${what}`));
    if (what === "stones" || what === "territory" || what === "dead") {
      name.replaceChildren(h("button", { type: "button", class: "shows", title: t("count-show"), onclick: show, onfocus: show,
        onblur: () => store.point([]) }, t(`count-${what}`)));
    }
    const row = h("tr", {}, name, ...cells);
    row.addEventListener("pointerenter", (event) => event.pointerType === "mouse" && show());
    row.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && store.point([]));
    return { row, show };
  });
  const total = h("tr", { class: "total" }, h("th", { scope: "row" }, t("count-total")),
    h("td", { id: "total-black" }, points(count.black.total)), h("td", { id: "total-white" }, points(count.white.total)));
  const table = h("table", { class: "count" },
    h("caption", {}, t("count-caption", { method: count.method })),
    h("thead", {}, h("tr", {}, h("td", {}), h("th", { scope: "col" }, t("colour", { colour: "black" })),
      h("th", { scope: "col" }, t("colour", { colour: "white" })))),
    h("tbody", {}, ...rows.map(({ row }) => row)),
    h("tfoot", {}, total));
  return { table, rows: [...rows, { row: total, show: () => store.point([]) }] };
}

/**
 * The count by the second method of a ruleset that has two, and that it agrees.
 * @param {Store} store
 * @param {Count} count
 */
function otherCount(store, count) {
  if (!count.other) return null;
  const agrees = JSON.stringify(count.other.result) === JSON.stringify(count.result);
  return h("details", { class: "other-count" },
    h("summary", {}, t(agrees ? "count-agrees" : "count-other", { method: count.other.method })),
    countTable(store, count.other).table);
}

/**
 * What the picture shows and the count leaves out: dead stones that stay, and points of nobody.
 * @param {Store} store
 * @param {Count} count
 * @returns {HTMLElement[]}
 */
export function leftOut(store, count) {
  const phase = decided(store);
  if (!phase) return [];
  const { cells, geometry } = store;
  const owner = phase.owner.join("");
  const told = [];
  if (phase.stays.length > 0) {
    told.push(h("p", { class: "detail", id: "count-stays" },
      t("count-stays", { count: phase.stays.length, points: phase.stays.join(" ") })));
  }
  // Eyes in seki that do not count are among them.
  const nobodys = geometry.names.filter((_, i) => (owner[i] === "." || owner[i] === "s") && cells[i] === ".");
  const shared = count.black.lines.some(({ what }) => what === "shared");
  if (nobodys.length > 0 && !shared) {
    const list = nobodys.slice(0, MOST_NAMED).join(" ");
    const more = nobodys.length - MOST_NAMED;
    told.push(h("p", { class: "detail", id: "count-nobody" },
      t("count-nobody", { count: nobodys.length, points: list, more: Math.max(more, 0) })));
  }
  return told;
}

/**
 * Shows the lines one after another.
 * @param {HTMLElement} box
 * @param {{ row: HTMLTableRowElement, show: () => void }[]} rows
 * @param {() => void} done
 */
function tell(box, rows, done) {
  if (wantsLessMotion()) return done();
  box.classList.add("telling");
  let next = 0;
  const step = () => {
    if (!box.isConnected || box.hidden || next >= rows.length) {
      box.classList.remove("telling");
      return done();
    }
    rows[next].row.classList.add("told");
    rows[next].show();
    next += 1;
    return setTimeout(step, PAUSE);
  };
  return step();
}

/**
 * @param {HTMLElement} parent
 * @param {Store} store
 */
export function mountEnd(parent, store) {
  const box = h("section", { class: "card end", id: "end", "aria-labelledby": "result" });
  parent.append(box);
  let drawn = "";
  store.subscribe(({ before }) => {
    const { phase } = store.view;
    box.hidden = phase.kind !== "ended";
    if (phase.kind !== "ended") {
      drawn = "";
      return;
    }
    const key = JSON.stringify([phase.result, phase.count]);
    if (key === drawn) return;
    drawn = key;
    const result = h("h2", { id: "result", "data-result": phase.resultText }, resultText(phase.result));
    const again = h("a", { href: "/", class: "button", id: "new-game" }, t("new-game"));
    box.replaceChildren(result);
    if (phase.allAlive) box.append(h("p", {}, t("end-all-alive")));
    if (phase.count) {
      const { count } = phase;
      const { table, rows } = countTable(store, count);
      box.append(table, ...leftOut(store, count), otherCount(store, count) ?? "");
      const settledNow = before && before.phase.kind !== "ended";
      if (settledNow) tell(box, rows, () => store.point([]));
    }
    box.append(h("div", { class: "answers" }, again));
  });
}
