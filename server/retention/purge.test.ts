import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { emailAddress } from "#app/forms/email-address.ts";
import { phoneNumber } from "#app/forms/phone-number.ts";
import { shillings } from "#app/forms/shillings.ts";
import { getRetention, getRetentionDays } from "#collections/site/retention.ts";
import { day } from "#server/clock.ts";
import { insertDonation } from "#server/donations/donation-records.ts";
import { readEnvironment } from "#server/environment.ts";
import { createLinkTokens } from "#server/newsletter/link-tokens.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import type { Store } from "#server/store/store.ts";
import { readableLog } from "#tests/support/log-lines.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { purge, purgeNow, startDailyPurge } from "./purge.ts";

const now = Date.UTC(2026, 10, 21, 9);
const { unfinishedDonorDetails, messagesAfterClosing, quarantine } = getRetentionDays();

async function openStore(): Promise<Store> {
  const store = await openSqlite(join(temporaryFolder(), "otc.sqlite"));
  onTestFinished(() => store.close().catch(() => undefined));
  return store;
}

/** Stores messages of a status, the first exactly as old as may be, the second older. */
const keepMessages = (store: Store, status: "answered" | "quarantined", days: number) =>
  store.change(async (tables) => {
    for (const age of [days * day, days * day + 1]) {
      const id = `${status} ${age}`;
      const at = now - age;
      const rest = {
        email: emailAddress("a@example.org"),
        fields: "{}",
        source_page: "",
        received_at: now,
      };
      await tables
        .insertInto("contact_messages")
        .values({ ...rest, id, status, marked_at: at, seen_at: at })
        .execute();
    }
  });

test("deletes rows by their status and age, and empties those that the books need", async () => {
  const store = await openStore();
  await keepMessages(store, "answered", messagesAfterClosing);
  await keepMessages(store, "quarantined", quarantine);
  const donor = {
    name: "Amina",
    email: emailAddress("amina@example.org"),
    phone: phoneNumber("+256772123456"),
  };
  const intent = { ...donor, amount: shillings(50_000), provider: "" };
  const before = now - (unfinishedDonorDetails + 1) * day;
  await store.change(async (tables) => {
    for (const state of ["pending", "failed"] as const) {
      const facts = { provider: "sandbox", check_at: null };
      const donation = await insertDonation(tables, intent, before, facts);
      const changes = tables.updateTable("donations").set({ state });
      await changes.where("id", "=", donation?.id ?? "").execute();
    }
  });
  await store.change(async (tables) => {
    for (const age of [0, 2 * day]) {
      const bucket = { bucket_hash: String(age), thousandths: 1, at: now - age };
      await tables.insertInto("rate_limits").values(bucket).execute();
    }
  });
  const run = () => purge(store, getRetention(), { now, folder: temporaryFolder() });
  expect(await run()).toMatchObject({
    messagesAfterClosing: 1,
    quarantine: 1,
    rateLimits: 1,
    unfinishedDonorDetails: 1,
    donorDetails: 0,
  });
  const messages = await store.tables.selectFrom("contact_messages").select("id").execute();
  expect(messages.map(({ id }) => id).toSorted()).toEqual([
    `answered ${messagesAfterClosing * day}`,
    `quarantined ${quarantine * day}`,
  ]);
  const donations = await store.tables
    .selectFrom("donations")
    .select(["state", "amount", "donor_name", "donor_email", "donor_phone"])
    .orderBy("state")
    .execute();
  expect(donations).toEqual([
    {
      state: "failed",
      amount: 50_000,
      donor_name: "",
      donor_email: "" as const,
      donor_phone: "" as const,
    },
    {
      state: "pending",
      amount: 50_000,
      donor_name: donor.name,
      donor_email: donor.email,
      donor_phone: donor.phone,
    },
  ]);
  // What is empty is not counted again.
  expect(await run()).toMatchObject({ messagesAfterClosing: 0, unfinishedDonorDetails: 0 });
});

test("tells staff why nothing is deleted, and deletes once they confirm the clock", async () => {
  const store = await openStore();
  await keepMessages(store, "answered", messagesAfterClosing);
  const folder = join(temporaryFolder(), "data");
  const run = (at: number, isTrusted: boolean) => purgeNow(store, { now: at, folder, isTrusted });
  expect(await run(now, false)).toMatchObject({ counts: { messagesAfterClosing: 1 } });
  const later = now + 32 * day;
  expect(await run(later, false)).toEqual({
    refusal: expect.stringContaining("Office, How it runs"),
  });
  expect(await store.tables.selectFrom("contact_messages").select("id").execute()).toHaveLength(1);
  expect(await run(later, true)).toMatchObject({ counts: { messagesAfterClosing: 1 } });
  // The mark beside the store is for its owner only, as the store is.
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, "store.mark")).mode & 0o777).toBe(0o600);
});

test("scrubs a store that keeps what was deleted", async () => {
  const store = await openStore();
  const scrubs: string[] = [];
  const scrubbed = { ...store, scrubPurged: async () => void scrubs.push("scrubbed") };
  await purge(scrubbed, getRetention(), { now, folder: temporaryFolder() });
  expect(scrubs).toHaveLength(1);
});

test("logs what the daily purge deleted, and survives a store that fails", async () => {
  const store = await openStore();
  const { log, text } = readableLog();
  const alerts = {
    raise: async () => undefined,
    find: async () => [],
    runAllChecks: async () => undefined,
  };
  const environment = readEnvironment({ DATA_DIR: temporaryFolder() });
  const tokens = createLinkTokens(Buffer.from("only for tests"));
  const services = { store, clock: () => now, log, alerts, environment, tokens };
  await startDailyPurge(services, getRetention()).stop();
  expect(text()).toContain('"messagesAfterClosing":0');
  expect(text()).toContain("expired data deleted");
  const broken = { ...store, change: () => Promise.reject(new Error("disk full")) };
  await startDailyPurge({ ...services, store: broken }, getRetention()).stop();
  expect(text()).toMatch(/disk full.*purge failed; next attempt tomorrow/);
});
