import { once } from "node:events";
import { Agent } from "node:https";
import pg from "pg";
import { atTestEnd } from "../support/at-end.ts";
import { ask, isHere, startProxy } from "../support/behind-proxy.ts";
import { deploySite, settingsBehindProxy } from "../support/deployed-site.ts";
import { freePort } from "../support/free-port.ts";
import { type HeldSocket, holdSocket } from "../support/held-socket.ts";
import { makeNextDeployment } from "../support/next-deployment.ts";
import { startPostgres } from "../support/postgres.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";
import { storedMessages } from "../support/stored-messages.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { expect, test } from "../support/test.ts";
import { until } from "../support/until.ts";

/** `UPDATES=50` updates and rolls back so often, in turn. */
const updates = Number(process.env.UPDATES ?? 2);
const people = 4;
const settings = {
  ...settingsBehindProxy,
  LOG_LEVEL: "error",
  RATE_LIMIT_BURST: "1000000",
  RATE_LIMIT_PER_MINUTE: "1000000",
};

/** Readers and writers who come through the proxy until they are told to end. */
function visit(address: string) {
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });
  atTestEnd(() => agent.destroy());
  const acknowledged: string[] = [];
  const wrong: string[] = [];
  let refused = 0;
  let isOver = false;
  let count = 0;
  const read = async () => {
    count += 1;
    const path = ["/", "/about", "/search?q=law", "/contact"][count % 4];
    const { status } = await ask(`${address}${path}`, { agent });
    if (status !== 200) wrong.push(`${path}: ${status}`);
  };
  const write = async () => {
    count += 1;
    const subject = `m${count}`;
    const body = new URLSearchParams({
      firstName: "Amina",
      lastName: "Okello",
      email: `${subject}@example.org`,
      subject,
      message: "Is this kept?",
    });
    const headers = { origin: "https://www.example.org", accept: "application/json" };
    const { status } = await ask(`${address}/contact`, { agent, headers, body });
    if (status === 200) acknowledged.push(subject);
    else if (status === 503) {
      refused += 1;
      // Browsers pause before they try again. Without a pause, senders would take the cores that the new server needs.
      const again = performance.now() + 100;
      await until(() => performance.now() >= again);
    } else wrong.push(`a post: ${status}`);
  };
  const visiting = [read, write].flatMap((act) =>
    Array.from({ length: people }, async () => {
      while (!isOver) await act().catch((error) => wrong.push(String(error)));
    }),
  );
  const end = async () => {
    isOver = true;
    await Promise.all(visiting);
    return { acknowledged, wrong, refused };
  };
  /** Waits until some more posts are acknowledged. */
  const moveOn = async () => {
    const goal = acknowledged.length + people;
    await until(() => acknowledged.length >= goal, { seconds: 60 });
  };
  return { end, moveOn };
}

/** A server that is stopped and started in one of two folders, as systemd does after a change of the link. */
async function serve(own: Record<string, string>, folders: readonly string[], socket?: HeldSocket) {
  const PORT = String(await freePort());
  let version = 0;
  const start = () =>
    startSite(
      { ...settings, ...own, PORT },
      ["sh", "-c", 'cd "$0" && exec "$@"', folders[version % 2] ?? "."],
      socket,
    );
  let running: RunningSite = await start();
  atTestEnd(() => running[Symbol.asyncDispose]());
  return {
    at: socket?.address ?? `127.0.0.1:${PORT}`,
    async update() {
      const { exitCode, signalCode } = running.process;
      expect([exitCode, signalCode], running.output()).toEqual([null, null]);
      const ended = once(running.process, "exit");
      running.process.kill("SIGTERM");
      expect((await ended)[0]).toBe(0);
      version += 1;
      running = await start();
    },
  };
}

function expectNoLoss(
  { acknowledged, wrong }: Awaited<ReturnType<ReturnType<typeof visit>["end"]>>,
  kept: string[],
) {
  const known = new Set(kept);
  const lost = acknowledged.filter((subject) => !known.has(subject));
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(lost).toEqual([]);
}

const limit = 120_000 + updates * 20_000;

for (const name of ["nginx", "caddy"] as const) {
  test(`${updates} updates of one server behind ${name} refuse no post, lose none and hide no page`, async () => {
    test.setTimeout(limit);
    test.skip(!isHere(name), `${name} is not installed.`);
    const site = await deploySite();
    const folders = [site.folder, makeNextDeployment("The next version.")];
    const DATA_DIR = temporaryFolder();
    // As deploy/otc.socket.
    const server = await serve({ DATA_DIR }, folders, holdSocket());
    const { address } = await startProxy(name, server.at, site);
    const visitors = visit(address);
    for (let update = 0; update < updates; update += 1) {
      await visitors.moveOn();
      await server.update();
    }
    await visitors.moveOn();
    const result = await visitors.end();
    expectNoLoss(
      result,
      storedMessages(DATA_DIR).map(({ subject }) => subject),
    );
    expect(result.refused).toBe(0);
  });
}

test(`${updates} updates of two servers behind nginx let people go on writing`, async () => {
  test.setTimeout(limit * 2);
  test.skip(!isHere("nginx"), "nginx is not installed.");
  const postgres = await startPostgres();
  if (!postgres) return test.skip(true, "PostgreSQL is not installed.");
  atTestEnd(() => postgres.stop());
  const DATABASE_URL = await postgres.newDatabase();
  const folders = [process.cwd(), makeNextDeployment("The next version.")];
  const own = { DATABASE_URL, SECRET_KEY: "a".repeat(64) };
  // Each with a socket that stays, as deploy/otc.socket.
  const one = await serve(own, folders, holdSocket());
  const two = await serve(own, folders, holdSocket());
  // A second line in `upstream`, as docs/how-to/scale.md says.
  const { address } = await startProxy(
    "nginx",
    `${one.at} max_fails=0;\nserver ${two.at}`,
    await deploySite(),
  );
  const visitors = visit(address);
  for (let update = 0; update < updates; update += 1) {
    for (const server of [one, two]) {
      await visitors.moveOn();
      await server.update();
    }
  }
  await visitors.moveOn();
  const result = await visitors.end();
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  const { rows } = await client.query("SELECT fields FROM contact_messages");
  await client.end();
  expectNoLoss(
    result,
    rows.map(({ fields }) => JSON.parse(fields).subject),
  );
  // A database that is slow for five seconds refuses as well.
  expect(result.refused).toBeLessThan(Math.max(2, result.acknowledged.length / 100));
});
