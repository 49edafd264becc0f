import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { EnvironmentError, readEnvironment } from "./environment.ts";

function problemsOf(variables: Record<string, string>): readonly string[] {
  try {
    readEnvironment(variables);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems;
    throw error;
  }
  return [];
}

test("defaults to a site for this machine only", () => {
  expect(readEnvironment({ PORT: "", HOME: "/home/somebody" })).toEqual({
    NODE_ENV: "production",
    PORT: 3000,
    HOST: "127.0.0.1",
    DATA_DIR: "data",
    BACKUP_ALERT_DAYS: 2,
    TRUST_PROXY: 0,
    LOG_LEVEL: "info",
    OFFLINE_PAGES: true,
    RATE_LIMIT_BURST: 20,
    RATE_LIMIT_PER_MINUTE: 10,
    STOP_SECONDS: 10,
    PESAPAL_URL: "https://pay.pesapal.com/v3",
    FLUTTERWAVE_URL: "https://api.flutterwave.com/v3",
    FLUTTERWAVE_CHECKOUT_ORIGIN: "https://checkout.flutterwave.com",
    DONATION_CEILING: 20_000_000,
    PAYMENT_CHECK_SECONDS: [30_000, 120_000, 600_000, 3_600_000, 21_600_000, 86_400_000],
    SANDBOX_DELAY_SECONDS: 20,
  });
});

test("reports everything that is wrong at once", () => {
  expect(
    problemsOf({
      PORT: "70000",
      PUBLIC_URL: "https://www.example.org/site",
      DATABASE_URL: "mysql://db",
      MAIL_TO: "nobody",
      TRUST_PROXY: "-1",
      LOG_LEVEL: "loud",
    }),
  ).toEqual([
    "PORT must be between 0 and 65535",
    "PUBLIC_URL must be an origin without a path",
    "DATABASE_URL must be an address such as postgres://user:password@host/database",
    "MAIL_TO must be one mailbox such as website@example.org or OTC website <website@example.org>",
    "TRUST_PROXY must be a whole number",
    "LOG_LEVEL must be one of trace, debug, info, warn, error, silent",
  ]);
});

test("reports an invalid address without parsing it further", () => {
  expect(problemsOf({ PUBLIC_URL: "www.example.org" })).toEqual([
    "PUBLIC_URL must be an address such as https://www.example.org",
  ]);
});

test("sends a payment provider's keys to another machine over https only", () => {
  const problem = "PESAPAL_URL must begin with https://, because keys and names go there";
  expect(problemsOf({ PESAPAL_URL: "http://pay.example.org/v3" })).toEqual([problem]);
  expect(problemsOf({ PESAPAL_URL: "http://127.0.0.1:4010/v3" })).toEqual([]);
});

test("accepts complete settings and strips the slash of an origin", () => {
  const settings = {
    SMTP_URL: "smtps://user:word@mail.example.org:465",
    MAIL_FROM: "OTC website <website@example.org>",
    MAIL_TO: "office@example.org",
    PUBLIC_URL: "https://www.example.org/",
  };
  expect(readEnvironment(settings)).toMatchObject({
    ...settings,
    PUBLIC_URL: "https://www.example.org",
  });
});

test("rejects a mailbox with a second one or a header", () => {
  for (const MAIL_TO of [
    "a@example.org, b@example.org",
    "a@example.org\r\nBcc: b@example.org",
    "A\r\nBcc: b@example.org <a@example.org>",
  ]) {
    expect(problemsOf({ MAIL_TO })).toHaveLength(1);
  }
});

test("never shows a value, which may be a secret", () => {
  const secret = "very-secret-word";
  const problems = problemsOf({
    DATABASE_URL: secret,
    SMTP_URL: `http://user:${secret}@mail.example.org`,
    MAIL_FROM: secret,
    LOG_LEVEL: secret,
    PORT: secret,
  });
  expect(problems.length).toBeGreaterThanOrEqual(5);
  expect(problems.join("\n")).not.toContain(secret);
});

test("finds every variable, and no other, explained in .env.example", () => {
  const example = readFileSync(join(import.meta.dirname, "..", ".env.example"), "utf8");
  const explained = [...example.matchAll(/^(?:# )?([A-Z_]+)=/gm)]
    .map(([, name]) => name)
    .toSorted();
  const source = readFileSync(join(import.meta.dirname, "environment.ts"), "utf8");
  const known = [...source.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name).toSorted();
  expect(explained).toEqual(known);
});

test("accepts the values of .env.example", () => {
  const example = readFileSync(join(import.meta.dirname, "..", ".env.example"), "utf8");
  const variables = Object.fromEntries(
    [...example.matchAll(/^(?:# )?([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );
  expect(problemsOf(variables)).toEqual([]);
});

test("finds no NODE_ENV in .env.example, since Vite warns of such a line", () => {
  const example = readFileSync(join(import.meta.dirname, "..", ".env.example"), "utf8");
  expect(parseEnv(example)).not.toHaveProperty("NODE_ENV");
});

test.each([
  ["SMTP_URL", "smtps://user:word@mail.example.org"],
  ["TRUST_PROXY", "1"],
  ["HOST", "0.0.0.0"],
  ["HOST", "192.0.2.7"],
])("beyond this machine (%s=%s) nothing starts without PUBLIC_URL", (name, value) => {
  const problems = problemsOf({ [name]: value });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain("Add the line PUBLIC_URL=https://www.example.org");
  expect(problems[0]).not.toContain(value);
  expect(problemsOf({ [name]: value, PUBLIC_URL: "https://www.example.org" })).toEqual([]);
});

test.each(["127.0.0.1", "::1", "localhost"])("on %s alone the site needs no settings", (HOST) => {
  expect(problemsOf({ HOST })).toEqual([]);
});

test("requires a shared key for a shared database", () => {
  const DATABASE_URL = "postgres://user:word@db.example.org/otc";
  const [problem, ...others] = problemsOf({ DATABASE_URL });
  expect(problem).toContain("Add the line SECRET_KEY=");
  expect(others).toEqual([]);
  expect(problemsOf({ DATABASE_URL, SECRET_KEY: "k".repeat(32) })).toEqual([]);
  expect(problemsOf({ SECRET_KEY: `hex:${"0f".repeat(32)}` })).toEqual([]);
  expect(problemsOf({ SECRET_KEY: `hex:${"0f".repeat(31)}` })).toHaveLength(1);
});

test("rejects the sandbox with real mail on a public site", () => {
  const sandbox = { PAYMENT_PROVIDERS: "sandbox", SMTP_URL: "smtp://mail.example.org" };
  const refused = [expect.stringContaining("Change the line to PAYMENT_PROVIDERS=none")];
  expect(problemsOf({ ...sandbox, PUBLIC_URL: "https://www.example.org" })).toEqual(refused);
  const local = { ...sandbox, PUBLIC_URL: "http://localhost:3000" };
  expect(problemsOf({ ...local, TRUST_PROXY: "1" })).toEqual(refused);
  expect(problemsOf({ ...local, HOST: "0.0.0.0" })).toEqual(refused);
  expect(problemsOf(local)).toEqual([]);
});
