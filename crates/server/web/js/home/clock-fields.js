/** The clock of a new game: its kind, and the numbers of that kind. */

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { input, select } from "../fields.js";

/** @typedef {import("../../types/protocol.js").ClockChoice} ClockChoice */

/**
 * @typedef {object} ClockMemory the last choice of the person, in the units of the form
 * @property {ClockChoice["kind"]} kind
 * @property {number} main minutes
 * @property {number} periods
 * @property {number} period seconds
 * @property {number} stones
 * @property {number} canadian minutes for these stones
 * @property {number} increment seconds
 */

/** @type {ClockMemory} */
export const CLOCK_DEFAULTS = { kind: "none", main: 20, periods: 5, period: 30, stones: 25, canadian: 10, increment: 10 };

/**
 * The settings for a quick, a normal and a long game.
 * @type {Record<string, Partial<ClockMemory>[]>}
 */
const PRESETS = {
  absolute: [{ main: 5 }, { main: 20 }, { main: 60 }],
  "byo-yomi": [{ main: 1, periods: 3, period: 10 }, { main: 20, periods: 5, period: 30 }, { main: 60, periods: 5, period: 60 }],
  canadian: [{ main: 5, stones: 25, canadian: 5 }, { main: 20, stones: 25, canadian: 10 }, { main: 60, stones: 15, canadian: 10 }],
  fischer: [{ main: 2, increment: 5 }, { main: 5, increment: 10 }, { main: 30, increment: 20 }],
};

/**
 * @param {ClockMemory} memory
 * @returns {{ element: HTMLElement, read: () => ClockChoice, memory: () => ClockMemory }}
 */
export function clockFields(memory) {
  const kinds = /** @type {const} */ (["none", "absolute", "byo-yomi", "canadian", "fischer"]);
  const kind = select("clock", t("clock"), kinds.map((value) => ({ value, label: t(`clock-${value}`) })), memory.kind);
  /**
   * @param {string} id
   * @param {string} label
   * @param {number} value
   * @param {number} max
   * @param {number} [min]
   * @param {number} [step]
   */
  const amount = (id, label, value, max, min = 1, step = 1) =>
    input(id, label, { type: "number", inputmode: "decimal", min, max, step, value, required: true });
  const fields = {
    main: amount("clock-main", t("clock-main"), memory.main, 1440, 0, 0.5),
    periods: amount("clock-count", t("clock-count"), memory.periods, 50),
    period: amount("clock-period", t("clock-period"), memory.period, 3600),
    stones: amount("clock-block", t("clock-block"), memory.stones, 100),
    canadian: amount("clock-block-time", t("clock-block-time"), memory.canadian, 1440, 0.5, 0.5),
    increment: amount("clock-increment", t("clock-increment"), memory.increment, 3600),
  };
  /** @type {Record<string, (keyof typeof fields)[]>} */
  const used = {
    none: [], absolute: ["main"], "byo-yomi": ["main", "periods", "period"],
    canadian: ["main", "stones", "canadian"], fischer: ["main", "increment"],
  };
  const presets = ["quick", "normal", "long"].map((pace, i) =>
    h("button", {
      type: "button", id: `clock-${pace}`, class: "chip",
      onclick: () => {
        for (const [name, value] of Object.entries(PRESETS[kind.control.value]?.[i] ?? {})) {
          fields[/** @type {keyof typeof fields} */ (name)].control.value = String(value);
        }
      },
    }, t(`pace-${pace}`)));
  const chips = h("div", { class: "chips", role: "group", "aria-label": t("clock-presets") }, ...presets);
  const numbers = h("div", { class: "fields" }, ...Object.values(fields).map(({ field }) => field));
  const show = () => {
    const names = used[kind.control.value];
    chips.hidden = names.length === 0;
    for (const [name, { field, control }] of Object.entries(fields)) {
      field.hidden = control.disabled = !names.includes(/** @type {keyof typeof fields} */ (name));
    }
  };
  kind.control.addEventListener("change", show);
  show();

  const remembered = () => {
    const now = { ...memory, kind: /** @type {ClockChoice["kind"]} */ (kind.control.value) };
    for (const [name, { control }] of Object.entries(fields)) {
      const value = control.valueAsNumber;
      if (!Number.isNaN(value)) now[/** @type {keyof typeof fields} */ (name)] = value;
    }
    return now;
  };
  /** @returns {ClockChoice} */
  const read = () => {
    const now = remembered();
    const main = Math.round(now.main * 60_000);
    switch (now.kind) {
      case "none":
        return { kind: "none" };
      case "absolute":
        return { kind: "absolute", main };
      case "byo-yomi":
        return { kind: "byo-yomi", main, periods: now.periods, period: now.period * 1000 };
      case "canadian":
        return { kind: "canadian", main, stones: now.stones, period: Math.round(now.canadian * 60_000) };
      case "fischer":
        return { kind: "fischer", main, increment: now.increment * 1000 };
    }
  };
  return { element: h("div", { class: "clock-fields" }, kind.field, chips, numbers), read, memory: remembered };
}
