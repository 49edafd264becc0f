import { expect, test } from "vitest";
import { warningsOf } from "./start-conditions.ts";

const here = { PUBLIC_URL: undefined, HOST: "127.0.0.1", TRUST_PROXY: 0 };

test("a site for strangers says at its start that visitors see placeholders, and which command lists them", () => {
  const warnings = warningsOf({ ...here, PUBLIC_URL: "https://www.example.org" }, () => 3);
  expect(warnings).toEqual([
    expect.stringMatching(/Visitors see 3 placeholders.*npm run launch-check/),
  ]);
});

test("a site on this machine, or one without placeholders, says nothing", () => {
  expect(warningsOf(here, () => 3)).toEqual([]);
  expect(warningsOf({ ...here, PUBLIC_URL: "https://www.example.org" }, () => 0)).toEqual([]);
});
