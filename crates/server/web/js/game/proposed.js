/** How stones stand in a proposal. */

/**
 * @param {import("../../types/protocol.js").Settling} phase
 * @param {string} point
 * @returns {import("../../types/protocol.js").StoneStatus}
 */
export function statusOf(phase, point) {
  if (phase.dead.includes(point)) return "dead";
  return phase.seki.includes(point) ? "seki" : "alive";
}
