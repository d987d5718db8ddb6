/** The parts of forms. */

import { h } from "./dom.js";
import { t } from "./i18n.js";

/**
 * A group of large buttons of which one is chosen.
 *
 * @param {string} name
 * @param {string} legend
 * @param {{ value: string, label: string, hint?: string }[]} choices
 * @param {string} value
 */
export function segments(name, legend, choices, value) {
  const radios = choices.map((choice) =>
    h("label", { class: "segment" },
      h("input", { type: "radio", name, id: `${name}-${choice.value}`, value: choice.value, checked: choice.value === value }),
      h("span", {}, h("span", { class: "segment-label" }, choice.label), choice.hint ? h("small", {}, choice.hint) : null)));
  return h("fieldset", { class: "segments", id: name }, h("legend", {}, legend), h("div", { class: "segment-row" }, ...radios));
}

/**
 * @param {string} id
 * @param {string} label
 * @param {{ value: string, label: string }[]} choices
 * @param {string} value
 */
export function select(id, label, choices, value) {
  const control = h("select", { id, name: id },
    ...choices.map((choice) => h("option", { value: choice.value, selected: choice.value === value }, choice.label)));
  return { control, field: h("div", { class: "field" }, h("label", { for: id }, label), control) };
}

/**
 * @param {string} id
 * @param {string} label
 * @param {Record<string, unknown>} props
 */
export function input(id, label, props) {
  const control = h("input", { id, name: id, ...props });
  return { control, field: h("div", { class: "field" }, h("label", { for: id }, label), control) };
}

/**
 * A word of Go explained where it stands: a button that opens a few sentences.
 * @param {string} about the end of the message's name, and the place in the glossary
 * @param {string} term
 */
export function explained(about, term) {
  return h("details", { class: "explained" },
    h("summary", { "aria-label": t("explain", { term }) }, "?"),
    h("p", { class: "hint" }, t(`explain-${about}`), " ",
      h("a", { href: `/glossary#${about}`, target: "_blank" }, t("explain-more"))));
}

/**
 * @param {HTMLFormElement} form
 * @param {string} name
 * @returns {string} the value chosen in a group of `segments`
 */
export function taken(form, name) {
  return String(new FormData(form).get(name) ?? "");
}
