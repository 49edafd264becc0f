import { expect, test } from "vitest";
import { warningsOf } from "./start-conditions.ts";

const here = { PUBLIC_URL: undefined, HOST: "127.0.0.1", TRUST_PROXY: 0 };

test("warns a public site about placeholders, with the command that lists them", () => {
  const warnings = warningsOf({ ...here, PUBLIC_URL: "https://www.example.org" }, () => 3);
  expect(warnings).toEqual([
    expect.stringMatching(/Visitors see 3 placeholders.*npm run launch-check/),
  ]);
});

test("warns about nothing on this machine, or without placeholders", () => {
  expect(warningsOf(here, () => 3)).toEqual([]);
  expect(warningsOf({ ...here, PUBLIC_URL: "https://www.example.org" }, () => 0)).toEqual([]);
});
