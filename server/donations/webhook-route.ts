import { createHash } from "node:crypto";
import { sql } from "kysely";
import { readBody } from "#server/forms/read-form.ts";
import { HttpProblem } from "#server/http/http-problem.ts";
import { type SiteContext, type SiteHandler, targetOf } from "#server/http/request-context.ts";
import { jsonError, jsonResponse } from "#server/http/responses.ts";
import { createRateLimiter, type RateLimiter } from "#server/limits/rate-limiter.ts";
import { networkOf } from "#server/limits/visitor-address.ts";
import type { Services, SiteServices } from "#server/services.ts";
import { newId } from "#server/store/new-id.ts";
import { updateRow } from "#server/store/rows.ts";
import type { Store, Tables } from "#server/store/store.ts";
import { type Donation, findDonation } from "./donation-records.ts";
import type { ParsedWebhook, PaymentProvider } from "./payment-provider.ts";
import { repeatDonation } from "./repeat-donation.ts";

/** When the schedule checks, should this process die before it does, in milliseconds. */
const fallbackCheckDelay = 15_000;

/** Different webhooks stored for one donation. A provider sends a handful. */
const maxNotices = 20;

/** Webhooks for one donation that trigger a check; the schedule checks anyway. */
const perDonation = { burst: 10, perMinute: 6 };

/** Webhooks from one network; a provider has few addresses and many donations. */
const perNetwork = { burst: 600, perMinute: 600 };

type WebhookServices = Pick<Services, "store" | "donations" | "clock" | "log"> & {
  /** Counts webhooks by donation. */
  limiter: RateLimiter;
};

/**
 * Handles a webhook: stores it, answers at once, then asks the provider. Webhooks are never believed, since
 * Pesapal signs nothing. To limit abuse, only those about one of our donations are stored, with known fields,
 * at most twenty each, and checks for each donation are rate-limited.
 */
export function webhookHandler(
  services: Omit<WebhookServices, "limiter"> & Pick<SiteServices, "trustedProxies">,
): SiteHandler {
  const networks = createRateLimiter(perNetwork, services.clock);
  const parts = { ...services, limiter: createRateLimiter(perDonation, services.clock) };
  return async (c) => {
    const name = c.req.param("provider");
    const provider = parts.donations.providers.find((one) => one.name === name);
    if (!provider) return jsonError(c, 404, "Not known here.");
    if (networks.take(networkOf(c, services.trustedProxies)) > 0) {
      return jsonError(c, 429, "Too many notices came from your network.");
    }
    try {
      return await processWebhook(provider, { c, body: await readBody(c) }, parts);
    } catch (error) {
      if (error instanceof HttpProblem) return jsonError(c, error.status, error.message);
      throw error;
    }
  };
}

interface Webhook {
  c: SiteContext;
  body: Buffer;
}

async function processWebhook(
  provider: PaymentProvider,
  webhook: Webhook,
  services: WebhookServices,
): Promise<Response> {
  const { store, donations, clock, log } = services;
  const { c } = webhook;
  const reading = read(provider, webhook);
  if (reading.kind === "forged") {
    log.warn({ provider: provider.name }, "webhook with an invalid signature");
    return jsonError(c, 401, "The signature is not right.");
  }
  const donation =
    reading.kind === "payment"
      ? await findDonation(store.tables, { reference: reading.reference })
      : undefined;
  if (reading.kind === "other" || donation?.provider !== provider.name) {
    log.info({ provider: provider.name }, "webhook ignored: unknown donation");
    return jsonResponse(c, 200, {});
  }
  const isOverLimit = (await services.limiter.take(donation.id)) > 0;
  if (isOverLimit) {
    return jsonResponse(c, 200, reading.isRepeat ? reading.askAgain : reading.acknowledgement);
  }
  if (reading.isRepeat && reading.orderId && donation.frequency === "monthly") {
    const outcome = await repeatDonation(donation, reading.orderId, provider, services);
    log.info({ donation: donation.reference, outcome }, "webhook of a monthly donation");
    return jsonResponse(c, 200, outcome === "silent" ? reading.askAgain : reading.acknowledgement);
  }
  await storeWebhook(store, donation, { reading, now: clock() });
  // After the answer: the provider waits for it.
  setImmediate(() => {
    donations.check(donation.id, "webhook").catch((error: unknown) => {
      log.error({ donation: donation.reference, error }, "donation could not be checked");
    });
  });
  return jsonResponse(c, 200, reading.acknowledgement);
}

function read(provider: PaymentProvider, { c, body }: Webhook): ParsedWebhook {
  try {
    const { query } = targetOf(c);
    return provider.readWebhook({ body, query, header: (name) => c.req.header(name) });
  } catch {
    return { kind: "other" };
  }
}

async function storeWebhook(
  store: Store,
  donation: Donation,
  { reading, now }: { reading: Extract<ParsedWebhook, { kind: "payment" }>; now: number },
): Promise<void> {
  const text = JSON.stringify(reading.notice);
  const hash = createHash("sha256").update(text).digest("base64url");
  await store.change(async (tables) => {
    const kept = await tables
      .selectFrom("payment_webhooks")
      .select("content_hash")
      .where("donation_id", "=", donation.id)
      .execute();
    const isKnown = kept.some(({ content_hash }) => content_hash === hash);
    if (isKnown || kept.length < maxNotices) await upsertNotice(tables);
    await scheduleCheckSoon(tables);
  });

  async function upsertNotice(tables: Tables) {
    await tables
      .insertInto("payment_webhooks")
      .values({
        id: newId(now),
        provider: donation.provider,
        content_hash: hash,
        donation_id: donation.id,
        body: text,
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

  async function scheduleCheckSoon(tables: Tables) {
    await tables
      .updateTable("donations")
      .set({ check_at: now + fallbackCheckDelay })
      .where("id", "=", donation.id)
      .where((where) =>
        where.or([where("check_at", "is", null), where("check_at", ">", now + fallbackCheckDelay)]),
      )
      .execute();
    if (reading.orderId === null) return;
    // An order id that arrived before the answer to our own request; the check verifies it.
    const unnamed = { id: donation.id, provider_order: null };
    await updateRow(tables, "donations", unnamed, { provider_order: reading.orderId });
  }
}
