import { expect, onTestFinished, test } from "vitest";
import { emailAddress } from "#app/forms/email-address.ts";
import { phoneNumber } from "#app/forms/phone-number.ts";
import { shillings } from "#app/forms/shillings.ts";
import { readEnvironment } from "#server/environment.ts";
import {
  type PaymentServer,
  type Reply,
  startPaymentServer,
} from "#tests/support/payment-server.ts";
import { createPesapalProvider, readNotification } from "./pesapal-provider.ts";

const order = {
  reference: "OTC-20261121-AAAAAAAAAA",
  amount: shillings(50_000),
  name: "Amina Okello",
  email: emailAddress("amina@example.org"),
  phone: "" as const,
  returnUrl: "https://www.example.org/donate/return/x",
  cancelUrl: "https://www.example.org/donate/return/x?cancelled=1",
};

const good: Record<string, Reply> = {
  "/api/Auth/RequestToken": {
    json: {
      token: "token-0123456789",
      expiryDate: "2026-11-21T09:05:00Z",
      error: null,
      status: "200",
    },
  },
  "/api/URLSetup/GetIpnList": { json: [] },
  "/api/URLSetup/RegisterIPN": {
    json: { url: "u", ipn_id: "ipn-1", error: null, status: "200" },
  },
  "/api/Transactions/SubmitOrderRequest": {
    json: {
      order_tracking_id: "track-1",
      merchant_reference: order.reference,
      redirect_url: "https://pay.pesapal.com/iframe/track-1",
      error: null,
      status: "200",
    },
  },
};

const statusReply = (fields: object): Reply => ({
  json: {
    payment_method: "MTNMoMoUG",
    amount: 50000.0,
    confirmation_code: "CODE1",
    payment_status_description: "Completed",
    status_code: 1,
    merchant_reference: order.reference,
    currency: "UGX",
    error: { error_type: null, code: null, message: null },
    status: "200",
    ...fields,
  },
});

async function open(faults: Record<string, Reply> = {}, settings: Record<string, string> = {}) {
  const clock = { now: 0 };
  const server: PaymentServer = await startPaymentServer(({ url }) => {
    const path = url.split("?")[0] ?? "";
    return { ...good, ...faults }[path] ?? { status: 404, json: {} };
  });
  onTestFinished(() => server[Symbol.asyncDispose]());
  const provider = createPesapalProvider(
    readEnvironment({
      PESAPAL_URL: server.origin,
      PESAPAL_CONSUMER_KEY: "key",
      PESAPAL_CONSUMER_SECRET: "secret",
      ...settings,
    }),
    {
      clock: () => clock.now,
      origin: () => "https://www.example.org",
      fallbackEmail: (reference) => `donations+${reference}@example.org`,
      timeout: 1000,
    },
  );
  return { provider, server, clock };
}

const status = "/api/Transactions/GetTransactionStatus";
const submit = "/api/Transactions/SubmitOrderRequest";
const query = { reference: order.reference, orderId: "track-1" };

test("sends a complete order, and returns its payment page", async () => {
  const { provider, server } = await open();
  expect(await provider.create(order)).toEqual({
    url: "https://pay.pesapal.com/iframe/track-1",
    orderId: "track-1",
  });
  expect(server.calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
    "POST /api/Auth/RequestToken",
    "GET /api/URLSetup/GetIpnList",
    "POST /api/URLSetup/RegisterIPN",
    "POST /api/Transactions/SubmitOrderRequest",
  ]);
  expect(server.calls[0]?.body).toEqual({ consumer_key: "key", consumer_secret: "secret" });
  expect(server.calls[2]?.body).toEqual({
    url: "https://www.example.org/donate/webhook/pesapal",
    ipn_notification_type: "POST",
  });
  expect(server.calls[3]?.headers.authorization).toBe("Bearer token-0123456789");
  expect(server.calls[3]?.body).toEqual({
    id: order.reference,
    currency: "UGX",
    amount: 50_000,
    description: "Donation to OTC",
    callback_url: order.returnUrl,
    cancellation_url: order.cancelUrl,
    notification_id: "ipn-1",
    billing_address: {
      email_address: "amina@example.org",
      phone_number: "",
      country_code: "UG",
      first_name: "Amina",
      last_name: "Okello",
    },
  });
});

test("sends our address for a donor without any, and none for one with a phone", async () => {
  const { provider, server } = await open();
  await provider.create({ ...order, name: "", email: "" as const });
  await provider.create({
    ...order,
    name: "",
    email: "" as const,
    phone: phoneNumber("+256772123456"),
  });
  const bodies = server.calls.filter(({ url }) => url === submit).map(({ body }) => body);
  expect(bodies).toMatchObject([
    { billing_address: { email_address: `donations+${order.reference}@example.org` } },
    { billing_address: { email_address: "", phone_number: "+256772123456" } },
  ]);
});

