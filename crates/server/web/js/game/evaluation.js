/** Evaluations of positions and moves in words. */

import { number, t } from "../i18n.js";
import { moveText } from "./move-text.js";
import { isMove } from "./position.js";

/** @typedef {import("./study.js").Analysed} Analysed */

/** @param {number} share */
export const percent = (share) => number(Math.round(share * 100));
/** @param {number} points */
export const tenths = (points) => Math.abs(Math.round(points * 10) / 10);

/** @param {number} points Black's lead */
export function leadText(points) {
  if (Math.abs(points) < 0.05) return t("analysis-even");
  return t("analysis-ahead", { colour: points > 0 ? "black" : "white", points: tenths(points) });
}

/**
 * How far the analysis of a line is.
 * @param {import("./study.js").Study} study
 * @param {string} done the message once all positions are judged closely
 */
export function progressText({ full, left, rough, close }, done) {
  if (full) return t("analysis-full");
  if (close) return t(done);
  const count = left || rough;
  return t(left === 0 ? "analysis-rough" : "analysis-left", { count, shown: number(count) });
}

/**
 * The evaluation of a position in words.
 * @param {Analysed} store
 * @param {number} steps
 * @returns {string}
 */
export function evaluated(store, steps) {
  const { study, view } = store;
  const judged = study.judged[steps];
  if (!judged) return t(study.left === 0 ? "analysis-nothing" : "analysis-waiting");
  const step = view.steps[steps - 1];
  const loss = study.loss(view.steps, steps);
  const words = [
    isMove(step) ? t("analysis-move", { move: moveText(step) }) : "",
    t("analysis-chance-now", { percent: percent(judged.black) }),
    leadText(judged.lead),
    loss !== null && loss >= 0.5 ? t("analysis-lost", { points: tenths(loss) }) : "",
  ];
  return words.filter(Boolean).join(" ");
}
