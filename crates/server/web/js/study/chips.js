/** The lines that go on from where the person stands, or else those beside this one, under the
 * board. They stand in one row; a button behind it says how many more there are, and shows all. */

import { h, set, setText } from "../dom.js";
import { number, t } from "../i18n.js";
import { nodeText } from "./words.js";

/** The most lines that are shown. */
const MOST = 40;

/** @param {import("./room.js").Room} room */
export function makeChips(room) {
  const row = h("div", { id: "room-chips", class: "line-chips", role: "group", "aria-label": t("room-lines") });
  const more = h("button", { type: "button", id: "room-chips-more", class: "small", "aria-controls": "room-chips", hidden: true, onclick: () => {
    row.classList.toggle("all");
    measure();
  } });
  /** How many lines there are, also those beyond the most that are shown. */
  let total = 0;
  const element = h("div", { class: "chips-row" }, row, more);

  /** Tells how many lines are out of sight, and brings the present one into sight. */
  const measure = () => {
    more.hidden = true;
    const all = row.classList.contains("all");
    const chips = [...row.querySelectorAll("button")];
    const isLong = all ? chips.some(({ offsetTop }) => offsetTop !== chips[0].offsetTop) : row.scrollWidth > row.clientWidth + 1;
    if (!isLong) return void row.classList.remove("all");
    more.hidden = false;
    set(more, { "aria-expanded": String(all) });
    if (all) return setText(more, t("room-chips-fewer"));
    const present = row.querySelector('[aria-current="true"]');
    // The button takes room of its own, and its words may change what that is.
    for (let tries = 0; tries < 2; tries += 1) {
      if (present instanceof HTMLElement) row.scrollLeft = present.offsetLeft - row.offsetLeft;
      count();
    }
  };
  /** Writes how many of all lines are not in sight, where the row stands now. */
  const count = () => {
    const { left, right } = row.getBoundingClientRect();
    const isInSight = (/** @type {Element} */ chip) => {
      const box = chip.getBoundingClientRect();
      return box.left >= left - 1 && box.right <= right + 1;
    };
    const away = Math.max(1, total - [...row.querySelectorAll("button")].filter(isInSight).length);
    setText(more, t("room-chips-more", { count: away, shown: number(away) }));
  };
  row.addEventListener("scroll", () => void (!more.hidden && !row.classList.contains("all") && count()), { passive: true });
  let frame = 0;
  const soon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(measure);
  };
  new ResizeObserver(soon).observe(element);

  const draw = () => {
    const { at } = room;
    // What is to be guessed is not told.
    const nodes = room.guess?.hides ? [] : at.children.length > 1 ? at.children : at.parent && at.parent.children.length > 1 ? at.parent.children : [];
    const shown = nodes.slice(0, MOST);
    total = nodes.length;
    const key = `${nodes === at.children} ${nodes.length} ${shown.map((node) => `${node.name}${nodeText(node, room.geometry)}`).join(" ")}`;
    const isNew = row.dataset.drawn !== key;
    if (isNew) {
      row.dataset.drawn = key;
      row.replaceChildren(...(shown.length > 0 ? [h("span", { class: "hint" }, t(nodes === at.children ? "room-next" : "room-beside"))] : []),
        ...shown.map((node) => h("button", { type: "button", class: "chip small", "data-node": node.name, onclick: () => {
          const now = room.tree.nodes.get(node.name);
          if (now) room.goTo(now);
        } }, nodeText(node, room.geometry))),
        ...(nodes.length > MOST ? [h("span", { class: "hint" }, t("error-more", { count: nodes.length - MOST }))] : []));
    }
    for (const chip of row.querySelectorAll("button")) set(chip, { "aria-current": chip.dataset.node === at.name ? "true" : false });
    if (isNew || row.querySelector('[aria-current="true"]')) soon();
  };
  return { element, draw };
}