test("reuses a token for four minutes, and registers our webhook once", async () => {
  const { provider, server, clock } = await open({ [status]: statusReply({}) });
  await provider.create(order);
  await provider.verify(query);
  clock.now = 4 * 60_000;
  await provider.create(order);
  const asked = server.calls.map(({ url }) => url.split("?")[0]);
  expect(asked.filter((url) => url === "/api/Auth/RequestToken")).toHaveLength(2);
  expect(asked.filter((url) => url === "/api/URLSetup/RegisterIPN")).toHaveLength(1);
});

test("finds a webhook that was registered before", async () => {
  const url = "https://www.example.org/donate/webhook/pesapal";
  const { provider, server } = await open({
    "/api/URLSetup/GetIpnList": { json: [{ url, ipn_id: "known" }] },
  });
  await provider.create(order);
  expect(server.calls.at(-1)?.body).toMatchObject({ notification_id: "known" });
});

test("reports a payment as Pesapal wrote it, digit by digit", async () => {
  const { provider, server } = await open({
    [status]: {
      text: `{"status_code":1,"amount":50000.00,"currency":"UGX","merchant_reference":"${order.reference}","confirmation_code":"CODE1","payment_method":"Visa","error":null,"status":"200"}`,
    },
  });
  expect(await provider.verify(query)).toEqual({
    kind: "paid",
    order: "track-1",
    transaction: "CODE1",
    reference: order.reference,
    amount: "50000.00",
    currency: "UGX",
    method: "Visa",
  });
  expect(server.calls.at(-1)?.url).toBe(`${status}?orderTrackingId=track-1`);
});

test.each([
  [0, "open"],
  [2, "failed"],
  [3, "reversed"],
])("maps status code %i to %s", async (code, kind) => {
  const { provider } = await open({ [status]: statusReply({ status_code: code }) });
  expect((await provider.verify(query)).kind).toBe(kind);
});

test.each(["Failed", "INVALID", "Reversed"])(
  "doubts a payment that Pesapal calls %s",
  async (words) => {
    const { provider } = await open({
      [status]: statusReply({ payment_status_description: words }),
    });
    expect(await provider.verify(query)).toMatchObject({
      kind: "paid",
      doubt: `Pesapal says ${words} and completed in one answer.`,
    });
  },
);

test("reports an unpaid or unknown order as open", async () => {
  const { provider, server } = await open({
    [status]: {
      json: {
        error: {
          error_type: "api_error",
          code: "payment_details_not_found",
          message: "Pending Payment",
        },
        status: "500",
      },
    },
  });
  expect((await provider.verify(query)).kind).toBe("open");
  const before = server.calls.length;
  expect((await provider.verify({ ...query, orderId: null })).kind).toBe("open");
  expect(server.calls).toHaveLength(before);
});

test("ignores a failure under another reference", async () => {
  const { provider } = await open({
    [status]: statusReply({ status_code: 2, merchant_reference: "OTC-OTHER" }),
  });
  expect((await provider.verify(query)).kind).toBe("open");
});

const faults: [string, Reply][] = [
  ["nothing in time", "hang"],
  ["a cut connection", "cut"],
  ["500", { status: 500, json: { message: "no" } }],
  ["429", { status: 429, json: {} }],
  ["HTML", { text: "<html>Captcha</html>" }],
  ["an empty body", { text: "" }],
  ["another shape", { json: { hello: 1 } }],
  ["a redirect", { status: 302, headers: { location: "https://www.example.org/" }, text: "" }],
  ["an endless body", { text: "x".repeat(300_000) }],
];

test.each(faults)("treats %s as no answer about an order or payment", async (_, reply) => {
  const { provider } = await open({ [submit]: reply, [status]: reply });
  await expect(provider.create(order)).rejects.toMatchObject({ kind: "silent" });
  await expect(provider.verify(query)).rejects.toMatchObject({ kind: "silent" });
});

test("treats an error in an answer with status 200 as a refusal with its code", async () => {
  const { provider } = await open({
    [submit]: {
      json: {
        error: {
          error_type: "api_error",
          code: "maximum_amount_limit_exceeded",
          message: "Too much",
        },
        status: "500",
      },
    },
  });
  await expect(provider.create(order)).rejects.toMatchObject({
    kind: "refused",
    code: "maximum_amount_limit_exceeded",
  });
});

