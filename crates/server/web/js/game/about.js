/** What this game is: ruleset in plain words, komi, clock, nigiri, notes of a record. */

import { h } from "../dom.js";
import { hasMessage, points, rulesetName, t } from "../i18n.js";

/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("../../types/protocol.js").View} View */

/**
 * The ruleset as sentences, from its facts.
 * @param {import("../../types/protocol.js").Rules} rules
 * @returns {string[]}
 */
function ruleSentences(rules) {
  const told = [
    t("rules-scoring", { scoring: rules.scoring }),
    t("rules-repetition", { superko: rules.superko ?? "ko" }),
    t("rules-suicide", { suicide: rules.suicide }),
    t("rules-passes", { passes: rules.passes }),
  ];
  if (rules.passStones) told.push(t("settle-pass-stones"));
  if (rules.whiteLast) told.push(t("rules-white-last"));
  if (rules.encore !== "never") told.push(t("rules-encore", { when: rules.encore }));
  if (rules.dameFilled) told.push(t("rules-dame-filled"));
  if (rules.ties !== "draw") told.push(t("rules-ties", { winner: rules.ties }));
  if (!rules.agreement) told.push(t("rules-no-agreement"));
  return told;
}

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
    // The numbers of the server's description, such as 10m+5x30s, are the same in every language.
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
  const box = h("details", { class: "about-game", id: "about" }, h("summary", {}, t("about")),
    h("dl", {}, ...rows),
    ...ruleSentences(view.rules).map((sentence) => h("p", {}, sentence)));
  if (hasMessage(`ruleset-${view.rules.id}`)) {
    box.append(h("p", {}, h("a", { href: `/rules/${view.rules.id}`, id: "about-link", target: "_blank" }, t("about-link"))));
  }
  if (view.notes.length > 0) {
    box.append(h("h3", {}, t("notes")), h("ul", { class: "notes" }, ...view.notes.map((note) => h("li", { lang: "en" }, note))));
  }
  parent.append(box);
}
