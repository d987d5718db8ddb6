/** The program itself, as a person runs it, with a data folder of its own. */

import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";

const PROGRAM = process.env.TENGEN;

/** A free port. */
export async function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

export class Server {
  /** Starts Tengen with these options. Resolves when it has printed its address. */
  static async start(options = []) {
    if (!PROGRAM) throw new Error("$TENGEN must name the program to test");
    const server = new Server();
    server.options = options;
    server.port = await freePort();
    server.data = await mkdtemp(join(tmpdir(), "tengen-test-"));
    server.url = `http://127.0.0.1:${server.port}`;
    await server.run();
    return server;
  }

  /** The options that say where everything is kept. */
  get place() {
    return ["--data", this.data];
  }

  async run() {
    const args = ["serve", "--port", String(this.port), "--no-open", ...this.place, ...this.options];
    const child = spawn(PROGRAM, args, { stdio: ["ignore", "pipe", "pipe"] });
    this.child = child;
    this.gone = new Promise((resolve) => child.on("exit", resolve));
    let said = "";
    child.stderr.on("data", (text) => (said += text));
    await new Promise((resolve, reject) => {
      createInterface({ input: child.stdout }).on("line", (line) => {
        if (line.includes(this.url)) resolve();
      });
      child.on("exit", (code) => reject(new Error(`Tengen stopped with ${code}: ${said}`)));
      child.on("error", reject);
    });
  }

  /** Kills Tengen, as a power cut would. */
  async kill() {
    this.child.kill("SIGKILL");
    await this.gone;
  }

  /**
   * Kills Tengen, and starts it again on the same data after `down` milliseconds.
   */
  async restart(down = 0) {
    await this.kill();
    await delay(down);
    await this.run();
  }

  async stop() {
    await this.kill();
    await rm(this.data, { recursive: true, force: true });
  }

  /**
   * Sends a request without a browser.
   * @returns {Promise<{ status: number, body: any }>}
   */
  async ask(path, body) {
    const init = body === undefined ? {} : {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    };
    const response = await fetch(this.url + path, init);
    const text = await response.text();
    return { status: response.status, body: text && JSON.parse(text) };
  }

  /** Creates a game: an even 5×5 game for two at one screen by Japanese rules, unless `more` says otherwise. */
  async newGame(more = {}) {
    const game = {
      width: 5, height: 5, rules: "japanese", komi: null, handicap: { kind: "none" }, colour: "black",
      opponent: { kind: "same-screen" }, clock: { kind: "none" }, ...more,
    };
    const { status, body } = await this.ask("/api/games", game);
    if (status !== 201) throw new Error(`no game: ${status} ${JSON.stringify(body)}`);
    return body;
  }

  /** Plays moves such as `"C3 D3 pass"`, the sides in turn, each with its own key. */
  async play(keys, moves) {
    for (const move of moves.split(" ")) {
      const { body: view } = await this.ask(`/api/g/${keys.both ?? keys.black}`);
      const number = view.steps.filter((step) => step.n !== undefined).length + 1;
      const act = move === "pass" ? { do: "pass", move: number } : { do: "play", at: move, move: number };
      const { status, body } = await this.ask(`/api/g/${keys.both ?? keys[view.toMove]}/act`, act);
      if (status !== 200) throw new Error(`${move}: ${status} ${JSON.stringify(body)}`);
    }
  }
}
