import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { describe, expect, onTestFinished, test } from "vitest";
import { createFlutterwaveProvider } from "#server/donations/flutterwave-provider.ts";
import { readEnvironment } from "#server/environment.ts";
import { createServices } from "#server/services.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import { readableLog } from "#tests/support/log-lines.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { startPaymentServer } from "#tests/support/payment-server.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { examine } from "./examine.ts";
import { examineKeys, examineMailServer } from "./logins.ts";

const now = Date.UTC(2026, 10, 21, 9);

const partsWith = (settings: Record<string, string> = {}) => ({
  environment: readEnvironment({
    PUBLIC_URL: "https://www.example.org",
    MAIL_FROM: "OTC <website@mail.example.org>",
    ...settings,
  }),
  clock: () => now,
});

describe("mail server", () => {
  test("is well when it answers and needs no password", async () => {
    await using server = await startMailServer();
    expect(await examineMailServer(partsWith({ SMTP_URL: server.url }))).toMatchObject({
      state: "well",
      sentence: "127.0.0.1 answers and asks for no password.",
    });
    expect(server.mails).toEqual([]);
  });

  test.each([
    ["right", "well"],
    ["wrong", "attention"],
  ])("with a %s password is %s, without showing the password", async (password, state) => {
    const server = new SMTPServer({
      onAuth: ({ password }, _session, done) =>
        password === "right" ? done(null, { user: "website" }) : done(new Error("no")),
    });
    server.on("error", () => undefined);
    server.listen(0, "127.0.0.1");
    await once(server.server, "listening");
    onTestFinished(() => void server.close());
    const { port } = server.server.address() as AddressInfo;
    // The certificate is self-signed.
    const SMTP_URL = `smtp://website:${password}@127.0.0.1:${port}/?tls.rejectUnauthorized=false`;
    const outcome = await examineMailServer(partsWith({ SMTP_URL }));
    expect(outcome).toMatchObject({ state });
    expect(outcome.sentence).not.toContain(password);
  });

  test("needs attention when it is unreachable, or missing on a public site", async () => {
    expect(await examineMailServer(partsWith({ SMTP_URL: "smtp://127.0.0.1:1" }))).toMatchObject({
      state: "attention",
      sentence: expect.stringContaining("does not take mail from here"),
    });
    expect(await examineMailServer(partsWith())).toMatchObject({ state: "attention" });
    const atHome = partsWith({ PUBLIC_URL: "http://localhost:3000" });
    expect(await examineMailServer(atHome)).toMatchObject({ state: "off" });
  });
});

test.each([
  ["taken", 400, "No transaction was found for this id", "well"],
  ["refused", 401, "Invalid authorization key", "attention"],
  ["not answered", 503, "", "unknown"],
])("examines keys of a payment provider that are %s (%i)", async (_, status, message, state) => {
  const server = await startPaymentServer(() => ({ status, json: { status: "error", message } }));
  onTestFinished(() => server[Symbol.asyncDispose]());
  const provider = createFlutterwaveProvider(
    readEnvironment({
      FLUTTERWAVE_URL: server.origin,
      FLUTTERWAVE_SECRET_KEY: "FLWSECK-secret",
      FLUTTERWAVE_WEBHOOK_HASH: "sixteen-characters",
    }),
    { fallbackEmail: () => "donations@example.org" },
  );
  const outcome = await examineKeys(provider);
  expect(outcome.state).toBe(state);
  expect(outcome.sentence).not.toContain("secret");
});

test("examines everything, alerts first, and stores nothing", async () => {
  const folder = temporaryFolder();
  const store = await openSqlite(join(folder, "otc.sqlite"));
  onTestFinished(() => store.close());
  const environment = readEnvironment({ DATA_DIR: folder, PAYMENT_PROVIDERS: "none" });
  const { log } = readableLog();
  const services = createServices({ environment, store, log, clock: () => now });
  await services.alerts.raise("provider-keys", "Refused.");
  const findings = await examine(services);
  expect(findings[0]).toMatchObject({ kind: "provider-keys", state: "attention" });
  expect(findings.map(({ kind }) => kind)).toEqual([
    "provider-keys",
    "mail-server",
    "disk",
    "clock-now",
    "backup",
    "restore",
  ]);
  expect(findings.find(({ kind }) => kind === "disk")?.sentence).toMatch(/GB are free/);
  expect(await store.tables.selectFrom("milestones").selectAll().execute()).toEqual([]);
});
