import type { Clock } from "#server/clock.ts";
import { ProviderError } from "./payment-provider.ts";
import { ipn, ipnList, readReply, token } from "./pesapal-replies.ts";
import { type ProviderReply, requestProvider } from "./provider-request.ts";

export interface PesapalKeys {
  /** `https://pay.pesapal.com/v3` or `https://cybqa.pesapal.com/pesapalv3`. */
  baseUrl: string;
  consumerKey: string;
  consumerSecret: string;
  /** Id of our webhook address at Pesapal; found or registered when absent. */
  ipnId?: string | undefined;
}

/** Pesapal's tokens live for five minutes at most; ours are dropped after four. */
const tokenLife = 4 * 60_000;

/** Calls Pesapal with a fresh token, and finds the id of our webhook. */
export function createPesapalSession(
  { baseUrl, consumerKey, consumerSecret, ipnId }: PesapalKeys,
  { clock, timeout, webhookUrl }: { clock: Clock; timeout: number; webhookUrl: () => string },
) {
  let held: { token: Promise<string>; until: number } | undefined;
  let registered: Promise<string> | undefined = ipnId ? Promise.resolve(ipnId) : undefined;

  async function requestToken(): Promise<string> {
    const reply = await requestProvider({
      method: "POST",
      url: `${baseUrl}/api/Auth/RequestToken`,
      body: { consumer_key: consumerKey, consumer_secret: consumerSecret },
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

  async function call(
    method: "GET" | "POST",
    path: string,
    body?: unknown,
    isSecondTry = false,
  ): Promise<ProviderReply> {
    const reply = await requestProvider({
      method,
      url: `${baseUrl}${path}`,
      headers: { authorization: `Bearer ${await freshToken()}` },
      body,
      timeout,
    });
    if (reply.status !== 401) return reply;
    held = undefined;
    if (!isSecondTry) return call(method, path, body, true);
    throw new ProviderError("silent", "answered 401", "401");
  }

  async function findOrRegister(): Promise<string> {
    const url = webhookUrl();
    const known = readReply(await call("GET", "/api/URLSetup/GetIpnList"), ipnList);
    const own = known.find((entry) => entry.url === url && entry.ipn_id);
    if (own?.ipn_id) return own.ipn_id;
    const body = { url, ipn_notification_type: "POST" };
    return readReply(await call("POST", "/api/URLSetup/RegisterIPN", body), ipn).ipn_id;
  }

  return {
    call,
    /** @throws ProviderError */
    notificationId(): Promise<string> {
      registered ??= findOrRegister().catch((error: unknown) => {
        registered = undefined;
        return asSilence(error);
      });
      return registered;
    },
  };
}

/** Wrong keys or a wrong address are configuration errors, not news about a donation. */
function asSilence(error: unknown): never {
  throw error instanceof ProviderError
    ? new ProviderError("silent", error.message, error.code)
    : error;
}
