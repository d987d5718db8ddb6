/** The tree of a chapter: its picture, its lines in words, and the places of the same position. */

import { h, setText } from "../dom.js";
import { icon } from "../icons.js";
import { number, t } from "../i18n.js";
import { openFind } from "./find.js";
import { openMenu } from "./menu.js";
import { mountOutline } from "./outline.js";
import { watchTranspositions } from "./transpositions.js";
import { mountTreeCanvas } from "./tree-canvas.js";

/** @typedef {import("../../types/study.js").Node} Node */
/** @typedef {import("./room.js").Room} Room */

/**
 * @param {HTMLElement} parent @param {Room} room
 * @param {{ loss: (node: Node) => number | null }} engine
 */
export function mountTreePanel(parent, room, engine) {
  /** @type {Set<Node>} */
  let found = new Set();
  const known = watchTranspositions(room, () => {
    canvas.redraw();
    tellTwins();
  });
  const canvas = mountTreeCanvas(parent, room, {
    menu: (node, x, y) => openMenu(room, node, x, y),
    twins: (node) => known.twins.has(node),
    loss: engine.loss,
    found: (node) => found.has(node),
  });
  mountOutline(parent, room);
  const twin = h("button", { type: "button", id: "room-twin", class: "small twin", hidden: true });
  parent.append(twin);
  const others = () => (known.twins.get(room.at) ?? []).filter((node) => node !== room.at && room.tree.nodes.get(node.name) === node);
  const tellTwins = () => {
    const count = others().length;
    twin.hidden = count === 0;
    if (count > 0) setText(twin, t("room-twin", { count, shown: number(count) }));
  };
  twin.addEventListener("click", () => {
    const all = known.twins.get(room.at) ?? [];
    const at = all.indexOf(room.at);
    const next = [...all.slice(at + 1), ...all.slice(0, at)].find((node) => others().includes(node));
    if (next) room.goTo(next);
  });
  room.subscribe(tellTwins);
  const search = () => openFind(room, (nodes) => {
    found = nodes;
    canvas.redraw();
  });
  const button = h("button", { type: "button", id: "room-find", class: "icon-only", "aria-label": t("room-find"), title: t("room-find"), onclick: search }, icon("find"));
  return { search, button, redraw: canvas.redraw };
}
