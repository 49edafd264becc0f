import { setTimeout } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { DonationIntent } from "#app/forms/donation-form.ts";
import type { Clock } from "#server/clock.ts";
import type { Log } from "#server/log.ts";
import { updateRow } from "#server/store/rows.ts";
import type { DonationCause } from "#server/store/schema.ts";
import type { Store } from "#server/store/store.ts";
import { type Donation, findDonation, insertDonation, intentOf } from "./donation-records.ts";
import { type PaymentProvider, ProviderError, type Verdict } from "./payment-provider.ts";
import { nextCheck, type PaymentStatus, settleDonation } from "./settle-donation.ts";
import { ConcurrentUpdateError, moveDonation } from "./transition-donation.ts";

interface DonationDependencies {
  store: Store;
  clock: Clock;
  log: Log;
  /** Public origin of the site, for addresses that providers return to. */
  origin: () => string;
  /** In the order in which they are offered. */
  providers: readonly PaymentProvider[];
  /** Milliseconds between checks of an open donation. */
  checkIntervals: readonly number[];
  /** Called when the outbox has e-mails to send. */
  onMail?: () => void;
  /** Called with the provider's name when it refuses our keys. */
  onKeysRefused?: (provider: string) => void;
}

/** Interval and duration of waiting for another server, in milliseconds. */
const pause = 100;
const checkoutTimeout = 20_000;

/** Orders of notices that a check asks about. */
const maxOrdersAsked = 5;

export type CheckoutResult =
  | { kind: "checkout"; donation: Donation; url: string }
  /** The provider refused. Nothing was charged. */
  | { kind: "refused"; code: string }
  /** The provider did not answer. Nothing was charged: the donor never saw a payment page. */
  | { kind: "silent" };

export type DonationService = ReturnType<typeof createDonations>;

