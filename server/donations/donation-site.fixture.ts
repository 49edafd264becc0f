import { join } from "node:path";
import { sql } from "kysely";
import { onTestFinished } from "vitest";
import { shillings } from "#app/forms/shillings.ts";
import { getPage } from "#collections/pages/pages.ts";
import { createRateLimiter } from "#server/limits/rate-limiter.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import { readableLog } from "#tests/support/log-lines.ts";
import { createScriptedOrders, scriptedProvider } from "#tests/support/scripted-provider.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { openTestSite } from "#tests/support/test-site.ts";
import { createDonations, type DonationService } from "./donations.ts";
import type { Checkout, PaymentProvider } from "./payment-provider.ts";

export const home = "https://www.example.org";

export const { minimum } = getPage("donate").form;
/** An amount that the form accepts. */
export const amount = 5 * minimum;

interface DonationSiteOptions {
  /** What the provider answers about a new order instead. */
  checkout?: Partial<Checkout>;
  /** What it does otherwise. */
  changes?: Partial<PaymentProvider>;
  hasProvider?: boolean;
}

/** The site with the donation form and a provider whose answers the test decides. */
export async function openDonationSite({
  checkout = {},
  changes = {},
  hasProvider = true,
}: DonationSiteOptions = {}) {
  const scripted = createScriptedOrders();
  const clock = { now: Date.UTC(2026, 10, 21, 9) };
  const store = await openSqlite(join(temporaryFolder(), "otc.sqlite"));
  onTestFinished(() => store.close().catch(() => undefined));
  const { log, text: logText } = readableLog();
  const shared = { store, log, clock: () => clock.now, origin: () => home };
  const provider: PaymentProvider = {
    ...scriptedProvider(scripted),
    hasMobileMoney: false,
    ...changes,
  };
  const answering: PaymentProvider = {
    ...provider,
    create: async (order) => ({ ...(await provider.create(order)), ...checkout }),
  };
  const donations = createDonations({
    ...shared,
    providers: hasProvider ? [answering] : [],
    checkIntervals: [60_000, 120_000],
  });
  const rendered: string[] = [];
  const pages = {
    render: async (address: string, outcome: unknown, given: unknown) => {
      rendered.push(address);
      return { html: JSON.stringify({ address, outcome, given }) };
    },
  };
  const site = await openTestSite({
    ...shared,
    donations,
    pages,
    limiter: createRateLimiter({ burst: 1000, perMinute: 1000 }, () => clock.now),
  });
  return {
    scripted,
    clock,
    donations,
    rendered,
    logText,
    fetch: site.fetch,
    look: (path: string) => site.fetch(new Request(home + path)),
    post: (fields: Record<string, string>, accept = "text/html") =>
      site.fetch(
        new Request(`${home}/donate`, {
          method: "POST",
          headers: { accept, origin: home },
          body: new URLSearchParams(fields),
        }),
      ),
    webhook: (body: string, headers: Record<string, string> = { "scripted-signature": "right" }) =>
      site.fetch(new Request(`${home}/donate/webhook/scripted`, { method: "POST", headers, body })),
    store,
    /** In the order in which they were stored. */
    records: () => store.tables.selectFrom("donations").selectAll().orderBy(sql`rowid`).execute(),
    webhooks: () => store.tables.selectFrom("payment_webhooks").selectAll().execute(),
  };
}

/** Begins a donation of one who says neither name nor address. @throws Error when there is no payment page for it */
export async function beginAnonymous(donations: DonationService) {
  const begun = await donations.start({
    amount: shillings(50_000),
    name: "",
    email: "",
    phone: "",
    provider: "",
  });
  if (begun.kind !== "checkout") throw new Error(begun.kind);
  return begun;
}

export type DonationSite = Awaited<ReturnType<typeof openDonationSite>>;

/** Posts the form and returns the donation that is open now. */
export async function begin(site: DonationSite, fields: Record<string, string> = {}) {
  const answer = await site.post({ preset: `${amount}`, ...fields });
  if (answer.status !== 303) throw new Error(await answer.text());
  const donation = (await site.records()).at(-1);
  if (!donation) throw new Error("no donation");
  return donation;
}
