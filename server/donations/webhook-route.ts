import { createHash } from "node:crypto";
import { sql } from "kysely";
import { readBody } from "#server/forms/read-form.ts";
import { Problem } from "#server/http/problem.ts";
import { type SiteContext, type SiteHandler, targetOf } from "#server/http/request-context.ts";
import { jsonError, jsonResponse } from "#server/http/responses.ts";
import type { Services } from "#server/services.ts";
import { newId } from "#server/store/new-id.ts";
import type { Store } from "#server/store/store.ts";
import { type Donation, findDonation } from "./donation-records.ts";
import type { PaymentProvider, WebhookReading } from "./payment-provider.ts";
import { repeatDonation } from "./repeat-donation.ts";

/** Should we die before we have asked, the schedule asks this much later, in milliseconds. */
const askAnyway = 15_000;

type WebhookServices = Pick<Services, "store" | "donations" | "clock" | "log">;

/**
 * Takes what a provider sends by itself: keeps it, answers at once, and asks the provider afterwards.
 * What it says is never believed. No origin check and no rate limit: providers are programs with many
 * addresses. Only what names a donation of ours is kept, so nobody can fill the disk.
 */
export function webhookHandler(parts: WebhookServices): SiteHandler {
  return async (c) => {
    const name = c.req.param("provider");
    const provider = parts.donations.providers.find((one) => one.name === name);
    if (!provider) return jsonError(c, 404, "Not known here.");
    try {
      return await hear(provider, { c, body: await readBody(c) }, parts);
    } catch (error) {
      if (error instanceof Problem) return jsonError(c, error.status, error.message);
      throw error;
    }
  };
}

interface Webhook {
  c: SiteContext;
  body: Buffer;
}

async function hear(
  provider: PaymentProvider,
  webhook: Webhook,
  services: WebhookServices,
): Promise<Response> {
  const { store, donations, clock, log } = services;
  const { c } = webhook;
  const reading = read(provider, webhook);
  if (reading.kind === "forged") {
    log.warn({ provider: provider.name }, "webhook without the right signature");
    return jsonError(c, 401, "The signature is not right.");
  }
  const donation =
    reading.kind === "payment"
      ? await findDonation(store.tables, { reference: reading.reference })
      : undefined;
  if (reading.kind === "other" || donation?.provider !== provider.name) {
    log.info({ provider: provider.name }, "webhook about nothing of ours");
    return jsonResponse(c, 200, {});
  }
  if (reading.isRepeat && reading.orderId && donation.frequency === "monthly") {
    const outcome = await repeatDonation(donation, reading.orderId, provider, services);
    log.info({ donation: donation.reference, outcome }, "notice of a monthly donation");
    return jsonResponse(c, 200, outcome === "silent" ? reading.askAgain : reading.acknowledgement);
  }
  await keepWebhook(store, donation, { ...webhook, reading, now: clock() });
  // After the answer: the provider waits for it, and asking takes time.
  setImmediate(() => {
    donations.check(donation.id, "webhook").catch((error: unknown) => {
      log.error({ donation: donation.reference, error }, "donation not looked at yet");
    });
  });
  return jsonResponse(c, 200, reading.acknowledgement);
}

function read(provider: PaymentProvider, { c, body }: Webhook): WebhookReading {
  try {
    const { query } = targetOf(c);
    return provider.readWebhook({ body, query, header: (name) => c.req.header(name) });
  } catch {
    return { kind: "other" };
  }
}

async function keepWebhook(
  store: Store,
  donation: Donation,
  webhook: Webhook & { reading: Extract<WebhookReading, { kind: "payment" }>; now: number },
): Promise<void> {
  const { body, reading, now } = webhook;
  const { query } = targetOf(webhook.c);
  const text = `${query}${body.toString("utf8")}`.replaceAll("\u0000", "");
  await store.change(async (tables) => {
    await tables
      .insertInto("payment_webhooks")
      .values({
        id: newId(now),
        provider: donation.provider,
        content_hash: createHash("sha256").update(query).update(body).digest("base64url"),
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
    await tables
      .updateTable("donations")
      .set({ check_at: now + askAnyway })
      .where("id", "=", donation.id)
      .where((where) =>
        where.or([where("check_at", "is", null), where("check_at", ">", now + askAnyway)]),
      )
      .execute();
    if (reading.orderId === null) return;
    // Named before our own request was answered. Asking with it shows whether it is true.
    await tables
      .updateTable("donations")
      .set({ provider_order: reading.orderId })
      .where("id", "=", donation.id)
      .where("provider_order", "is", null)
      .execute();
  });
}
