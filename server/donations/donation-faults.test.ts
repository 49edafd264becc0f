import { copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { emailAddress } from "#app/forms/email-address.ts";
import { shillings } from "#app/forms/shillings.ts";
import type { EmailContent } from "#server/mail/mail.ts";
import { createRelay } from "#server/mail/relay.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import type { Store } from "#server/store/store.ts";
import { isFullRun } from "#tests/support/full-run.ts";
import { readableLog } from "#tests/support/log-lines.ts";
import { createScriptedOrders, scriptedProvider } from "#tests/support/scripted-provider.ts";
import { until } from "#tests/support/until.ts";
import { createDonations } from "./donations.ts";
import { createReconciler } from "./reconciler.ts";

const runs = isFullRun ? 300 : 30;
const minute = 60_000;

/** The process is gone: nothing that it was about to do happens any more. */
class ProcessKilled extends Error {
  override name = "ProcessKilled";
}

/** Small repeatable random numbers (mulberry32). */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const email: EmailContent = {
  to: emailAddress("a@example.org"),
  subject: "x",
  text: "x",
  html: "x",
};

/** The world around the server: what lives on when it dies. */
function createWorld(file: string, random: (below: number) => number) {
  return {
    file,
    random,
    scripted: createScriptedOrders(),
    clock: { now: Date.UTC(2026, 10, 21) },
    /** By the id of a mail; a mail that is sent twice has the same id. */
    delivered: new Map<string, string>(),
    /** References whose payment page a donor has seen. */
    seen: new Set<string>(),
  };
}
type World = ReturnType<typeof createWorld>;

/** One life of the server, which ends after so many steps. */
async function live(world: World, steps: number, work: (server: Server) => Promise<void>) {
  let left = steps;
  let isDead = false;
  const step = () => {
    left -= 1;
    if (left < 0) isDead = true;
    if (isDead) throw new ProcessKilled();
  };
  const real = await openSqlite(world.file);
  const store: Store = {
    ...real,
    async change(change) {
      step();
      const result = await real.change(change);
      step();
      return result;
    },
  };
  const { log } = readableLog("silent");
  const clock = () => world.clock.now;
  const donations = createDonations({
    store,
    clock,
    log,
    providers: [scriptedProvider(world.scripted, step)],
    origin: () => "https://www.example.org",
    checkIntervals: [minute, 2 * minute, 4 * minute],
  });
  const reconciler = createReconciler({ store, donations, clock, log });
  const templates = Object.fromEntries(
    ["donation-receipt", "donation-notice"].map((kind) => [
      kind,
      async (_: unknown, { donationId }: { donationId: string }) => ({
        ...email,
        subject: `${kind} ${donationId}`,
      }),
    ]),
  );
  const relay = createRelay({
    store,
    templates,
    clock,
    log,
    from: "otc@example.org",
    transport: {
      place: "test",
      async send(mail) {
        step();
        world.delivered.set(mail.id, mail.subject);
        step();
      },
      async close() {},
    },
    pace: { initialRetryDelay: 5, pollInterval: 5 },
  });
  try {
    await work({ store: real, donations, reconciler, relay });
  } catch (error) {
    if (!(error instanceof ProcessKilled)) throw error;
  }
  isDead = true;
  void relay.stop();
  await donations.idle();
  await real.close();
}
interface Server {
  store: Store;
  donations: ReturnType<typeof createDonations>;
  reconciler: ReturnType<typeof createReconciler>;
  relay: ReturnType<typeof createRelay>;
}

/** Something that happens in the world, chosen by chance. */
async function runAction(world: World, { store, donations, reconciler }: Server) {
  const { random, scripted } = world;
  const records = await store.tables.selectFrom("donations").selectAll().execute();
  const some = records[random(Math.max(1, records.length))];
  switch (random(6)) {
    case 0: {
      if (records.length > 5) return;
      const amount = shillings(10_000 + random(100) * 1000);
      const details = {
        name: "",
        email: random(2) ? emailAddress("a@example.org") : ("" as const),
        phone: "" as const,
        provider: "",
      };
      const key = random(2) ? `key-number-${random(3)}` : undefined;
      const begun = await donations.start({ amount, ...details }, key);
      if (begun.kind === "checkout") world.seen.add(begun.donation.reference);
      return;
    }
    case 1:
    case 2: {
      // Only who has seen the payment page can pay, also hours later and after a first failure.
      const reference = [...world.seen][random(Math.max(1, world.seen.size))];
      if (!reference || scripted.orders.get(reference)?.verdict.kind === "paid") return;
      const end = random(5);
      if (end === 0) scripted.say(reference, { kind: "failed", reason: "declined" });
      else if (end === 1) scripted.pay(reference, { amount: "1" });
      else scripted.pay(reference);
      return;
    }
    case 3:
      if (some) await donations.check(some.id, random(2) ? "return" : "webhook");
      return;
    case 4:
      // Twice at once, as a webhook and a return that meet.
      if (some) {
        await Promise.all([
          donations.check(some.id, "return"),
          donations.check(some.id, "webhook"),
        ]);
      }
      return;
    default:
      world.clock.now += random(3) * minute;
      await reconciler.runDue();
  }
}

async function sendMails({ store, relay }: Server) {
  relay.start();
  const waiting = store.tables.selectFrom("outbox").select("id").where("state", "=", "waiting");
  await until(async () => (await waiting.execute()).length === 0);
  await relay.stop();
}

test("with kills between any two steps, every donation that the provider calls paid is paid here once", {
  timeout: 300_000,
}, async () => {
  // In memory where there is such a folder: thousands of flushes would be most of the time.
  const folder = mkdtempSync(
    join(existsSync("/dev/shm") ? "/dev/shm" : tmpdir(), "otc-donations-"),
  );
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const template = join(folder, "template.sqlite");
  await (await openSqlite(template)).close();
  let kills = 0;
  let paidInAll = 0;

  for (let seed = 1; seed <= runs; seed += 1) {
    const random = randomFrom(seed);
    const file = join(folder, `${seed}.sqlite`);
    copyFileSync(template, file);
    const world = createWorld(file, random);
    for (let life = 0; life < 4; life += 1) {
      let happened = 0;
      await live(world, 1 + random(25), async (server) => {
        for (; happened < 12; happened += 1) await runAction(world, server);
      });
      if (happened < 12) kills += 1;
      // Leases of the dead run out.
      world.clock.now += 3 * minute;
    }
    await live(world, Number.MAX_SAFE_INTEGER, async (server) => {
      for (let look = 0; look < 6; look += 1) {
        world.clock.now += 10 * minute;
        await server.reconciler.runDue();
      }
      // The provider sends its webhooks again, as all of them do.
      const open = await server.store.tables.selectFrom("donations").select("id").execute();
      for (const { id } of open) await server.donations.check(id, "webhook");
      await sendMails(server);
      paidInAll += await expectConsistent(world, server.store, `seed ${seed}`);
    });
  }
  expect(kills).toBeGreaterThan(runs);
  expect(paidInAll).toBeGreaterThan(runs / 2);
});

/** Compares what we hold with what the far side knows. @returns how many donations are paid */
async function expectConsistent(world: World, store: Store, run: string): Promise<number> {
  const records = await store.tables.selectFrom("donations").selectAll().execute();
  const events = await store.tables
    .selectFrom("donation_events")
    .selectAll()
    .orderBy("step")
    .execute();
  const paidThere = [...world.scripted.orders.values()]
    .filter(
      ({ order, verdict }) => verdict.kind === "paid" && verdict.amount === String(order.amount),
    )
    .map(({ order }) => order.reference)
    .sort();
  const paidHere = records.filter(({ state }) => state === "paid");
  expect(paidHere.map(({ reference }) => reference).sort(), run).toEqual(paidThere);
  expect(new Set(paidHere.map((donation) => donation.provider_transaction)).size, run).toBe(
    paidHere.length,
  );
  const numbers = paidHere.map(({ receipt_number }) => receipt_number ?? 0).sort((a, b) => a - b);
  expect(numbers, run).toEqual(paidHere.map((_, index) => index + 1));

  const receipts = [...world.delivered.values()]
    .filter((subject) => /receipt/.test(subject))
    .sort();
  const expected = paidHere.filter(({ donor_email }) => donor_email !== "");
  expect(receipts, run).toEqual(expected.map(({ id }) => `donation-receipt ${id}`).sort());

  for (const donation of records) {
    const auditLog = events
      .filter(
        ({ donation_id, from_state, to_state }) =>
          donation_id === donation.id && from_state !== to_state,
      )
      .map(({ from_state, to_state }) => [from_state, to_state] as const);
    const ends = auditLog.map(([, to]) => to);
    expect(
      auditLog.map(([from]) => from),
      run,
    ).toEqual([null, ...ends.slice(0, -1)]);
    expect(ends.at(-1), run).toBe(donation.state);
  }
  return paidHere.length;
}
