import type { GiftIntent } from "#app/forms/donation-form.ts";
import type { Clock } from "#server/clock.ts";
import { describeError, type Log } from "#server/log.ts";
import type { DonationCause } from "#server/store/donation-schema.ts";
import type { Store } from "#server/store/store.ts";
import { nextCheck } from "./check-schedule.ts";
import { findGift, type Gift, keepGift } from "./gifts.ts";
import { MovedMeanwhile, moveGift } from "./move-gift.ts";
import { type PaymentProvider, ProviderError } from "./payment-provider.ts";
import { type Finding, settleGift } from "./settle-gift.ts";

export interface DonationParts {
  store: Store;
  /** In the order in which they are offered. */
  providers: readonly PaymentProvider[];
  clock: Clock;
  log: Log;
  /** Public origin of the site, without a slash at the end. */
  origin: () => string;
  /** Milliseconds from one look at an open gift to the next. */
  waits: readonly number[];
  /** Called once there may be mail to send. */
  onMail?: () => void;
}

/** How an attempt to pay began: the way to go on, or why there is none. */
export type Beginning =
  | { kind: "checkout"; gift: Gift; url: string }
  /** The provider said no. Nothing was charged. */
  | { kind: "refused"; code: string }
  /** The provider did not answer. Nothing was charged, because the donor never saw a payment page. */
  | { kind: "silent" };

/** Gifts from the form to the receipt. */
export interface DonationService {
  readonly providers: readonly PaymentProvider[];
  /**
   * Keeps a gift, then asks the provider for a payment page.
   * @param key of one press of the button; the same key again gives the same attempt
   */
  begin(gift: GiftIntent, key?: string): Promise<Beginning>;
  /**
   * Asks the provider about a gift and writes down what it says. Several who ask at once share one answer.
   * @returns the gift as it is now
   */
  check(id: string, cause: DonationCause): Promise<Gift>;
  /** Waits for what is under way. */
  idle(): Promise<void>;
}

export function createDonations(parts: DonationParts): DonationService {
  const { store, providers, clock, log, origin, waits, onMail } = parts;
  const byName = new Map(providers.map((provider) => [provider.name, provider]));
  const beginning = new Map<string, Promise<Beginning>>();
  const checking = new Map<string, Promise<Gift>>();

  async function beginOnce(intent: GiftIntent, key: string | undefined): Promise<Beginning> {
    const provider = byName.get(intent.provider) ?? providers[0];
    if (!provider) throw new Error("There is no payment provider");
    const gift: GiftIntent = {
      ...intent,
      provider: provider.name,
      frequency: provider.hasMonthly ? intent.frequency : "once",
    };
    const known = key ? await findGift(store.tables, { submission_key: key }) : undefined;
    if (known?.state === "pending" && known.checkout_url && isSame(known, gift)) {
      return { kind: "checkout", gift: known, url: known.checkout_url };
    }
    const now = clock();
    // Kept before anybody is asked. A key that was used up belongs to an attempt that came to nothing.
    const kept = await store.change((tables) =>
      keepGift(tables, gift, {
        now,
        provider: provider.name,
        checkAt: nextCheck(waits, 0, now) ?? now,
        key: known ? undefined : key,
      }),
    );
    return askForCheckout(provider, kept);
  }

  async function askForCheckout(provider: PaymentProvider, gift: Gift): Promise<Beginning> {
    const about = { gift: gift.reference, provider: provider.name };
    const back = `${origin()}/donate/return/${gift.view_token}`;
    try {
      const { url, orderId } = await provider.create({
        reference: gift.reference,
        amount: gift.amount,
        frequency: gift.frequency,
        name: gift.donor_name,
        email: gift.donor_email,
        phone: gift.donor_phone,
        returnUrl: back,
        cancelUrl: `${back}?cancelled=1`,
      });
      const moved = await store.change((tables) =>
        moveGift(tables, gift, "pending", {
          at: clock(),
          cause: "form",
          detail: `${provider.name} has an order${orderId ? ` ${orderId}` : ""}.`,
          set: { checkout_url: url, provider_order: orderId },
        }),
      );
      log.info(about, "gift begun");
      return { kind: "checkout", gift: moved ?? gift, url };
    } catch (error) {
      if (error instanceof MovedMeanwhile) {
        // A webhook was quicker than the answer to our own request; what it found stands.
        const now = await findGift(store.tables, { id: gift.id });
        return now ? { kind: "checkout", gift: now, url: back } : { kind: "silent" };
      }
      if (!(error instanceof ProviderError)) throw error;
      log.warn({ ...about, error: describeError(error) }, "no payment page");
      if (error.kind === "silent") return { kind: "silent" };
      await settleGift(
        store,
        gift.id,
        { kind: "failed", reason: `Refused: ${error.code} ${error.message}` },
        { now: clock(), cause: "form", waits: [], isTest: provider.isTest },
      );
      return { kind: "refused", code: error.code };
    }
  }

  async function checkOnce(id: string, cause: DonationCause): Promise<Gift> {
    const gift = await findGift(store.tables, { id });
    if (!gift) throw new Error(`There is no gift ${id}`);
    const finding = await ask(gift);
    const isTest = byName.get(gift.provider)?.isTest ?? false;
    const settled = await settleGift(store, id, finding, { now: clock(), cause, waits, isTest });
    if (settled.state !== gift.state) {
      log.info({ gift: gift.reference, from: gift.state, to: settled.state, cause }, "gift moved");
      onMail?.();
    }
    return settled;
  }

  async function ask(gift: Gift): Promise<Finding> {
    const provider = byName.get(gift.provider);
    if (!provider) return { kind: "silent", reason: `${gift.provider} is no longer configured` };
    try {
      return await provider.verify({
        reference: gift.series ?? gift.reference,
        orderId: gift.provider_order,
      });
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      const about = { gift: gift.reference, provider: provider.name };
      log.warn({ ...about, error: describeError(error) }, "the provider does not say");
      return { kind: "silent", reason: error.message };
    }
  }

  return {
    providers,
    begin: (gift, key) =>
      key ? shared(beginning, key, () => beginOnce(gift, key)) : beginOnce(gift, undefined),
    check: (id, cause) => shared(checking, id, () => checkOnce(id, cause)),
    async idle() {
      await Promise.allSettled([...beginning.values(), ...checking.values()]);
    },
  };
}

function isSame(kept: Gift, gift: GiftIntent): boolean {
  return (
    kept.amount === gift.amount &&
    kept.frequency === gift.frequency &&
    kept.provider === gift.provider &&
    kept.donor_name === gift.name &&
    kept.donor_email === gift.email &&
    kept.donor_phone === gift.phone
  );
}

/** Lets those who want the same thing at the same time wait for one answer. */
function shared<Result>(
  running: Map<string, Promise<Result>>,
  key: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const known = running.get(key);
  if (known) return known;
  const started = work().finally(() => running.delete(key));
  running.set(key, started);
  return started;
}
