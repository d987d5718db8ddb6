/** The controls of a player: confirming a stone, typing a move, undo, resigning, offers. */

import { ask } from "../dialog.js";
import { explain } from "../api/request.js";
import { makeNotice } from "../notice-box.js";
import { byId, h, isField, setText } from "../dom.js";
import { t } from "../i18n.js";
import { playWaits } from "./late.js";
import { nextNumber } from "./position.js";
import { onSettings, wantsConfirm } from "../settings.js";

/** How long the reason of a refusal stays, in milliseconds. */
const READ = 9000;

/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("../../types/protocol.js").Colour} Colour */

/**
 * The side an action is for, where one page plays both.
 * @param {Store} store
 * @param {Colour | null} [side]
 * @returns {{ as?: Colour }}
 */
export function asSide(store, side = store.view.toMove) {
  return store.view.role === "both" ? { as: side ?? "black" } : {};
}

/**
 * The bar under the board that confirms a chosen point. It keeps its room while it is in use.
 * @param {HTMLElement} parent
 * @param {Store} store
 */
export function mountPlaceBar(parent, store) {
  const place = h("button", { type: "button", id: "place", class: "primary" });
  const cancel = h("button", { type: "button", id: "place-cancel", class: "quiet" }, t("cancel"));
  const hint = h("p", { class: "hint" }, t("place-hint"));
  const bar = h("div", { class: "place-bar" }, hint, cancel, place);
  place.addEventListener("click", () => store.chosen !== null && void store.play(store.chosen));
  cancel.addEventListener("click", () => store.choose(null));
  parent.append(bar);
  const render = () => {
    const chosen = store.chosen;
    bar.hidden = !(wantsConfirm() || chosen !== null) || store.sides.length === 0
      || !["play", "placing"].includes(store.view.phase.kind);
    hint.hidden = chosen !== null || !store.can("play");
    place.hidden = cancel.hidden = chosen === null;
    if (chosen !== null) setText(place, t("place", { point: store.geometry.names[chosen] }));
  };
  store.subscribe(render);
  onSettings(render);
}

/**
 * @param {HTMLElement} parent
 * @param {Store} store
 * @param {{ play: (index: number) => void, pass: () => void }} moves
 */
export function mountMoveForm(parent, store, moves) {
  const input = h("input", {
    id: "move-input", type: "text", autocomplete: "off", autocapitalize: "characters", spellcheck: "false",
    enterkeyhint: "go", size: 6,
  });
  const send = h("button", { type: "submit", id: "move-send" }, t("move-send"));
  const form = h("form", { id: "move-form", class: "move-form" },
    h("label", { for: "move-input" }, t("move-label")), input, send);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const text = input.value.trim();
    if (!text) return;
    const index = store.geometry.index(text);
    if ([t("pass-word"), "pass"].includes(text.toLowerCase())) moves.pass();
    else if (index === undefined) store.refuse({ code: "off-board", args: { point: text }, text });
    else moves.play(index);
    input.value = "";
  });
  parent.append(form);
  store.subscribe(() => {
    form.hidden = store.sides.length === 0 || !["play", "placing"].includes(store.view.phase.kind);
    input.disabled = send.disabled = !store.can("play") || !store.live;
  });
}

/**
 * @param {HTMLElement} parent
 * @param {Store} store
 */
