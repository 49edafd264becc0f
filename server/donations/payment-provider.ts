import type { DonationIntent } from "#app/forms/donation-form.ts";

/** What a provider is asked to collect. Everything in it is in the store already. */
export interface PaymentOrder extends Omit<DonationIntent, "provider"> {
  /** Letters, digits and hyphens, at most 50; never used before. */
  reference: string;
  /** Where the donor's browser comes back to, whatever happened. */
  returnUrl: string;
  /** Where it comes back to when the donor gave up, with providers that tell. */
  cancelUrl: string;
}

/** An order that the provider has taken. */
export interface Checkout {
  /** The provider's page where the donor pays. */
  url: string;
  /** The provider's name for the order, where it has one. */
  orderId: string | null;
}

/** What we know of an attempt when we ask about it. */
export interface PaymentQuery {
  reference: string;
  orderId: string | null;
}

/**
 * What the provider says about an attempt, asked with our own key. `paid` only says that money came:
 * whether it is the right amount is judged elsewhere, from texts as the provider wrote them.
 */
export type Verdict =
  | {
      kind: "paid";
      /** The provider's name for the payment. */
      transaction: string;
      reference: string;
      /** As written, e.g. `50000`, `50000.0` or `50000.00`. */
      amount: string;
      currency: string;
      method: string;
    }
  | { kind: "failed"; reason: string }
  | { kind: "reversed"; reason: string }
  /** Not paid yet, or not known there. */
  | { kind: "open"; reason: string };

/** A request that a provider sent, or claims to have sent, by itself. */
export interface WebhookRequest {
  /** The bytes as they came, for signatures. */
  body: Buffer;
  /** With its question mark, or empty. */
  query: string;
  header(name: string): string | undefined;
}

/** What a webhook is about. It is never believed, only taken as a reason to ask. */
export type ParsedWebhook =
  /** Without the sign that only the provider can make. */
  | { kind: "forged" }
  /** Nothing that concerns a donation. */
  | { kind: "other" }
  | {
      kind: "payment";
      reference: string;
      orderId: string | null;
      /** What is kept of it: names that the provider is known to send, and nothing that came besides. */
      notice: Readonly<Record<string, string>>;
      /** A further payment of a monthly donation; `orderId` names that payment. */
      isRepeat?: boolean;
      /** What the provider wants to hear; `{}` when it does not care. */
      acknowledgement: unknown;
      /** What makes the provider send the same again. */
      askAgain?: unknown;
    };

/**
 * Why a provider could not be used. `refused`: it said no, and there is no order. `silent`: no answer,
 * or one that makes no sense, so there may be an order or not.
 */
export class ProviderError extends Error {
  override name = "ProviderError";
  readonly kind: "refused" | "silent";
  /** The provider's code, e.g. `maximum_amount_limit_exceeded`; empty when it gave none. */
  readonly code: string;

  constructor(kind: "refused" | "silent", message: string, code = "") {
    super(message);
    this.kind = kind;
    this.code = code;
  }

  /** Whether the provider does not let us in: HTTP 401 or 403, or words about keys, as Pesapal answers. */
  get isAboutKeys(): boolean {
    return /^40[13]$|consumer_key|consumer_secret/.test(this.code);
  }
}

/** A company that collects payments for us on a page of its own. */
export interface PaymentProvider {
  /** Short name for the store and the address of its webhook. */
  readonly name: string;
  /** What donors choose by when there are several. */
  readonly label: string;
  /** True when no money moves. */
  readonly isTest: boolean;
  readonly hasMonthly: boolean;
  /** Whether its payment page takes MTN and Airtel. */
  readonly hasMobileMoney: boolean;
  /** Origins that its payment pages lie on; the security policy must let the form reach them. */
  readonly checkoutOrigins: readonly string[];
  /** @throws ProviderError */
  create(order: PaymentOrder): Promise<Checkout>;
  /** @throws ProviderError of kind `silent` */
  verify(query: PaymentQuery): Promise<Verdict>;
  readWebhook(request: WebhookRequest): ParsedWebhook;
}
