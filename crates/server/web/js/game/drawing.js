/** The contents of the board, and each point in words, from the state of the page. */

import { list, t } from "../i18n.js";
import { notesHere } from "./notes.js";
import { chainAt, lastMoveOf } from "./position.js";
import { markWords, recordMarks } from "./remarks.js";
import { openBorders, settledMarks } from "./settled-marks.js";
import { LETTERS } from "./study.js";
import { mayTry } from "./tried.js";

/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("../board/marks.js").Mark} Mark */
/** @typedef {import("../../types/protocol.js").Settling} Settling */
/** @typedef {import("../../types/protocol.js").Ended} Ended */
/** @typedef {Settling | Ended} Decided */
/** @typedef {import("../../types/protocol.js").Estimate} Estimate */

/**
 * The phase, if it has the owners of points and the person looks at the end of the game.
 * @param {Store} store
 * @returns {Decided | null}
 */
export function decided(store) {
  const { phase } = store.view;
  if (!store.live) return null;
  if (phase.kind === "settling") return phase;
  return phase.kind === "ended" && phase.count ? phase : null;
}

/**
 * The owners of points as they are shown: agreed, proposed, or the judge's estimate.
 * @param {Store} store
 * @returns {Decided | Estimate | null}
 */
function owned(store) {
  return store.beside?.estimate ?? decided(store);
}

/** A point is open if its owner is less sure than this, in tenths. */
const OPEN = 3;

/**
 * The ownership of a point by the analysis, in tenths: above 0 for Black, below for White.
 * @param {Store} store
 * @returns {(index: number) => number}
 */
function ownership(store) {
  const letters = store.study.ownership ? (store.study.at(store.shown)?.ownership.join("") ?? "") : "";
  return (index) => {
    const share = (letters.codePointAt(index) ?? 107) - 107;
    return Math.abs(share) < OPEN ? 0 : share;
  };
}

/**
 * The good moves by the analysis, with their letters.
 * @param {Store} store
 * @returns {Map<number, string>}
 */
function hints(store) {
  /** @type {Map<number, string>} */
  const found = new Map();
  if (!store.study.hints || store.pending) return found;
  store.study.proposals(store.shown).forEach((move, i) => {
    const index = move.p === null ? undefined : store.geometry.index(move.p);
    if (index !== undefined && store.cells[index] === ".") found.set(index, LETTERS[i]);
  });
  return found;
}

/**
 * @param {Store} store
 * @returns {Mark[]}
 */
function analysisMarks(store) {
  /** @type {Mark[]} */
  const marks = [];
  const [share, letters] = [ownership(store), hints(store)];
  for (let index = 0; index < store.geometry.count; index++) {
    const owned = share(index);
    const own = owned > 0 ? "X" : "O";
    if (owned === 0 || store.cells[index] === own || letters.has(index)) continue;
    marks.push({ kind: owned > 0 ? "owned-black" : "owned-white", index, size: Math.abs(owned) });
  }
  for (const [index, label] of letters) marks.push({ kind: "hint", index, label });
  return marks;
}

/**
 * The numbers of the stones of a line, or the stones that a trial is about.
 * @param {Store} store
 * @returns {Mark[]}
 */
function asideMarks(store) {
  const { geometry, beside, trial, cells } = store;
  /** @type {Map<number, Mark>} */
  const marks = new Map();
  if (beside) {
    beside.shown.forEach(({ p }, i) => {
      for (const index of geometry.all(p ? [p] : [])) marks.set(index, { kind: "numbered", index, label: String(i + 1) });
    });
    return [...marks.values()].filter(({ index }) => cells[index] !== ".");
  }
  for (const index of geometry.all(trial?.kos ?? [])) marks.set(index, { kind: "ko", index });
  for (const index of geometry.all(trial?.stones ?? [])) if (!marks.has(index)) marks.set(index, { kind: "marked", index });
  return [...marks.values()];
}

/**
 * The points of moves that the rules forbid.
 * @param {Store} store
 * @returns {Mark[]}
 */
function faults(store) {
  const points = notesHere(store).filter(({ code }) => code === "illegal-move").map(({ args }) => String(args?.point));
  return store.geometry.all(points).map((index) => ({ kind: "concerned", index }));
}

