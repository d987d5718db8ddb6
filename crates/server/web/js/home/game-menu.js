/** What a person does with a game in the list: name it, put it away, delete it. */

import { arrangeGame, deleteGame } from "../api/games.js";
import { bodyOf, explain } from "../api/request.js";
import { ask, openDialog } from "../dialog.js";
import { h, setText } from "../dom.js";
import { input } from "../fields.js";
import { t } from "../i18n.js";

/** @typedef {import("../../types/protocol.js").Summary} Summary */

/** The longest name that the server takes, in characters. */
const LONGEST = 60;

/** @param {Summary} game @returns {boolean} whether it may be deleted, at least for this browser */
const deletes = ({ kind, role }) => kind === "record" || role !== "watch";

/** @param {Summary} game */
async function meansDelete(game) {
  const elsewhere = game.role !== "both" && Object.values(game.players).every(({ kind }) => kind === "human");
  const who = game.kind === "record" ? "record" : elsewhere ? "both" : "me";
  const answer = await ask({
    id: "delete-question",
    title: t("list-delete-title"),
    text: [t("list-delete-meaning", { who })],
    answers: [{ id: "delete-confirm", label: t("list-delete-confirm"), kind: "danger" }],
    cancel: t("cancel"),
  });
  return answer !== null;
}

/**
 * @param {Summary} game
 * @param {() => Promise<void>} refresh draws the list anew
 */
export function openGameMenu(game, refresh) {
  const { control, field } = input("list-title", t("list-title"), { type: "text", maxlength: LONGEST, value: game.title ?? "" });
  const problem = h("p", { class: "warning", role: "alert", hidden: true });
  const away = h("button", { type: "button", id: "list-away" }, t(game.away ? "list-back" : "list-away"));
  // The keyboard would not find a button that is disabled, and its reason would not be heard.
  const stays = game.stillPlayed;
  const remove = h("button", {
    type: "button", id: "list-delete", class: "danger", "aria-disabled": stays && "true", "aria-describedby": stays && "list-stays",
  }, t("list-delete"));
  const form = h("form", { class: "settings-fields" }, field,
    h("div", { class: "answers" }, h("button", { type: "submit", id: "list-save", class: "primary" }, t("list-save"))));
  const dialog = openDialog({ id: "list-dialog", title: t("list-game") }, form, problem,
    h("div", { class: "answers" }, away, deletes(game) && remove),
    deletes(game) && stays && h("p", { id: "list-stays", class: "hint" }, t("error-still-played")));
  /** @param {() => Promise<void>} change */
  const make = async (change) => {
    problem.hidden = true;
    try {
      await change().catch((error) => {
        // Another tab has deleted the game. The list has it no more.
        if (bodyOf(error).code !== "unknown-key") throw error;
      });
      dialog.close();
      await refresh();
    } catch (error) {
      setText(problem, explain(bodyOf(error)));
      problem.hidden = false;
    }
  };
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void make(() => arrangeGame(game.key, { title: control.value }));
  });
  away.addEventListener("click", () => void make(() => arrangeGame(game.key, { away: !game.away })));
  remove.addEventListener("click", async () => {
    if (!stays && await meansDelete(game)) await make(() => deleteGame(game.key));
  });
}
