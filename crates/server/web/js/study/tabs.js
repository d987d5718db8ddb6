/** Panels that take turns in one place. */

import { h, set } from "../dom.js";
import { t } from "../i18n.js";

/**
 * @param {HTMLElement} parent
 * @param {readonly string[]} names
 * @param {string} first
 * @param {(name: string) => void} chosen
 */
export function mountTabs(parent, names, first, chosen) {
  const panels = new Map(names.map((name) => [name, h("div", { id: `panel-${name}`, class: "panel", role: "tabpanel", "aria-labelledby": `tab-${name}` })]));
  const tabs = names.map((name) => h("button", { type: "button", id: `tab-${name}`, class: "tab", role: "tab", "aria-controls": `panel-${name}`, onclick: () => choose(name) }, t(`room-tab-${name}`)));
  const bar = h("div", { class: "tab-bar", role: "tablist", "aria-label": t("room-panels") }, ...tabs);
  parent.append(bar, ...panels.values());
  let shown = "";
  /** @param {string} name */
  const choose = (name) => {
    if (shown === name) return;
    shown = name;
    names.forEach((one, i) => {
      const is = one === name;
      set(tabs[i], { "aria-selected": String(is), tabindex: is ? 0 : -1 });
      /** @type {HTMLElement} */ (panels.get(one)).hidden = !is;
    });
    chosen(name);
  };
  // A click leaves the focus where it is, so that the arrows keep leading through the tree.
  bar.addEventListener("mousedown", (event) => event.preventDefault());
  bar.addEventListener("keydown", (event) => {
    const at = names.indexOf(shown);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: names.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    choose(names[(next + names.length) % names.length]);
    tabs[names.indexOf(shown)].focus();
  });
  choose(names.includes(first) ? first : names[0]);
  return { panel: (/** @type {string} */ name) => /** @type {HTMLElement} */ (panels.get(name)), choose };
}
