/**
 * Arrows and lines drawn from one point to another, and marks drawn over one point after another.
 */

import { t } from "../i18n.js";

/** @typedef {import("./tools.js").Tools} Tools */

/**
 * @param {import("../board/board.js").Board} board
 * @param {Tools} tools
 */
export function mountDrag({ element, grid }, tools) {
  /** Where the pointer went down. @type {number | undefined} */
  let from;
  /** Whether it has been over another point since: then its click is none. */
  let moved = false;
  /** The names of the operations of one stroke, which are taken back together. @type {string[]} */
  let stroke = [];
  /** Whether a stroke sets marks or takes them away. */
  let on = true;
  /** The node on which a stroke began: it belongs there, wherever a leader goes meanwhile. */
  let at = "";
  const end = () => {
    from = undefined;
    if (stroke.length > 0) tools.room.undo.push(stroke, t("room-act", { op: "marks" }));
    stroke = [];
    if (tools.draft) tools.draw(null);
  };
  /** @param {number} index */
  const paint = (index) => {
    const acts = tools.marked([index], on);
    if (acts.length > 0) stroke.push(...tools.room.send(acts));
  };
  element.addEventListener("pointerdown", (event) => {
    moved = false;
    at = tools.room.at.name;
    from = (tools.joins || tools.paints) && event.isPrimary && event.button === 0 ? grid.indexOf(event.target) : undefined;
  });
  element.addEventListener("pointermove", (event) => {
    if (from === undefined || !event.isPrimary) return;
    if (!(tools.joins || tools.paints) || event.buttons === 0) return end();
    // A quick hand passes several points between two events that the browser tells one by one, but
    // not at addresses that it does not trust.
    const passed = event.getCoalescedEvents?.() ?? [];
    for (const one of passed.length > 0 ? passed : [event]) over(one);
  });
  /** @param {PointerEvent} event */
  const over = (event) => {
    if (from === undefined) return;
    const to = grid.indexOf(document.elementFromPoint(event.clientX, event.clientY));
    if (to !== from && !moved) {
      moved = true;
      element.setPointerCapture(event.pointerId);
      on = !tools.isOn(from);
      if (tools.paints) paint(from);
    }
    if (!moved) return;
    if (tools.joins && to !== tools.draft?.to) tools.draw(to === undefined || to === from ? null : { from, to });
    else if (tools.paints && to !== undefined) paint(to);
  };
  element.addEventListener("pointerup", () => {
    const { draft } = tools;
    end();
    if (draft) tools.join(draft.from, draft.to);
  });
  element.addEventListener("pointercancel", end);
  tools.room.subscribe(() => {
    if (from !== undefined && tools.room.at.name !== at) end();
  });
  element.addEventListener("click", (event) => {
    if (moved) event.stopPropagation();
    moved = false;
  }, true);
}
