import { expect, test } from "vitest";
import { findMisspelt } from "./environment.ts";
import { warningsOf } from "./start-conditions.ts";

const here = {
  PUBLIC_URL: undefined,
  HOST: "127.0.0.1",
  TRUST_PROXY: 0,
  SMTP_URL: "smtps://mail.example.org",
};
const onTheNet = { ...here, PUBLIC_URL: "https://www.example.org" };

test("warns a public site about placeholders, with the command that lists them", () => {
  const warnings = warningsOf(onTheNet, [], () => 3);
  expect(warnings).toEqual([
    expect.stringMatching(/Visitors see 3 placeholders.*npm run launch-check/),
  ]);
});

test("warns about nothing on this machine, or without placeholders", () => {
  expect(warningsOf(here, [], () => 3)).toEqual([]);
  expect(warningsOf(onTheNet, [], () => 0)).toEqual([]);
});

test("warns about names that are no settings, and not about those of other programs", () => {
  const names = ["SMTP_URI", "SMTP_URL", "NODE_OPTIONS", "LOG_NAMESPACE", "HOME", "MAIL", "PATH"];
  expect(findMisspelt(names)).toEqual(["SMTP_URI"]);
  expect(warningsOf(here, findMisspelt(names), () => 0)).toEqual([
    expect.stringMatching(/^SMTP_URI is no setting/),
  ]);
});

test("warns a public site without a mail server", () => {
  expect(warningsOf({ ...onTheNet, SMTP_URL: undefined }, [], () => 0)).toEqual([
    expect.stringMatching(/^SMTP_URL is missing/),
  ]);
  expect(warningsOf({ ...here, SMTP_URL: undefined }, [], () => 0)).toEqual([]);
});
