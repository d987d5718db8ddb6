/**
 * Where this browser keeps what belongs to a study: under its number, since a link may be replaced.
 * What waits to be sent also belongs to what its link allows.
 */

import { recall, remember } from "../settings.js";

/** @typedef {{ home: string, key: string }} Home `home` is the number of the study and the role */

/**
 * The home of a study that is open. A later page that finds no study under the key knows it.
 * @param {import("../../types/study.js").StudyView} view
 * @returns {Home}
 */
export function settleIn({ study, role, key }) {
  const home = `${study}.${role}`;
  remember(`study-of.${key}`, home);
  return { home, key };
}

/** The home of a study that is not there any more. @param {string} key @returns {Home} */
export const homeOf = (key) => ({ home: recall(`study-of.${key}`, key), key });

/** The place for what any page of this browser may show. @param {Home} home */
export const sharedPlace = ({ home }) => home.split(".")[0];

/**
 * How the names begin under which pages keep things, those that went by the key included.
 * @param {string} what @param {Home} home
 */
export const beginnings = (what, { home, key }) => [...new Set([home, key])].map((own) => `${what}.${own}.`);
