import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync } from "node:fs";
import { type IncomingHttpHeaders, request as plainRequest } from "node:http";
import { type Agent, request as secureRequest } from "node:https";
import { delimiter, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { type AtEnd, atTestEnd } from "./at-end.ts";
import { type DeployedSite, deploySite } from "./deployed-site.ts";
import { freePort } from "./free-port.ts";
import { type ProxyName, type ProxyPorts, proxies } from "./proxies.ts";
import type { RunningSite } from "./running-site.ts";
import { temporaryFolder } from "./temporary-folder.ts";
import { until } from "./until.ts";

/** Whether a program is there to try the files of `deploy/` with. */
export function isHere(program: string): boolean {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  const found = folders.some((folder) => existsSync(join(folder, program)));
  if (!found)
    console.log(`  ${program} is not installed here, so its file in deploy/ is not tried.`);
  return found;
}

export interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Question {
  method?: string;
  headers?: Record<string, string | string[]>;
  body?: URLSearchParams | Buffer;
  agent?: Agent;
  /** As it is written to the wire; default: that of the address. */
  path?: string;
}

/** Asks as a browser that believes every certificate. @param address e.g. `https://www.example.org:43210/about` */
export async function ask(
  address: string,
  { method, headers = {}, body, agent, path }: Question = {},
): Promise<Answer> {
  const { protocol, hostname, port, pathname, search } = new URL(address);
  const type = body instanceof URLSearchParams ? "application/x-www-form-urlencoded" : undefined;
  const options = {
    host: "127.0.0.1",
    port,
    path: path ?? pathname + search,
    servername: hostname,
    agent: agent ?? (false as const),
    method: method ?? (body ? "POST" : "GET"),
    headers: { host: hostname, ...(type && { "content-type": type }), ...headers },
    rejectUnauthorized: false,
  };
  const asked = protocol === "https:" ? secureRequest(options) : plainRequest(options);
  // A proxy that refuses a long body answers and breaks off; only the first of the two is of interest.
  asked.on("error", () => undefined);
  asked.end(body instanceof URLSearchParams ? body.toString() : body);
  const [answer] = await once(asked, "response");
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}

/** The headers of an answer without those that belong to a connection or name a program on the way. */
export function ownHeaders(answer: Answer): IncomingHttpHeaders {
  const others = ["connection", "keep-alive", "date", "server", "via", "alt-svc"];
  return Object.fromEntries(
    Object.entries(answer.headers).filter(([field]) => !others.includes(field)),
  );
}

export interface RunningProxy extends Omit<ProxyPorts, "site"> {
  /** Address of the site to visitors, e.g. `https://www.example.org:43210`. */
  address: string;
  /** What it has printed. */
  said(): string;
}

/** An office behind the same proxy. @param prepare puts people and proof into the folder of the proxy, before it starts */
export interface OfficeBehind {
  /** Where it listens, e.g. `127.0.0.1:43210`. */
  office: string;
  prepare(folder: string): void;
}

/** Two ports that are free, for http and https. */
export async function freePorts(): Promise<{ http: number; https: number }> {
  const http = await freePort();
  let https = http;
  while (https === http) https = await freePort();
  return { http, https };
}

/** Starts a proxy with its file of `deploy/` in front of a server, and stops it in the end. */
export async function startProxy(
  name: ProxyName,
  site: string,
  { build, rules }: Pick<DeployedSite, "build" | "rules">,
  atEnd: AtEnd = atTestEnd,
  behind?: OfficeBehind & { ports: { http: number; https: number } },
): Promise<RunningProxy> {
  const folder = join(temporaryFolder(atEnd), name);
  mkdirSync(folder);
  behind?.prepare(folder);
  const { http, https } = behind?.ports ?? (await freePorts());
  const ports = { http, https, folder, site, build, rules, office: behind?.office };
  const [program = "", ...typed] = proxies[name](ports);
  const proxy = spawn(program, typed, {
    env: { ...process.env, PATH: `${process.env.PATH}${delimiter}/usr/sbin`, HOME: folder },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [proxy.stdout, proxy.stderr]) {
    stream.on("data", (part) => {
      said += String(part);
    });
  }
  atEnd(async () => {
    proxy.kill("SIGTERM");
    if (proxy.exitCode === null && proxy.signalCode === null) await once(proxy, "exit");
  });
  const address = `https://www.example.org:${https}`;
  const isUp = () => ask(`${address}/`).then(() => true);
  await until(() => isUp().catch(() => false), { report: () => said });
  return { ...ports, address, said: () => said };
}

/** Starts the site, and in front of it a proxy with its file of `deploy/`. */
export async function startBehind(
  name: ProxyName,
  settings: Record<string, string> = {},
  atEnd: AtEnd = atTestEnd,
): Promise<RunningProxy & { server: RunningSite; site: DeployedSite }> {
  const site = await deploySite(atEnd);
  const server = await site.start(settings);
  const proxy = await startProxy(name, server.origin.replace("http://", ""), site, atEnd);
  return { ...proxy, server, site };
}
