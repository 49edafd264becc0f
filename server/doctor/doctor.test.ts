import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createServer } from "node:tls";
import { SMTPServer } from "smtp-server";
import { describe, expect, onTestFinished, test } from "vitest";
import { day } from "#server/clock.ts";
import { createFlutterwaveProvider } from "#server/donations/flutterwave-provider.ts";
import { readEnvironment } from "#server/environment.ts";
import { createServices } from "#server/services.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import { readableLog } from "#tests/support/log-lines.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { type NameRecords, startNameServer } from "#tests/support/name-server.ts";
import { startPaymentServer } from "#tests/support/payment-server.ts";
import { selfSigned } from "#tests/support/self-signed.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { examineCertificate } from "./certificate.ts";
import { examine } from "./examine.ts";
import { examineKeys, examineMailServer } from "./logins.ts";
import { examineVisitorLog } from "./machine.ts";
import { examineDkim, examineDmarc, examineMx, examineSpf } from "./sender-names.ts";

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

describe("list of visitors", () => {
  const behindProxy = partsWith({ TRUST_PROXY: "1" });
  const shipped = readFileSync("deploy/nginx.conf", "utf8");

  test.each([
    ["the shipped file", shipped, "well"],
    ["one server that logs", shipped.replace("\taccess_log off;\n", ""), "attention"],
    ["another site only", shipped.replace("127.0.0.1:3000", "127.0.0.1:8080"), "off"],
  ])("with %s in nginx is reported as it is", async (_, file, state) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "otc"), file);
    expect(await examineVisitorLog(behindProxy, folder)).toMatchObject({ state });
  });

  test("is off without nginx and without a proxy", async () => {
    expect(await examineVisitorLog(behindProxy, "/nowhere")).toMatchObject({ state: "off" });
    expect(await examineVisitorLog(partsWith())).toMatchObject({ state: "off" });
  });
});

describe("names of the sender's domain", () => {
  const key = `v=DKIM1; k=rsa; p=${"A".repeat(392)}`;
  const good: NameRecords = {
    "mail.example.org": {
      txt: ["other=1", "v=spf1 include:spf.example.com -all"],
      mx: "mx.example.com",
    },
    "mail2026._domainkey.mail.example.org": { txt: [key] },
    // A record of the parent domain covers its subdomains.
    "_dmarc.example.org": { txt: ["v=DMARC1; p=none"] },
  };
  const settings = { SMTP_URL: "smtp://127.0.0.1:1", DKIM_SELECTOR: "mail2026" };
  const examineAll = async (records?: NameRecords, more: Record<string, string> = settings) => {
    const parts = { ...partsWith(more), resolver: await startNameServer(records) };
    return {
      mx: await examineMx(parts),
      spf: await examineSpf(parts),
      dkim: await examineDkim(parts),
      dmarc: await examineDmarc(parts),
    };
  };

  test("are well when complete", async () => {
    expect(await examineAll(good)).toEqual({
      mx: { state: "well", sentence: "Answers to @mail.example.org go to mx.example.com." },
      spf: {
        state: "well",
        sentence: 'mail.example.org has "v=spf1 include:spf.example.com -all".',
      },
      dkim: { state: "well", sentence: "mail2026._domainkey.mail.example.org has a key." },
      dmarc: {
        state: "well",
        sentence: '_dmarc.example.org has "v=DMARC1; p=none": forgeries are let through so far.',
      },
    });
  });

  test.each<[string, NameRecords]>([
    ["are missing", {}],
    [
      "are wrong",
      {
        "mail.example.org": { txt: ["v=spf1 +all"], mx: "" },
        "mail2026._domainkey.mail.example.org": { txt: ["v=DKIM1; p="] },
        "_dmarc.mail.example.org": { txt: ["v=DMARC2"] },
      },
    ],
    [
      "are duplicated",
      {
        "mail.example.org": { txt: ["v=spf1 -all", "v=spf1 mx -all"] },
      },
    ],
  ])("need attention with an instruction when they %s", async (_, records) => {
    for (const outcome of Object.values(await examineAll(records))) {
      expect(outcome).toMatchObject({ state: "attention", todo: expect.any(String) });
    }
  });

  test("are unknown, not wrong, when no server answers", async () => {
    for (const outcome of Object.values(await examineAll())) {
      expect(outcome).toMatchObject({
        state: "unknown",
        sentence: expect.stringMatching(/could not be asked: \w+\.$/),
      });
    }
  });

  test("are off while no mail is sent; the signature while it has no selector", async () => {
    for (const outcome of Object.values(await examineAll({}, {}))) {
      expect(outcome.state).toBe("off");
    }
    const unsigned = await examineAll(good, { SMTP_URL: "smtp://127.0.0.1:1" });
    expect(unsigned.dkim.state).toBe("off");
  });
});