export function mountActions(parent, store) {
  const undo = h("button", { type: "button", id: "undo" }, t("undo"));
  const noResult = h("button", { type: "button", id: "no-result" }, t("no-result"));
  const callOff = h("button", { type: "button", id: "call-off" }, t("call-off"));
  const resign = h("button", { type: "button", id: "resign", class: "danger" }, t("resign"));
  const row = h("div", { class: "actions" }, undo, noResult, callOff, resign);
  undo.addEventListener("click", () => void store.act({ do: "undo", move: nextNumber(store.view), ...asSide(store) }));
  noResult.addEventListener("click", () => void store.act({ do: "no-result", ...asSide(store) }));
  callOff.addEventListener("click", async () => {
    if (playWaits(store)) return;
    const answer = await ask({
      id: "call-off-question",
      title: t("call-off-title"),
      text: [t("call-off-meaning")],
      answers: [{ id: "call-off-confirm", label: t("call-off-confirm"), kind: "danger" }],
      cancel: t("resign-cancel"),
    });
    if (answer) await store.act({ do: "call-off" });
  });
  resign.addEventListener("click", async () => {
    if (playWaits(store)) return;
    const sides = store.sides;
    const answer = await ask({
      id: "resign-question",
      title: t("resign-title"),
      text: [t("resign-meaning")],
      answers: sides.map((colour) => ({
        id: sides.length === 1 ? "resign-confirm" : `resign-${colour}`,
        label: sides.length === 1 ? t("resign-confirm") : t("resign-side", { colour }),
        kind: "danger",
      })),
      cancel: t("resign-cancel"),
    });
    if (answer) await store.act({ do: "resign", ...asSide(store, answer === "resign-white" ? "white" : "black") });
  });
  parent.append(row);
  store.subscribe(() => {
    const over = store.view.phase.kind === "ended" || store.sides.length === 0;
    row.hidden = over;
    undo.disabled = !store.can("undo") || store.busy;
    resign.disabled = !store.can("resign") || store.busy;
    noResult.hidden = !store.can("no-result");
    // A game that has hardly begun is not lost.
    callOff.hidden = !store.can("call-off");
    resign.hidden = !callOff.hidden;
    callOff.disabled = store.busy;
  });
}

/**
 * The open offer of a player.
 * @param {HTMLElement} parent
 * @param {Store} store
 */
export function mountOffer(parent, store) {
  const text = h("p", {});
  const yes = h("button", { type: "button", id: "offer-accept", class: "primary" }, t("offer-accept"));
  const no = h("button", { type: "button", id: "offer-decline" }, t("offer-decline"));
  const withdraw = h("button", { type: "button", id: "offer-withdraw" }, t("offer-withdraw"));
  const box = h("section", { class: "card offer", id: "offer", "aria-label": t("offer") }, text,
    h("div", { class: "answers" }, withdraw, no, yes));
  /** @param {boolean} accept */
  const answer = (accept) => {
    const by = store.view.offer?.by;
    void store.act({ do: "answer", accept, ...asSide(store, by === "black" ? "white" : "black") });
  };
  yes.addEventListener("click", () => answer(true));
  no.addEventListener("click", () => answer(false));
  withdraw.addEventListener("click", () => void store.act({ do: "withdraw", ...asSide(store, store.view.offer?.by) }));
  parent.append(box);
  store.subscribe(() => {
    const { offer } = store.view;
    box.hidden = !offer;
    if (!offer) return;
    setText(text, t(`offer-${offer.kind}`, { colour: offer.by, moves: offer.moves ?? 0 }));
    yes.hidden = no.hidden = !store.can("answer");
    withdraw.hidden = !store.can("withdraw");
  });
}

/**
 * The reason of a refusal, beside the board: no point is ever under it. It goes with the next act,
 * after a while, or when the person closes it.
 * @param {HTMLElement} main
 * @param {Store} store
 */
export function mountRefusal(main, store) {
  const { element, show } = makeNotice("refusal", main, () => store.refuse(null));
  byId("side").before(element);
  let timer = 0;
  /** @type {unknown} */
  let shown = null;
  store.subscribe(() => {
    if (store.refusal === shown) return;
    shown = store.refusal;
    clearTimeout(timer);
    show(store.refusal ? explain(store.refusal) : "", "wrong");
    // A person who is at it has not read it yet.
    const later = () => {
      if (element.matches(":hover, :focus-within")) timer = setTimeout(later, READ);
      else store.refuse(null);
    };
    if (store.refusal) timer = setTimeout(later, READ);
  });
  // One press ends one thing: before a line beside the game, or the board alone.
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !store.refusal || document.querySelector("dialog[open]") || isField(event.target)) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    store.refuse(null);
  }, { capture: true });
}