/**
 * @param {Store} store
 * @param {boolean} fade
 * @returns {import("../board/board.js").Drawing}
 */
export function drawingOf(store, fade) {
  const { view, geometry } = store;
  const settled = owned(store);
  /** @type {Mark[]} */
  const over = settled ? settledMarks(store, settled) : store.aside ? asideMarks(store)
    : [...recordMarks(view, geometry, store.shown), ...analysisMarks(store), ...faults(store)];
  const last = store.aside ? store.aside.last : lastMoveOf(view, store.shown);
  if (last?.p && !settled && !store.pending && !store.beside) {
    for (const index of geometry.all([last.p])) over.push({ kind: "last", index });
  }
  if (store.live && view.ko && !store.pending) {
    for (const index of geometry.all([view.ko])) over.push({ kind: "ko", index });
  }
  for (const index of geometry.all(store.refusal?.points ?? [])) over.push({ kind: "concerned", index });
  if (store.chosen !== null) over.push({ kind: "chosen", index: store.chosen });
  return {
    cells: store.cells,
    dead: new Set(settled ? geometry.all(settled.dead) : []),
    pending: store.live || mayTry(store) ? store.pending : null,
    under: store.counted.map((index) => ({ kind: /** @type {const} */ ("counted"), index })),
    over,
    fade,
  };
}

/**
 * The description of each point for a screen reader.
 * @param {Store} store
 * @returns {(index: number) => string}
 */
export function describer(store) {
  const { view, geometry, cells } = store;
  const settled = owned(store);
  const dead = new Set(geometry.all(settled?.dead ?? []));
  const seki = new Set(geometry.all(settled?.seki ?? []));
  const unsealed = new Set(geometry.all(openBorders(settled)));
  const stars = new Set(geometry.all(view.stars));
  const owner = settled?.owner.join("") ?? "";
  const last = (store.aside ? store.aside.last : lastMoveOf(view, store.shown))?.p;
  const [share, letters] = settled ? [() => 0, new Map()] : [ownership(store), hints(store)];
  const marked = settled || store.aside ? new Map() : markWords(view, geometry, store.shown);
  /** @type {Map<number, string>} */
  const chains = new Map();

  /** @param {number} i */
  const chain = (i) => {
    let text = chains.get(i);
    if (text === undefined) {
      const { stones, liberties } = chainAt(cells, geometry, i);
      text = t("point-chain", { stones: stones.length, liberties });
      for (const stone of stones) chains.set(stone, text);
    }
    return text;
  };

  return (i) => {
    const point = geometry.names[i];
    const parts = [];
    if (cells[i] === ".") {
      parts.push(t("point-empty", { point }));
      if (stars.has(i)) parts.push(t("point-star"));
    } else {
      parts.push(t("point-stone", { point, colour: cells[i] === "X" ? "black" : "white" }));
      if (!settled) parts.push(chain(i));
    }
    if (dead.has(i)) parts.push(t("point-dead"));
    if (seki.has(i)) parts.push(t("point-seki"));
    if (cells[i] === "." || dead.has(i)) {
      if (owner[i] === "B" || owner[i] === "W") {
        parts.push(t("point-owner", { colour: owner[i] === "B" ? "black" : "white" }));
      } else if (owner[i] === "s") parts.push(t("point-seki"));
      else if (unsealed.has(i)) parts.push(t("point-unsealed"));
      else if (owner) parts.push(t("point-neutral"));
    }
    const letter = letters.get(i);
    if (letter) parts.push(t("point-hint", { letter }));
    const owned = share(i);
    if (owned) parts.push(t("point-likely", { colour: owned > 0 ? "black" : "white", percent: Math.abs(owned) * 10 }));
    const marks = marked.get(i);
    if (marks) parts.push(marks);
    if (point === last) parts.push(t("point-last"));
    if (store.live && point === view.ko) parts.push(t("point-ko"));
    if (point === store.waiting?.at) parts.push(t("point-waiting"));
    if (i === store.chosen) parts.push(t("point-chosen"));
    return list(parts);
  };
}
