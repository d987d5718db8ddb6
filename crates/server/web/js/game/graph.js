/** The graph of a game: Black's probability of winning, and the lead. */

import { h, s, set } from "../dom.js";

/** @typedef {import("./study.js").Analysed} Analysed */

/** The size in the drawing's units. The page stretches the drawing to its room. */
const [WIDTH, HEIGHT] = [300, 60];
/** The least range of the lead's scale, in points to either side. */
const LEAST_SCALE = 10;

/**
 * The points of a curve, broken where no value is known.
 *
 * @param {(number | undefined)[]} values for each step, from 0 at the top to 1 at the bottom
 * @param {number} steps
 * @returns {[number, number][][]}
 */
function pieces(values, steps) {
  /** @type {[number, number][][]} */
  const found = [];
  for (let i = 0; i <= steps; i++) {
    const value = values[i];
    if (value === undefined) continue;
    /** @type {[number, number]} */
    const point = [(i / Math.max(steps, 1)) * WIDTH, value * HEIGHT];
    if (values[i - 1] === undefined) found.push([point]);
    else found.at(-1)?.push(point);
  }
  return found;
}

/** @param {[number, number][]} piece */
const line = (piece) => `M${piece.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
/** @param {[number, number][]} piece @param {number} base */
const area = (piece, base) => `${line(piece)}V${base}H${piece[0][0].toFixed(1)}Z`;

function picture() {
  const fill = s("path", { class: "fill" });
  const curve = s("path", { class: "curve" });
  const beside = s("path", { class: "beside" });
  const faults = s("path", { class: "faults" });
  const here = s("path", { class: "here" });
  const element = s("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: "none", "aria-hidden": "true" },
    fill, s("path", { class: "middle", d: `M0 ${HEIGHT / 2}H${WIDTH}` }), beside, curve, faults, here);
  return { element, fill, curve, beside, faults, here };
}

/**
 * Two curves to look at: the chance of winning, and the lead. Those of the game are dashed beside
 * those of another line.
 * @param {Analysed} store
 * @param {{ label: string, chance: string, lead: string }} words
 */
export function makeCurves(store, words) {
  const chance = picture();
  const lead = picture();
  chance.element.classList.add("chance");
  const element = h("div", { class: "graph", role: "img", "aria-label": words.label },
    h("span", { class: "graph-name", "aria-hidden": "true" }, words.chance), chance.element,
    h("span", { class: "graph-name", "aria-hidden": "true" }, words.lead), lead.element);
  const draw = () => {
    const { study, shown, view, game = [] } = store;
    const steps = view.steps.length;
    // Where nothing is known yet the arrays have holes, which `map` would leave.
    const judged = Array.from(study.judged);
    const beside = Array.from(game).slice(0, steps + 1);
    const scale = Math.max(LEAST_SCALE, ...[...judged, ...beside].map((one) => Math.abs(one?.lead ?? 0)));
    const rates = (/** @type {typeof judged} */ known) => pieces(known.map((one) => one && 1 - one.black), steps);
    const leads = (/** @type {typeof judged} */ known) => pieces(known.map((one) => one && 0.5 - one.lead / scale / 2), steps);
    const x = (/** @type {number} */ at) => ((at / Math.max(steps, 1)) * WIDTH).toFixed(1);
    set(chance.fill, { d: rates(judged).map((piece) => area(piece, HEIGHT)).join("") });
    set(chance.curve, { d: rates(judged).map(line).join("") });
    set(chance.beside, { d: rates(beside).map(line).join("") });
    set(lead.fill, { d: leads(judged).map((piece) => area(piece, HEIGHT / 2)).join("") });
    set(lead.curve, { d: leads(judged).map(line).join("") });
    set(lead.beside, { d: leads(beside).map(line).join("") });
    set(lead.faults, { d: study.mistakes(view.steps).map((at) => `M${x(at)} ${HEIGHT}v-9`).join("") });
    for (const { here } of [chance, lead]) set(here, { d: `M${x(shown)} 0V${HEIGHT}` });
  };
  return { element, draw, width: () => chance.element.getBoundingClientRect() };
}

/**
 * The curves, through which a person moves as with the slider of moves.
 * @param {Analysed} store
 * @param {{ label: string, chance: string, lead: string }} words
 */
export function makeGraph(store, words) {
  const curves = makeCurves(store, words);
  const { element } = curves;
  set(element, { id: "analysis-graph", role: "slider", tabindex: 0, "aria-valuemin": 0 });
  /** @param {PointerEvent} event */
  const point = (event) => {
    const box = curves.width();
    store.look(Math.round(((event.clientX - box.left) / box.width) * store.view.steps.length));
  };
  element.addEventListener("pointerdown", (event) => {
    element.setPointerCapture(event.pointerId);
    point(event);
  });
  element.addEventListener("pointermove", (event) => event.buttons > 0 && point(event));

  /** @param {string} said the evaluation of the position shown, in words */
  const draw = (said) => {
    curves.draw();
    set(element, { "aria-valuemax": store.view.steps.length, "aria-valuenow": store.shown, "aria-valuetext": said });
  };
  return { element, draw };
}
