/** A way to the server on which connections can die without a word, as on a phone. */

import { connect, createServer } from "node:net";

export class Relay {
  /** A relay to a port of this machine. */
  static async to(port) {
    const relay = new Relay();
    relay.open = new Set();
    relay.server = createServer((near) => {
      const far = connect(port, "127.0.0.1");
      const pair = { near, far, silent: false };
      relay.open.add(pair);
      near.on("data", (bytes) => pair.silent || far.write(bytes));
      far.on("data", (bytes) => pair.silent || near.write(bytes));
      for (const [one, other] of [[near, far], [far, near]]) {
        one.on("error", () => {});
        one.on("close", () => {
          if (!pair.silent) other.destroy();
        });
      }
    });
    await new Promise((resolve) => relay.server.listen(0, "127.0.0.1", resolve));
    relay.url = `http://127.0.0.1:${relay.server.address().port}`;
    return relay;
  }

  /** From now on nothing comes through the connections that are open. New ones work. */
  fallSilent() {
    for (const pair of this.open) pair.silent = true;
  }

  async stop() {
    for (const { near, far } of this.open) {
      near.destroy();
      far.destroy();
    }
    await new Promise((resolve) => this.server.close(resolve));
  }
}
