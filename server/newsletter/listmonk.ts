import type { Integrations } from "#server/mail/relay.ts";
import { confirmedAddress } from "./subscribers.ts";

/** A listmonk server that stores the list and sends the issues (API of version 5). */
interface ListmonkSettings {
  url: string;
  user: string;
  token: string;
  /** Number of the list. */
  list: number;
}

/** Timeout in milliseconds; shorter than the lease of an outbox entry. */
const timeout = 30_000;

/** Sends confirmed, ended and erased subscriptions to listmonk: the first by subscriber, the others by address. */
export function listmonkIntegrations(
  settings: ListmonkSettings,
): Pick<Required<Integrations>, "listmonk-add" | "listmonk-unsubscribe" | "listmonk-erase"> {
  const call = caller(settings);

  async function findId(address: string): Promise<number | undefined> {
    const query = `subscribers.email = '${address.toLowerCase().replaceAll("'", "''")}'`;
    const found = await call("GET", `/api/subscribers?query=${encodeURIComponent(query)}`);
    const results = (found.body as { data?: { results?: { id: number }[] } })?.data?.results;
    return results?.[0]?.id;
  }

  async function changeLists(id: number, action: "add" | "unsubscribe"): Promise<void> {
    const status = action === "add" ? "confirmed" : "unsubscribed";
    await call("PUT", "/api/subscribers/lists", {
      ids: [id],
      action,
      target_list_ids: [settings.list],
      status,
    });
  }

  return {
    "listmonk-add": async (tables, { subscriberId }) => {
      const address = await confirmedAddress(tables, subscriberId);
      if (!address) return false;
      const created = await call(
        "POST",
        "/api/subscribers",
        {
          email: address,
          name: "",
          status: "enabled",
          lists: [settings.list],
          // Confirmed here already; listmonk must not ask again.
          preconfirm_subscriptions: true,
        },
        [409],
      );
      if (created.status !== 409) return true;
      const id = await findId(address);
      if (id === undefined)
        throw new Error("listmonk reported a known address but did not find it.");
      await changeLists(id, "add");
      return true;
    },
    "listmonk-unsubscribe": async (_tables, { address }) => {
      const id = await findId(address);
      if (id === undefined) return false;
      await changeLists(id, "unsubscribe");
      return true;
    },
    "listmonk-erase": async (_tables, { address }) => {
      const id = await findId(address);
      if (id === undefined) return false;
      await call("DELETE", `/api/subscribers/${id}`);
      return true;
    },
  };
}

function caller({ url, user, token }: ListmonkSettings) {
  return async (
    method: string,
    path: string,
    content?: object,
    expected: readonly number[] = [],
  ): Promise<{ status: number; body: unknown }> => {
    const response = await fetch(new URL(path, url), {
      method,
      headers: {
        Authorization: `token ${user}:${token}`,
        "Content-Type": "application/json",
        Accept: "application/json",
      },
      ...(content && { body: JSON.stringify(content) }),
      redirect: "manual",
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok && !expected.includes(response.status)) {
      throw new Error(`listmonk answered ${response.status} to ${method} ${path.split("?")[0]}.`);
    }
    return { status: response.status, body: await response.json().catch(() => undefined) };
  };
}
