/** A game that is over, or a record, as a study for several people. */

import { beginStudy, getStudy } from "../api/study.js";
import { bodyOf } from "../api/request.js";
import { h } from "../dom.js";
import { t } from "../i18n.js";
import { Tree, moveOf } from "../study/tree.js";
import { isMove } from "./position.js";

/**
 * The node of a study's main line after these steps, as its address ends.
 * @param {string} key @param {readonly import("../../types/protocol.js").Step[]} steps
 */
async function placeAfter(key, steps) {
  const { nodes, boards } = await getStudy(key).catch(() => ({ nodes: [], boards: [] }));
  const { chapters: [first] } = new Tree(nodes, boards);
  let left = steps.filter(isMove).length;
  let place = first;
  for (let node = first; node && left > 0; [node] = node.children) {
    if (moveOf(node)) left -= 1;
    place = node;
  }
  return place ? `#${encodeURIComponent(place.name)}` : "";
}

/**
 * @param {HTMLElement} parent
 * @param {import("./store.js").Store} store
 */
export function mountTogether(parent, store) {
  const button = h("button", { type: "button", id: "study-together", onclick: async () => {
    button.disabled = true;
    try {
      // The person may look elsewhere until the server has answered.
      const steps = store.view.steps.slice(0, store.shown);
      const { key } = await beginStudy({ title: "", from: { kind: "game", key: store.key } });
      location.assign(`/s/${key}${steps.length > 0 ? await placeAfter(key, steps) : ""}`);
    } catch (error) {
      store.refuse(bodyOf(error));
    } finally {
      button.disabled = false;
    }
  } }, t("study-together"));
  parent.append(button);
  store.subscribe(() => {
    const { phase, analysis } = store.view;
    button.hidden = phase.kind !== "ended" && phase.kind !== "record" && analysis.kind !== "open";
  });
}
