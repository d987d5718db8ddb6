/** Signs that say nothing to people. */

/**
 * Signs without a picture, such as those that KaTrain puts around its own part of a comment. Many
 * fonts show a box for them. Those that join or part letters stay.
 */
const UNSEEN = /[\u115f\u1160\u200b\u2060\u3164\ufeff\uffa0]/g;

/** A text of a record as people read it. @param {string} text */
export const readable = (text) => text.replace(UNSEEN, "");
