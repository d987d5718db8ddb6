/** Records: chosen as a file, dropped, pasted, or in the address; then replayed. */

import { uploadRecord } from "../api/games.js";
import { bodyOf, explain } from "../api/request.js";
import { h } from "../dom.js";
import { takeDrops } from "../drop.js";
import { number, t } from "../i18n.js";

/** The server's limit, in bytes. */
const LARGEST = 10 * 1024 * 1024;

/**
 * The beginning of an address that brings a record. The part behind `#` is sent to no server, and
 * so into no log.
 */
const IN_ADDRESS = "#record=";

/**
 * A text as a file. Its characters are known, whatever encoding the record names, and the mark at
 * the beginning says so.
 * @param {string} text
 */
const fileOf = (text) => new Blob(["\ufeff", text]);

/** @param {HTMLElement} parent */
export function mountUpload(parent) {
  const input = h("input", { type: "file", id: "sgf-file", accept: ".sgf,.ngf,.gib,.ugf,.ugi,application/x-go-sgf", class: "unseen" });
  const zone = h("label", { class: "drop", id: "drop", for: "sgf-file" },
    h("span", { class: "button" }, t("upload-choose")), h("span", { class: "hint" }, t("upload-drop")), input);
  const said = h("div", { id: "upload-said", role: "status" });
  const field = h("textarea", { id: "sgf-text", rows: 3, spellcheck: "false", autocomplete: "off", placeholder: "(;GM[1]SZ[19] …)" });
  const read = h("button", { type: "submit", id: "sgf-read" }, t("paste-read"));
  const form = h("form", { class: "paste" }, h("label", { for: "sgf-text" }, t("paste-label")), field, read);
  parent.append(zone, form, said);

  /**
   * @param {Blob} file
   * @param {string} name
   * @param {(address: string) => void} go
   */
  const send = async (file, name, go = (address) => location.assign(address)) => {
    if (file.size > LARGEST) {
      say(h("p", { class: "warning" }, explain({ code: "too-large", text: "" })));
      return;
    }
    say(h("p", {}, t("upload-reading", { name })));
    try {
      const { keys } = await uploadRecord(file);
      if (keys.length === 1) go(`/g/${keys[0]}`);
      else {
        say(h("p", {}, t("upload-several", { count: keys.length })),
          h("ol", { class: "uploaded" }, ...keys.map((key, i) =>
            h("li", {}, h("a", { href: `/g/${key}` }, t("upload-game", { number: number(i + 1) }))))));
      }
    } catch (error) {
      say(h("p", { class: "warning" }, t("upload-failed", { name })), h("p", {}, explain(bodyOf(error))));
    }
  };

  /** @param {...Node} content */
  const say = (...content) => said.replaceChildren(...content);

  input.addEventListener("change", () => {
    const file = input.files?.[0];
    if (file) void send(file, file.name);
    input.value = "";
  });
  /** @param {string} text */
  const sendText = (text) => {
    if (text.trim()) void send(fileOf(text), t("paste-name"));
    else say(h("p", { class: "warning" }, t("paste-empty")));
  };
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    sendText(field.value);
  });
  takeDrops({
    over: (on) => void zone.classList.toggle("over", on),
    take: ([file], text) => {
      if (file) void send(file, file.name);
      else if (text.trim()) sendText(text);
    },
  });

  /**
   * Reads the record in the address. Afterwards the address has none, so that a reload reads no
   * second one.
   */
  const readAddress = () => {
    if (!location.hash.startsWith(IN_ADDRESS)) return;
    const written = location.hash.slice(IN_ADDRESS.length);
    history.replaceState(null, "", location.pathname);
    parent.scrollIntoView({ block: "nearest" });
    try {
      void send(fileOf(decodeURIComponent(written)), t("paste-address"), (address) => location.replace(address));
    } catch {
      say(h("p", { class: "warning" }, t("paste-damaged")));
    }
  };
  addEventListener("hashchange", readAddress);
  readAddress();
}
