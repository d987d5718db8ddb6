/** The dialog of what a record says about its game. */

import { openDialog } from "../dialog.js";
import { h, set, setText } from "../dom.js";
import { t } from "../i18n.js";
import { factUsed, numberSaid } from "./facts.js";
import { written } from "./info-forms.js";
import { FACTS } from "./properties.js";
import { text } from "./sgf.js";
import { infoOf } from "./words.js";

/** @typedef {import("../../types/study.js").Node} Node */
/** @typedef {import("./room.js").Room} Room */

/**
 * The node of the way that has the facts: the first that names players or a game, or the first of
 * all.
 * @param {Room} room
 */
function placeOf(room) {
  for (let at = /** @type {Node | null} */ (room.at); at; at = at.parent) {
    if (FACTS.some((name) => name !== "RU" && name !== "KM" && name !== "HA" && text(at, name) !== "")) return at;
  }
  return room.root;
}

/** @param {Room} room */
export function openInfo(room) {
  const node = placeOf(room);
  // Others may change the facts while the dialog is open.
  const known = new Map(FACTS.map((name) => [name, text(node, name)]));
  const fields = FACTS.map((name) => {
    const value = infoOf(node, name);
    const id = `info-${name}`;
    const control = name === "GC" ? h("textarea", { id, rows: 3, dir: "auto" }) : h("input", { id, type: "text", dir: "auto", autocomplete: "off" });
    const shown = numberSaid(name, value);
    control.value = shown;
    const wrong = h("p", { id: `${id}-wrong`, class: "warning", role: "alert", hidden: true });
    const check = () => {
      const said = control.value.trim();
      const kept = control.value === shown ? value : written(name, said);
      set(control, { "aria-invalid": kept === null ? "true" : false, "aria-describedby": kept === null ? wrong.id : false });
      wrong.hidden = kept !== null;
      setText(wrong, kept === null ? t(`room-info-wrong-${name.toLowerCase()}`) : "");
      return kept;
    };
    control.addEventListener("change", check);
    return { name, value, shown, control, check, element: h("div", { class: "field", "data-info": name }, h("label", { for: id }, t(`room-info-${name.toLowerCase()}`)), control, wrong) };
  });
  const save = h("button", { type: "submit", id: "info-save", class: "primary" }, t("room-save"));
  const cancel = h("button", { type: "button", class: "quiet" }, t("cancel"));
  const form = h("form", {}, h("div", { class: "info-fields" }, ...fields.map(({ element }) => element)), h("div", { class: "answers" }, cancel, save));
  const unsaved = () => fields.some(({ control, shown }) => control.value !== shown);
  const dialog = openDialog({ id: "info-dialog", title: t("room-info"), unsaved }, form);
  cancel.addEventListener("click", () => dialog.close());
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    // Nothing is saved as long as one field cannot be read.
    const now = fields.map((field) => ({ ...field, said: field.check() }));
    const faulty = now.find(({ said }) => said === null);
    if (faulty) {
      faulty.control.focus({ preventScroll: true });
      // The reason stands below the field.
      return faulty.element.scrollIntoView({ block: "center" });
    }
    // Only what the person has changed is written, and an empty field is taken away.
    const changed = now.filter(({ control, value, shown, said }) => control.value !== shown && said !== value);
    /** @type {import("../../types/study.js").Act[]} */
    const acts = changed.map(({ name, said }) => ({
      op: "set", node: node.name, name, ...(said && { values: [said] }), was: known.get(name),
    }));
    room.act(acts);
    dialog.close();
  });
}

/** The facts that everybody sees, each with its property and what stands behind it. */
const SHOWN = /** @type {const} */ ([["PB", "BR"], ["PW", "WR"], ["DT"], ["EV", "RO"], ["PC"], ["RU"], ["KM"], ["HA"], ["RE"], ["TM"], ["OT"], ["GC"]]);

/**
 * The facts of the game at the first node of a chapter, for everybody.
 * @param {Room} room
 */
export function mountFacts(room) {
  const list = h("dl", { id: "game-facts", class: "game-facts", "aria-label": t("room-info"), hidden: true });
  let drawn = "";
  room.subscribe(() => {
    const { at, root } = room;
    const assumed = room.assumed?.of === root.name ? room.assumed.assumed : [];
    const facts = at.parent ? [] : SHOWN.flatMap(([name, ...more]) => {
      const said = text(root, name).trim();
      const behind = more.map((other) => text(root, other).trim()).filter(Boolean);
      return said ? [[name, [factUsed(name, said, assumed), ...behind].join(", ")]] : [];
    });
    list.hidden = facts.length === 0;
    const key = JSON.stringify(facts);
    if (key === drawn) return;
    drawn = key;
    list.replaceChildren(...facts.flatMap(([name, said]) =>
      [h("dt", {}, t(`room-info-${name.toLowerCase()}`)), h("dd", { dir: "auto", "data-fact": name }, said)]));
  });
  return list;
}