describe("the certificate of PUBLIC_URL", () => {
  // Far from any day on which this is run: whether it holds is also judged by the clock of the machine.
  const begin = Date.UTC(2000, 0, 1);
  const farEnd = Date.UTC(2100, 0, 1);

  /** @param daysLeft from the moment of looking to its end */
  async function serve(end: number, daysLeft: number) {
    const own = selfSigned(begin, end);
    const server = createServer(own, (socket) => socket.end()).listen(0, "127.0.0.1");
    await once(server, "listening");
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const parts = partsWith({ PUBLIC_URL: `https://127.0.0.1:${port}` });
    return { parts: { ...parts, clock: () => end - daysLeft * day }, authority: own.cert };
  }

  test.each([
    [
      "is well when it is valid",
      farEnd,
      5000,
      "well",
      /^127\.0\.0\.1:\d+ has one until .*, 5000 days from now\.$/,
    ],
    [
      "needs attention when it was not renewed in time",
      farEnd,
      10,
      "attention",
      /only until .*, 10 days from now/,
    ],
    [
      "needs attention when it has expired",
      Date.UTC(2001, 0, 1),
      -1,
      "attention",
      /: it ended on 1 Jan 2001/,
    ],
  ])("%s", async (_, end, daysLeft, state, sentence) => {
    const { parts, authority } = await serve(end, daysLeft);
    expect(await examineCertificate(parts, authority)).toMatchObject({
      state,
      sentence: expect.stringMatching(sentence),
    });
  });

  test("needs attention when its authority is unknown", async () => {
    const { parts } = await serve(farEnd, 5000);
    expect(await examineCertificate(parts)).toMatchObject({
      state: "attention",
      sentence: expect.stringMatching(/^Browsers refuse the certificate of 127.0.0.1:\d+: /),
    });
  });

  test("is unknown without an answer, and off without TLS", async () => {
    const parts = partsWith({ PUBLIC_URL: "https://127.0.0.1:1" });
    expect(await examineCertificate(parts)).toEqual({
      state: "unknown",
      sentence: "127.0.0.1:1 could not be asked from here: ECONNREFUSED.",
    });
    const open = partsWith({ PUBLIC_URL: "http://www.example.org" });
    expect(await examineCertificate(open)).toMatchObject({ state: "off" });
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
  const findings = await examine(services, await startNameServer({}));
  expect(findings[0]).toMatchObject({ kind: "provider-keys", state: "attention" });
  expect(findings.map(({ kind }) => kind)).toEqual([
    "provider-keys",
    "mail-server",
    "mx",
    "spf",
    "dkim",
    "dmarc",
    "certificate",
    "disk",
    "clock-now",
    "backup",
    "restore",
    "visitor-log",
    "release",
    "privacy-page",
    "placeholders",
  ]);
  expect(findings.find(({ kind }) => kind === "privacy-page")?.sentence).toMatch(/^It names none/);
  expect(findings.find(({ kind }) => kind === "disk")?.sentence).toMatch(/GB are free/);
  expect(await store.tables.selectFrom("milestones").selectAll().execute()).toEqual([]);
});
