import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { until } from "#tests/support/until.ts";
import { openBrowser } from "./open-browser.ts";

const address = "http://127.0.0.1:5180/office?key=a&b";

test("opens the address in the browser of a desktop", async () => {
  const folder = temporaryFolder();
  const noted = join(folder, "noted");
  writeFileSync(
    join(folder, "xdg-open"),
    `#!/bin/sh\nprintf %s "$1" > ${noted}.new && mv ${noted}.new ${noted}\n`,
    {
      mode: 0o755,
    },
  );
  const environment = { PATH: `${folder}:${process.env.PATH}`, DISPLAY: ":0" };
  expect(openBrowser(address, { platform: "linux", environment, isTerminal: true })).toBe(true);
  await until(() => existsSync(noted));
  expect(readFileSync(noted, "utf8")).toBe(address);
});

test.each([
  ["without a terminal", { isTerminal: false }],
  ["without a display", { environment: {} }],
  [
    "at the end of a line to another machine",
    { environment: { DISPLAY: ":10", SSH_CONNECTION: "a" } },
  ],
  ["on a machine of another kind", { platform: "freebsd" as const }],
])("opens no browser %s", (_, options) => {
  const desktop = { platform: "linux" as const, environment: { DISPLAY: ":0" }, isTerminal: true };
  expect(openBrowser(address, { ...desktop, ...options })).toBe(false);
});

test("a machine without such a program goes on", async () => {
  const environment = { PATH: temporaryFolder(), DISPLAY: ":0" };
  expect(openBrowser(address, { platform: "linux", environment, isTerminal: true })).toBe(true);
});
