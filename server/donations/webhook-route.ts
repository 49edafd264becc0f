import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Clock } from "#server/clock.ts";
import { readBody } from "#server/forms/read-form.ts";
import { HttpProblem } from "#server/http/http-problem.ts";
import { type SiteContext, type SiteHandler, targetOf } from "#server/http/request-context.ts";
import { jsonError, jsonResponse } from "#server/http/responses.ts";
import { createRateLimiter } from "#server/limits/rate-limiter.ts";
import { networkOf } from "#server/limits/visitor-address.ts";
import type { Log } from "#server/log.ts";
import { newId } from "#server/store/new-id.ts";
import { countRows, findRow, updateRow } from "#server/store/rows.ts";
import type { Store, Tables } from "#server/store/store.ts";
import { type Donation, findDonation } from "./donation-records.ts";
import type { DonationService } from "./donations.ts";
import type { ParsedWebhook, PaymentProvider } from "./payment-provider.ts";

/** When the schedule checks, should this process die before it does, in milliseconds. */
const fallbackCheckDelay = 15_000;

/** Different webhooks stored for one donation. A provider sends a handful. */
const maxNotices = 20;

/** Webhooks for one donation that trigger a check; the schedule checks anyway. */
const perDonation = { burst: 10, perMinute: 6 };

/** Webhooks from one network; a provider has few addresses and many donations. */
const perNetwork = { burst: 600, perMinute: 600 };

interface WebhookDependencies {
  store: Store;
  donations: DonationService;
  clock: Clock;
  log: Log;
  trustedProxies: number;
}

/**
 * Stores a webhook, answers at once, then asks the provider. Webhooks are never believed, since Pesapal signs
 * nothing. To limit abuse, only those about one of our donations are stored, with known fields, at most
 * twenty each, and checks for each donation are rate-limited.
 */
export function webhookHandler(dependencies: WebhookDependencies): SiteHandler {
  const { store, donations, clock, log, trustedProxies } = dependencies;
  const networks = createRateLimiter(perNetwork, clock);
  const limiter = createRateLimiter(perDonation, clock);

  async function processWebhook(c: SiteContext, provider: PaymentProvider): Promise<Response> {
    const reading = read(c, provider, await readBody(c));
    if (reading.kind === "forged") {
      log.warn({ provider: provider.name }, "webhook with an invalid signature");
      return jsonError(401, "The signature is not right.");
    }
    const donation =
      reading.kind === "payment"
        ? await findDonation(store.tables, { reference: reading.reference })
        : undefined;
    if (reading.kind === "other" || donation?.provider !== provider.name) {
      log.info({ provider: provider.name }, "webhook ignored: unknown donation");
      return jsonResponse(200, {});
    }
    if (limiter.take(donation.id) > 0) return jsonResponse(200, reading.acknowledgement);
    await store.change((tables) => storeWebhook(tables, donation, reading, clock()));
    // After the answer: the provider waits for it.
    setImmediate(() => {
      donations.check(donation.id, "webhook").catch((error: unknown) => {
        log.error({ donation: donation.reference, error }, "donation could not be checked");
      });
    });
    return jsonResponse(200, reading.acknowledgement);
  }

  return async (c) => {
    const name = c.req.param("provider");
    const provider = donations.providers.find((provider) => provider.name === name);
    if (!provider) return jsonError(404, "Not known here.");
    if (networks.take(networkOf(c, trustedProxies)) > 0) {
      return jsonError(429, "Too many notices came from your network.");
    }
    try {
      return await processWebhook(c, provider);
    } catch (error) {
      if (error instanceof HttpProblem) return jsonError(error.status, error.message);
      throw error;
    }
  };
}

function read(c: SiteContext, provider: PaymentProvider, body: Buffer): ParsedWebhook {
  try {
    const { query } = targetOf(c);
    return provider.readWebhook({ body, query, header: (name) => c.req.header(name) });
  } catch {
    return { kind: "other" };
  }
}

async function storeWebhook(
  tables: Tables,
  { id, provider }: Donation,
  { notice, orderId }: Extract<ParsedWebhook, { kind: "payment" }>,
  now: number,
): Promise<void> {
  const body = JSON.stringify(notice);
  const hash = createHash("sha256").update(body).digest("base64url");
  const webhookKey = { donation_id: id, content_hash: hash };
  if (
    (await findRow(tables, "payment_webhooks", webhookKey)) ||
    (await countRows(tables, "payment_webhooks", { donation_id: id })) < maxNotices
  ) {
    await tables
      .insertInto("payment_webhooks")
      .values({
        ...webhookKey,
        id: newId(now),
        provider,
        body,
        first_at: now,
        last_at: now,
        times: 1,
      })
      .onConflict((conflict) =>
        conflict.columns(["provider", "content_hash"]).doUpdateSet({
          last_at: now,
          times: sql<number>`payment_webhooks.times + 1`,
        }),
      )
      .execute();
  }
  const soon = now + fallbackCheckDelay;
  await tables
    .updateTable("donations")
    .set({ check_at: soon })
    .where("id", "=", id)
    .where((where) => where.or([where("check_at", "is", null), where("check_at", ">", soon)]))
    .execute();
  if (orderId === null) return;
  // An order id that arrived before the answer to our own request; the check verifies it.
  await updateRow(tables, "donations", { id, provider_order: null }, { provider_order: orderId });
}
