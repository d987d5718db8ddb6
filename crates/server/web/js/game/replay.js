/** Replaying: buttons, slider and keys. */

import { h, set, setText } from "../dom.js";
import { icon } from "../icons.js";
import { t } from "../i18n.js";
import { readable } from "../invisible.js";
import { makeNotesHere } from "./notes.js";
import { remarksAt, stepText } from "./remarks.js";

/** @typedef {import("./store.js").Store} Store */

/** The time between two moves of a replay, in milliseconds. */
const PACE = 900;

/** @param {Store} store */
const caption = (store) => stepText(store.view, store.shown);

/**
 * The keys for a line that is shown beside the game. They are those of the replay.
 * @param {Store} store
 * @returns {Record<string, () => void>}
 */
function lineKeys(store) {
  const at = store.line?.at ?? 0;
  return {
    ArrowLeft: () => store.stepLine(at - 1),
    ArrowRight: () => store.stepLine(at + 1),
    Home: () => store.stepLine(0),
    End: () => store.stepLine(Infinity),
    Escape: () => store.closeLine(),
  };
}

/**
 * @param {HTMLElement} parent
 * @param {Store} store
 * @param {() => HTMLElement[]} more the rest of the row
 */
export function mountReplay(parent, store, more) {
  let timer = 0;
  const stop = () => {
    clearInterval(timer);
    timer = 0;
    auto.replaceChildren(icon("play"));
    set(auto, { "aria-label": t("replay-play"), "aria-pressed": "false" });
  };
  const toggle = () => {
    if (timer) return stop();
    if (store.shown >= store.view.steps.length) store.look(0);
    timer = setInterval(() => {
      store.look(store.shown + 1);
      if (store.shown >= store.view.steps.length) stop();
    }, PACE);
    auto.replaceChildren(icon("pause"));
    return set(auto, { "aria-label": t("replay-pause"), "aria-pressed": "true" });
  };
  /** @param {number} count */
  const go = (count) => {
    stop();
    store.look(store.shown + count);
  };

  /**
   * @param {string} id
   * @param {string} label
   * @param {Parameters<typeof icon>[0]} picture
   * @param {() => void} act
   */
  const button = (id, label, picture, act) =>
    h("button", { type: "button", id, class: "icon-only", "aria-label": label, title: label, onclick: act }, icon(picture));
  const first = button("replay-first", t("replay-first"), "first", () => go(-Infinity));
  const back = button("replay-back", t("replay-back"), "back", () => go(-1));
  const auto = button("replay-play", t("replay-play"), "play", toggle);
  const forward = button("replay-forward", t("replay-forward"), "forward", () => go(1));
  const last = button("replay-last", t("replay-last"), "last", () => go(Infinity));
  const slider = h("input", { type: "range", id: "replay-slider", min: 0, step: 1, "aria-label": t("replay-slider") });
  slider.addEventListener("input", () => {
    stop();
    store.look(Number(slider.value));
  });
  const text = h("p", { class: "caption", id: "replay-caption" });
  const notes = makeNotesHere(store);
  const comment = h("p", { class: "comment", id: "comment", dir: "auto", hidden: true });
  const live = h("button", { type: "button", id: "replay-live", class: "primary", onclick: () => store.look(null) }, t("replay-live"));
  const box = h("section", { class: "replay", "aria-label": t("replay") },
    h("div", { class: "replay-row" }, first, back, auto, forward, last, ...more()), slider,
    h("div", { class: "replay-words" }, text, live), notes.element, comment);
  parent.append(box);

  store.subscribe(() => {
    const count = store.view.steps.length;
    slider.max = String(count);
    slider.value = String(store.shown);
    set(slider, { "aria-valuetext": caption(store) });
    setText(text, caption(store));
    first.disabled = back.disabled = store.shown === 0;
    forward.disabled = last.disabled = store.shown === count;
    auto.disabled = slider.disabled = count === 0;
    live.hidden = store.cursor === null || store.view.phase.kind === "ended" || store.view.kind === "record";
    notes.draw();
    const said = readable(remarksAt(store.view, store.shown).comment ?? "");
    if (said === comment.textContent) return;
    comment.hidden = !said;
    setText(comment, said);
    comment.scrollTop = 0;
    // A long comment scrolls, with the keyboard too.
    set(comment, { tabindex: comment.scrollHeight > comment.clientHeight ? 0 : false });
  });

  addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || document.querySelector("dialog[open]")) return;
    const { target } = event;
    const inField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
    const onButton = target instanceof Element && target.closest("button, a, summary") !== null;
    if (inField && target !== slider) return;
    if (event.key === " " && onButton) return;
    /** @type {Record<string, () => void>} */
    const keys = store.line ? lineKeys(store) : {
      ArrowLeft: () => go(-1),
      ArrowRight: () => go(1),
      PageUp: () => go(-10),
      PageDown: () => go(10),
      Home: () => go(-Infinity),
      End: () => go(Infinity),
      " ": toggle,
    };
    if (!(event.key in keys)) return;
    event.preventDefault();
    keys[event.key]();
  });
}
