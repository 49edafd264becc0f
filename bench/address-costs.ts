/**
 * What does each kind of address cost that a stranger can open? Milliseconds of a core for each answer under the
 * limits that every network has, before them the share of a core that one network takes with new questions,
 * and then fifty attackers on the dearest answer that the server makes, beside visitors who ask it a question. Files
 * are asked of the server too, which is dearer than by a proxy.
 *
 *   npm run benchmark -- address-costs [seconds for each]
 */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { getPage } from "../collections/pages/pages.ts";
import { freePort } from "../tests/support/free-port.ts";
import { oneOfEachKind, publicPaths } from "../tests/support/site-paths.ts";
import { storedDonations } from "../tests/support/stored-donations.ts";
import { until } from "../tests/support/until.ts";
import { coreTimeOf } from "./support/core-time.ts";
import { leaveFirstCore, printResult, putUnderLoad, startOurSite } from "./support/load.ts";

const seconds = Number(process.argv[2] ?? 1);
/** Most milliseconds of a core for an answer, and most that 95 % of those wait who ask beside an attack. */
const maxCoreTime = 2;
const maxWait = 50;
/** Maximum share of a core for one network that asks this many new questions a second for a minute. */
const maxShare = 0.2;
const askedPerSecond = 50;

const folder = mkdtempSync(join(tmpdir(), "otc-benchmark-"));
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
leaveFirstCore();
const server = startOurSite(port, folder, {
  PAYMENT_PROVIDERS: "sandbox",
});
const ended = new Promise((resolve) => server.once("exit", resolve));

interface Asked {
  path: string;
  encoding?: string;
  method?: string;
  body?: string;
}

let count = 0;
function wire({ path, encoding = "gzip, deflate, br", method = "GET", body = "" }: Asked): string {
  count += 1;
  const lines = [
    `${method} ${path.replaceAll("{n}", String(count))} HTTP/1.1`,
    `host: 127.0.0.1:${port}`,
    "accept: text/html",
    `accept-encoding: ${encoding}`,
    "content-type: application/x-www-form-urlencoded",
    `content-length: ${body.length}`,
  ];
  return `${lines.join("\r\n")}\r\n\r\n${body}`;
}

const measure = (asked: Asked, load: { connections: number; seconds: number }) =>
  putUnderLoad({
    ...load,
    port,
    pid: server.pid,
    question: () => wire(asked),
    expected: "HTTP/1.1",
  });

