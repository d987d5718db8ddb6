/** Arrows and lines that are drawn by dragging from one point to another. */

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
  const end = () => {
    from = undefined;
    if (tools.draft) tools.draw(null);
  };
  element.addEventListener("pointerdown", (event) => {
    moved = false;
    from = tools.joins && event.isPrimary && event.button === 0 ? grid.indexOf(event.target) : undefined;
  });
  element.addEventListener("pointermove", (event) => {
    if (from === undefined || !event.isPrimary) return;
    if (!tools.joins || event.buttons === 0) return end();
    const to = grid.indexOf(document.elementFromPoint(event.clientX, event.clientY));
    if (to !== from && !moved) {
      moved = true;
      element.setPointerCapture(event.pointerId);
    }
    if (moved && to !== tools.draft?.to) tools.draw(to === undefined || to === from ? null : { from, to });
  });
  element.addEventListener("pointerup", () => {
    const { draft } = tools;
    end();
    if (draft) tools.join(draft.from, draft.to);
  });
  element.addEventListener("pointercancel", end);
  element.addEventListener("click", (event) => {
    if (moved) event.stopPropagation();
    moved = false;
  }, true);
}
