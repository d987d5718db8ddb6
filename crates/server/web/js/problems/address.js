/** Addresses of problems: the part after the `#` of the page of the course. */

/** @param {string} name the part of the address after the `#` */
export const isOfProblems = (name) => name === "problems" || /^[a-z]+-[0-9a-f]{6}$|^new-/.test(name);
