/** About the game: komi, clock, nigiri, notes on a record, and its rules in plain words. */

import { getRulesOf } from "../api/reference.js";
import { bodyOf, explain } from "../api/request.js";
import { h } from "../dom.js";
import { hasMessage, points, rulesetName, t } from "../i18n.js";

/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("../../types/protocol.js").View} View */

/**
 * @param {View} view
 * @returns {[string, string][]}
 */
function facts(view) {
  /** @type {[string, string][]} */
  const rows = [
    [t("about-rules"), rulesetName(view.rules.id, view.rules.name)],
    [t("board-size"), t("size", { width: view.width, height: view.height })],
    [t("komi"), points(view.komi)],
  ];
  if (view.handicap.kind !== "none") rows.push([t("handicap"), t("handicap-stones", { stones: view.handicap.stones })]);
  if (view.compensation) rows.push([t("count-compensation"), points(view.compensation)]);
  if (view.clock) {
    // The numbers of the server's text, such as 10m+5x30s, are the same in every language.
    const numbers = /\d.*/.exec(view.clock.text)?.[0] ?? "";
    rows.push([t("clock"), t("about-clock", { kind: t(`clock-${view.clock.kind}`), numbers })]);
  }
  if (view.nigiri) {
    const { stones, guess, right } = view.nigiri;
    rows.push([t("nigiri"), t("nigiri-told", { stones, guess, right: right ? "yes" : "no" })]);
  }
  return rows;
}

/**
 * @param {HTMLElement} parent
 * @param {Store} store
 */
export function mountAbout(parent, store) {
  const { view } = store;
  const rows = facts(view).flatMap(([name, value]) => [h("dt", {}, name), h("dd", {}, value)]);
  const rules = h("div", { class: "about-rules" });
  const box = h("details", { class: "about-game", id: "about" }, h("summary", {}, t("about")),
    h("dl", {}, ...rows), rules);
  // The page fetches the rules only when a person opens the box.
  box.addEventListener("toggle", () => void tellRules(rules, store), { once: true });
  parent.append(box);
}

/**
 * @param {HTMLElement} parent
 * @param {Store} store
 */
async function tellRules(parent, { key, view }) {
  try {
    const told = await getRulesOf(key);
    parent.append(...told.topics.flatMap(({ title, sentences }) =>
      [h("h3", {}, title), ...sentences.map((sentence) => h("p", {}, sentence))]));
  } catch (error) {
    parent.append(h("p", { class: "warning", role: "alert" }, explain(bodyOf(error))));
  }
  if (hasMessage(`ruleset-${view.rules.id}`)) {
    const link = { href: `/rules/${view.rules.id}`, id: "about-link", target: "_blank" };
    parent.append(h("p", {}, h("a", link, t("about-compare"))));
  }
}