test("treats wrong keys as a configuration error, not news about the donation", async () => {
  const { provider } = await open({
    "/api/Auth/RequestToken": {
      json: {
        error: { code: "invalid_consumer_key_or_secret_provided", message: "" },
        status: "500",
      },
    },
  });
  const keys = { kind: "silent", isAboutKeys: true };
  await expect(provider.create(order)).rejects.toMatchObject(keys);
  await expect(provider.verify(query)).rejects.toMatchObject(keys);
});

test("asks for a new token when the old one is refused, once", async () => {
  let isRefused = true;
  const { provider, server } = await open({
    get [submit]() {
      return isRefused ? { status: 401, json: {} } : (good[submit] as Reply);
    },
  });
  const tokens = () => server.calls.filter(({ url }) => url === "/api/Auth/RequestToken").length;
  await expect(provider.create(order)).rejects.toMatchObject({ kind: "silent", code: "401" });
  expect(server.calls.filter(({ url }) => url === submit)).toHaveLength(2);
  expect(tokens()).toBe(2);
  isRefused = false;
  expect(await provider.create(order)).toMatchObject({ orderId: "track-1" });
  expect(tokens()).toBe(3);
});

test("asks for a token again after Pesapal gave none", async () => {
  let isSilent = true;
  const { provider } = await open({
    get "/api/Auth/RequestToken"() {
      return isSilent ? { status: 500, json: {} } : (good["/api/Auth/RequestToken"] as Reply);
    },
  });
  await expect(provider.create(order)).rejects.toMatchObject({ kind: "silent" });
  isSilent = false;
  expect(await provider.create(order)).toMatchObject({ orderId: "track-1" });
});

/** A Pesapal that has lost ids of our webhook, and registers another each time. */
async function openForgetful(
  lost: readonly string[],
  listed: readonly string[] = [],
  settings = {},
) {
  let count = 0;
  const own = "https://www.example.org/donate/webhook/pesapal";
  const asked: unknown[] = [];
  const { provider, server } = await open({}, settings);
  const usual = server.answer;
  server.answer = (call) => {
    const [path = ""] = call.url.split("?");
    if (path === "/api/URLSetup/GetIpnList")
      return { json: listed.map((ipn_id) => ({ url: own, ipn_id })) };
    if (path === "/api/URLSetup/RegisterIPN") {
      count += 1;
      return { json: { url: own, ipn_id: `ipn-${count}`, status: "200" } };
    }
    if (path !== submit) return usual(call);
    const { notification_id: id } = call.body as { notification_id: string };
    asked.push(id);
    const error = { error_type: "api_error", code: "InvalidIpnId", message: "Unknown ipn_id" };
    return lost.includes(id) ? { json: { error, status: "500" } } : usual(call);
  };
  return { provider, asked };
}

test.each([
  ["remembered", ["ipn-1"], [], {}, ["ipn-1", "ipn-2"]],
  ["listed", ["ipn-old"], ["ipn-old"], {}, ["ipn-old", "ipn-1"]],
  ["set by hand", ["ipn-set"], [], { PESAPAL_IPN_ID: "ipn-set" }, ["ipn-set", "ipn-1"]],
])(
  "registers our notices again when Pesapal has lost the id that is %s",
  async (_how, lost, listed, settings, ids) => {
    const { provider, asked } = await openForgetful(lost, listed, settings);
    expect(await provider.create(order)).toMatchObject({ orderId: "track-1" });
    expect(asked).toEqual(ids);
    // From now on the new one is known.
    await provider.create(order);
    expect(asked).toEqual([...ids, ids[1]]);
  },
);

test("tries a lost id once more and not for ever", async () => {
  const { provider, asked } = await openForgetful(["ipn-1", "ipn-2", "ipn-3"]);
  await expect(provider.create(order)).rejects.toMatchObject({ code: "InvalidIpnId" });
  expect(asked).toEqual(["ipn-1", "ipn-2"]);
});

test.each([
  [{ status: 401, json: {} }],
  [{ json: { status: "401", message: "Unauthorized" } }],
  [{ json: { error: { code: "invalid_token", message: "" }, status: "500" } }],
  [{ json: { error: { code: "auth", message: "The token has expired" }, status: "500" } }],
] as [Reply][])("forgets a token that is refused by %j, and asks for another", async (reply) => {
  const { provider, server } = await open();
  await provider.create(order);
  const usual = server.answer;
  let isRefused = true;
  server.answer = (call) => {
    if (!isRefused || !call.url.startsWith(submit)) return usual(call);
    isRefused = false;
    return reply;
  };
  expect(await provider.create(order)).toMatchObject({ orderId: "track-1" });
  const tokens = server.calls.filter(({ url }) => url === "/api/Auth/RequestToken");
  expect(tokens).toHaveLength(2);
});

