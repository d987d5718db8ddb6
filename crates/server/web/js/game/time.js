/** The clocks between two views. They only show the time, the server decides. */

import { duration, t } from "../i18n.js";

/** @typedef {import("../../types/protocol.js").Clock} Clock */
/** @typedef {import("../../types/protocol.js").PlayerClock} PlayerClock */
/** @typedef {import("../../types/protocol.js").Colour} Colour */

/**
 * The player's clock some time after the view.
 * @param {Clock} clock
 * @param {Colour} colour
 * @param {number} elapsed milliseconds
 * @returns {PlayerClock}
 */
export function after(clock, colour, elapsed) {
  const state = { ...clock[colour] };
  if (clock.running !== colour || clock.paused) return state;
  let rest = elapsed;
  const fromMain = Math.min(rest, state.main);
  state.main -= fromMain;
  rest -= fromMain;
  if (state.main > 0 || state.period === null) return state;
  const length = clock.periodLength ?? 0;
  if (clock.kind === "byo-yomi") {
    while (rest >= state.period && (state.periods ?? 0) > 1) {
      rest -= state.period;
      state.periods = (state.periods ?? 0) - 1;
      state.period = length;
    }
  }
  state.period = Math.max(0, state.period - rest);
  return state;
}

/**
 * @param {PlayerClock} state
 * @returns {number} the time left of the main time or the period
 */
export function pressing(state) {
  return state.main > 0 || state.period === null ? state.main : state.period;
}

/**
 * Whether the player loses when this time runs out.
 * @param {PlayerClock} state
 * @returns {boolean}
 */
export function isLast(state) {
  return state.period === null || (state.main <= 0 && (state.periods ?? 1) <= 1);
}

/**
 * @param {Clock} clock
 * @param {PlayerClock} state
 * @returns {{ time: string, more: string }}
 */
export function clockText(clock, state) {
  const time = state.flag ? t("clock-flag") : duration(pressing(state));
  const overtime = state.main <= 0 && state.period !== null;
  if (clock.kind === "byo-yomi" && state.periods !== null) {
    const more = overtime
      ? t("clock-periods-left", { count: state.periods })
      : t("clock-periods", { count: state.periods, time: duration(clock.periodLength ?? 0) });
    return { time, more };
  }
  if (clock.kind === "canadian" && state.stones !== null) {
    const more = overtime
      ? t("clock-stones-left", { count: state.stones })
      : t("clock-stones", { count: state.stones, time: duration(clock.periodLength ?? 0) });
    return { time, more };
  }
  return { time, more: "" };
}
