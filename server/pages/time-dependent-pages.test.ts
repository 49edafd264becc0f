import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { openTestSite } from "#tests/support/test-site.ts";

/** A site with one page that counts to 21 November 2026, and its drawing. */
async function openCountingSite(render: (address: string) => Promise<string>) {
  const clientFolder = temporaryFolder();
  mkdirSync(join(clientFolder, "case"));
  writeFileSync(join(clientFolder, "case", "index.html"), "<p>461 days</p>");
  writeFileSync(join(clientFolder, "case", "loom.svg"), "<svg>461</svg>");
  writeFileSync(join(clientFolder, "plain.html"), "<p>no days</p>");
  const rendered: string[] = [];
  const site = await openTestSite({
    clientFolder,
    timeDependentPages: [{ path: "/case", asOf: "2026-11-21", drawings: ["/case/loom.svg"] }],
    pages: {
      render: async (address) => {
        rendered.push(address);
        return { html: await render(address) };
      },
    },
  });
  const ask = async (path: string) => {
    const answer = await site.fetch(new Request(`https://www.example.org${path}`));
    return [answer.status, await answer.text()];
  };
  return { ...site, ask, rendered };
}

const stored = (path: string) => ({ method: "GET", path, query: "", header: () => undefined });

test("sends a page of the day from memory", async () => {
  const site = await openCountingSite(async () => "never");
  expect(site.stored(stored("/case"))?.status).toBe(200);
  expect(await site.ask("/case")).toEqual([200, "<p>461 days</p>"]);
  expect(site.rendered).toEqual([]);
});

test("renders page and drawing once on a new day", async () => {
  const site = await openCountingSite(async (address) => `${address} with 462 days`);
  // Kampala is three hours ahead: its 22 November begins at 21:00 UTC.
  site.clock.now = Date.UTC(2026, 10, 21, 21);
  expect(site.stored(stored("/case"))).toBeUndefined();
  const answers = await Promise.all([site.ask("/case"), site.ask("/case")]);
  expect(answers).toEqual([
    [200, "/case with 462 days"],
    [200, "/case with 462 days"],
  ]);
  expect(await site.ask("/case/loom.svg")).toEqual([200, "/case/loom.svg with 462 days"]);
  expect(site.rendered).toEqual(["/case", "/case/loom.svg"]);
  expect(site.stored(stored("/case"))?.status).toBe(200);
});

test("a drawing that is asked for by itself is of the new day too", async () => {
  const site = await openCountingSite(async (address) => `${address} with 462 days`);
  site.clock.now = Date.UTC(2026, 10, 21, 21);
  expect(site.stored(stored("/case/loom.svg"))).toBeUndefined();
  const answers = await Promise.all([site.ask("/case/loom.svg"), site.ask("/case")]);
  expect(answers[0]).toEqual([200, "/case/loom.svg with 462 days"]);
  expect(site.rendered).toEqual(["/case", "/case/loom.svg"]);
});

test("shows the old page when rendering fails, and retries", async () => {
  let isBroken = true;
  const site = await openCountingSite(async () => {
    if (isBroken) throw new Error("out of memory");
    return "462 days";
  });
  site.clock.now = Date.UTC(2026, 10, 22, 9);
  expect(await site.ask("/case")).toEqual([200, "<p>461 days</p>"]);
  expect(site.logText()).toContain("could not be rendered");
  isBroken = false;
  expect(await site.ask("/case")).toEqual([200, "462 days"]);
});
