/** The judge's reasons for the fate of each chain, with the lines that show it. */

import { getJudgement } from "../api/game.js";
import { h, setText } from "../dom.js";
import { number, t } from "../i18n.js";
import { countedText, leftText } from "./estimate.js";
import { statusOf } from "./proposed.js";
import { askTrial } from "./trial.js";

/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("../../types/protocol.js").Judgement} Judgement */
/** @typedef {import("../../types/protocol.js").View} View */
/** @typedef {import("../../types/protocol.js").Settling} Settling */
/** @typedef {import("../../types/protocol.js").JudgedChain} JudgedChain */
/** @typedef {import("../../types/protocol.js").StoneStatus} StoneStatus */

/** The order of the chains that are not alive. Living chains have a list of their own, the last. */
const ORDER = /** @type {const} */ (["unsettled", "dead", "seki"]);

/** The most chains with the same reason that are named. */
const MOST_NAMES = 6;
/** How sure the judge may be. The whole is as sure as the chain that it is least sure of. */
const WEAKEST_FIRST = /** @type {const} */ (["estimated", "read", "proved"]);

/**
 * Whether the proposal has an unsettled chain as Tengen itself counts it for now, not as people
 * marked it.
 * @param {Settling} phase
 * @param {JudgedChain} chain
 */
function countsSo(phase, { stone, provisional }) {
  return phase.by === "judge" || (!phase.marked.includes(stone) && provisional?.as === statusOf(phase, stone));
}

/**
 * What the proposal on the board says of a chain, if the judge finds otherwise; else null. What the
 * judge itself proposes may lag behind what it finds.
 * @param {View} view
 * @param {JudgedChain} chain
 * @returns {StoneStatus | null}
 */
function markedAs({ phase }, chain) {
  if (phase.kind !== "settling") return null;
  const { status } = chain;
  const said = statusOf(phase, chain.stone);
  if (status === "unsettled") return countsSo(phase, chain) ? null : said;
  const differs = said === "dead" ? status !== "dead" : phase.by !== "judge" && said !== status;
  return differs ? said : null;
}

/**
 * Chains with the same reason, which the proposal marks alike.
 * @param {View} view
 * @param {JudgedChain[]} chains
 * @returns {JudgedChain[][]}
 */
function together(view, chains) {
  /** @type {Map<string, JudgedChain[]>} */
  const groups = new Map();
  for (const chain of chains) {
    const shown = chain.lines || chain.points ? chain.stone : "";
    const key = [chain.colour, chain.status, chain.why, chain.basis, markedAs(view, chain), otherwise(view, [chain]), shown].join(" ");
    groups.set(key, [...(groups.get(key) ?? []), chain]);
  }
  return [...groups.values()];
}

/** @param {JudgedChain[]} chains */
function named(chains) {
  const names = chains.slice(0, MOST_NAMES).map(({ stone }) => stone);
  const points = names.join(" ") + (chains.length > MOST_NAMES ? " …" : "");
  const stones = chains.reduce((sum, chain) => sum + chain.stones.length, 0);
  return t("reason-chain", { colour: chains[0].colour, points, stones });
}

/**
 * Why they stand as they do.
 * @param {View} view
 * @param {JudgedChain[]} chains
 */
function because(view, chains) {
  const [chain] = chains;
  const why = t(`because-${chain.why}`, {
    points: chain.points?.join(" ") || "none", status: chain.status, chains: chains.length,
    dispute: view.rules.dispute,
  });
  const spare = chain.spare ? t("because-spare", { turns: chain.spare }) : "";
  return [why, spare].filter(Boolean).join(" ");
}

/**
 * That they are marked otherwise than the judge finds, or how they count for now though they are
 * open.
 * @param {View} view
 * @param {JudgedChain[]} chains
 */
function otherwise(view, chains) {
  const [chain] = chains;
  const marked = markedAs(view, chain);
  if (marked === null) {
    if (view.phase.kind !== "settling" || chain.status !== "unsettled") return "";
    return ` ${countedText(statusOf(view.phase, chain.stone), chain.provisional, chains.length)}`;
  }
  return ` ${t("reason-marked", { marked, status: chain.status, chains: chains.length })}`;
}

/**
 * How they stand: as the proposal says, or as the judge finds.
 * @param {View} view
 * @param {JudgedChain[]} chains
 */
function fate(view, chains) {
  const marked = markedAs(view, chains[0]);
  if (marked !== null) return t("reason-as-marked", { marked, chains: chains.length });
  return t(`reason-${chains[0].status}`, { chains: chains.length });
}

/** @param {JudgedChain[]} chains */
function ground(chains) {
  if (chains[0].status === "unsettled" && chains[0].basis === "estimated") return t("basis-unknown", { chains: chains.length });
  const least = Math.min(...chains.map(({ confidence }) => confidence ?? 1));
  return t(`basis-${chains[0].basis}`, { percent: number(Math.floor(least * 100)) });
}

/**
 * A button for each line that shows the fate of a chain.
 * @param {Store} store
 * @param {JudgedChain} chain
 */
function shows(store, chain) {
  const name = named([chain]);
  return (chain.lines ?? []).map((line, i) => {
    const [first] = line;
    const label = chain.why === "holds" ? t("reason-attack", { colour: first.c, point: first.p ?? "" })
      : chain.why.startsWith("first-move") ? t(i === 0 ? "reason-show-lost" : "reason-show-saved")
        : chain.why === "taken-or-ko" ? t(i === 0 ? "reason-show-lost" : "reason-show-ko") : t("reason-show");
    return h("button", {
      type: "button", class: "small", "data-line": `${chain.stone} ${i + 1}`,
      onclick: () => store.showLine(name + t("colon") + label, line, chain.status !== "alive" && i === 0 ? chain.stones : []),
    }, label);
  });
}

