/** The page of studies: those of this visitor, and a new one. */

import { getMeta } from "../api/games.js";
import { bodyOf, explain } from "../api/request.js";
import { beginStudy, beginStudyOf, deleteStudy, getStudies } from "../api/study.js";
import { boardSizes } from "../board-size.js";
import { ask } from "../dialog.js";
import { byId, h, setText } from "../dom.js";
import { takeDrops } from "../drop.js";
import { input, segments, select, taken } from "../fields.js";
import { date, isolated, number, rulesetName, t } from "../i18n.js";
import { startPage } from "../page.js";

/** The server's limit for a record, in bytes. */
const LARGEST = 10 * 1024 * 1024;

/** @param {HTMLElement} parent @param {import("../../types/protocol.js").Meta} meta */
function mountBegin(parent, meta) {
  const title = input("study-title", t("studies-title"), { type: "text", maxlength: 100, autocomplete: "off", dir: "auto" });
  const from = segments("from", t("studies-from"), [
    { value: "board", label: t("studies-board") }, { value: "sgf", label: t("studies-sgf") },
  ], "board");
  const size = boardSizes(meta, { size: "19", width: 19, height: 13 });
  const rules = select("rules", t("about-rules"), meta.rules.map(({ id, name }) => ({ value: id, label: rulesetName(id, name) })), meta.rules[0].id);
  const handicap = input("handicap", t("handicap"), { type: "number", inputmode: "numeric", min: 0, max: 9, value: 0, required: true });
  const board = h("div", { class: "begin-part" }, size.choice, size.sides, h("div", { class: "fields" }, rules.field, handicap.field));
  const file = h("input", { type: "file", id: "study-file", accept: ".sgf,.ngf,.gib,.ugf,.ugi,application/x-go-sgf" });
  const words = h("textarea", { id: "study-text", rows: 4, spellcheck: "false", placeholder: "(;GM[1]SZ[19] …)" });
  const record = h("div", { class: "begin-part" },
    h("div", { class: "field" }, h("label", { for: "study-file" }, t("studies-file")), file),
    h("div", { class: "field" }, h("label", { for: "study-text" }, t("paste-label")), words));
  const said = h("p", { class: "warning", role: "alert", id: "study-problem", hidden: true });
  const begin = h("button", { type: "submit", id: "study-begin", class: "primary large" }, t("studies-begin-now"));
  const form = h("form", { id: "study-form" }, from, board, record, title.field, said, begin);
  parent.append(form);
  const show = () => {
    const isBoard = taken(form, "from") === "board";
    board.hidden = !isBoard;
    record.hidden = isBoard;
    size.show(!isBoard);
    handicap.control.disabled = !isBoard;
  };
  form.addEventListener("change", show);
  show();
  /** @param {string} text */
  const tell = (text) => {
    said.hidden = text === "";
    setText(said, text);
  };
  const zone = h("p", { id: "file-drop", class: "file-drop", hidden: true }, t("studies-drop"));
  parent.append(zone);
  takeDrops({
    over: (on) => void (zone.hidden = !on),
    take: ([first, ...others], text) => {
      if (!first && !text.trim()) return;
      // The form takes it as if it had been chosen there.
      const chosen = new DataTransfer();
      if (first) chosen.items.add(first);
      file.files = chosen.files;
      words.value = first ? "" : text;
      const record = form.querySelector('[name="from"][value="sgf"]');
      /** @type {HTMLInputElement} */ (record).checked = true;
      show();
      tell(others.length > 0 ? t("studies-one-file", { name: isolated(first.name) }) : "");
      begin.focus();
    },
  });
  /** Begins what the form says; nothing if it says too little. */
  const made = async () => {
    const called = title.control.value.trim();
    if (taken(form, "from") === "board") {
      return beginStudy({ title: called, from: { kind: "board", ...size.taken(), rules: rules.control.value, komi: null, handicap: handicap.control.valueAsNumber || 0 } });
    }
    const [chosen] = file.files ?? [];
    if (chosen && chosen.size > LARGEST) {
      tell(explain({ code: "too-large", text: "" }));
      return null;
    }
    const text = words.value.trim();
    if (text) return beginStudy({ title: called, from: { kind: "sgf", text } });
    if (chosen) return beginStudyOf(chosen, called);
    tell(t("paste-empty"));
    return null;
  };
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    tell("");
    begin.disabled = true;
    try {
      const study = await made();
      if (study) location.assign(`/s/${study.key}`);
    } catch (error) {
      tell(explain(bodyOf(error)));
    } finally {
      begin.disabled = false;
    }
  });
}

/**
 * The studies of this visitor.
 * @param {HTMLElement} parent @param {import("../../types/study.js").StudySummary[]} own
 */
function mountOwn(parent, own) {
  const list = h("ul", { id: "study-list", class: "study-list" });
  const none = h("p", { class: "hint", id: "study-none", hidden: true }, t("studies-none"));
  const said = h("p", { class: "warning", role: "alert", id: "own-problem", hidden: true });
  parent.append(none, list, said);
  /** @param {string} text */
  const tell = (text) => {
    said.hidden = text === "";
    setText(said, text);
  };
  /** @param {string} key */
  const away = async (key) => {
    tell("");
    try {
      await deleteStudy(key);
    } catch (error) {
      const body = bodyOf(error);
      // Another page may have done it.
      if (body.code !== "unknown-key") return tell(explain(body));
    }
    try {
      draw(await getStudies());
    } catch (error) {
      tell(explain(bodyOf(error)));
    }
  };
  /** @param {import("../../types/study.js").StudySummary[]} found */
  const draw = (found) => {
    none.hidden = found.length > 0;
    list.replaceChildren(...found.map((study) => {
      const { key, address, title, role, chapters, nodes, changed } = study;
      const button = h("button", { type: "button", class: "small quiet", "data-delete": key }, t(role === "own" ? "studies-delete" : "studies-away"));
      button.addEventListener("click", async () => {
        const answer = role !== "own" ? "away" : await ask({
          id: "study-question", title: t("studies-delete"),
          text: [t("studies-delete-text", { title: isolated(title || t("study-nameless")) })],
          answers: [{ id: "study-delete-confirm", label: t("studies-delete"), kind: "danger" }], cancel: t("cancel"),
        });
        if (answer) await away(key);
      });
      return h("li", { "data-key": key }, h("a", { class: "study-link", href: address },
        h("bdi", { class: "title" }, title || t("study-nameless")),
        h("span", { class: "hint" }, t("studies-facts", { role, chapters, shown: number(chapters), nodes: number(nodes), date: date(changed) }))), button);
    }));
  };
  draw(own);
}

async function start() {
  startPage();
  const line = byId("connection");
  for (let wait = 500; ; wait = Math.min(wait * 2, 8000)) {
    try {
      const [meta, own] = await Promise.all([getMeta(), getStudies()]);
      mountOwn(byId("own-studies"), own);
      mountBegin(byId("begin"), meta);
      line.hidden = true;
      return;
    } catch (error) {
      setText(line, explain(bodyOf(error)));
      line.hidden = false;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

await start();
