/** Studies: listed, begun, and one of them by one of its keys. */

import { stemOf } from "../drop.js";
import { remember } from "../settings.js";
import { post, request } from "./request.js";

/** @typedef {import("../../types/study.js").Operation} Operation */
/** @typedef {import("../../types/study.js").Step} Step */

/** @param {string} key @param {string} what */
export const studyAt = (key, what = "") => `/api/s/${encodeURIComponent(key)}${what}`;

/** @returns {Promise<import("../../types/study.js").StudySummary[]>} */
export const getStudies = () => request("/api/studies");

/** Where the browser keeps the faults of the record that a study began with. @param {string} key */
export const placeOfFaults = (key) => `study-faults.${key}`;

/**
 * The faults of a record are told where its study is opened.
 * @param {Promise<{ key: string, notes: import("../../types/protocol.js").ErrorBody[] }>} made
 */
async function begun(made) {
  const { key, notes } = await made;
  if (notes.length > 0) remember(placeOfFaults(key), notes);
  return { key };
}

/**
 * @param {import("../../types/study.js").NewStudy} study
 * @returns {Promise<{ key: string }>}
 */
export const beginStudy = (study) => begun(post("/api/studies", study));

/**
 * A study that begins with a file. It is called as the person says, or else as its record says, or
 * else as the file.
 * @param {File} file @param {string} title
 * @returns {Promise<{ key: string }>}
 */
export const beginStudyOf = (file, title) =>
  begun(request(`/api/studies/record?${new URLSearchParams({ title, name: stemOf(file.name) })}`, { method: "POST", body: file }));

/** @param {string} key @param {string} title @returns {Promise<void>} */
export const renameStudy = (key, title) => post(`/api/studies/${encodeURIComponent(key)}`, { title });

/** @param {string} key @returns {Promise<void>} */
export const deleteStudy = (key) => request(`/api/studies/${encodeURIComponent(key)}`, { method: "DELETE" });

/** @param {string} key @returns {Promise<import("../../types/study.js").StudyView>} */
export const getStudy = (key) => request(studyAt(key));

/**
 * A new link in the place of one that went too far.
 * @param {string} key
 * @param {import("../../types/study.js").Role} renew
 * @returns {Promise<import("../../types/study.js").StudyLinks>}
 */
export const renewLink = (key, renew) => post(studyAt(key, "/links"), { renew });

/**
 * Why a page cannot go on with a study that it has open: the link opens nothing any more.
 * @param {import("../../types/protocol.js").ErrorBody} body
 * @returns {import("../../types/protocol.js").ErrorBody}
 */
export const endOf = ({ args }) => (args?.at === undefined ? { code: "study-link-ended", text: "" } : { code: "study-deleted", text: "", args });

/** As {@link visitGame}. @param {string} key @returns {Promise<{ address: string | null }>} */
export const visitStudy = (key) => request(studyAt(key, "/visit"), { method: "POST", keepalive: true });

/**
 * @param {string} key
 * @param {Operation[]} operations
 * @returns {Promise<{ revision: number, answers: import("../../types/study.js").Answer[] }>}
 */
export const sendOperations = (key, operations) => post(studyAt(key, "/operations"), { operations });

/**
 * The games of a file as nodes that operations can paste, the names of properties with values
 * that no operation may write, and what is wrong with the file.
 * @param {string} key
 * @param {Blob} file
 * @typedef {import("../../types/study.js").Pasted} Pasted
 * @typedef {import("../../types/protocol.js").ErrorBody} ErrorBody
 * @returns {Promise<{ chapters: Pasted[][], leftOut: string[], games?: (number | null)[],
 *   notes: ErrorBody[] }>} with the game of each chapter that is another one than Go
 */
export const readRecord = (key, file) => request(studyAt(key, "/record"), { method: "POST", body: file });

/**
 * @param {string} key
 * @param {import("../../types/study.js").Tell} word
 * @returns {Promise<void>}
 */
export const tell = (key, word) => post(studyAt(key, "/tell"), word);

/**
 * What the moves of a line do to the board that nobody else sees.
 * @param {string} key
 * @param {string} parent
 * @param {Step[]} moves
 * @returns {Promise<{ boards: import("../../types/study.js").NodeBoard[] }>}
 */
export const tryMoves = (key, parent, moves) => post(studyAt(key, "/try"), { parent, moves });

/**
 * Tells the server which positions the page wants evaluated.
 * @param {string} key
 * @param {{ page: string, end: string, at: number, moves: Step[] }} wish
 * @returns {Promise<void>}
 */
export const lookAt = (key, wish) => post(studyAt(key, "/look"), wish);

/**
 * @param {string} key
 * @param {string} node
 * @returns {Promise<import("../../types/protocol.js").Estimate>}
 */
export const judgeNode = (key, node) => request(studyAt(key, `/judgement?node=${encodeURIComponent(node)}`));

/**
 * What programs wrote into the record, on the way to a node.
 * @param {string} key
 * @param {string} end
 * @returns {Promise<{ recorded: import("../../types/study.js").Recorded[] }>}
 */
export const getRecorded = (key, end) => request(studyAt(key, `/evaluations?end=${encodeURIComponent(end)}`));

/**
 * What is assumed of the game at a node, since its record does not say it.
 * @param {string} key
 * @param {string} node
 * @returns {Promise<{ assumed: ErrorBody[] }>}
 */
export const getAssumed = (key, node) => request(studyAt(key, `/assumed?node=${encodeURIComponent(node)}`));

/**
 * A game that goes on from a node.
 * @param {string} key
 * @param {Pick<import("../../types/protocol.js").NewGame, "opponent" | "clock"> & { node: string,
 * colour: "black" | "white" }} game @returns {Promise<import("../../types/protocol.js").Created>}
 */
export const playOn = (key, game) => post(studyAt(key, "/games"), game);