test.each(["account_disabled", "InvalidIpnId", "merchant_suspended", "500"])(
  "does not take a refusal of us (%s) for a donor who did not pay",
  async (code) => {
    const error = { error_type: "api_error", code, message: "Not for you" };
    const { provider } = await open({ [status]: { json: { error, status: "500" } } });
    await expect(provider.verify(query)).rejects.toMatchObject({ kind: "silent", code });
  },
);

test("takes the registered address of our own notices, and no other", async () => {
  const own = "https://www.example.org/donate/webhook/pesapal";
  const { provider, server } = await open({
    "/api/URLSetup/GetIpnList": {
      json: [
        { url: "https://other.example.org/", ipn_id: "ipn-other" },
        { url: own, ipn_id: "ipn-own" },
      ],
    },
  });
  await provider.create(order);
  expect(server.calls.map(({ url }) => url)).not.toContain("/api/URLSetup/RegisterIPN");
  expect(server.calls.at(-1)?.body).toMatchObject({ notification_id: "ipn-own" });
});

test.each([
  [
    { status: 404, json: {} },
    { kind: "refused", code: "404" },
  ],
  [{ json: { status: "400" } }, { kind: "refused", code: "400" }],
  [{ json: { status: "503" } }, { kind: "silent", code: "503" }],
  [{ json: { status: "500", error: { error_type: "busy" } } }, { kind: "refused", code: "busy" }],
] as [Reply, object][])("reads the refusal of an order %j as %j", async (reply, error) => {
  const { provider } = await open({ [submit]: reply });
  await expect(provider.create(order)).rejects.toMatchObject(error);
});

test("gives the reason of a payment that is not complete, and doubts a status it does not know", async () => {
  const failed = await open({ [status]: statusReply({ status_code: 2, description: "No money" }) });
  expect(await failed.provider.verify(query)).toEqual({
    kind: "failed",
    reason: "Pesapal: status 2 No money",
    order: "track-1",
  });
  const odd = await open({ [status]: statusReply({ status_code: 7 }) });
  await expect(odd.provider.verify(query)).rejects.toMatchObject({ kind: "silent" });
});

test("says what it can do, and that another server than the sandbox is no test", async () => {
  const { provider, server } = await open();
  expect(provider).toMatchObject({ isTest: false, hasMobileMoney: true });
  expect(provider.checkoutOrigins).toEqual([server.origin]);
  const sandbox = await open({}, { PESAPAL_URL: "https://cybqa.pesapal.com/pesapalv3" });
  expect(sandbox.provider.isTest).toBe(true);
});

test("rejects an answer about another order", async () => {
  const { provider } = await open({
    [submit]: {
      json: {
        order_tracking_id: "track-9",
        merchant_reference: "OTC-OTHER",
        redirect_url: "https://pay.pesapal.com/x",
        status: "200",
      },
    },
  });
  await expect(provider.create(order)).rejects.toMatchObject({ kind: "silent" });
});

test("parses a notification from query, form or JSON, in any case", () => {
  const names = {
    OrderTrackingId: "track-1",
    OrderMerchantReference: "OTC-1",
    OrderNotificationType: "IPNCHANGE",
  };
  const read = (query: string, body: string) =>
    readNotification({ query, body: Buffer.from(body), header: () => undefined });
  const expected = {
    kind: "payment",
    reference: "OTC-1",
    orderId: null,
    notice: names,
    acknowledgement: {
      orderNotificationType: "IPNCHANGE",
      orderTrackingId: "track-1",
      orderMerchantReference: "OTC-1",
      status: 200,
    },
  };
  expect(read(`?${new URLSearchParams(names)}`, "")).toEqual(expected);
  expect(read("", new URLSearchParams(names).toString())).toEqual(expected);
  expect(read("", JSON.stringify(names))).toEqual(expected);
  const camel = { orderTrackingId: "track-1", orderMerchantReference: "OTC-1" };
  expect(read("", JSON.stringify(camel))).toEqual(expected);
  for (const body of ["", "{}", "[]", "null", "<x>", '{"OrderTrackingId":{}}']) {
    expect(read("", body)).toEqual({ kind: "other" });
  }
});

test("takes no notice for one of ours whose reference we would not write", () => {
  const names = {
    OrderTrackingId: "track-1",
    OrderMerchantReference: "OTC-1",
  };
  const read = (given: object) =>
    readNotification({
      query: "",
      body: Buffer.from(JSON.stringify(given)),
      header: () => undefined,
    });
  for (const reference of ["", "a b", `${"a".repeat(51)}`, "<OTC-1>"]) {
    expect(read({ ...names, OrderMerchantReference: reference })).toEqual({ kind: "other" });
  }
});
