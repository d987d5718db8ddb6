/** Dialogs and questions. */

import { h } from "./dom.js";
import { icon } from "./icons.js";
import { t } from "./i18n.js";

/**
 * Opens a modal dialog. It leaves the document when it closes. Before it closes with what is not
 * saved, the person is asked.
 * @param {{ id: string, title: string, className?: string, unsaved?: () => boolean }} what
 * @param {...import("./dom.js").Child} content
 * @returns {HTMLDialogElement}
 */
export function openDialog({ id, title, className = "", unsaved = () => false }, ...content) {
  const heading = h("h2", { id: `${id}-title` }, title);
  const close = h("button", { type: "button", class: "quiet icon-only", "aria-label": t("close") }, icon("close"));
  const dialog = h("dialog", { id, class: className, "aria-labelledby": heading.id },
    h("div", { class: "dialog-head" }, heading, close), ...content);
  const leave = async () => {
    const sure = !unsaved() || await ask({
      id: "unsaved", title: t("unsaved"), text: [t("unsaved-text")],
      answers: [{ id: "unsaved-drop", label: t("unsaved-drop"), kind: "danger" }], cancel: t("unsaved-stay"),
    });
    if (sure) dialog.close();
  };
  close.addEventListener("click", leave);
  dialog.addEventListener("close", () => dialog.remove());
  dialog.addEventListener("click", (event) => event.target === dialog && void leave());
  /** @param {Event} event */
  const hold = (event) => {
    if (!unsaved()) return;
    event.preventDefault();
    void leave();
  };
  dialog.addEventListener("cancel", hold);
  // A second Escape closes a dialog whatever its `cancel` says, unless the key itself is held.
  dialog.addEventListener("keydown", (event) => event.key === "Escape" && hold(event));
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/**
 * Asks a question. The result is the id of the chosen answer, or null. A question `aside` leaves
 * the board to be seen.
 *
 * @typedef {{ id: string, label: string, kind: string }} Answer
 * @typedef {{
 *   id: string, title: string, text: string[], answers: Answer[], cancel: string, aside?: boolean
 * }} Question
 * @param {Question} question
 * @returns {Promise<string | null>}
 */
export function ask({ id, title, text, answers, cancel, aside = false }) {
  return new Promise((resolve) => {
    /** @type {string | null} */
    let answer = null;
    const stay = h("button", { type: "button", id: `${id}-cancel`, class: "quiet" }, cancel);
    const buttons = answers.map((choice) =>
      h("button", {
        type: "button",
        id: choice.id,
        class: choice.kind,
        onclick: () => {
          answer = choice.id;
          dialog.close();
        },
      }, choice.label),
    );
    const dialog = openDialog({ id, title, className: aside ? "question aside" : "question" },
      ...text.map((sentence) => h("p", {}, sentence)),
      h("div", { class: "answers" }, stay, ...buttons));
    stay.addEventListener("click", () => dialog.close());
    dialog.addEventListener("close", () => resolve(answer));
    stay.focus();
  });
}
