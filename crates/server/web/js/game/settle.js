/** The settling of a stop of play: the proposal, the agreement of the players, disputes. */

import { markShape } from "../board/marks.js";
import { stoneFace } from "../board/stones.js";
import { ask } from "../dialog.js";
import { h, s } from "../dom.js";
import { segments } from "../fields.js";
import { number, points, t } from "../i18n.js";
import { asSide } from "./controls.js";
import { leftOut } from "./count.js";
import { decided, drawingOf } from "./drawing.js";
import { makeGrace } from "./grace.js";
import { agreement, fillOrigin, standing } from "./standing.js";

/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("../../types/protocol.js").Settling} Settling */
/** @typedef {import("../../types/protocol.js").Rules} Rules */
/** @typedef {import("../../types/protocol.js").Colour} Colour */

/** The marks in the legend, in its order. */
const LEGEND = /** @type {const} */ (["dead", "black-point", "white-point", "neutral", "seki", "unsealed"]);

/**
 * The steps that come next, by the facts of the ruleset.
 * @param {Rules} rules
 * @param {Settling} phase
 * @returns {string[]}
 */
function whatComes(rules, phase) {
  const told = [t("settle-scoring", { scoring: rules.scoring })];
  if (phase.seki.length > 0) told.push(t("settle-seki", { count: rules.sekiEyes ? "yes" : "no" }));
  if (rules.passStones) told.push(t("settle-pass-stones"));
  if (rules.dispute !== "none") told.push(t("settle-disagree", { dispute: rules.dispute }));
  if (rules.dameFilled) told.push(t("rules-dame-filled"));
  if (rules.encore === "dispute") told.push(t("rules-encore", { when: rules.encore }));
  if (rules.allAlive !== "never") told.push(t("settle-all-alive", { when: rules.allAlive }));
  return told;
}

/**
 * The legend of the marks that are on the board now.
 * @param {Store} store
 * @returns {HTMLElement}
 */
function legend(store) {
  const kinds = new Set(drawingOf(store, false).over.map((mark) => mark.kind));
  const shown = decided(store);
  const stays = shown?.stays.length ?? 0;
  const kept = stays === 0 ? "none" : stays === shown?.dead.length ? "all" : "some";
  const rows = LEGEND.filter((kind) => kinds.has(kind)).map((kind) => {
    const stone = kind === "dead" || kind === "seki";
    return h("li", {},
      s("svg", { class: "sample", viewBox: "-56 -56 112 112", "aria-hidden": "true" },
        s("rect", { class: "wood", x: -56, y: -56, width: 112, height: 112, rx: 10 }),
        s("g", { class: kind === "dead" ? "stone white dead" : "stone" }, ...(stone ? stoneFace("O", 1) : [])),
        markShape(kind, stone ? "O" : ".")),
      h("span", {}, t(`legend-${kind}`, { stays: kept })));
  });
  return h("ul", { class: "legend" }, ...rows);
}

/** @param {Store} store @param {Settling} phase @param {Colour} side */
async function dispute(store, phase, side) {
  const { rules, role } = store.view;
  const asked = rules.dispute === "resume-opponent-of-requester" && role === "both";
  const first = asked ? (side === "black" ? "white" : "black") : (phase.resumes ?? "black");
  const text = [t("dispute-first", { colour: first }), t("dispute-then")];
  if (rules.allAlive !== "never") text.push(t("settle-all-alive", { when: rules.allAlive }));
  const answer = await ask({
    id: "dispute-question",
    title: t("dispute-title"),
    text,
    answers: [{ id: "dispute-confirm", label: t("dispute-confirm"), kind: "primary" }],
    cancel: t("dispute-cancel"),
  });
  if (answer) await store.act({ do: "dispute", ...asSide(store, side) });
}

/** @param {Store} store */
async function noAgreement(store) {
  const answer = await ask({
    id: "no-agreement-question",
    title: t("no-agreement"),
    text: [t("no-agreement-meaning")],
    answers: [{ id: "no-agreement-confirm", label: t("no-agreement-confirm"), kind: "danger" }],
    cancel: t("cancel"),
  });
  if (answer) await store.act({ do: "no-agreement", ...asSide(store) });
}

/**
 * Buttons for each side that this page plays. To accept names the proposal on the board.
 * @param {Store} store
 * @param {Settling} phase
 * @param {boolean} waits whether agreeing waits, since the proposal has just changed
 */
