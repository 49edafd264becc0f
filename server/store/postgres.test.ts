// @module-tag slow
import { sql } from "kysely";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { getRetention } from "#collections/site/retention.ts";
import { describeAlerts } from "#server/alerts/alerts.contract.ts";
import { createContact } from "#server/contact/contact.ts";
import { describeDonations } from "#server/donations/donations.contract.ts";
import { describeRateLimiter } from "#server/limits/rate-limiter.contract.ts";
import { createSharedRateLimiter } from "#server/limits/shared-rate-limiter.ts";
import { describeNewsletter } from "#server/newsletter/newsletter.contract.ts";
import { describePerson } from "#server/people/person.contract.ts";
import { purge } from "#server/retention/purge.ts";
import { postgresOfFile } from "#tests/support/postgres.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { goodMessage } from "#tests/support/test-site.ts";
import { openPostgres } from "./postgres.ts";
import { describeStore } from "./store.contract.ts";

const server = postgresOfFile();
afterAll(() => server?.stop());

if (server) {
  const makeSharedStore = async () => {
    const url = await server.newDatabase();
    return { open: () => openPostgres(url) };
  };
  describeStore("PostgreSQL", makeSharedStore);
  describeNewsletter("PostgreSQL", makeSharedStore);
  describeAlerts("PostgreSQL", makeSharedStore);
  describePerson("PostgreSQL", makeSharedStore);
  describeDonations("PostgreSQL", makeSharedStore);
  describeRateLimiter("PostgreSQL", async (limit, clock) => {
    const store = await openPostgres(await server.newDatabase());
    onTestFinished(() => store.close());
    return createSharedRateLimiter("test", limit, { store, clock, secret: Buffer.alloc(32) });
  });

  test("leaves nothing of a purged message in the files of its table", async () => {
    const store = await openPostgres(await server.newDatabase());
    onTestFinished(() => store.close());
    const words = "heron-and-papyrus";
    const received = Date.UTC(2020, 0);
    await createContact({ store, clock: () => received }).receive({
      message: { ...goodMessage, message: words },
      sourcePage: "",
      isSuspect: false,
    });
    const findInFile = async () => {
      const { rows } = await sql<{ at: number }>`
        SELECT position(${words}::bytea in pg_read_binary_file(pg_relation_filepath('contact_messages'))) AS at`.execute(
        store.tables,
      );
      return rows[0]?.at;
    };
    await sql`CHECKPOINT`.execute(store.tables);
    expect(await findInFile()).toBeGreaterThan(0);
    await purge(store, getRetention(), { now: Date.UTC(2026, 0), folder: temporaryFolder() });
    await sql`CHECKPOINT`.execute(store.tables);
    expect(await findInFile()).toBe(0);
  });

  test("shares one allowance between two servers on one PostgreSQL", async () => {
    const url = await server.newDatabase();
    const stores = [await openPostgres(url), await openPostgres(url)];
    const limiters = stores.map((store) =>
      createSharedRateLimiter(
        "form",
        { burst: 10, perMinute: 1 },
        {
          store,
          clock: () => 1_000_000,
          secret: Buffer.alloc(32),
        },
      ),
    );
    const asked = Array.from({ length: 40 }, (_, count) => limiters[count % 2]?.take("network"));
    const waits = await Promise.all(asked);
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
    for (const store of stores) await store.close();
  });

  test("returns the time of PostgreSQL's machine in milliseconds", async () => {
    const store = await openPostgres(await server.newDatabase());
    const told = (await store.clock?.()) ?? 0;
    expect(Number.isInteger(told)).toBe(true);
    // No date is expected: this only tells milliseconds from seconds and microseconds.
    expect(told).toBeGreaterThan(Date.UTC(2020, 0));
    expect(told).toBeLessThan(Date.UTC(2200, 0));
    await store.close();
  });

  test("shows PostgreSQL's place without user and password", async () => {
    const url = new URL(await server.newDatabase());
    url.searchParams.set("password", "secret-word");
    const store = await openPostgres(url.href);
    expect(store.place).toContain("PostgreSQL, database otc_test");
    expect(store.place).not.toMatch(/secret-word|user/);
    await store.close();
  });
} else {
  test.skip("PostgreSQL is not installed and TEST_DATABASE_URL is not set: not tested here", () => {});
}

test("fails at the start when a PostgreSQL server does not answer", async () => {
  await expect(openPostgres("postgres://otc@127.0.0.1:1/otc")).rejects.toThrow();
});
