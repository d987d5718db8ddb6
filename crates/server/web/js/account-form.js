/** The parts of forms about a name and its ways in. */

import { explain } from "./api/request.js";
import { byId, h, set, setText } from "./dom.js";
import { input } from "./fields.js";
import { t } from "./i18n.js";

/** The fewest characters of a password. */
export const SHORTEST = 8;

/**
 * A field for a password, with a button that shows it.
 * @param {string} id
 * @param {string} label
 * @param {"new-password" | "current-password"} kind
 */
export function passwordField(id, label, kind) {
  const shortest = kind === "new-password" ? { minlength: SHORTEST } : {};
  const { control, field } = input(id, label, { type: "password", autocomplete: kind, required: true, maxlength: 128, ...shortest });
  const show = h("button", { type: "button", id: `${id}-show`, class: "quiet small", "aria-pressed": "false" }, t("password-show"));
  show.addEventListener("click", () => {
    const shown = control.type === "password";
    control.type = shown ? "text" : "password";
    set(show, { "aria-pressed": String(shown) });
  });
  const joined = h("div", { class: "joined" }, show);
  control.replaceWith(joined);
  joined.prepend(control);
  if (kind === "new-password") {
    const hint = h("small", { id: `${id}-hint` }, t("password-hint", { least: SHORTEST }));
    set(control, { "aria-describedby": hint.id });
    field.append(hint);
  }
  return { control, field };
}

/**
 * Says why the server refuses something, behind what was asked.
 * @param {import("../types/protocol.js").ErrorBody | null} why
 * @param {HTMLElement} [place]
 */
export function tellProblem(why, place) {
  const problem = byId("account-problem");
  problem.hidden = why === null;
  if (why && place) place.after(problem);
  setText(problem, why ? explain(why) : "");
  if (why) problem.scrollIntoView({ block: "nearest" });
}

/**
 * Does what a form asks for, once at a time.
 * @param {HTMLFormElement} form
 * @param {() => Promise<void>} act
 * @param {(error: unknown) => void} failed
 */
export function onSubmit(form, act, failed) {
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const button = form.querySelector("button[type=submit]");
    if (!(button instanceof HTMLButtonElement) || button.disabled) return;
    button.disabled = true;
    try {
      await act();
    } catch (error) {
      failed(error);
    }
    button.disabled = false;
  });
}
