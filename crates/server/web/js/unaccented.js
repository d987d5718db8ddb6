/** Texts as a search compares them. */

/**
 * A text without case and accents, so that `shicho` finds `Shichō`.
 * @param {string} text
 */
export const unaccented = (text) => text.normalize("NFD").replace(/\p{Mn}/gu, "").toLowerCase().replaceAll("œ", "oe").replaceAll("ß", "ss").normalize("NFC");
