/** Changes of a node that are no texts, in words. */

import { Geometry } from "../board/geometry.js";
import { t } from "../i18n.js";
import { factSaid } from "./facts.js";
import { FACTS, OF_MOVES, OF_POSITIONS, isOf } from "./properties.js";
import { nameOf, sizeOf } from "./sgf.js";
import { rootOf } from "./tree.js";

/** @typedef {import("../../types/study.js").Node} Node */
/** @typedef {import("../../types/study.js").Operation} Operation */

/**
 * What an operation puts at a point, or takes away: the point, the kind, and a label's text.
 * @param {Operation} operation
 * @returns {{ value: string, what: string | undefined, text?: string } | null}
 */
function atPoint(operation) {
  switch (operation.op) {
    case "mark":
    case "stone":
      return { value: operation.point, what: operation.to };
    case "label":
      return { value: operation.point, what: operation.text === undefined ? undefined : "LB", text: operation.text };
    case "list":
      return { value: operation.value, what: operation.on ? operation.name : undefined };
    default:
      return null;
  }
}

/** What an operation writes into a node, in words; null of texts. @param {Operation} operation
 * @param {Geometry} geometry @returns {string | null} */
function inWords(operation, geometry) {
  const put = atPoint(operation);
  if (put) {
    const point = put.value.split(":").map((one) => nameOf(one, geometry) || one).join("–");
    return t("room-left-at", { point, what: (put.what ?? "none").toLowerCase(), text: put.text ?? "" });
  }
  if (operation.op !== "set") return null;
  const { name, values } = operation;
  const said = values?.[0] ?? "";
  if (isOf(FACTS, name)) return `${t(`room-info-${name.toLowerCase()}`)}${t("colon")}${said ? factSaid(name, said) : "–"}`;
  const isJudgement = isOf([...OF_MOVES, ...OF_POSITIONS, "HO"], name);
  return isJudgement && values ? t(`room-judged-${name.toLowerCase()}`) : null;
}

/**
 * What some operations change at a node, each thing once, as it is in the end.
 * @param {readonly Operation[]} operations @param {Node} node
 * @returns {string[]}
 */
export function changesIn(operations, node) {
  const geometry = new Geometry(...sizeOf(rootOf(node)));
  /** @type {Map<string, string>} */
  const all = new Map();
  for (const operation of operations) {
    if (!("node" in operation) || operation.node !== node.name) continue;
    const words = inWords(operation, geometry);
    const put = atPoint(operation);
    // A point has one sign, a label among them, and a place in each list.
    const kind = operation.op === "label" ? "mark" : "name" in operation ? operation.name : operation.op;
    if (words) all.set(`${kind} ${put?.value ?? ""}`, words);
  }
  return [...all.values()];
}
