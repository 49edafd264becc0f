import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { closeBrowser, openVisitorPage } from "../support/chromium.ts";
import { freePort } from "../support/free-port.ts";
import { until } from "../support/until.ts";

afterAll(closeBrowser);

describe("the gallery of building blocks", () => {
  test("is not in the build, neither as a page nor as code", async () => {
    const answer = await fetch(`${inject("origin")}/_gallery`);
    expect(answer.status).toBe(404);
    expect(existsSync("build/client/_gallery")).toBe(false);
    expect(readFileSync("build/server/index.js", "utf8")).not.toContain("_gallery");
  });
});

describe("the development server", () => {
  let server: ChildProcess;
  let origin = "";
  let output = "";

  beforeAll(async () => {
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    const { NODE_ENV: _, ...environment } = process.env;
    server = spawn(
      process.execPath,
      ["node_modules/@react-router/dev/bin.cjs", "dev", "--port", `${port}`, "--strictPort"],
      // Where CI is set, the server colours its words, even within an address.
      { env: { ...environment, NO_COLOR: "1" }, stdio: ["ignore", "pipe", "pipe"] },
    );
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on("data", (data: Buffer) => {
        output += data.toString();
      });
    }
    const answers = async () => {
      if (server.exitCode !== null) throw new Error(`The server ended by itself:\n${output}`);
      return (await fetch(`${origin}/_gallery`).catch(() => undefined)) !== undefined;
    };
    await until(answers, { seconds: 80, report: () => output });
  }, 90_000);

  afterAll(async () => {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGTERM");
    await ended;
  });

  test("shows the gallery, and its scripts load without an error", async () => {
    await using visitor = await openVisitorPage();
    const { page, consoleErrors, requests } = visitor;
    const answer = await page.goto(`${origin}/_gallery`, { waitUntil: "load", timeout: 40_000 });
    expect(answer?.status(), output).toBe(200);
    await page.getByRole("heading", { level: 1, name: "Gallery" }).waitFor();
    expect(await page.locator("figure").count()).toBeGreaterThan(50);
    // The scripts have run once the header answers to scrolling.
    await expect
      .poll(
        async () => {
          await page.mouse.wheel(0, 200);
          return page.locator("[data-site-header][data-scrolled]").count();
        },
        { timeout: 30_000 },
      )
      .toBe(1);
    expect(requests.some((url) => url.endsWith("/app/browser/entry.ts"))).toBe(true);
    expect(consoleErrors).toEqual([]);
  });
});
