import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { systemClock } from "#server/clock.ts";
import { postToFormService } from "#server/form-service/form-service.ts";
import { createRelay } from "#server/mail/relay.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import { eraseFrom } from "#tests/support/erase-from.ts";
import { readableLog } from "#tests/support/log-lines.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { until } from "#tests/support/until.ts";
import { createLinkTokens } from "./link-tokens.ts";
import { listmonkIntegrations } from "./listmonk.ts";
import { createNewsletter } from "./newsletter.ts";

interface Call {
  asked: string;
  authorization: string;
  content: Record<string, unknown>;
}

/** Starts a fake service that records its requests. */
async function serve(answer: (asked: string) => [status: number, body: unknown]) {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    const asked = `${request.method} ${request.url}`;
    const content = body.startsWith("{") ? JSON.parse(body) : { body };
    calls.push({ asked, authorization: request.headers.authorization ?? "", content });
    const [status, value] = answer(asked);
    response.writeHead(status, { "Content-Type": "application/json", Location: "/elsewhere" });
    response.end(JSON.stringify(value));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { calls, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test("listmonk receives confirmed subscribers, preconfirmed, and unsubscriptions and erasures", async () => {
  let isKnown = false;
  const listmonk = await serve((asked) => {
    if (asked.startsWith("GET")) return [200, { data: { results: [{ id: 7 }] } }];
    if (asked.startsWith("POST") && isKnown) return [409, { message: "exists" }];
    return [200, { data: true }];
  });
  const store = await openSqlite(join(temporaryFolder(), "otc.sqlite"));
  const tokens = createLinkTokens(Buffer.from("key"));
  const relay = createRelay({
    store,
    transport: { place: "nowhere", send: async () => undefined, close: async () => undefined },
    templates: {},
    integrations: listmonkIntegrations({
      url: listmonk.url,
      user: "website",
      token: "word",
      list: 3,
    }),
    from: "",
    clock: systemClock,
    log: readableLog().log,
    pace: { pollInterval: 20, initialRetryDelay: 20 },
  });
  onTestFinished(async () => {
    await relay.stop();
    await store.close();
  });
  relay.start();
  const newsletter = createNewsletter({
    store,
    clock: systemClock,
    tokens,
    erase: eraseFrom(store, tokens, { now: 0, dispatch: "listmonk-erase" }),
    dispatches: { confirmed: "listmonk-add", unsubscribed: "listmonk-unsubscribe" },
  });
  const confirm = async (address: string) => {
    await newsletter.subscribe({ address, sourcePage: "/newsletter", isSuspect: false });
    const links = await store.tables.selectFrom("confirmation_links").selectAll().execute();
    await newsletter.confirm(tokens.confirmation(links.at(-1)?.id ?? ""));
  };

  await confirm("a@example.org");
  await until(() => listmonk.calls.length === 1);
  expect(listmonk.calls[0]).toMatchObject({
    asked: "POST /api/subscribers",
    authorization: "token website:word",
    content: { email: "a@example.org", lists: [3], preconfirm_subscriptions: true },
  });

  isKnown = true;
  await confirm("b'c@example.org");
  await until(() => listmonk.calls.length === 4);
  expect(decodeURIComponent(listmonk.calls[2]?.asked ?? "")).toContain("= 'b''c@example.org'");
  expect(listmonk.calls[3]).toMatchObject({
    asked: "PUT /api/subscribers/lists",
    content: { ids: [7], action: "add", target_list_ids: [3], status: "confirmed" },
  });

  const [first, second] = await store.tables.selectFrom("subscribers").select("id").execute();
  await newsletter.unsubscribe(tokens.leaving(first?.id ?? ""), false);
  await until(() => listmonk.calls.length === 6);
  expect(listmonk.calls[5]?.content).toMatchObject({ action: "unsubscribe" });

  await newsletter.unsubscribe(tokens.leaving(second?.id ?? ""), true);
  await until(() => listmonk.calls.length === 8);
  expect(listmonk.calls[7]?.asked).toBe("DELETE /api/subscribers/7");
  const rows = () =>
    store.tables
      .selectFrom("outbox")
      .select(["state", "reference"])
      .where("kind", "in", ["listmonk-add", "listmonk-unsubscribe", "listmonk-erase"])
      .execute();
  await until(async () => (await rows()).every(({ state }) => state === "sent"));
  // After delivery the address must not stay in the outbox.
  expect(JSON.stringify(await rows())).not.toContain("c@example.org");
});

test.each([
  [200, { ok: true, next: "/thanks" }, true],
  [201, {}, true],
  [200, { error: "form over quota" }, false],
  [200, { success: false }, false],
  [302, {}, false],
  [422, { errors: [] }, false],
  [503, {}, false],
])("accepts a form service's answer %i %o: %o", async (status, body, isTaken) => {
  const service = await serve(() => [status, body]);
  const posted = postToFormService(service.url, { email: "a@example.org" });
  if (isTaken) await posted;
  else await expect(posted).rejects.toThrow("form service");
  expect(service.calls).toHaveLength(1);
});
