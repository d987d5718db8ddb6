/** The size of a board to be chosen: a usual one, or its width and height. */

import { input, segments } from "./fields.js";
import { h } from "./dom.js";
import { t } from "./i18n.js";

const USUAL = [9, 13, 19];

/** @param {{ width: number, height: number }} size @returns {string} the choice that has it */
export const choiceOf = ({ width, height }) => (width === height && USUAL.includes(width) ? String(width) : "custom");

/**
 * @param {{ minSize: number, maxSize: number }} sizes
 * @param {{ size: string, width: number, height: number }} first what is chosen, and the sides of
 * the size that is none of the usual
 */
export function boardSizes({ minSize, maxSize }, first) {
  const choice = segments("size", t("board-size"), [
    ...USUAL.map((n) => ({ value: String(n), label: t("size", { width: n, height: n }) })),
    { value: "custom", label: t("size-custom") },
  ], first.size);
  const side = { type: "number", inputmode: "numeric", min: minSize, max: maxSize, required: true };
  const width = input("width", t("width"), { ...side, value: first.width });
  const height = input("height", t("height"), { ...side, value: first.height });
  const sides = h("div", { class: "fields" }, width.field, height.field);
  const chosen = () => /** @type {HTMLInputElement | null} */ (choice.querySelector(":checked"))?.value ?? first.size;
  return {
    choice, sides, width, height, chosen,
    /**
     * Shows the sides where they are chosen.
     * @param {boolean} [isOff] whether no board is chosen
     */
    show: (isOff = false) => {
      sides.hidden = chosen() !== "custom";
      width.control.disabled = height.control.disabled = isOff || sides.hidden;
    },
    /** The size that is chosen; a side that cannot be read is no number. */
    taken: () => (chosen() === "custom" ? { width: width.control.valueAsNumber, height: height.control.valueAsNumber }
      : { width: Number(chosen()), height: Number(chosen()) }),
  };
}
