/** What a game has on paper besides its board: players, result, rules and moves. */

import { byId, h } from "../dom.js";
import { number, points, rulesetName, t } from "../i18n.js";
import { readable } from "../invisible.js";
import { playerName } from "./players.js";
import { isMove } from "./position.js";
import { remarksAt, stepText } from "./remarks.js";
import { resultText } from "./result.js";

/** @typedef {import("./store.js").Store} Store */

/** @param {Store} store */
function contents({ shown, view }) {
  const name = (/** @type {"black" | "white"} */ colour) => {
    const [called, side] = [playerName(view, colour), t("colour", { colour })];
    return called === side ? h("p", {}, side) : h("p", {}, side, t("colon"), h("bdi", {}, called));
  };
  const { phase } = view;
  const result = "result" in phase && phase.result ? resultText(phase.result) : "";
  const rules = `${t("about-rules")}${t("colon")}${rulesetName(view.rules.id, view.rules.name)} · ${t("komi")} ${points(view.komi)}`;
  const played = (/** @type {import("../../types/protocol.js").Move} */ { illegal, p }) =>
    illegal ? t("point-illegal", { point: illegal }) : p ?? t("pass");
  const moves = view.steps.filter(isMove).map((step) =>
    h("li", {}, h("span", { class: "number" }, number(step.n)), " ", `${step.c === "black" ? "●" : "○"} ${played(step)}`));
  const comment = readable(remarksAt(view, shown).comment ?? "");
  return [
    h("p", { class: "shown" }, stepText(view, shown)),
    h("div", { class: "paper-players" }, name("black"), name("white")),
    h("p", {}, [result, rules].filter(Boolean).join(" · ")),
    comment ? h("p", { class: "paper-comment" }, comment) : null,
    h("ol", { class: "paper-moves" }, ...moves),
  ];
}

/**
 * It is written when the page is printed, since it is seen at no other time.
 * @param {Store} store
 */
export function mountPaper(store) {
  const sheet = h("section", { id: "paper", class: "paper" });
  byId("game").append(sheet);
  const write = () => sheet.replaceChildren(...contents(store).filter((part) => part !== null));
  addEventListener("beforeprint", write);
  matchMedia("print").addEventListener("change", ({ matches }) => matches && write());
}
