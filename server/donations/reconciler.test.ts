import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { DonationCause, DonationState } from "#server/store/schema.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import { readableLog } from "#tests/support/log-lines.ts";
import { createScriptedOrders, scriptedProvider } from "#tests/support/scripted-provider.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { until } from "#tests/support/until.ts";
import { beginAnonymous } from "./donation-site.fixture.ts";
import { createDonations } from "./donations.ts";
import { createReconciler, reconcileNow } from "./reconciler.ts";

const minute = 60_000;

async function open(step: () => void | Promise<void> = () => undefined) {
  const clock = { now: Date.UTC(2026, 10, 21, 9) };
  const scripted = createScriptedOrders();
  const store = await openSqlite(join(temporaryFolder(), "otc.sqlite"));
  onTestFinished(() => store.close());
  const { log, text } = readableLog();
  const shared = { store, clock: () => clock.now, log };
  const donations = createDonations({
    ...shared,
    providers: [
      scriptedProvider(scripted, async (name) => {
        if (name === "before verify") await step();
      }),
    ],
    origin: () => "https://www.example.org",
    checkIntervals: [minute, minute],
  });
  const causes: DonationCause[] = [];
  const noting: typeof donations = {
    ...donations,
    check: (id, cause) => {
      causes.push(cause);
      return donations.check(id, cause);
    },
  };
  const reconciler = createReconciler({ ...shared, donations: noting });
  return {
    clock,
    scripted,
    store,
    text,
    reconciler,
    causes,
    now: (id?: string) => reconcileNow({ store, donations: noting }, id),
    begin: async () => {
      clock.now += 1;
      const { donation } = await beginAnonymous(donations);
      return donation;
    },
    set: (id: string, row: { state?: DonationState; provider?: string; receipt_number?: number }) =>
      store.change((tables) =>
        tables.updateTable("donations").set(row).where("id", "=", id).execute(),
      ),
    read: (id: string) =>
      store.tables
        .selectFrom("donations")
        .selectAll()
        .where("id", "=", id)
        .executeTakeFirstOrThrow(),
  };
}

test("checks what is due, and goes on with the rest", async () => {
  const { begin, clock, scripted, reconciler, causes, read } = await open();
  const [first, second] = [await begin(), await begin()];
  scripted.pay(first.reference);
  expect(await reconciler.runDue()).toBe(0);
  clock.now += minute;
  expect(await reconciler.runDue()).toBe(2);
  expect(causes).toEqual(["schedule", "schedule"]);
  expect((await read(first.id)).state).toBe("paid");
  expect(await read(second.id)).toMatchObject({ state: "pending", check_at: clock.now + minute });
});

test("postpones the checks of a provider that is no longer configured", async () => {
  const { begin, clock, reconciler, set, read } = await open();
  const { id } = await begin();
  await set(id, { provider: "gone" });
  clock.now += minute;
  expect(await reconciler.runDue()).toBe(1);
  expect(await read(id)).toMatchObject({ state: "pending", check_at: clock.now + minute });
});

test("looks at once when it is woken", async () => {
  const { begin, clock, scripted, reconciler, read } = await open();
  reconciler.start();
  onTestFinished(() => reconciler.stop());
  // Stored after the first look at an empty schedule, so that all are asleep by the second.
  await begin();
  const { id, reference } = await begin();
  scripted.pay(reference);
  clock.now += minute;
  reconciler.wake();
  // Its own sleep would last for fifteen seconds.
  await until(async () => (await read(id)).state === "paid", { seconds: 8 });
});

test("finishes the check in progress when it stops, and begins no other", async () => {
  const asked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const { begin, clock, scripted, reconciler, read } = await open(() => {
    asked.resolve();
    return held.promise;
  });
  const { id, reference } = await begin();
  scripted.pay(reference);
  clock.now += minute;
  reconciler.start();
  await asked.promise;
  let hasStopped = false;
  const stopping = reconciler.stop().then(() => {
    hasStopped = true;
  });
  await new Promise(setImmediate);
  expect(hasStopped).toBe(false);
  held.resolve();
  await stopping;
  expect((await read(id)).state).toBe("paid");
  const { id: later } = await begin();
  clock.now += minute;
  reconciler.wake();
  await new Promise(setImmediate);
  expect((await read(later)).checks).toBe(0);
});

test("logs a check that fails", async () => {
  const { begin, clock, reconciler, text } = await open(() => {
    throw new TypeError("a fault of ours");
  });
  await begin();
  clock.now += minute;
  reconciler.start();
  onTestFinished(() => reconciler.stop());
  await until(() => text().includes("donation could not be checked"));
  expect(text()).toContain("a fault of ours");
});

test("asks about every open donation at once, oldest first, and reports what changed", async () => {
  const { begin, scripted, set, now, causes } = await open();
  const states = ["created", "pending", "failed", "expired", "review"] as const;
  const references: string[] = [];
  for (const state of states) {
    const { id, reference } = await begin();
    await set(id, { state });
    scripted.pay(reference);
    references.push(reference);
  }
  const over = await begin();
  await set(over.id, { state: "reversed", receipt_number: 99 });
  const paid = await begin();
  await set(paid.id, { state: "paid", receipt_number: 98 });
  expect(await now()).toEqual(
    states.map((before, at) => ({ reference: references[at], before, after: "paid" })),
  );
  expect(new Set(causes)).toEqual(new Set(["office"]));
});

test("asks about one donation in any state", async () => {
  const { begin, scripted, now } = await open();
  const { id, reference } = await begin();
  await begin();
  scripted.pay(reference);
  expect(await now(id)).toEqual([{ reference, before: "pending", after: "paid" }]);
  scripted.say(reference, { kind: "reversed", reason: "Given back." });
  expect(await now(id)).toEqual([{ reference, before: "paid", after: "reversed" }]);
  expect(await now("unknown")).toEqual([]);
});
