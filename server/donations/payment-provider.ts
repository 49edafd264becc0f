import type { DonationIntent } from "#app/forms/donation-form.ts";

/** A payment to request. Everything in it is stored already. */
export interface PaymentOrder extends Omit<DonationIntent, "provider"> {
  /** Letters, digits and hyphens, at most 50; never reused. */
  reference: string;
  /** Where the donor's browser returns in any case. */
  returnUrl: string;
  /** Where it returns after a cancellation, with providers that distinguish it. */
  cancelUrl: string;
}

/** An order that the provider has accepted. Nothing is paid yet. */
export interface Checkout {
  /** The provider's payment page. */
  url: string;
  /** The provider's id of the order, if it has one. */
  orderId: string | null;
}

/**
 * The provider's answer about an attempt, requested with our own key. `paid` only means that money came;
 * `findMismatch` compares the amount, from texts as the provider wrote them.
 */
export type Verdict = {
  /** The order that was asked about, where the provider says that it is of our reference. */
  order?: string;
} & (
  | {
      kind: "paid";
      /** The provider's id of the payment. */
      transaction: string;
      reference: string;
      /** As written, e.g. `50000`, `50000.0` or `50000.00`. */
      amount: string;
      currency: string;
      method: string;
      /** Why a person has to look at it: the answer contradicts itself. */
      doubt?: string;
    }
  | { kind: "failed"; reason: string }
  | { kind: "reversed"; reason: string }
  /** Not paid yet, or unknown there. */
  | { kind: "open"; reason: string }
);

/** A request that a provider, or a forger, has sent. */
export interface WebhookRequest {
  /** The raw bytes, for signatures. */
  body: Buffer;
  /** With its question mark, or empty. */
  query: string;
  header(name: string): string | undefined;
}

/** The subject of a webhook. It is never believed; it only triggers a check. */
export type ParsedWebhook =
  /** Without the provider's signature. */
  | { kind: "forged" }
  /** Not about a donation. */
  | { kind: "other" }
  | {
      kind: "payment";
      reference: string;
      /** Only where the provider signs what it sends. */
      orderId: string | null;
      /** What is stored: fields that the provider is known to send, and no others. */
      notice: Readonly<Record<string, string>>;
      /** The answer that the provider expects; `{}` when any will do. */
      acknowledgement: unknown;
    };

/**
 * Why a provider could not be used. `refused`: it said no, and there is no order. `silent`: no or an unusable
 * answer, so an order may exist.
 */
export class ProviderError extends Error {
  override name = "ProviderError";
  readonly kind: "refused" | "silent";
  /** The provider's code, e.g. `maximum_amount_limit_exceeded`, or empty. */
  readonly code: string;

  constructor(kind: "refused" | "silent", message: string, code = "") {
    super(message);
    this.kind = kind;
    this.code = code;
  }

  /** Whether our keys were refused: HTTP 401 or 403, or a message about keys, as from Pesapal. */
  get isAboutKeys(): boolean {
    return /^40[13]$|consumer_key|consumer_secret/.test(this.code);
  }
}

/** An address for donors who leave none, where a provider requires one. */
export type FallbackEmail = (reference: string) => string;

/** What pages show of a provider, by the settings alone. */
export interface ProviderFacts {
  /** Short name for the store and the webhook's address. */
  readonly name: string;
  /** Name of the company that gets data of donors; the sandbox is our own. */
  readonly company?: string;
  /** Label for donors when there are several providers. */
  readonly label: string;
  /** Whether its payment page accepts MTN and Airtel. */
  readonly hasMobileMoney: boolean;
  /** Origins of its payment pages; the security policy must allow forms to reach them. */
  readonly checkoutOrigins: readonly string[];
}

/**
 * A company that collects payments for us on its own page. It keeps no state that matters: we store every
 * order before `create`, and every outcome comes from `verify`.
 */
export interface PaymentProvider extends ProviderFacts {
  /** Whether no money moves. */
  readonly isTest: boolean;
  /** Places an order. @throws ProviderError `refused`: there is no order; `silent`: there may be one */
  create(order: PaymentOrder): Promise<Checkout>;
  /** Asks for the state of an order, also after a silent `create`. @throws ProviderError `silent` */
  verify(query: { reference: string; orderId: string | null }): Promise<Verdict>;
  /**
   * The order that a notice without a signature names, for when we have none, because the answer to our own request never
   * came. Anybody can send one, so it counts only once the provider says that it is of our reference.
   */
  orderIn?(notice: Readonly<Record<string, unknown>>): string | undefined;
  /** Checks the signature, where there is one, and parses. Never throws: an unreadable request is `other`. */
  readWebhook(request: WebhookRequest): ParsedWebhook;
}
