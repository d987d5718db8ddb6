/** The graph of a game: Black's probability of winning, and the lead. */

import { h, s, set } from "../dom.js";

/** @typedef {import("./store.js").Store} Store */

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
  const faults = s("path", { class: "faults" });
  const here = s("path", { class: "here" });
  const element = s("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: "none", "aria-hidden": "true" },
    fill, s("path", { class: "middle", d: `M0 ${HEIGHT / 2}H${WIDTH}` }), curve, faults, here);
  return { element, fill, curve, faults, here };
}

/**
 * Two curves. A person moves through them as with the slider of moves.
 * @param {Store} store
 * @param {{ label: string, chance: string, lead: string }} words
 */
export function makeGraph(store, words) {
  const chance = picture();
  const lead = picture();
  chance.element.classList.add("chance");
  const element = h("div", { id: "analysis-graph", class: "graph", role: "slider", tabindex: 0, "aria-label": words.label, "aria-valuemin": 0 },
    h("span", { class: "graph-name", "aria-hidden": "true" }, words.chance), chance.element,
    h("span", { class: "graph-name", "aria-hidden": "true" }, words.lead), lead.element);
  /** @param {PointerEvent} event */
  const point = (event) => {
    const box = chance.element.getBoundingClientRect();
    store.look(Math.round(((event.clientX - box.left) / box.width) * store.view.steps.length));
  };
  element.addEventListener("pointerdown", (event) => {
    element.setPointerCapture(event.pointerId);
    point(event);
  });
  element.addEventListener("pointermove", (event) => event.buttons > 0 && point(event));

  /** @param {string} said the evaluation of the position shown, in words */
  const draw = (said) => {
    const { study, shown, view } = store;
    const steps = view.steps.length;
    // Where nothing is known yet the array has holes, which `map` would leave.
    const scale = Math.max(LEAST_SCALE, ...Array.from(study.judged, (judged) => Math.abs(judged?.lead ?? 0)));
    const rates = pieces(Array.from(study.judged, (judged) => judged && 1 - judged.black), steps);
    const leads = pieces(Array.from(study.judged, (judged) => judged && 0.5 - judged.lead / scale / 2), steps);
    const x = (/** @type {number} */ at) => ((at / Math.max(steps, 1)) * WIDTH).toFixed(1);
    set(chance.fill, { d: rates.map((piece) => area(piece, HEIGHT)).join("") });
    set(chance.curve, { d: rates.map(line).join("") });
    set(lead.fill, { d: leads.map((piece) => area(piece, HEIGHT / 2)).join("") });
    set(lead.curve, { d: leads.map(line).join("") });
    set(lead.faults, { d: study.inOrder().map((at) => `M${x(at)} ${HEIGHT}v-9`).join("") });
    for (const { here } of [chance, lead]) set(here, { d: `M${x(shown)} 0V${HEIGHT}` });
    set(element, { "aria-valuemax": steps, "aria-valuenow": shown, "aria-valuetext": said });
  };
  return { element, draw };
}
