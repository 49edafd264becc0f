/**
 * What does a refusal cost, and how does a flood of them slow others down? Refused forms, shown as pages, and
 * links that we never made, from one network and from a new one each time. First as many as one core can
 * answer, for what each costs; then 200 a second beside visitors who open pages, who were alone before.
 *
 *   npm run benchmark -- refusals [seconds]
 */
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../tests/support/free-port.ts";
import { until } from "../../tests/support/until.ts";
import { leaveFirstCore, measureServer, startOurSite } from "./support/load.ts";

const seconds = Number(process.argv[2] ?? 8);
/** Maximum milliseconds of a core for each refusal. */
const maxCoreTime = 0.3;
/** Maximum wait of others, as a multiple of the median without a flood. */
const maxSlowdown = 3;
/** Medians below this, in milliseconds, are noise. */
const minMedian = 1;

const perSecond = 200;
const visitors = 50;

interface Question {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

let count = 0;
const newNetwork = () => {
  count += 1;
  return `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
};

/** The request as bytes. */
function wire({ path, method = "GET", headers = {}, body = "" }: Question): string {
  const all = { host: "localhost", "content-length": `${body.length}`, ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n${body}`;
}

const refusedForm = (network: string): Question => ({
  path: "/contact",
  method: "POST",
  headers: {
    accept: "text/html",
    "accept-encoding": "gzip, br",
    "content-type": "application/x-www-form-urlencoded",
    "x-forwarded-for": network,
  },
  body: new URLSearchParams({
    firstName: `Amina ${count}`,
    message: "Hello. ".repeat(20),
  }).toString(),
});
const unknownLink = (network: string): Question => ({
  path: `/newsletter/confirm/x${count}`,
  headers: { accept: "text/html", "accept-encoding": "gzip, br", "x-forwarded-for": network },
});
const page = (): Question => ({ path: "/about", headers: { "accept-encoding": "gzip, br" } });

const floods: Record<string, () => Question> = {
  "refused forms, one network": () => refusedForm(newNetwork() && "192.0.2.1"),
  "refused forms, many networks": () => refusedForm(newNetwork()),
  "links that we never made": () => unknownLink(newNetwork()),
};

const folder = mkdtempSync(join(tmpdir(), "otc-benchmark-"));
const start = (port: number) =>
  startOurSite(port, folder, { PUBLIC_URL: `http://localhost:${port}`, TRUST_PROXY: "1" });
const agent = new Agent({ keepAlive: true, maxSockets: 256 });

try {
  leaveFirstCore();
  for (const [name, flood] of Object.entries(floods)) {
    const question = () => wire(flood());
    const load = { connections: 32, expected: "HTTP/1.1 4", question, seconds };
    const { coreTime, perSecond } = await measureServer(start, load);
    console.log(
      `${name.padEnd(32)}core ${coreTime.toFixed(3)} ms each, at ${Math.round(perSecond)} a second`,
    );
    if (coreTime > maxCoreTime) process.exitCode = 1;
  }
  await compareWithCalm();
} finally {
  agent.destroy();
  rmSync(folder, { recursive: true, force: true });
}

/** How long visitors wait for their pages, alone and during a flood. */
async function compareWithCalm(): Promise<void> {
  const port = await freePort();
  const server = start(port);
  const ended = new Promise((resolve) => server.once("exit", resolve));
  const visit = async () => medianOf((await pour(port, page, visitors)).map(({ time }) => time));
  try {
    const isUp = () => ask(port, { path: "/healthz" }).then(({ status }) => status === 200);
    await until(() => isUp().catch(() => false));
    const calm = await visit();
    console.log(`${"visitors alone".padEnd(32)}median ${calm.toFixed(2)} ms`);
    for (const [name, flood] of Object.entries(floods)) {
      const [median, answers] = await Promise.all([visit(), pour(port, flood, perSecond)]);
      const isRefused = ({ status }: { status: number }) => status >= 400 && status < 500;
      if (!answers.every(isRefused)) throw new Error("Not everything was refused.");
      console.log(`${`beside ${name}`.padEnd(32)}median ${median.toFixed(2)} ms`);
      if (median > maxSlowdown * Math.max(calm, minMedian)) process.exitCode = 1;
    }
  } finally {
    server.kill("SIGTERM");
    await ended;
  }
}

/** Sends requests at a constant rate without waiting for answers, as a flood and a crowd do. */
async function pour(port: number, question: () => Question, pace: number) {
  const answers: Promise<{ status: number; time: number }>[] = [];
  const begun = performance.now();
  while (answers.length < pace * seconds) {
    const due = Math.min(((performance.now() - begun) / 1000) * pace, pace * seconds);
    while (answers.length < due) answers.push(ask(port, question()));
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  return Promise.all(answers);
}

function ask(
  port: number,
  { body, ...options }: Question,
): Promise<{ status: number; time: number }> {
  const asked = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, agent, ...options }, (answer) => {
      answer.resume();
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, time: performance.now() - asked }),
      );
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
