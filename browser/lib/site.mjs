/** Two servers that share a real PostgreSQL, hear of each other over a real NATS, and stand behind a real nginx. */

import { execFileSync, spawn } from "node:child_process";
import { chownSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { freePort, Server } from "./server.mjs";

/** A server that keeps everything in a database, with others if there is a bus. */
class Node extends Server {
  get place() {
    const bus = this.bus ? ["--bus", this.bus] : [];
    return ["--database", this.database, ...bus, "--secret", this.secret, "--trust-proxy", "127.0.0.1"];
  }
}

/** PostgreSQL refuses root. */
const id = (flag, ...user) => Number(execFileSync("id", [flag, ...user]).toString());
const isRoot = id("-u") === 0;
const owner = isRoot ? { uid: id("-u", "postgres"), gid: id("-g", "postgres") } : {};

/** A program of the newest PostgreSQL here. */
function program(name) {
  const versions = "/usr/lib/postgresql";
  return join(versions, readdirSync(versions).sort().at(-1), "bin", name);
}

/** Waits until something listens at a port. */
async function answers(work) {
  for (let tries = 0; ; tries += 1) {
    try {
      return work();
    } catch (error) {
      if (tries > 300) throw error;
      await delay(100);
    }
  }
}

/** What nginx is told: as `deploy/nginx.conf` says, with two servers and without TLS. */
const configured = (port, nodes) => `
${isRoot ? "user root;" : ""}
daemon off;
pid nginx.pid;
error_log stderr crit;
events { worker_connections 512; }
http {
  access_log off;
  client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path other; uwsgi_temp_path other; scgi_temp_path other;
  upstream tengen {
    ${nodes.map((node) => `server 127.0.0.1:${node.port} max_fails=1 fail_timeout=1s;`).join("\n    ")}
    keepalive 16;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://tengen;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_read_timeout 60s;
    }
  }
}
`;

/** Its address is that of nginx, and it has no process of its own. */
export class Site extends Server {
  static async start() {
    const site = new Site();
    site.folder = await mkdtemp(join(tmpdir(), "tengen-site-"));
    site.processes = [];
    site.nodes = [];
    try {
      await site.begin();
    } catch (error) {
      await site.stop();
      throw error;
    }
    return site;
  }

  async begin() {
    const data = join(this.folder, "data");
    const sockets = { cwd: this.folder, stdio: "ignore", ...owner };
    if (isRoot) chownSync(this.folder, owner.uid, owner.gid);
    const initial = ["--auth=trust", "--username=tengen", "--no-sync", "--encoding=UTF8", "--locale=C", "-D", data];
    execFileSync(program("initdb"), initial, sockets);
    const [at, bus] = [await freePort(), await freePort()];
    const listens = ["-c", "fsync=off", "-h", "127.0.0.1", "-p", String(at), "-k", "", "-D", data];
    const postgres = () => this.processes.push(spawn(program("postgres"), listens, sockets));
    postgres();
    const [database] = this.processes;
    /** Kills the database, as a power cut would, and starts it again after `down` milliseconds. */
    this.cut = async (down) => {
      const gone = new Promise((resolve) => database.on("exit", resolve));
      database.kill("SIGQUIT");
      await gone;
      await delay(down);
      postgres();
    };
    this.processes.push(spawn("nats-server", ["-a", "127.0.0.1", "-p", String(bus)], { stdio: "ignore" }));
    const created = (name) => execFileSync(program("createdb"), ["-h", "127.0.0.1", "-p", String(at), "-U", "tengen", name], sockets);
    await answers(() => created("go"));
    created("alone");
    const secret = join(this.folder, "secret");
    writeFileSync(secret, new Uint8Array(32).fill(7));
    const node = async (name, heard) => {
      const node = new Node();
      node.database = `postgres://tengen@127.0.0.1:${at}/${name}`;
      node.bus = heard && `nats://127.0.0.1:${bus}`;
      node.secret = secret;
      node.options = ["--net", "none", "--limits", "club"];
      node.port = await freePort();
      node.url = `http://127.0.0.1:${node.port}`;
      await node.run();
      return node;
    };
    for (const _ of [1, 2]) this.nodes.push(await node("go", true));
    /** A server that has another database to itself. */
    this.alone = await node("alone", false);
    this.port = await freePort();
    this.url = `http://127.0.0.1:${this.port}`;
    const web = join(this.folder, "web");
    mkdirSync(web);
    writeFileSync(join(web, "nginx.conf"), configured(this.port, this.nodes));
    const path = `${process.env.PATH}:/usr/sbin`;
    const nginx = ["-p", web, "-c", "nginx.conf", "-e", "stderr"];
    this.processes.push(spawn("nginx", nginx, { stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, PATH: path } }));
    for (let tries = 0; ; tries += 1) {
      const well = await fetch(`${this.url}/healthz`).then((answer) => answer.ok, () => false);
      if (well) return;
      if (tries > 300) throw new Error("nginx does not answer");
      await delay(100);
    }
  }

  async stop() {
    for (const node of [...this.nodes, this.alone]) await node?.kill();
    // Those that began last end first.
    for (const child of this.processes.reverse()) {
      const gone = new Promise((resolve) => child.on("exit", resolve));
      if (child.exitCode === null && child.signalCode === null) {
        child.kill("SIGQUIT");
        await gone;
      }
    }
    await rm(this.folder, { recursive: true, force: true });
  }
}
