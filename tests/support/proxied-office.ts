import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { html } from "hono/html";
import { createAccess, type SignedIn } from "../../office/access/access.ts";
import { readProxySettings } from "../../office/access/access-settings.ts";
import { listenLocally } from "../../office/access/listen-locally.ts";
import { officeHeaders } from "../../office/access/page-headers.ts";
import type { AtEnd } from "./at-end.ts";
import { freePorts, type RunningProxy, startProxy } from "./behind-proxy.ts";
import { deploySite } from "./deployed-site.ts";
import { deployed, type ProxyName } from "./proxies.ts";

/** People who may sign in, with their passwords. */
export const people = { amina: "correct horse battery", Ève: "another staple" } as const;

/** A proxy of `deploy/` with people and a proof, and behind it the check of the office in front of a few answers. */
export interface ProxiedOffice {
  proxy: RunningProxy;
  /** E.g. `https://office.example.org:43210`. */
  address: string;
  /** Where it listens itself, past the proxy, e.g. `http://127.0.0.1:43210`. */
  own: string;
  proof: string;
  /** What came past the check, e.g. `POST /office/save by amina`. */
  reached: string[];
  /** Lets the progress go on to its second line. */
  goOn(): void;
  /** The log of refusals, as it is now. */
  refusals(): string;
  /** The files of the public site, at another host of the same proxy. */
  site: string;
  /** Stops the office, and not the proxy. */
  stop(): Promise<void>;
}

/** Starts them, and stops them in the end. */
export async function startProxiedOffice(name: ProxyName, atEnd: AtEnd): Promise<ProxiedOffice> {
  const site = await deploySite(atEnd);
  const ports = await freePorts();
  const address = `https://office.example.org:${ports.https}`;
  const server = createServer();
  const own = await listenLocally(server, 0);
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  atEnd(stop);
  let proof = "";
  const prepare = (folder: string) => {
    proof = readProof(address, makeProof(folder, name));
    writeFileSync(join(folder, "office-people"), peopleFile[name]());
  };
  // No site behind it: what answers is the office, a file, or nothing.
  const nowhere = `127.0.0.1:${ports.http}`;
  const behind = { office: new URL(own).host, prepare, ports };
  const proxy = await startProxy(name, nowhere, site, atEnd, behind);

  const reached: string[] = [];
  const { promise: second, resolve: goOn } = Promise.withResolvers<void>();
  const app = new Hono<SignedIn>();
  const access = createAccess({ origin: address, proof });
  app.use(officeHeaders(address), access.guard, async (context, next) => {
    reached.push(`${context.req.method} ${context.req.path} by ${context.get("name")}`);
    await next();
  });
  app.get("/office", (context) =>
    context.html(html`<!doctype html><title>Office</title><h1>Good morning, ${context.get("name")}</h1>
      <form method="post" action="/office/save"><button>Save</button></form>`),
  );
  app.get("/office/headers", (context) => context.json(context.req.header()));
  app.post("/office/save", (context) => context.text("saved"));
  app.post("/office/picture", async (context) =>
    context.text(String((await context.req.arrayBuffer()).byteLength)),
  );
  app.get("/office/progress", () => new Response(twoLines(second)));
  // A picture that its proxy breaks off.
  app.onError((_, context) => context.text("", 500));
  server.on("request", getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  const refusals = () => readFileSync(join(proxy.folder, "office-refused.log"), "utf8");
  return {
    proxy,
    address,
    own,
    proof,
    reached,
    goOn,
    refusals,
    site: join(site.build, "site"),
    stop,
  };
}

function twoLines(second: Promise<void>): ReadableStream {
  const line = (words: string) => new TextEncoder().encode(`${JSON.stringify({ words })}\n`);
  return new ReadableStream({
    async start(controller) {
      controller.enqueue(line("first"));
      await second;
      controller.enqueue(line("second"));
      controller.close();
    },
  });
}

/** Runs `deploy/otc-office-proof` in other folders. @returns the file for the office */
function makeProof(folder: string, name: ProxyName): string {
  const script = join(folder, "otc-office-proof");
  const text = deployed("otc-office-proof")
    .replace("/srv/otc/", `${folder}/otc/`)
    .replaceAll(/\/etc\/(caddy|nginx)/g, `${folder}/$1`)
    .replaceAll(/(?<=office-proof) (?:caddy|root)/g, ` ${process.getgid?.()}`)
    .replaceAll("systemctl", "false")
    .replace("false try-restart otc-office", "true");
  writeFileSync(script, text);
  chmodSync(script, 0o755);
  for (const part of ["otc", name]) mkdirSync(join(folder, part));
  execFileSync(script);
  writeFileSync(join(folder, "office-proof"), readFileSync(join(folder, name, "office-proof")));
  return join(folder, "otc/office-proof");
}

const readProof = (origin: string, file: string) =>
  readProxySettings({ OFFICE_ORIGIN: origin, OFFICE_PROOF_FILE: file })?.proof ?? "";

const run = (input: string, program: string, ...typed: string[]) =>
  execFileSync(program, typed, { input: `${input}\n`, encoding: "utf8" }).trim();

/** The lines of people, as the guide makes them. */
const peopleFile: Record<ProxyName, () => string> = {
  caddy: () => lines((password) => run(password, "caddy", "hash-password"), " "),
  nginx: () => lines((password) => run(password, "openssl", "passwd", "-6", "-stdin"), ":"),
};
const lines = (hash: (password: string) => string, divider: string) =>
  Object.entries(people)
    .map(([person, password]) => `${person}${divider}${hash(password)}\n`)
    .join("");
