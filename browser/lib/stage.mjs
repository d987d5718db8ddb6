/** The server and the browser of a file of tests. */

import { after, before } from "node:test";
import { launch } from "./browser.mjs";
import { Server } from "./server.mjs";

/** Starts both before the tests of a file, and ends both after them. */
export function stage() {
  const on = {};
  before(async () => {
    on.browser = await launch();
    on.server = await Server.start();
  });
  after(async () => {
    await on.browser?.close();
    await on.server?.stop();
  });
  return on;
}
