/** The panel of the analysis: its state, the graph of the game, the position shown. */

import { look } from "../api/game.js";
import { h, set, setText } from "../dom.js";
import { inTenths, number, t } from "../i18n.js";
import { moveText } from "./move-text.js";
import { evaluated, leadText, percent, progressText } from "./evaluation.js";
import { makeGraph } from "./graph.js";
import { makeHints } from "./hints.js";
import { makeMistakes } from "./mistakes.js";
import { isMove } from "./position.js";
import { makeWay } from "./way.js";

/** @typedef {import("./store.js").Store} Store */

/** How long a position is shown before the server learns of it, in milliseconds. */
const SETTLED = 150;

/** @param {Store} store */
function tableRows(store) {
  const { study, view } = store;
  return view.steps.map((step, i) => {
    const judged = study.judged[i + 1];
    const loss = study.loss(view.steps, i + 1);
    const cells = [
      isMove(step) ? moveText(step) : "",
      judged ? t("analysis-percent", { percent: percent(judged.black) }) : "",
      judged ? leadText(judged.lead) : "",
      loss === null ? "" : inTenths(Math.max(0, loss)),
    ];
    return h("tr", {}, h("th", { scope: "row" }, number(i + 1)), ...cells.map((cell) => h("td", {}, cell)));
  });
}

/**
 * @param {string} id
 * @param {string} label
 * @param {boolean} checked
 * @param {(checked: boolean) => void} change
 */
function check(id, label, checked, change) {
  const box = h("input", { type: "checkbox", id, checked });
  box.addEventListener("change", () => change(box.checked));
  return h("label", { class: "check" }, box, label);
}

/**
 * The reason why there is no analysis, or the player whose consent is missing.
 * @param {Store} store
 */
function makeReason(store) {
  const text = h("p", { id: "analysis-reason" });
  const asked = h("p", { class: "hint", id: "analysis-wanted" });
  const wish = h("button", { type: "button", id: "analysis-wish" });
  const own = () => {
    const { analysis, role } = store.view;
    return "wanted" in analysis && (role === "black" || role === "white") && analysis.wanted[role];
  };
  wish.addEventListener("click", () => void store.act({ do: "analysis", on: !own() }));
  const render = () => {
    const { analysis, role } = store.view;
    text.hidden = analysis.kind === "open";
    if (analysis.kind === "closed") setText(text, t("analysis-closed", { role: role === "watch" ? "watch" : "player" }));
    else if (analysis.kind !== "open") setText(text, t(`analysis-${analysis.kind}`));
    const other = role === "black" ? "white" : "black";
    asked.hidden = !(analysis.kind === "closed" && role !== "watch" && analysis.wanted[other]);
    setText(asked, t("analysis-wanted", { colour: other }));
    wish.hidden = !store.can("analysis");
    setText(wish, t(own() ? "analysis-unwish" : "analysis-wish"));
  };
  return { elements: [text, asked, wish], render };
}

/**
 * @param {HTMLElement} parent
 * @param {Store} store
 * @param {(text: string) => void} say
 * @param {(analysis: boolean) => void} follow sets whether the server sends the analysis
 */
export function mountAnalysis(parent, store, say, follow) {
  const { study } = store;
  const reason = makeReason(store);
  const start = h("button", { type: "button", id: "analysis-on" });
  const progress = h("p", { class: "hint", id: "analysis-progress" });
  const graph = makeGraph(store, { label: t("analysis-graph"), chance: t("analysis-chance"), lead: t("analysis-lead") });
  const here = h("p", { id: "analysis-here" });
  const back = h("button", { type: "button", id: "mistake-back" }, t("mistake-back"));
  const forward = h("button", { type: "button", id: "mistake-forward" }, t("mistake-forward"));
  const hints = makeHints(store);
  const worst = makeMistakes(store, say);
  const rows = h("tbody");
  const table = h("details", { id: "analysis-table" }, h("summary", {}, t("analysis-table")),
    h("div", { class: "scrolls", tabindex: 0, role: "region", "aria-label": t("analysis-table") },
      h("table", { class: "count" },
        h("thead", {}, h("tr", {}, ...["move", "played", "chance", "lead", "loss"].map((name) => h("th", { scope: "col" }, t(`analysis-column-${name}`))))),
        rows)));
  const body = h("div", { class: "analysis-body" }, progress, graph.element, here,
    worst.element, h("div", { class: "actions" }, back, forward),
    check("show-hints", t("analysis-show-hints"), study.hints, (checked) => {
      study.hints = checked;
      store.changed();
    }), hints.element,
    check("show-ownership", t("analysis-show-ownership"), study.ownership, (checked) => {
      study.ownership = checked;
      store.changed();
    }), table, makeWay(worst.element));
  parent.append(h("section", { class: "card analysis", id: "analysis", "aria-labelledby": "analysis-title" },
    h("h2", { id: "analysis-title" }, t("analysis")), ...reason.elements, start, body));

  start.addEventListener("click", () => {
    if (study.on) study.stop();
    else study.on = true;
    store.changed();
  });
  /** @param {number} way */
  const jump = (way) => {
    const mistakes = study.mistakes(store.view.steps);
    const next = way < 0 ? mistakes.findLast((at) => at < store.shown) : mistakes.find((at) => at > store.shown);
    if (next === undefined) return;
    store.look(next);
    say(evaluated(store, next));
  };
  back.addEventListener("click", () => jump(-1));
  forward.addEventListener("click", () => jump(1));
  table.addEventListener("toggle", () => table.open && rows.replaceChildren(...tableRows(store)));

  let looking = 0;
  let looked = -1;
  let whole = false;
  store.subscribe(() => {
    reason.render();
    const open = store.view.analysis.kind === "open";
    const on = open && study.on;
    follow(on);
    start.hidden = !open;
    setText(start, t(study.on ? "analysis-stop" : "analysis-start"));
    set(start, { "aria-pressed": String(study.on) });
    body.hidden = !on;
    if (!on) {
      looked = -1;
      return;
    }
    // Before its first news the server does not analyse the game, and would forget the position.
    if (study.left !== null && store.shown !== looked) {
      looked = store.shown;
      clearTimeout(looking);
      looking = setTimeout(() => void look(store.key, looked), SETTLED);
    }
    setText(progress, progressText(study, "analysis-done"));
    progress.hidden = study.left === null;
    if (study.close && !whole) say(t("analysis-done"));
    whole = study.close;
    worst.draw();
    const words = evaluated(store, store.shown);
    setText(here, words);
    graph.draw(words);
    const mistakes = study.mistakes(store.view.steps);
    back.disabled = !mistakes.some((at) => at < store.shown);
    forward.disabled = !mistakes.some((at) => at > store.shown);
    hints.draw();
    if (table.open) rows.replaceChildren(...tableRows(store));
  });
}
