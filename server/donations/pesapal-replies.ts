import { z } from "zod";
import { ProviderError } from "./payment-provider.ts";
import { type ProviderReply, readShape } from "./provider-request.ts";

// Types of Pesapal API 3.0 (developer.pesapal.com, e-commerce, API 3.0 JSON). Numbers are texts: see
// `parseExactly`. Unlisted properties are ignored.

const problem = z
  .object({
    error_type: z.string().nullish(),
    type: z.string().nullish(),
    code: z.string().nullish(),
    message: z.string().nullish(),
  })
  .nullish();

export const token = z.object({ token: z.string().min(10), expiryDate: z.string().nullish() });

export const ipn = z.object({ url: z.string(), ipn_id: z.string().min(1) });

export const ipnList = z.array(ipn.partial());

export const submitted = z.object({
  order_tracking_id: z.string().min(1).max(100),
  merchant_reference: z.string(),
  redirect_url: z.url(),
});

export const status = z.object({
  /** 0 invalid (also: not paid yet), 1 completed, 2 failed, 3 reversed. */
  status_code: z.string(),
  amount: z.string().nullish(),
  currency: z.string().nullish(),
  merchant_reference: z.string().nullish(),
  confirmation_code: z.string().nullish(),
  payment_method: z.string().nullish(),
  description: z.string().nullish(),
  subscription_transaction_info: z
    .object({
      account_reference: z.string().nullish(),
      amount: z.string().nullish(),
      correlation_id: z.string().nullish(),
    })
    .nullish(),
});

/**
 * Parses a reply of one type. Pesapal reports most errors with HTTP status 200, so `error` and `status` in the
 * body are checked first.
 * @throws ProviderError `refused` for an error, `silent` for an unexpected type
 */
export function readReply<Schema extends z.ZodType>(
  { status: code, json }: ProviderReply,
  schema: Schema,
): z.output<Schema> {
  const outside = z.object({ error: problem, status: z.string().nullish() }).safeParse(json);
  const error = outside.success ? outside.data.error : undefined;
  if (error && (error.code || error.message || error.error_type)) {
    throw new ProviderError("refused", error.message ?? "", error.code ?? error.error_type ?? "");
  }
  const bodyStatus = outside.success ? outside.data.status : undefined;
  if (code >= 400 || (bodyStatus && /^[45]\d\d$/.test(bodyStatus))) {
    const kind = bodyStatus?.startsWith("5") ? "silent" : "refused";
    throw new ProviderError(kind, `answered ${bodyStatus ?? code}`, String(bodyStatus ?? code));
  }
  return readShape(schema, json);
}
