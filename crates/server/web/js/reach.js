/** The address under which others reach this server. */

import { getReach } from "./api/games.js";

/** Whether only this machine can open the address of this page. */
export const isOwn = /^(localhost|127\.[0-9.]+|\[::1\])$/.test(location.hostname);

/**
 * The beginning of addresses to hand on, and whether the server listens to its own machine alone.
 * @returns {Promise<{ base: string, alone: boolean }>}
 */
export async function reached() {
  if (!isOwn) return { base: location.origin, alone: false };
  const reach = await getReach().catch(() => null);
  return { base: reach?.addresses[0] ?? location.origin, alone: reach?.alone ?? false };
}
