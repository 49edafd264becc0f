import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { emailAddress } from "#app/forms/email-address.ts";
import { shillings } from "#app/forms/shillings.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { until } from "#tests/support/until.ts";
import { ProviderError } from "./payment-provider.ts";
import { createSandboxProvider, sandboxOutcomes } from "./sandbox-provider.ts";

const home = "http://localhost:3000";
const delay = 20_000;
const order = {
  reference: "OTC-1",
  amount: shillings(50_000),
  name: "Amina",
  email: emailAddress("amina@example.org"),
  phone: "" as const,
  returnUrl: `${home}/donate/return/view`,
  cancelUrl: `${home}/donate/return/view?cancelled=1`,
};

/** The sandbox with one order; webhooks are kept instead of delivered. */
async function open() {
  const clock = { now: Date.UTC(2026, 10, 21, 9) };
  const store = await openSqlite(join(temporaryFolder(), "otc.sqlite"));
  onTestFinished(() => store.close());
  const delivered: Request[] = [];
  const sandbox = createSandboxProvider({
    store,
    clock: () => clock.now,
    origin: () => home,
    delay,
    deliver: async (request) => {
      delivered.push(request);
      return new Response();
    },
  });
  const { orderId, url } = await sandbox.create(order);
  const id = orderId ?? "";
  return {
    clock,
    sandbox,
    delivered,
    id,
    url,
    play: (outcome: string) => sandbox.play(id, outcome),
    verify: () => sandbox.verify({ reference: order.reference, orderId: id }),
  };
}

test("is a test provider that moves no money and redirects to its own page", async () => {
  const { sandbox, url, id } = await open();
  expect(sandbox).toMatchObject({
    name: "sandbox",
    isTest: true,
    hasMobileMoney: false,
    checkoutOrigins: [],
  });
  expect(url).toBe(`${home}/donate/sandbox/${id}`);
  expect(await sandbox.find(id)).toMatchObject({
    reference: "OTC-1",
    amount: 50_000,
    outcome: null,
  });
  expect(await sandbox.find("unknown")).toBeUndefined();
});

test("reports no money before an outcome is chosen, nor for an order that it does not know", async () => {
  const { sandbox, verify } = await open();
  expect((await verify()).kind).toBe("open");
  for (const orderId of ["unknown", null, ""]) {
    expect((await sandbox.verify({ reference: "OTC-1", orderId })).kind).toBe("open");
  }
});

test.each([
  ["paid", { amount: "50000", currency: "UGX" }],
  ["wrong-amount", { amount: "49000", currency: "UGX" }],
  ["wrong-currency", { amount: "50000", currency: "KES" }],
  ["webhook-twice", { amount: "50000" }],
  ["webhook-first", { amount: "50000" }],
  ["webhook-never", { amount: "50000" }],
])("plays %s at once", async (outcome, facts) => {
  const { play, verify, sandbox, id } = await open();
  expect(await play(outcome)).toBe(order.returnUrl);
  const { transaction_id } = (await sandbox.find(id)) ?? {};
  expect(transaction_id).toMatch(/^SANDBOX-[\w-]{22}$/);
  expect(await verify()).toEqual({
    kind: "paid",
    transaction: transaction_id,
    reference: "OTC-1",
    currency: "UGX",
    method: "Sandbox",
    ...facts,
  });
});

test("plays a declined and a cancelled payment", async () => {
  const declined = await open();
  expect(await declined.play("failed")).toBe(order.returnUrl);
  expect((await declined.verify()).kind).toBe("failed");
  const cancelled = await open();
  expect(await cancelled.play("cancelled")).toBe(order.cancelUrl);
  expect((await cancelled.verify()).kind).toBe("open");
});

