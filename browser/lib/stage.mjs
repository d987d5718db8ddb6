/** The server and the browser of a file of tests. */

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before } from "node:test";
import { launch } from "./browser.mjs";
import { writeNetwork } from "./network.mjs";
import { Server } from "./server.mjs";

/**
 * Starts both before the tests of a file, and ends both after them.
 * @param {string[]} [options] those of the server
 */
export function stage(options) {
  const on = {};
  before(async () => {
    on.browser = await launch();
    on.server = await Server.start(options);
  });
  after(async () => {
    await on.browser?.close();
    await on.server?.stop();
  });
  return on;
}

/** The same, with a network of random weights. */
export function networkStage() {
  const on = {};
  before(async () => {
    on.folder = await mkdtemp(join(tmpdir(), "tengen-net-"));
    const file = join(on.folder, "network.txt.gz");
    await writeNetwork(file);
    on.browser = await launch();
    on.server = await Server.start(["--net", file]);
  });
  after(async () => {
    await on.browser?.close();
    await on.server?.stop();
    if (on.folder) await rm(on.folder, { recursive: true, force: true });
  });
  return on;
}