/**
 * Some chains with the same reason, in words.
 * @param {Store} store
 * @param {JudgedChain[]} chains
 */
function told(store, chains) {
  const [chain] = chains;
  const points = () => store.point(store.geometry.all(chains.flatMap(({ stones }) => stones)));
  const rest = () => store.point([]);
  const trial = store.can("trial") ? h("button", {
    type: "button", class: "small quiet", "data-trial": chain.stone, disabled: store.busy,
    onclick: () => void askTrial(store, chain.stone, chain.colour),
  }, t("trial")) : "";
  const name = h("button", { type: "button", class: "shows", title: t("count-show"), onclick: points, onfocus: points, onblur: rest }, named(chains));
  const item = h("li", { "data-chain": chain.stone, "data-status": chain.status },
    h("p", {}, name, " ", h("strong", {}, fate(store.view, chains))),
    h("p", {}, because(store.view, chains), " ", h("span", { class: "detail" }, ground(chains)), otherwise(store.view, chains)),
    h("div", { class: "shown-by" }, ...shows(store, chain), trial));
  item.addEventListener("pointerenter", (event) => event.pointerType === "mouse" && points());
  item.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && rest());
  return item;
}

/**
 * @param {Store} store
 * @param {Judgement} judgement
 */
function list(store, judgement) {
  const { chains } = judgement;
  const { view } = store;
  const living = chains.filter(({ status }) => status === "alive");
  // A living chain that is marked otherwise stands with those that are not alive.
  const stand = living.filter((chain) => markedAs(view, chain) === null);
  const others = [...ORDER.map((wanted) => chains.filter(({ status }) => status === wanted)), living.filter((chain) => !stand.includes(chain))];
  const groups = others.flatMap((alike) => together(view, alike));
  // The fate of a chain is said with the chain.
  const basis = WEAKEST_FIRST.find((wanted) => chains.some((chain) => chain.basis === wanted)) ?? "proved";
  const left = judgement.left.filter(({ what }) => what !== "chain").map(leftText);
  const alive = h("details", { id: "reasons-living" }, h("summary", {}, t("reasons-living", { count: stand.length })),
    h("ul", { class: "reasons" }, ...stand.map((chain) => told(store, [chain]))));
  return [
    left.length > 0 ? h("h3", {}, t("left-title")) : "",
    left.length > 0 ? h("ul", { class: "left", id: "left" }, ...left.map((text) => h("li", {}, text))) : "",
    judgement.finished ? h("p", { id: "reasons-finished" }, t("reasons-finished", { basis })) : "",
    judgement.dame.length > 0 ? h("p", { id: "reasons-dame" }, t("reasons-dame", { points: judgement.dame.join(", ") })) : "",
    groups.length > 0 ? h("ul", { class: "reasons" }, ...groups.map((group) => told(store, group))) : h("p", {}, t("reasons-none")),
    stand.length > 0 ? alive : "",
  ];
}

/**
 * @param {HTMLElement} parent
 * @param {Store} store
 */
export function mountReasons(parent, store) {
  const looking = h("p", { class: "changed", id: "reasons-looking" }, t("reasons-looking"));
  const here = h("div", { id: "reason-here", "aria-live": "polite" });
  const body = h("div", { class: "reasons-body" });
  const box = h("section", { class: "card", id: "reasons", "aria-labelledby": "reasons-title" },
    h("h2", { id: "reasons-title" }, t("reasons-title")), looking, here, body);
  parent.append(box);
  /** @type {Judgement | null} */
  let judgement = null;
  let position = "";
  let drawn = "";

  /** Fetches the judgement at first sight, and then that of the closer look. */
  const fetch = async () => {
    const asked = position;
    for (const closer of [false, true]) {
      const found = await getJudgement(store.key, closer).catch(() => null);
      if (position !== asked) return;
      judgement = found ?? judgement;
      looking.hidden = closer || found === null;
      render();
      if (!found) return;
    }
  };

  const render = () => {
    const { phase, rev } = store.view;
    const shown = phase.kind === "settling" && !phase.trial && judgement !== null;
    box.hidden = !shown;
    if (!shown || !judgement) {
      drawn = "";
      return;
    }
    const key = JSON.stringify([rev, judgement.closer, judgement.moves, store.busy]);
    if (key !== drawn) {
      drawn = key;
      const open = body.querySelector("details")?.open ?? false;
      body.replaceChildren(...list(store, judgement).filter((part) => part !== ""));
      const details = body.querySelector("details");
      if (details) details.open = open;
    }
    const name = store.asked === null ? "" : store.geometry.names[store.asked];
    const chain = judgement.chains.find(({ stones }) => stones.includes(name));
    setText(here, chain ? `${named([chain])}${t("colon")}${fate(store.view, [chain])}. ${because(store.view, [chain])}${otherwise(store.view, [chain])}` : "");
  };

  store.subscribe(() => {
    const { view } = store;
    const ready = view.phase.kind === "settling" && !view.phase.judging;
    const now = ready ? [view.steps.length, ...view.board].join(" ") : "";
    if (now !== position) {
      position = now;
      judgement = null;
      store.asked = null;
      if (ready) void fetch();
    }
    render();
  });
}
