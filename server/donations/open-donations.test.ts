import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { shillings } from "#app/forms/shillings.ts";
import { getOrganisation } from "#collections/site/organisation.ts";
import { readEnvironment } from "#server/environment.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import { readableLog } from "#tests/support/log-lines.ts";
import { startPaymentServer } from "#tests/support/payment-server.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { chooseProviders, openDonations, providerNames } from "./open-donations.ts";

const home = "https://www.example.org";
const pesapal = { PESAPAL_CONSUMER_KEY: "key", PESAPAL_CONSUMER_SECRET: "secret" };
const flutterwave = { FLUTTERWAVE_SECRET_KEY: "a", FLUTTERWAVE_WEBHOOK_HASH: "x".repeat(16) };
const intent = {
  amount: shillings(50_000),
  name: "Amina",
  email: "" as const,
  phone: "" as const,
  provider: "",
};

/** The donations of a site with these variables. */
async function open(variables: Record<string, string>) {
  const store = await openSqlite(join(temporaryFolder(), "otc.sqlite"));
  onTestFinished(() => store.close());
  const clock = { now: Date.UTC(2026, 10, 21, 9) };
  const alerts: string[][] = [];
  const delivered: string[] = [];
  let mails = 0;
  const parts = openDonations({
    environment: readEnvironment(variables),
    store,
    clock: () => clock.now,
    log: readableLog().log,
    origin: () => home,
    deliver: async ({ url }) => {
      delivered.push(url);
      return new Response();
    },
    onMail: () => {
      mails += 1;
    },
    alerts: {
      raise: async (...alert) => {
        alerts.push(alert);
      },
    },
  });
  return {
    ...parts,
    clock,
    alerts,
    delivered,
    mails: () => mails,
    donation: async () =>
      await store.tables.selectFrom("donations").selectAll().executeTakeFirstOrThrow(),
  };
}

test("counts the sandbox as a test although it is no longer configured, and a provider by its keys", async () => {
  const { isTest } = await open({ ...flutterwave, PUBLIC_URL: home });
  expect([isTest("sandbox"), isTest("flutterwave"), isTest("unknown")]).toEqual([
    true,
    false,
    false,
  ]);
  const both = await open({ ...flutterwave, PAYMENT_PROVIDERS: "sandbox, flutterwave" });
  expect(both.isTest("flutterwave")).toBe(false);
  const trial = { ...flutterwave, FLUTTERWAVE_SECRET_KEY: "FLWSECK_TEST-1" };
  const tried = await open({ ...trial, ...pesapal, PUBLIC_URL: home });
  expect([tried.isTest("flutterwave"), tried.isTest("pesapal")]).toEqual([true, false]);
});

test("checks a donation of the sandbox on schedule, and after the configured time", async () => {
  const site = await open({ PAYMENT_CHECK_SECONDS: "30,60", SANDBOX_DELAY_SECONDS: "5" });
  await site.donations.start(intent);
  const { provider_order, check_at } = await site.donation();
  expect(check_at).toBe(site.clock.now + 30_000);
  await site.sandbox?.play(provider_order ?? "", "timeout");
  const order = await site.sandbox?.find(provider_order ?? "");
  expect(order?.settles_at).toBe(site.clock.now + 5000);
  site.clock.now += 30_000;
  expect(await site.reconciler.runDue()).toBe(1);
  expect(await site.donation()).toMatchObject({ state: "paid", receipt_number: -1 });
  expect(site.mails()).toBe(1);
});

test("gives webhooks of the sandbox to the site", async () => {
  const site = await open({});
  await site.donations.start(intent);
  const { provider_order } = await site.donation();
  await site.sandbox?.play(provider_order ?? "", "webhook-first");
  expect(site.delivered).toEqual([`${home}/donate/webhook/sandbox`]);
});

test("raises an alert when a provider refuses our keys", async () => {
  await using server = await startPaymentServer(() => ({
    status: 401,
    json: { status: "error", message: "Invalid authorization key", data: null },
  }));
  const site = await open({ ...flutterwave, PUBLIC_URL: home, FLUTTERWAVE_URL: server.origin });
  await site.donations.start(intent);
  expect(site.alerts).toEqual([["provider-keys", expect.stringContaining("flutterwave")]]);
});

test.each([
  ["FLUTTERWAVE_URL", flutterwave],
  ["PESAPAL_URL", pesapal],
])("gives the provider of %s an address of ours for donors who leave none", async (name, keys) => {
  const bodies: string[] = [];
  await using server = await startPaymentServer(({ url, body }) => {
    bodies.push(JSON.stringify(body));
    if (url.includes("GetIpnList")) return { json: [] };
    return { json: { token: "token-0123456789", url: "u", ipn_id: "ipn-1", status: "200" } };
  });
  const site = await open({ ...keys, PUBLIC_URL: home, [name]: server.origin });
  await site.donations.start(intent);
  const { reference } = await site.donation();
  const domain = getOrganisation().email.split("@")[1];
  expect(bodies.join()).toContain(`"donations+${reference.toLowerCase()}@${domain}"`);
});

test("names every provider, and takes each once", () => {
  const chosen = (variables: Record<string, string>) => chooseProviders(readEnvironment(variables));
  expect(providerNames).toEqual(["sandbox", "pesapal", "flutterwave"]);
  expect(chosen({ PAYMENT_PROVIDERS: "sandbox,sandbox" })).toEqual(["sandbox"]);
  expect(chosen({ PUBLIC_URL: home })).toEqual([]);
  const incomplete = { PAYMENT_PROVIDERS: "pesapal,flutterwave", FLUTTERWAVE_SECRET_KEY: "a" };
  for (const variable of [
    "PESAPAL_CONSUMER_KEY is needed for pesapal",
    "PESAPAL_CONSUMER_SECRET is needed for pesapal",
    "FLUTTERWAVE_WEBHOOK_HASH is needed for flutterwave",
  ]) {
    expect(() => chosen(incomplete)).toThrow(variable);
  }
  expect(() => chosen(incomplete)).not.toThrow("FLUTTERWAVE_SECRET_KEY");
});

test.each([
  ["PESAPAL_CONSUMER_KEY", "PESAPAL_CONSUMER_SECRET is needed for pesapal", flutterwave],
  ["PESAPAL_CONSUMER_SECRET", "PESAPAL_CONSUMER_KEY is needed for pesapal", {}],
  ["FLUTTERWAVE_SECRET_KEY", "FLUTTERWAVE_WEBHOOK_HASH is needed for flutterwave", pesapal],
  ["FLUTTERWAVE_WEBHOOK_HASH", "FLUTTERWAVE_SECRET_KEY is needed for flutterwave", {}],
])(
  "refuses %s alone, which would leave its provider out without a word",
  (name, problem, others) => {
    const variables = { ...others, [name]: "x".repeat(16), PUBLIC_URL: home };
    expect(() => chooseProviders(readEnvironment(variables))).toThrow(problem);
    const off = readEnvironment({ ...variables, PAYMENT_PROVIDERS: "none" });
    expect(chooseProviders(off)).toEqual([]);
  },
);

test("opens no sandbox where real mail could go out to others", () => {
  const chosen = (variables: Record<string, string>) => chooseProviders(readEnvironment(variables));
  const mail = { SMTP_URL: "smtp://localhost", PUBLIC_URL: "http://localhost:3000" };
  expect(chosen(mail)).toEqual(["sandbox"]);
  expect(chosen({ ...mail, TRUST_PROXY: "1" })).toEqual([]);
  expect(chosen({ ...mail, ...flutterwave })).toEqual(["flutterwave"]);
});
