import { z } from "zod";
import type { Clock } from "#server/clock.ts";
import type { Environment } from "#server/environment.ts";
import { ProviderError } from "./payment-provider.ts";
import { type ProviderReply, readShape, requestProvider } from "./provider-request.ts";

/** Pesapal's tokens live for five minutes at most; ours are dropped after four. */
const tokenLife = 4 * 60_000;

/** Calls Pesapal with a fresh token, and finds the id of our webhook, which each order needs. */
export function createPesapalSession(
  environment: Environment,
  { clock, timeout, webhookUrl }: { clock: Clock; timeout: number; webhookUrl: () => string },
) {
  const { PESAPAL_URL: baseUrl, PESAPAL_IPN_ID: ipnId } = environment;
  const { PESAPAL_CONSUMER_KEY: consumer_key, PESAPAL_CONSUMER_SECRET: consumer_secret } =
    environment;
  let held: { token: Promise<string>; until: number } | undefined;
  /** Ids of our webhook that Pesapal did not take, although it may list them. */
  const refusedIds = new Set<string>();
  let registered: Promise<string> | undefined = ipnId ? Promise.resolve(ipnId) : undefined;

  async function requestToken(): Promise<string> {
    const reply = await requestProvider({
      method: "POST",
      url: `${baseUrl}/api/Auth/RequestToken`,
      body: { consumer_key, consumer_secret },
      timeout,
    });
    return readReply(reply, token).token;
  }

  function freshToken(): Promise<string> {
    if (!held || clock() >= held.until) {
      const asking = requestToken().catch(asSilence);
      held = { token: asking, until: clock() + tokenLife };
      asking.catch(() => {
        held = undefined;
      });
    }
    return held.token;
  }

  /** A token that is not taken is forgotten, and another is asked for, once. */
  async function call(method: "GET" | "POST", path: string, body?: unknown, isSecondTry = false) {
    const reply = await requestProvider({
      method,
      url: `${baseUrl}${path}`,
      headers: { authorization: `Bearer ${await freshToken()}` },
      body,
      timeout,
    });
    if (!isTokenRefused(reply)) return reply;
    held = undefined;
    if (!isSecondTry) return call(method, path, body, true);
    throw new ProviderError("silent", "answered 401", "401");
  }

  async function findOrRegister(): Promise<string> {
    const url = webhookUrl();
    const list = readReply(await call("GET", "/api/URLSetup/GetIpnList"), ipnList);
    const own = list.find(
      (entry) => entry.url === url && entry.ipn_id && !refusedIds.has(entry.ipn_id),
    );
    if (own?.ipn_id) return own.ipn_id;
    const body = { url, ipn_notification_type: "POST" };
    return readReply(await call("POST", "/api/URLSetup/RegisterIPN", body), ipn).ipn_id;
  }

  /** @throws ProviderError */
  function notificationId(): Promise<string> {
    registered ??= findOrRegister().catch((error: unknown) => {
      registered = undefined;
      return asSilence(error);
    });
    return registered;
  }

  return {
    call,
    /**
     * Does work with the id of our webhook. One that Pesapal does not know any more is forgotten, a new one is
     * registered, and the work is done once more.
     * @throws ProviderError
     */
    async withNotificationId<Result>(work: (id: string) => Promise<Result>): Promise<Result> {
      const id = await notificationId();
      try {
        return await work(id);
      } catch (error) {
        if (!(error instanceof ProviderError) || !isAboutNotification(error)) throw error;
        refusedIds.add(id);
        // Another payment may have registered a new one already.
        if ((await registered) === id) registered = undefined;
        return work(await notificationId());
      }
    },
  };
}

/** `InvalidIpnId`, or an error about `notification_id`. */
const isAboutNotification = ({ code, message }: ProviderError) =>
  /ipn|notification_?id/i.test(`${code} ${message}`);

/** Pesapal says it by the status, and as often in a reply with status 200. */
function isTokenRefused({ status, json }: ProviderReply): boolean {
  const reply = outside.safeParse(json).data;
  const reason = `${reply?.error?.code ?? ""} ${reply?.error?.message ?? ""}`;
  return (
    status === 401 ||
    reply?.status === "401" ||
    /invalid_?(?:access_?)?token|token.{0,12}expired/i.test(reason)
  );
}

/** Wrong keys or a wrong address are configuration errors, not news about a donation. */
function asSilence(error: unknown): never {
  throw error instanceof ProviderError
    ? new ProviderError("silent", error.message, error.code)
    : error;
}

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

/** Around every reply. */
const outside = z.object({ error: problem, status: z.string().nullish() });

const token = z.object({ token: z.string().min(10), expiryDate: z.string().nullish() });

const ipn = z.object({ url: z.string(), ipn_id: z.string().min(1) });

const ipnList = z.array(ipn.partial());

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
  payment_status_description: z.string().nullish(),
});

/**
 * Parses a reply. Pesapal reports most errors with HTTP status 200, so `error` and `status` in the body are
 * checked first.
 * @throws ProviderError `refused` for an error, `silent` for an unexpected type
 */
export function readReply<Schema extends z.ZodType>(
  { status: code, json }: ProviderReply,
  schema: Schema,
): z.output<Schema> {
  const reply = outside.safeParse(json);
  const error = reply.success ? reply.data.error : undefined;
  if (error && (error.code || error.message || error.error_type)) {
    throw new ProviderError("refused", error.message ?? "", error.code ?? error.error_type ?? "");
  }
  const bodyStatus = reply.success ? reply.data.status : undefined;
  if (code >= 400 || (bodyStatus && /^[45]\d\d$/.test(bodyStatus))) {
    const kind = bodyStatus?.startsWith("5") ? "silent" : "refused";
    throw new ProviderError(kind, `answered ${bodyStatus ?? code}`, String(bodyStatus ?? code));
  }
  return readShape(schema, json);
}
