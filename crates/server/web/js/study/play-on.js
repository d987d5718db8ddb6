/** A game that goes on from a node of the study. */

import { getMeta } from "../api/games.js";
import { bodyOf, explain } from "../api/request.js";
import { playOn } from "../api/study.js";
import { openDialog } from "../dialog.js";
import { h, setText } from "../dom.js";
import { select } from "../fields.js";
import { CLOCK_DEFAULTS, clockFields } from "../home/clock-fields.js";
import { t } from "../i18n.js";
import { rankGroups, rankName } from "../rank.js";
import { recall, remember } from "../settings.js";
import { askedAt, assumedText } from "./assumed.js";
import { colourOf } from "./words.js";

/** @param {import("./room.js").Room} room */
export async function openPlayOn(room) {
  const [node, turn] = [room.at.name, colourOf(room.turn)];
  /** @type {import("../../types/protocol.js").Meta} */
  let meta;
  // The new game goes by what is assumed.
  const assuming = askedAt(room, room.at);
  try {
    meta = await getMeta();
  } catch (error) {
    return room.refuse(bodyOf(error));
  }
  const assumed = assumedText(await assuming);
  const last = recall("play-on", { opponent: "computer", rank: "", clock: CLOCK_DEFAULTS });
  const opponent = select("play-on-opponent", t("opponent"), ["computer", "same-screen", "link"].map((value) =>
    ({ value, label: t(value === "computer" ? "computer" : `opponent-${value}`) })), last.opponent);
  const rank = select("play-on-rank", t("strength-label"), [], "");
  rank.control.replaceChildren(...rankGroups(meta.ranks).map(({ label, ranks }) =>
    h("optgroup", { label }, ...ranks.map((value) => h("option", { value }, rankName(value))))));
  rank.control.value = meta.ranks.includes(last.rank) ? last.rank : meta.defaultRank;
  const colour = select("play-on-colour", t("your-colour"), /** @type {const} */ (["black", "white"]).map((value) =>
    ({ value, label: t("colour", { colour: value }) })), turn);
  const clock = clockFields(last.clock);
  const problem = h("p", { class: "warning", role: "alert", hidden: true });
  const begin = h("button", { type: "submit", id: "play-on-begin", class: "primary" }, t("start"));
  const cancel = h("button", { type: "button", class: "quiet" }, t("cancel"));
  const form = h("form", { class: "play-on-form" }, h("p", {}, t("play-on-text")),
    assumed && h("p", { id: "play-on-assumed", class: "hint" }, assumed), opponent.field, rank.field, colour.field, clock.element, problem,
    h("div", { class: "answers" }, cancel, begin));
  const dialog = openDialog({ id: "play-on-dialog", title: t("play-on") }, form);
  const show = () => {
    const { value } = opponent.control;
    rank.field.hidden = value !== "computer";
    colour.field.hidden = value === "same-screen";
  };
  form.addEventListener("change", show);
  show();
  cancel.addEventListener("click", () => dialog.close());
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    begin.disabled = true;
    const kind = opponent.control.value;
    try {
      const { key } = await playOn(room.key, {
        node, clock: clock.read(), colour: /** @type {"black" | "white"} */ (colour.control.value),
        opponent: kind === "computer" ? { kind, rank: rank.control.value } : { kind: kind === "link" ? "link" : "same-screen" },
      });
      remember("play-on", { opponent: kind, rank: rank.control.value, clock: clock.memory() });
      location.assign(`/g/${key}`);
    } catch (error) {
      problem.hidden = false;
      setText(problem, explain(bodyOf(error)));
      begin.disabled = false;
    }
  });
}
