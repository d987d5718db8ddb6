/**
 * A grid of named cells over the drawing of the board, for keyboard, screen reader and pointer.
 */

import { h } from "../dom.js";

/**
 * @typedef {object} GridEvents
 * @property {(index: number, pointer: "mouse" | "touch" | "key") => void} choose
 *   a person clicked, tapped or entered a point
 *
 * @property {(index: number | null) => void} hover the mouse is over a point, or has left
 *
 * @property {(index: number) => void} focus the keyboard reached a point
 */

export class Grid {
  /**
   * @param {import("./geometry.js").Geometry} geometry
   * @param {string} label
   * @param {GridEvents} events
   */
  constructor(geometry, label, events) {
    this.geometry = geometry;
    this.events = events;
    this.current = geometry.width * Math.floor(geometry.height / 2) + Math.floor(geometry.width / 2);
    /** @type {HTMLElement[]} */
    this.cells = geometry.names.map((name, i) =>
      h("div", {
        role: "gridcell",
        class: "cell",
        "data-point": name,
        "aria-colindex": geometry.x(i) + 1,
        tabindex: i === this.current ? 0 : -1,
      }),
    );
    const rows = Array.from({ length: geometry.height }, (_, y) =>
      h("div", { role: "row", class: "row", "aria-rowindex": y + 1 },
        ...this.cells.slice(y * geometry.width, (y + 1) * geometry.width)),
    );
    this.element = h("div", {
      role: "grid",
      id: "grid",
      class: "grid",
      "aria-label": label,
      "aria-rowcount": geometry.height,
      "aria-colcount": geometry.width,
    }, ...rows);
    /** @type {"mouse" | "touch"} */
    this.pointer = "mouse";
    this.listen();
  }

  listen() {
    const grid = this.element;
    grid.addEventListener("pointerdown", (event) => {
      this.pointer = event.pointerType === "mouse" ? "mouse" : "touch";
    });
    // A click leaves the focus of the keyboard alone, so that the arrows keep replaying.
    grid.addEventListener("mousedown", (event) => event.preventDefault());
    grid.addEventListener("click", (event) => {
      const i = this.indexOf(event.target);
      if (i === undefined) return;
      // The click of a screen reader has no pointer. It means Enter.
      this.events.choose(i, event.detail === 0 ? "key" : this.pointer);
    });
    grid.addEventListener("pointermove", (event) => {
      if (event.pointerType === "mouse") this.events.hover(this.indexOf(event.target) ?? null);
    });
    grid.addEventListener("pointerleave", () => this.events.hover(null));
    grid.addEventListener("keydown", (event) => this.key(event));
    grid.addEventListener("focusin", (event) => {
      const i = this.indexOf(event.target);
      if (i !== undefined) this.events.focus(i);
    });
  }

  /**
   * @param {EventTarget | null} target
   * @returns {number | undefined}
   */
  indexOf(target) {
    const name = target instanceof HTMLElement ? target.dataset.point : undefined;
    return name === undefined ? undefined : this.geometry.indices.get(name);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.altKey || event.metaKey) return;
    const { width, height, count } = this.geometry;
    const x = this.geometry.x(this.current);
    const y = this.geometry.y(this.current);
    /** @param {number} column @param {number} row */
    const at = (column, row) =>
      Math.min(Math.max(row, 0), height - 1) * width + Math.min(Math.max(column, 0), width - 1);
    /** @type {Record<string, () => number>} */
    const moves = {
      ArrowLeft: () => at(x - 1, y),
      ArrowRight: () => at(x + 1, y),
      ArrowUp: () => at(x, y - 1),
      ArrowDown: () => at(x, y + 1),
      Home: () => (event.ctrlKey ? 0 : at(0, y)),
      End: () => (event.ctrlKey ? count - 1 : at(width - 1, y)),
    };
    if (event.key in moves) this.moveTo(moves[event.key]());
    else if (event.key === "Enter" || event.key === " ") this.events.choose(this.current, "key");
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {number} i */
  moveTo(i) {
    this.cells[this.current].tabIndex = -1;
    this.current = i;
    this.cells[i].tabIndex = 0;
    this.cells[i].focus({ preventScroll: true });
  }

  /** @param {string} text the name of the whole grid */
  name(text) {
    if (this.element.getAttribute("aria-label") !== text) this.element.setAttribute("aria-label", text);
  }

  /** @param {(index: number) => string} describe */
  label(describe) {
    this.cells.forEach((cell, i) => {
      const text = describe(i);
      if (cell.getAttribute("aria-label") !== text) cell.setAttribute("aria-label", text);
    });
  }
}
