/** The tree as a picture. Only what is in sight is drawn, so that its size does not matter. */

import { h, set } from "../dom.js";
import { onSettings, pointerOfPage } from "../settings.js";
import { Placed } from "./placed.js";
import { drawNode, palette } from "./tree-signs.js";

/** @typedef {import("../../types/study.js").Node} Node */
/** @typedef {import("./room.js").Room} Room */

/** How far the mouse may move in a click, in pixels. */
const STILL = 5;

/**
 * @param {HTMLElement} parent
 * @param {Room} room
 * @param {{ menu: (node: Node, x: number, y: number) => void, twins: (node: Node) => boolean, loss:
 * (node: Node) => number | null, found: (node: Node) => boolean }} on
 */
export function mountTreeCanvas(parent, room, on) {
  const step = pointerOfPage() === "touch" ? 34 : 27;
  const canvas = h("canvas", { class: "tree-picture", "aria-hidden": "true" });
  const space = h("div", { class: "tree-space" });
  const scroller = h("div", { class: "tree-scroller", id: "tree-scroller", tabindex: -1 }, space, canvas);
  parent.append(scroller);
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  let placed = place(room);
  let colours = palette(scroller);
  let [width, height] = [0, 0];
  let drawing = 0;

  const draw = () => {
    drawing = 0;
    if (width === 0 || height === 0) return;
    const ratio = devicePixelRatio || 1;
    const [left, top] = [scroller.scrollLeft, scroller.scrollTop];
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    pen.clearRect(0, 0, width, height);
    const x = (/** @type {number} */ row) => (row + 0.5) * step - left;
    const y = (/** @type {number} */ lane) => (lane + 0.5) * step - top;
    const [from, to] = [Math.max(0, Math.floor(left / step) - 1), Math.floor((left + width) / step) + 1];
    const [high, low] = [Math.max(0, Math.floor(top / step) - 1), Math.floor((top + height) / step) + 1];
    pen.lineWidth = 1.5;
    pen.strokeStyle = colours.edge;
    pen.beginPath();
    const seen = [];
    for (let row = from; row <= to && row < placed.rows.length; row++) {
      for (const { lane, to: end } of placed.stems(row, high, low)) {
        pen.moveTo(x(row), y(Math.max(lane, high - 1)));
        pen.lineTo(x(row), y(Math.min(end - 1, low + 1)));
      }
      for (const one of placed.between(row, high, low)) {
        seen.push({ ...one, row });
        const above = one.node.parent && placed.of(one.node.parent);
        if (!above) continue;
        pen.moveTo(x(above.row), y(above.lane === one.lane ? one.lane : one.lane - 1));
        pen.lineTo(x(row), y(one.lane));
      }
    }
    pen.stroke();
    // The way to where the person stands, and where going forward leads.
    const way = new Set();
    for (let at = /** @type {Node | null} */ (room.at); at && (placed.of(at)?.row ?? 0) >= from - 1; at = at.parent) way.add(at);
    for (const { node, lane, row } of seen) {
      drawNode(pen, {
        node, x: x(row), y: y(lane), size: step, colours, number: room.positions.number(node),
        here: node === room.at, onWay: way.has(node), folded: room.folded.has(node.name) ? node.children.length : 0,
        twin: on.twins(node), loss: on.loss(node), found: on.found(node),
      });
    }
  };
  const later = () => {
    drawing ||= requestAnimationFrame(draw);
  };

  /** Brings the place of the person into sight. */
  const keepInSight = () => {
    const place = placed.of(room.at);
    if (!place || width === 0) return;
    const margin = step * 1.5;
    const follow = (/** @type {"scrollLeft" | "scrollTop"} */ edge, /** @type {number} */ at, /** @type {number} */ room_) => {
      const now = scroller[edge];
      if (at - margin < now) scroller[edge] = Math.max(0, at - room_ / 2);
      else if (at + step + margin > now + room_) scroller[edge] = at - room_ / 2;
    };
    follow("scrollLeft", place.row * step, width);
    follow("scrollTop", place.lane * step, height);
  };
  const measure = () => {
    [width, height] = [scroller.clientWidth, scroller.clientHeight];
    const ratio = devicePixelRatio || 1;
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    canvas.style.width = `${width}px`;
    canvas.style.height = `${height}px`;
    keepInSight();
    later();
  };
  const lay = () => {
    placed = place(room);
    space.style.width = `${placed.rows.length * step}px`;
    space.style.height = `${placed.lanes * step}px`;
  };

  /** @param {{ clientX: number, clientY: number }} event @returns {Node | undefined} */
  const under = ({ clientX, clientY }) => {
    const box = scroller.getBoundingClientRect();
    const row = Math.floor((clientX - box.left + scroller.scrollLeft) / step);
    const lane = Math.floor((clientY - box.top + scroller.scrollTop) / step);
    return placed.at(row, lane);
  };
  /** @type {{ x: number, y: number, left: number, top: number, moved: boolean } | null} */
  let drag = null;
  scroller.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 || event.pointerType !== "mouse") return;
    drag = { x: event.clientX, y: event.clientY, left: scroller.scrollLeft, top: scroller.scrollTop, moved: false };
  });
  scroller.addEventListener("pointermove", (event) => {
    if (!drag || event.buttons === 0) return;
    const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
    if (!drag.moved && Math.hypot(dx, dy) < STILL) return;
    drag.moved = true;
    scroller.setPointerCapture(event.pointerId);
    scroller.scrollTo(drag.left - dx, drag.top - dy);
  });
  scroller.addEventListener("click", (event) => {
    const moved = drag?.moved;
    drag = null;
    const node = moved ? undefined : under(event);
    if (!node) return;
    if (event.shiftKey || event.ctrlKey) fold(room, node);
    else room.goTo(node);
  });
  scroller.addEventListener("contextmenu", (event) => {
    const node = under(event);
    if (!node) return;
    event.preventDefault();
    on.menu(node, event.clientX, event.clientY);
  });
  scroller.addEventListener("mousemove", (event) => set(scroller, { "data-over": under(event) ? "" : false }));
  scroller.addEventListener("scroll", later);
  new ResizeObserver(measure).observe(scroller);
  const repaint = () => {
    colours = palette(scroller);
    later();
  };
  onSettings(repaint);
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", repaint);

  let root = room.root;
  let hid = false;
  room.subscribe(({ tree, moved }) => {
    const hides = room.guess?.hides ?? false;
    // A place below a node that is folded is shown.
    if (moved && room.folded.size > 0) {
      for (let at = room.at.parent; at; at = at.parent) if (room.folded.delete(at.name)) root = at;
    }
    if (tree || root !== room.root || hides !== hid || (hides && moved)) {
      root = room.root;
      hid = hides;
      lay();
      measure();
    } else if (moved) keepInSight();
    later();
  });
  return { redraw: later };
}

/** Where the nodes of the chapter stand that the tree shows. @param {Room} room */
function place({ root, folded, guess }) {
  const known = guess?.known;
  return new Placed(root, (node) => {
    if (folded.has(node.name)) return [];
    return known ? node.children.filter((child) => known.has(child)) : node.children;
  });
}

/** Hides what is below a node, or shows it again. @param {Room} room @param {Node} node */
export function fold(room, node) {
  if (node.children.length === 0) return;
  if (!room.folded.delete(node.name)) room.folded.add(node.name);
  room.changed({ tree: true });
}