/** Creates the service. This server starts and checks each donation once at a time. */
export function createDonations(parts: DonationDependencies) {
  const { store, providers, clock, log, origin, checkIntervals, onMail, onKeysRefused } = parts;
  const byName = new Map(providers.map((provider) => [provider.name, provider]));
  const starting = new Map<string, Promise<CheckoutResult>>();
  const checking = new Map<string, Promise<Donation>>();
  /** Donations whose checkout this server has requested itself. */
  const startedHere = new Set<string>();

  async function startOnce(
    intent: DonationIntent,
    key: string | undefined,
  ): Promise<CheckoutResult> {
    const provider = byName.get(intent.provider) ?? providers[0];
    if (!provider) throw new Error("There is no payment provider");
    const donation: DonationIntent = {
      ...intent,
      provider: provider.name,
    };
    const earlier = key ? await findDonation(store.tables, { submission_key: key }) : undefined;
    if (
      earlier?.state === "pending" &&
      earlier.checkout_url &&
      isDeepStrictEqual(intentOf(earlier), donation)
    ) {
      return { kind: "checkout", donation: earlier, url: earlier.checkout_url };
    }
    const now = clock();
    const isUnderWay = earlier?.state === "created" && now - earlier.created_at < checkoutTimeout;
    if (key && isUnderWay && !startedHere.has(earlier.id)) return waitForCheckout(key);
    // Stored before the provider is asked. A key that was used belongs to a failed attempt.
    const inserted = await store.change((tables) =>
      insertDonation(tables, donation, now, {
        provider: provider.name,
        check_at: nextCheck(checkIntervals, 0, now) ?? now,
        submission_key: earlier || !key ? null : key,
      }),
    );
    if (!inserted) return waitForCheckout(key ?? "");
    startedHere.add(inserted.id);
    const started = await askForCheckout(provider, inserted);
    // A retry right after a silence of the provider must not wait for this attempt.
    globalThis.setTimeout(() => startedHere.delete(inserted.id), checkoutTimeout).unref();
    return started;
  }

  /** Waits for another server, which received the same submission first and is requesting a checkout. */
  async function waitForCheckout(key: string): Promise<CheckoutResult> {
    for (let look = 0; look < checkoutTimeout / pause; look += 1) {
      const donation = await findDonation(store.tables, { submission_key: key });
      const url = donation?.checkout_url;
      if (donation && url) return { kind: "checkout", donation, url };
      if (donation?.state !== "created") break;
      await setTimeout(pause);
    }
    return { kind: "silent" };
  }

  async function askForCheckout(
    provider: PaymentProvider,
    donation: Donation,
  ): Promise<CheckoutResult> {
    const about = { donation: donation.reference, provider: provider.name };
    const back = `${origin()}/donate/return/${donation.view_token}`;
    try {
      const { url, orderId } = await provider.create({
        ...intentOf(donation),
        reference: donation.reference,
        returnUrl: back,
        cancelUrl: `${back}?cancelled=1`,
      });
      const moved = await store.change((tables) =>
        moveDonation(
          { tables, donation, now: clock(), cause: "form" },
          "pending",
          `${provider.name} has an order${orderId ? ` ${orderId}` : ""}.`,
          { checkout_url: url, provider_order: orderId },
        ),
      );
      log.info(about, "checkout created");
      return { kind: "checkout", donation: moved ?? donation, url };
    } catch (error) {
      if (error instanceof ConcurrentUpdateError) {
        // A webhook arrived before the answer to our own request; its result counts.
        const now = await findDonation(store.tables, { id: donation.id });
        return now ? { kind: "checkout", donation: now, url: back } : { kind: "silent" };
      }
      // Whatever went wrong, this donor could not pay.
      if (!isAboutAmount(error)) await noteFailedStart(donation.id);
      if (!(error instanceof ProviderError)) throw error;
      log.warn({ ...about, error }, "checkout could not be created");
      if (error.isAboutKeys) onKeysRefused?.(provider.name);
      if (error.kind === "silent") return { kind: "silent" };
      await settleDonation(
        store,
        donation.id,
        { kind: "failed", reason: `Refused: ${error.code} ${error.message}` },
        { now: clock(), cause: "form", checkIntervals: [], isTest: provider.isTest },
      );
      return { kind: "refused", code: error.code };
    }
  }

  async function noteFailedStart(id: string): Promise<void> {
    try {
      await store.change((tables) =>
        updateRow(tables, "donations", { id }, { start_failed_at: clock() }),
      );
    } catch (error) {
      log.error({ error }, "failed start could not be noted");
    }
  }

  /** Asks about the order that we know, or else about those that notices name, of which one may be ours. */
  async function verify(provider: PaymentProvider, donation: Donation): Promise<Verdict> {
    const { id, reference, provider_order: orderId } = donation;
    let silence: unknown;
    for (const named of orderId ? [] : await ordersInNotices(provider, id)) {
      try {
        const verdict = await provider.verify({ reference, orderId: named });
        if (verdict.order !== named) continue;
        await store.change((tables) =>
          updateRow(tables, "donations", { id, provider_order: null }, { provider_order: named }),
        );
        return verdict;
      } catch (error) {
        silence = error;
      }
    }
    if (silence) throw silence;
    return provider.verify({ reference, orderId });
  }

  async function ordersInNotices({ orderIn }: PaymentProvider, donationId: string) {
    if (!orderIn) return [];
    const notices = await store.tables
      .selectFrom("payment_webhooks")
      .select("body")
      .where("donation_id", "=", donationId)
      .where("body", "<>", "")
      .orderBy("first_at")
      .limit(maxOrdersAsked)
      .execute();
    return [...new Set(notices.flatMap(({ body }) => orderIn(JSON.parse(body)) ?? []))];
  }

  async function noteSilence(id: string): Promise<void> {
    const status = { kind: "silent", reason: "The check failed." } as const;
    const circumstances = {
      now: clock(),
      cause: "schedule",
      checkIntervals,
      isTest: false,
    } as const;
    try {
      await settleDonation(store, id, status, circumstances);
    } catch (error) {
      log.error({ error }, "failed check could not be noted");
    }
  }

  async function checkOnce(id: string, cause: DonationCause): Promise<Donation> {
    const donation = await findDonation(store.tables, { id });
    if (!donation) throw new Error(`There is no donation ${id}`);
    const status = await ask(donation);
    const isTest = byName.get(donation.provider)?.isTest ?? false;
    const now = clock();
    const settled = await settleDonation(store, id, status, { now, cause, checkIntervals, isTest });
    if (settled.state !== donation.state) {
      log.info(
        { donation: donation.reference, from: donation.state, to: settled.state, cause },
        "donation changed state",
      );
      onMail?.();
    }
    return settled;
  }

  async function ask(donation: Donation): Promise<PaymentStatus> {
    const provider = byName.get(donation.provider);
    if (!provider)
      return { kind: "silent", reason: `${donation.provider} is no longer configured` };
    try {
      return await verify(provider, donation);
    } catch (error) {
      if (!(error instanceof ProviderError)) {
        // A fault of ours; of the payment nothing is known all the same.
        await noteSilence(donation.id);
        throw error;
      }
      const about = { donation: donation.reference, provider: provider.name };
      log.warn({ ...about, error }, "payment status request failed");
      if (error.isAboutKeys) onKeysRefused?.(provider.name);
      return { kind: "silent", reason: error.message };
    }
  }

  return {
    providers,
    /**
     * Stores a donation, then requests a payment page from the provider.
     * @param key of one submission; the same key returns the same attempt
     */
    start: (donation: DonationIntent, key?: string): Promise<CheckoutResult> =>
      key ? shared(starting, key, () => startOnce(donation, key)) : startOnce(donation, undefined),
    /** Asks the provider, stores its answer, returns the donation. Concurrent calls share one request. */
    check: (id: string, cause: DonationCause): Promise<Donation> =>
      shared(checking, id, () => checkOnce(id, cause)),
    /** Waits for work in progress. */
    async idle(): Promise<void> {
      await Promise.allSettled([...starting.values(), ...checking.values()]);
    },
  };
}

/** Codes of providers for amounts above what they take for us. */
const tooMuch = ["amount_exceeds_default_limit", "maximum_amount_limit_exceeded"];

/** Whether a provider refuses the amount and not us. */
export const isAboutAmount = (error: unknown): boolean =>
  tooMuch.includes((error as { code?: string }).code ?? "");

/** Shares one run among concurrent callers with the same key. */
function shared<Result>(
  running: Map<string, Promise<Result>>,
  key: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const underWay = running.get(key);
  if (underWay) return underWay;
  const started = work().finally(() => running.delete(key));
  running.set(key, started);
  return started;
}
