/** The dialog of preferences. */

import { openDialog } from "./dialog.js";
import { h } from "./dom.js";
import { LANGUAGES, t } from "./i18n.js";
import { notifyField } from "./notify.js";
import { changeSettings, settings } from "./settings.js";

/**
 * @param {string} id
 * @param {string} label
 * @param {string} value
 * @param {[string, string][]} choices
 * @param {(value: string) => void} change
 */
function choice(id, label, value, choices, change) {
  const select = h("select", { id }, ...choices.map(([key, text]) => h("option", { value: key, selected: key === value }, text)));
  select.addEventListener("change", () => change(select.value));
  return h("div", { class: "field" }, h("label", { for: id }, label), select);
}

/**
 * @param {string} id
 * @param {string} label
 * @param {boolean} value
 * @param {(value: boolean) => void} change
 */
function check(id, label, value, change) {
  const input = h("input", { id, type: "checkbox", checked: value });
  input.addEventListener("change", () => change(input.checked));
  return h("label", { class: "check" }, input, h("span", {}, label));
}

/** Whether to ask before a pass, with a hint that says when, and what the question names. */
function beforePass() {
  const field = check("setting-open-points", t("setting-open-points"), settings.openPoints, (openPoints) => changeSettings({ openPoints }));
  const means = h("p", { class: "hint", id: "setting-open-points-means" }, t("open-points-means"));
  field.querySelector("input")?.setAttribute("aria-describedby", means.id);
  return h("div", {}, field, means);
}

/**
 * How a stone is placed. The text below tells which way suits the device; it is too long for a
 * choice.
 */
function placing() {
  const means = h("p", { class: "hint", id: "setting-confirm-means" }, t("confirm-auto-means"));
  const show = () => { means.hidden = settings.confirm !== "auto"; };
  const field = choice("setting-confirm", t("setting-confirm"), settings.confirm,
    [["auto", t("confirm-auto")], ["one", t("confirm-one")], ["confirm", t("confirm-two")]],
    (confirm) => {
      changeSettings({ confirm: /** @type {typeof settings.confirm} */ (confirm) });
      show();
    });
  field.querySelector("select")?.setAttribute("aria-describedby", means.id);
  field.append(means);
  show();
  return field;
}

export function openSettings() {
  openDialog({ id: "settings-dialog", title: t("settings") },
    h("div", { class: "settings-fields" },
      choice("setting-language", t("setting-language"), settings.language,
        [["", t("language-auto")], ...Object.entries(LANGUAGES)],
        (language) => {
          changeSettings({ language });
          location.reload();
        }),
      choice("setting-theme", t("setting-theme"), settings.theme,
        [["auto", t("theme-auto")], ["light", t("theme-light")], ["dark", t("theme-dark")]],
        (theme) => changeSettings({ theme: /** @type {typeof settings.theme} */ (theme) })),
      choice("setting-board", t("setting-board"), settings.board,
        [["wood", t("board-wood")], ["paper", t("board-paper")], ["slate", t("board-slate")], ["contrast", t("board-contrast")]],
        (board) => changeSettings({ board: /** @type {typeof settings.board} */ (board) })),
      choice("setting-stones", t("setting-stones"), settings.stones,
        [["shaded", t("stones-shaded")], ["flat", t("stones-flat")]],
        (stones) => changeSettings({ stones: /** @type {typeof settings.stones} */ (stones) })),
      placing(),
      check("setting-sound", t("setting-sound"), settings.sound, (sound) => changeSettings({ sound })),
      notifyField(),
      check("setting-coordinates", t("setting-coordinates"), settings.coordinates,
        (coordinates) => changeSettings({ coordinates })),
      check("setting-next-moves", t("setting-next-moves"), settings.nextMoves, (nextMoves) => changeSettings({ nextMoves })),
      check("setting-move-numbers", t("setting-move-numbers"), settings.moveNumbers, (moveNumbers) => changeSettings({ moveNumbers })),
      beforePass(),
    ));
}