function answers(store, phase, waits) {
  const several = store.sides.length > 1;
  const buttons = [];
  for (const colour of store.sides) {
    const id = several ? `accept-${colour}` : "accept";
    const label = several ? t("accept-side", { colour }) : t("accept");
    const done = phase.accepted[colour];
    buttons.push(h("button", {
      type: "button", id, class: "primary", disabled: done || !store.can("accept") || store.busy,
      // A button that is disabled would lose the focus.
      "aria-disabled": waits && "true",
      onclick: () => waits || void store.act({ do: "accept", proposal: phase.proposal, ...asSide(store, colour) }),
    }, done ? t("accepted") : label));
  }
  if (store.can("dispute")) {
    const sides = several && store.view.rules.dispute === "resume-opponent-of-requester" ? store.sides : store.sides.slice(0, 1);
    for (const side of sides) {
      buttons.push(h("button", {
        type: "button", id: sides.length > 1 ? `dispute-${side}` : "dispute", onclick: () => void dispute(store, phase, side),
      }, sides.length > 1 ? t("dispute-side", { colour: side }) : t("dispute")));
    }
  }
  if (store.can("no-agreement")) {
    buttons.push(h("button", { type: "button", id: "no-agreement", onclick: () => void noAgreement(store) }, t("no-agreement")));
  }
  return h("div", { class: "settle-answers" }, ...buttons);
}

/**
 * The verdicts of trials, with their moves.
 * @param {Store} store
 * @param {Settling} phase
 */
function verdicts(store, phase) {
  if (phase.verdicts.length === 0) return "";
  const rows = phase.verdicts.map(({ owner, stones, dead, concededBy, steps }) => {
    const text = t("verdict", { colour: owner, point: stones[0], dead: dead ? "yes" : "no" });
    return h("li", {}, h("span", {}, text, concededBy ? ` ${t("verdict-conceded", { colour: concededBy })}` : ""),
      steps.length > 0 ? h("button", { type: "button", class: "small", onclick: () => store.showLine(text, steps) }, t("verdict-show")) : "");
  });
  return h("ul", { class: "verdicts", id: "verdicts" }, ...rows);
}

/**
 * @param {HTMLElement} parent
 * @param {Store} store
 */
export function mountSettling(parent, store) {
  const box = h("section", { class: "card settle", id: "settling", "aria-labelledby": "settling-title" });
  const changed = h("p", { class: "changed", id: "proposal-by" });
  const marking = segments("marking", t("marking"), (/** @type {const} */ (["dead", "seki"])).map((value) =>
    ({ value, label: t(`marking-${value}`) })), store.marking);
  marking.addEventListener("change", () => {
    store.marking = marking.querySelector("input:checked")?.id === "marking-seki" ? "seki" : "dead";
    store.refuse(null);
  });
  parent.append(box);
  const grace = makeGrace(store);
  let drawn = "";
  store.subscribe(() => {
    const { view } = store;
    const { phase, rules } = view;
    const waits = grace();
    box.hidden = phase.kind !== "settling" || phase.trial !== null;
    if (phase.kind !== "settling" || phase.trial) {
      drawn = "";
      return;
    }
    const key = JSON.stringify([view.rev, store.live, store.busy, store.marking, waits]);
    if (key === drawn) return;
    drawn = key;
    const focused = box.contains(document.activeElement) ? document.activeElement?.id : "";
    const open = box.querySelector("details")?.open ?? phase.stop === 1;
    fillOrigin(changed, store, phase);
    const details = h("details", { class: "explain" }, h("summary", {}, t("settle-what-comes")),
      ...whatComes(rules, phase).map((sentence) => h("p", {}, sentence)));
    details.open = open;
    box.replaceChildren(
      h("h2", { id: "settling-title" }, t("settle-title")),
      // What changes in length stands below the buttons, so that they stay where they are.
      changed,
      standing(store, phase),
      h("ul", { class: "sides" }, ...agreement(phase)),
      store.sides.length > 0 ? answers(store, phase, waits) : "",
      phase.computerLoses === null ? "" : h("p", { class: "warning", id: "computer-loses" },
        t("settle-computer", { points: points(phase.computerLoses), count: phase.computerLoses, dispute: rules.dispute === "none" ? "no" : "yes" })),
      h("p", { class: "task", id: "settle-task" },
        store.can("mark") ? t("settle-task", { mark: store.marking }) : t("settle-watch")),
      store.can("mark") ? marking : "",
      phase.unsealed.length > 0
        ? h("p", { class: "warning", id: "unsealed" },
          t("settle-unsealed", { count: phase.unsealed.length, points: phase.unsealed.join(" ") }))
        : "",
      ...leftOut(store, phase.count),
      verdicts(store, phase),
      h("p", {}, t("settle-why", { stop: phase.stop })),
      decided(store) ? legend(store) : "",
      details,
    );
    if (focused) document.getElementById(focused)?.focus();
  });
}

/**
 * How many marks of each kind there are, for people who do not see them.
 * @param {Settling} phase
 * @returns {string}
 */
export function settlingSummary(phase) {
  const owner = phase.owner.join("");
  /** @param {string} what */
  const many = (what) => number(owner.split(what).length - 1);
  return t("settle-summary", { dead: phase.dead.length, seki: phase.seki.length, black: many("B"), white: many("W") });
}