test("plays a slow payment, and one about which the provider is silent, until the delay is over", async () => {
  const slow = await open();
  await slow.play("pending");
  slow.clock.now += delay - 1;
  expect((await slow.verify()).kind).toBe("open");
  slow.clock.now += 1;
  expect((await slow.verify()).kind).toBe("paid");
  const silent = await open();
  await silent.play("timeout");
  silent.clock.now += delay - 1;
  await expect(silent.verify()).rejects.toMatchObject({ kind: "silent" });
  await expect(silent.verify()).rejects.toBeInstanceOf(ProviderError);
  silent.clock.now += 1;
  expect((await silent.verify()).kind).toBe("paid");
});

test("plays an outcome for one order alone", async () => {
  const { sandbox, play } = await open();
  const { orderId } = await sandbox.create({ ...order, reference: "OTC-2" });
  await play("paid");
  expect((await sandbox.find(orderId ?? ""))?.outcome).toBeNull();
});

test("plays no unknown outcome and no unknown order", async () => {
  const { sandbox, id, play, delivered } = await open();
  expect(await play("generous")).toBeUndefined();
  expect(await sandbox.play("unknown", "paid")).toBeUndefined();
  expect((await sandbox.find(id))?.outcome).toBeNull();
  expect(delivered).toEqual([]);
});

test("sends signed webhooks that it understands itself", async () => {
  const { sandbox, id, play, delivered } = await open();
  await play("webhook-first");
  const [request, ...others] = delivered;
  expect(others).toEqual([]);
  if (!request) throw new Error("no webhook");
  expect([request.url, request.method]).toEqual([`${home}/donate/webhook/sandbox`, "POST"]);
  expect(request.headers.get("content-type")).toBe("application/json");
  const body = Buffer.from(await request.arrayBuffer());
  const header = (name: string) => request.headers.get(name) ?? undefined;
  expect(sandbox.readWebhook({ body, query: "", header })).toEqual({
    kind: "payment",
    reference: "OTC-1",
    orderId: id,
    notice: { reference: "OTC-1", order: id },
    acknowledgement: {},
  });
  const signature = header("sandbox-signature") ?? "";
  expect(signature).toMatch(/^[\da-f]{64}$/);
  const changed = `${signature.startsWith("0") ? "1" : "0"}${signature.slice(1)}`;
  for (const forged of [undefined, "", signature.slice(2), `${signature}00`, changed]) {
    expect(sandbox.readWebhook({ body, query: "", header: () => forged })).toEqual({
      kind: "forged",
    });
  }
  const other = Buffer.from(JSON.stringify({ reference: "OTC-2", order: id }));
  expect(sandbox.readWebhook({ body: other, query: "", header }).kind).toBe("forged");
});

test.each([
  ["paid", 1],
  ["failed", 1],
  ["webhook-twice", 2],
  ["webhook-first", 1],
  ["cancelled", 0],
  ["webhook-never", 0],
])("sends the webhooks of %s: %i", async (outcome, count) => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { play, delivered } = await open();
  await play(outcome);
  expect(delivered).toHaveLength(outcome === "webhook-first" ? 1 : 0);
  await vi.advanceTimersByTimeAsync(1);
  expect(delivered).toHaveLength(count);
});

test("sends the webhook of a slow payment once it is settled", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { play, delivered } = await open();
  await play("pending");
  await vi.advanceTimersByTimeAsync(delay - 1);
  expect(delivered).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(delivered).toHaveLength(1);
});

test("goes on when a webhook cannot be delivered", async () => {
  let tries = 0;
  const store = await openSqlite(join(temporaryFolder(), "otc.sqlite"));
  onTestFinished(() => store.close());
  const sandbox = createSandboxProvider({
    store,
    clock: () => 0,
    origin: () => home,
    delay,
    deliver: async () => {
      tries += 1;
      throw new Error("The site has stopped");
    },
  });
  const { orderId } = await sandbox.create(order);
  expect(await sandbox.play(orderId ?? "", "paid")).toBe(order.returnUrl);
  await until(() => tries === 1);
});

test("names each outcome once", () => {
  const names = sandboxOutcomes.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
