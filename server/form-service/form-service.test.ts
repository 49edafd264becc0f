import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createContact } from "#server/contact/contact.ts";
import { newId } from "#server/store/new-id.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { goodMessage } from "#tests/support/test-site.ts";
import { contactIntegration, newsletterIntegration } from "./form-service.ts";

const now = Date.UTC(2026, 10, 21);

/** A form service that notes the fields of what it gets. */
async function startService(answers: number[] = []) {
  const forms: Record<string, string>[] = [];
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const type = incoming.headers["content-type"] ?? "";
    const read = new Response(Buffer.concat(chunks), { headers: { "content-type": type } });
    const fields = [...(await read.formData())].map(([name, value]) => [name, String(value)]);
    forms.push(Object.fromEntries(fields));
    response.writeHead(answers.shift() ?? 200).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { forms, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/f/abc` };
}

async function openStore() {
  const store = await openSqlite(join(temporaryFolder(), "otc.sqlite"));
  onTestFinished(() => store.close());
  return store;
}

test("sends a message in the fields of our own form, with the id of its entry as key", async () => {
  const service = await startService([503]);
  const store = await openStore();
  const contact = createContact({ store, clock: () => now });
  const kept = await contact.receive({
    message: goodMessage,
    sourcePage: "/contact",
    isSuspect: false,
  });
  if (kept.kind === "conflict") throw new Error("not kept");
  const carry = contactIntegration(service.url);
  await expect(carry(store.tables, { messageId: kept.id }, "order-1")).rejects.toThrow(
    "The form service answered 503.",
  );
  expect(await carry(store.tables, { messageId: kept.id }, "order-1")).toBe(true);
  const form = { ...goodMessage, _key: "order-1" };
  expect(service.forms).toEqual([form, form]);
});

test("sends an address only while it is confirmed", async () => {
  const service = await startService();
  const store = await openStore();
  const id = newId(now);
  await store.change((tables) =>
    tables
      .insertInto("subscribers")
      .values({
        id,
        address: "Amina@example.org",
        address_key: "amina@example.org",
        status: "pending",
        created_at: now,
        consent_at: now,
        consent_wording: "test",
        source_page: "",
        confirmed_at: null,
        left_at: null,
        last_email_at: 0,
      })
      .execute(),
  );
  const carry = newsletterIntegration(service.url);
  const outcomes = [];
  for (const status of ["pending", "confirmed", "unsubscribed", "bounced"] as const) {
    await store.change((tables) => tables.updateTable("subscribers").set({ status }).execute());
    outcomes.push(await carry(store.tables, { subscriberId: id }, "order-1"));
  }
  expect(outcomes).toEqual([false, true, false, false]);
  expect(service.forms).toEqual([{ email: "Amina@example.org", _key: "order-1" }]);
});

test("sends nothing when its subject was deleted before", async () => {
  const service = await startService();
  const { tables } = await openStore();
  expect(await contactIntegration(service.url)(tables, { messageId: "gone" }, "order-1")).toBe(
    false,
  );
  expect(
    await newsletterIntegration(service.url)(tables, { subscriberId: "gone" }, "order-1"),
  ).toBe(false);
  expect(service.forms).toEqual([]);
});