try {
  await until(async () => (await fetch(`${origin}/healthz`).catch(() => undefined))?.ok === true);
  await askWithoutEnd();
  const { view, receipt } = await give();
  const files = readdirSync("build/site", { recursive: true, encoding: "utf8" });
  const oneOfEachEnding = [
    ...Map.groupBy(
      files.filter((file) => !/(?:\.br|\.gz|index\.html)$/.test(file) && /\.\w+$/.test(file)),
      (file) => file.replace(/.*\./, ""),
    ).values(),
  ].map(([first = ""]) => `/${first}`);
  const stored: Record<string, Asked> = {
    ...Object.fromEntries(oneOfEachKind(publicPaths()).map((path) => [path, { path }])),
    ...Object.fromEntries(oneOfEachEnding.map((path) => [path, { path }])),
    "a page, nothing compressed": { path: "/news/laws", encoding: "identity" },
  };
  const made: Record<string, Asked> = {
    "a page that is not there": { path: "/not/there/{n}" },
    "the same question": { path: "/search?q=erasure" },
    "another question each time": { path: "/search?q=erasure+{n}" },
    "a count": { path: "/count-the-days?from=2026-01-05&days=30&rule=ug-s34" },
    "another count each time": { path: "/count-the-days?from=2026-01-05&days={n}&rule=ug-s34" },
    "its calendar": { path: "/count-the-days/last-day.ics?from=2026-01-05&days=30&rule=ug-s34" },
    "a letter to us, empty": { path: "/contact", method: "POST", body: "message=" },
    "the same, nothing compressed": {
      path: "/contact",
      method: "POST",
      body: "message=",
      encoding: "identity",
    },
    "a pledge, empty": { path: "/donate/pledge", method: "POST", body: "amount=" },
    "a subscription, empty": { path: "/newsletter", method: "POST", body: "email=" },
    "a link that we never made": { path: "/newsletter/confirm/x{n}" },
    "a notice of payment": { path: "/donate/webhook/sandbox", method: "POST", body: "{}" },
    thanks: { path: view },
    "a receipt": { path: receipt },
    archive: { path: "/newsletter/archive" },
    "its feed": { path: "/newsletter/feed.xml" },
    health: { path: "/healthz" },
    "health of mail": { path: "/healthz/mail" },
  };
  const costs: { name: string; coreTime: number }[] = [];
  for (const [name, asked] of Object.entries({ ...stored, ...made })) {
    // Renders what is asked for once, or uses up the new questions of one network.
    await measure(asked, { connections: 8, seconds: name.endsWith("each time") ? 8 : 0 });
    const result = await measure(asked, { connections: 8, seconds });
    printResult(name, result);
    if (name in made) costs.push({ name, coreTime: result.coreTime });
    if (result.coreTime > maxCoreTime) process.exitCode = 1;
  }
  const dearest = costs.reduce((one, other) => (other.coreTime > one.coreTime ? other : one));
  const question = { path: "/search?q=erasure" };
  const visit = { connections: 4, seconds: 10 };
  printResult("visitors alone", await measure(question, visit));
  const attack = measure(made[dearest.name] as Asked, { connections: 50, seconds: 10 });
  const beside = await measure(question, visit);
  printResult(`beside 50 on “${dearest.name}”`, beside);
  printResult("the 50", await attack);
  if (beside.slowest5Percent > maxWait) process.exitCode = 1;
} finally {
  server.kill("SIGTERM");
  await ended;
  rmSync(folder, { recursive: true, force: true });
}

/** Asks new questions from one network, the ones that it has saved up included, and prints what they took. */
async function askWithoutEnd(): Promise<void> {
  const statuses: Promise<number>[] = [];
  const start = performance.now();
  const coreBefore = coreTimeOf([server.pid ?? 0]);
  for (let asked = 0; asked < 60 * askedPerSecond; asked += 1) {
    await setTimeout(Math.max(0, start + (asked * 1000) / askedPerSecond - performance.now()));
    statuses.push(
      fetch(`${origin}/search?q=law+${asked}`).then(async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      }),
    );
  }
  const answered = (await Promise.all(statuses)).filter((status) => status === 200).length;
  const coreTime = coreTimeOf([server.pid ?? 0]) - coreBefore;
  const share = coreTime / (performance.now() - start);
  console.log(
    `one network, ${statuses.length} new questions in a minute: ${answered} answered, ${share.toFixed(3)} of a core`,
  );
  if (share > maxShare) process.exitCode = 1;
}

/** Gives in the sandbox, as a donor does. @returns the addresses of thanks and receipt */
async function give(): Promise<{ view: string; receipt: string }> {
  const post = async (path: string, fields: Record<string, string>) => {
    const answer = await fetch(new URL(path, origin), {
      method: "POST",
      body: new URLSearchParams(fields),
      redirect: "manual",
      headers: { accept: "text/html" },
    });
    return answer.headers.get("location") ?? "";
  };
  const amount = `${getPage("donate").form.minimum}`;
  const checkout = await post("/donate", { amount, email: "amina@example.org" });
  await fetch(new URL(await post(checkout, { outcome: "paid" }), origin));
  const [donation] = storedDonations(folder);
  if (!donation?.receipt_token) throw new Error("The gift was not booked.");
  return {
    view: `/donate/thanks/${donation.view_token}`,
    receipt: `/donate/receipt/${donation.receipt_token}`,
  };
}
