/** Files and texts that are dropped anywhere on a page. */

/**
 * Takes what is dropped. Otherwise the browser would leave the page to show it. Links and words of
 * the page itself may be dragged, and fields take text.
 * @param {{ over: (on: boolean) => void, take: (files: File[], text: string) => void }} on `over`
 * shows that the page takes it
 */
export function takeDrops({ over, take }) {
  let ofPage = false;
  addEventListener("dragstart", () => void (ofPage = true));
  addEventListener("dragend", () => void (ofPage = false));
  const isForField = (/** @type {DragEvent} */ { target, dataTransfer }) =>
    !dataTransfer?.types.includes("Files") && target instanceof Element && target.matches("input, textarea");
  addEventListener("dragover", (event) => {
    if (ofPage || isForField(event)) return;
    event.preventDefault();
    over(true);
  });
  addEventListener("dragleave", (event) => event.relatedTarget === null && over(false));
  addEventListener("drop", (event) => {
    if (ofPage || isForField(event)) return;
    event.preventDefault();
    over(false);
    take([...event.dataTransfer?.files ?? []], event.dataTransfer?.getData("text/plain") ?? "");
  });
}

/** The most characters of a name that comes from a file. */
const LONGEST = 100;

/** What a file is called, without its ending. @param {string} name */
export const stemOf = (name) => name.replace(/\.[^.]*$/, "").trim().slice(0, LONGEST);
