/** What the study did not take, shown with the reason, until the person lets it go. */

import { beginStudy } from "../api/study.js";
import { bodyOf, explain } from "../api/request.js";
import { copyText } from "../copy.js";
import { h, setText } from "../dom.js";
import { hasMessage, t } from "../i18n.js";
import { saveWords } from "../share.js";
import { actsOf, hasPlace, hasRecord, recordLeft, wordsOf } from "./left-over.js";

/** @typedef {import("./left-over.js").Left} Left */
/** @typedef {import("./left-over.js").LeftOvers} LeftOvers */
/** @typedef {import("./room.js").Room} Room */

/** Why something is left. @param {Left} left */
function reason({ why, name }) {
  const id = `room-left-${why}`;
  const told = hasMessage(id) ? t(id, { name: name ?? "none" }) : explain({ code: `study-${why}`, text: "" });
  return [told, t("room-left-kept")].filter(Boolean).join(" ");
}

/** Puts what is left into the study, at its nodes, or with them where they are gone.
 * @param {Room} room @param {Left} left */
function putBack(room, left) {
  const acts = actsOf(left, room.tree, { newName: () => room.newName(), me: room.me });
  // The queue keeps it from now on.
  room.left.drop(left.id);
  room.act(acts);
  const made = acts.flatMap((act) => (act.op === "paste" ? act.nodes.map(({ node }) => node) : "node" in act ? [act.node] : []));
  const last = made.findLast((name) => room.tree.nodes.has(name));
  const node = room.tree.nodes.get(last ?? "");
  if (node) room.goTo(node);
}

/**
 * @param {Left} left @param {LeftOvers} all
 * @param {Room | null} room the study, where it is there
 */
function leftBox(left, all, room) {
  const words = wordsOf(left);
  const field = h("textarea", { rows: Math.min(6, words.split("\n").length + 1), readonly: true, dir: "auto", "data-left-text": "", "aria-label": t("room-left-text") });
  field.value = words;
  const isRecord = hasRecord(left);
  const told = h("p", { role: "status", hidden: true });
  /** @param {string} id @param {string} label @param {() => void} act */
  const button = (id, label, act) => h("button", { type: "button", class: "small", "data-left-do": id, onclick: act }, label);
  const put = room && button("put", t(left.why === "gone" ? "room-left-branch" : "room-left-put"), () => putBack(room, left));
  const study = button("study", t("room-left-study"), async () => {
    told.hidden = false;
    // One is enough, however often a person presses.
    study.disabled = true;
    try {
      const { key } = await beginStudy({ title: t("room-left-title"), from: { kind: "sgf", text: recordLeft(left) } });
      told.replaceChildren(h("a", { href: `/s/${key}`, "data-left-opened": "" }, t("room-left-open")));
    } catch (error) {
      study.disabled = false;
      setText(told, explain(bodyOf(error)));
    }
  });
  const copy = button("copy", t("copy"), async () => {
    await copyText(field);
    setText(copy, t("copied"));
    setTimeout(() => setText(copy, t("copy")), 2500);
  });
  const why = h("p", { id: `left-${left.id}` }, reason(left));
  const box = h("div", { class: "news kept", role: "group", "data-left": left.id, "aria-labelledby": why.id },
    why, field, h("div", { class: "chips" }, put, isRecord ? study : null, copy,
      isRecord ? button("sgf", t("room-left-sgf"), () => saveWords(recordLeft(left), "tengen-kept.sgf", "application/x-go-sgf")) : null,
      button("text", t("room-left-words"), () => saveWords(words, "tengen-kept.txt", "text/plain")),
      button("drop", t("unsaved-drop"), () => all.drop(left.id))), told);
  const showPut = () => {
    if (put && room) put.hidden = !room.edits || !hasPlace(left, room.tree);
  };
  return { box, showPut };
}

/** @param {HTMLElement} parent @param {LeftOvers} all @param {Room | null} room */
export function mountLeft(parent, all, room) {
  const element = h("div", { id: "room-left" });
  parent.append(element);
  /** @type {Map<string, { drawn: string, made: ReturnType<typeof leftBox> }>} */
  const boxes = new Map();
  let isFirst = true;
  const draw = () => {
    const come = all.list.filter(({ id }) => !boxes.has(id));
    const now = all.list.map((left) => {
      const drawn = JSON.stringify(left);
      const known = boxes.get(left.id);
      return /** @type {const} */ ([left.id, known?.drawn === drawn ? known : { drawn, made: leftBox(left, all, room) }]);
    });
    boxes.clear();
    for (const [id, box] of now) boxes.set(id, box);
    const wanted = now.map(([, { made }]) => made.box);
    // A box that stays the same keeps the focus.
    if (wanted.length !== element.children.length || wanted.some((box, i) => element.children[i] !== box)) element.replaceChildren(...wanted);
    showPuts();
    // A box may come while the person looks elsewhere. The page says those that it begins with.
    if (!isFirst) for (const left of come) room?.say(reason(left));
    isFirst = false;
  };
  // What others do in the study changes no words here.
  const showPuts = () => boxes.forEach(({ made }) => made.showPut());
  all.listeners.push(draw);
  room?.subscribe(showPuts);
  draw();
  return element;
}
