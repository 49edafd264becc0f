import { expect, onTestFinished, test } from "vitest";
import { phoneNumber } from "#app/forms/phone-number.ts";
import { shillings } from "#app/forms/shillings.ts";
import { readEnvironment } from "#server/environment.ts";
import { type Reply, startPaymentServer } from "#tests/support/payment-server.ts";
import { createFlutterwaveProvider } from "./flutterwave-provider.ts";

const order = {
  reference: "OTC-20261121-BBBBBBBBBB",
  amount: shillings(100_000),
  name: "",
  email: "" as const,
  phone: phoneNumber("+256772123456"),
  returnUrl: "https://www.example.org/donate/return/x",
  cancelUrl: "https://www.example.org/donate/return/x?cancelled=1",
};
const query = { reference: order.reference, orderId: null };
const hash = "a-hash-of-sixteen-or-more";

async function open(reply: Reply) {
  const server = await startPaymentServer(() => reply);
  onTestFinished(() => server[Symbol.asyncDispose]());
  const provider = createFlutterwaveProvider(
    readEnvironment({
      FLUTTERWAVE_URL: `${server.origin}/v3`,
      FLUTTERWAVE_SECRET_KEY: "FLWSECK_TEST-1",
      FLUTTERWAVE_WEBHOOK_HASH: hash,
    }),
    { fallbackEmail: (reference) => `donations+${reference}@example.org`, timeout: 1000 },
  );
  return { provider, server };
}

const verified = (fields: object): Reply => ({
  json: {
    status: "success",
    message: "Transaction fetched successfully",
    data: {
      id: 4975363,
      tx_ref: order.reference,
      flw_ref: "FLW-1",
      amount: 100000,
      currency: "UGX",
      charged_amount: 100000,
      status: "successful",
      payment_type: "mobilemoneyug",
      processor_response: "Approved",
      ...fields,
    },
  },
});

test("sends a complete order, and returns its payment link", async () => {
  const link = "https://checkout.flutterwave.com/v3/hosted/pay/abc";
  const { provider, server } = await open({
    json: { status: "success", message: "Hosted Link", data: { link } },
  });
  expect(await provider.create(order)).toEqual({ url: link, orderId: null });
  expect(server.calls).toMatchObject([
    {
      method: "POST",
      url: "/v3/payments",
      headers: { authorization: "Bearer FLWSECK_TEST-1", "content-type": "application/json" },
    },
  ]);
  expect(server.calls[0]?.body).toEqual({
    tx_ref: order.reference,
    amount: 100_000,
    currency: "UGX",
    redirect_url: order.returnUrl,
    payment_options: "mobilemoneyuganda,card",
    customer: {
      email: `donations+${order.reference}@example.org`,
      phonenumber: "+256772123456",
    },
    customizations: { title: "OTC", description: "Donation" },
  });
});

test("verifies a payment by our own reference and reports it as written", async () => {
  const { provider, server } = await open(verified({}));
  expect(await provider.verify(query)).toEqual({
    kind: "paid",
    transaction: "4975363",
    reference: order.reference,
    amount: "100000",
    currency: "UGX",
    method: "mobilemoneyug",
  });
  expect(server.calls[0]).toMatchObject({
    method: "GET",
    url: `/v3/transactions/verify_by_reference?tx_ref=${order.reference}`,
  });
});

test.each([
  ["pending", "open"],
  ["failed", "failed"],
  ["reversed", "reversed"],
])("maps status %s to %s, with Flutterwave's reason", async (status, kind) => {
  const { provider } = await open(verified({ status, processor_response: "Told by bank" }));
  const reason = `Flutterwave: ${status} Told by bank`;
  expect(await provider.verify(query)).toEqual({ kind, reason });
});

test("takes a status that it does not know for no answer", async () => {
  const { provider } = await open(verified({ status: "successful-ish" }));
  await expect(provider.verify(query)).rejects.toMatchObject({ kind: "silent" });
});

test("says what it can do, and whether its key is one for tests", async () => {
  const { provider } = await open({});
  expect(provider).toMatchObject({ isTest: true, hasMobileMoney: true });
  expect(provider.checkoutOrigins).toEqual(["https://checkout.flutterwave.com"]);
});

test("takes success in the body of a refusal for a refusal", async () => {
  const { provider } = await open({
    status: 400,
    json: { status: "success", message: "no", data: { link: "https://example.org/pay" } },
  });
  await expect(provider.create(order)).rejects.toMatchObject({ kind: "refused" });
});

test("reports a payment that is unknown there as open", async () => {
  const { provider } = await open({
    status: 400,
    json: { status: "error", message: "No transaction was found for this id", data: null },
  });
  expect((await provider.verify(query)).kind).toBe("open");
});

test("ignores a failure under another reference", async () => {
  const { provider } = await open(verified({ status: "failed", tx_ref: "OTC-OTHER" }));
  expect((await provider.verify(query)).kind).toBe("open");
});

const faults: [string, Reply][] = [
  ["nothing in time", "hang"],
  ["a cut connection", "cut"],
  ["503 of the gateway", { status: 503, text: "upstream" }],
  ["500", { status: 500, json: { status: "error", message: "x" } }],
  ["429", { status: 429, json: { status: "error", message: "x" } }],
  ["HTML", { text: "<html></html>" }],
  ["an empty body", { text: "" }],
  ["success without data", { json: { status: "success", message: "", data: null } }],
];

test.each(faults)("treats %s as no answer about an order or payment", async (_, reply) => {
  const { provider } = await open(reply);
  await expect(provider.create(order)).rejects.toMatchObject({ kind: "silent" });
  await expect(provider.verify(query)).rejects.toMatchObject({ kind: "silent" });
});

test("treats an error as a refusal of an order, and as silence about a payment", async () => {
  const { provider } = await open({
    status: 401,
    json: { status: "error", message: "Invalid authorization key", data: null },
  });
  const isAboutKeys = true;
  await expect(provider.create(order)).rejects.toMatchObject({ kind: "refused", isAboutKeys });
  await expect(provider.verify(query)).rejects.toMatchObject({ kind: "silent", isAboutKeys });
});

test("treats an error with status 200 as an error", async () => {
  const { provider } = await open({ json: { status: "error", message: "no", data: null } });
  await expect(provider.create(order)).rejects.toMatchObject({ kind: "refused" });
});

test("requires the dashboard's hash in a webhook, which only names a donation", async () => {
  const { provider } = await open({});
  const body = Buffer.from(
    JSON.stringify({
      event: "charge.completed",
      data: { id: 1, tx_ref: order.reference, amount: 1 },
    }),
  );
  const read = (verifHash: string | undefined, bytes = body) =>
    provider.readWebhook({
      body: bytes,
      query: "",
      header: (name) => (name === "verif-hash" ? verifHash : undefined),
    });
  expect(read(hash)).toEqual({
    kind: "payment",
    reference: order.reference,
    orderId: null,
    notice: { tx_ref: order.reference },
    acknowledgement: {},
  });
  for (const wrong of [undefined, "", hash.slice(1), hash.toUpperCase(), `${hash} `]) {
    expect(read(wrong)).toEqual({ kind: "forged" });
  }
  for (const other of ["", "[]", "{}", '{"event":"test_assess"}', "<x>", '{"data":{"tx_ref":5}}']) {
    expect(read(hash, Buffer.from(other)), other).toEqual(
      other.includes("5") ? expect.objectContaining({ kind: "payment" }) : { kind: "other" },
    );
  }
});
