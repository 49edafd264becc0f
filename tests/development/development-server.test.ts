import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { everything, findAxeViolations } from "../support/axe-violations.ts";
import { freePort } from "../support/free-port.ts";
import { origin } from "../support/origin.ts";
import { expect, test } from "../support/test.ts";
import { until } from "../support/until.ts";

test.describe("the gallery of building blocks", () => {
  test("is not in the build, neither as a page nor as code", async () => {
    const answer = await fetch(`${origin}/_gallery`);
    expect(answer.status).toBe(404);
    expect(existsSync("build/site/_gallery")).toBe(false);
    expect(readFileSync("build/server/index.js", "utf8")).not.toContain("_gallery");
  });
});

test.describe("the development server", () => {
  let server: ChildProcess;
  let origin = "";
  let output = "";
  let dataFolder: string;

  test.beforeAll(async () => {
    test.setTimeout(90_000);
    dataFolder = mkdtempSync(join(tmpdir(), "otc-development-"));
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    const { NODE_ENV: _, ...environment } = process.env;
    server = spawn(process.execPath, ["scripts/dev.ts", "--port", `${port}`], {
      env: { ...environment, NO_COLOR: "1", DATA_DIR: dataFolder },
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on("data", (data: Buffer) => {
        output += data.toString();
      });
    }
    const answers = async () => {
      if (server.exitCode !== null) throw new Error(`The server has exited:\n${output}`);
      return (await fetch(`${origin}/_gallery`).catch(() => undefined)) !== undefined;
    };
    await until(answers, { seconds: 80, report: () => output });
  });

  test.afterAll(async () => {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGTERM");
    await ended;
    rmSync(dataFolder, { recursive: true });
  });

  test("shows the gallery, and its scripts load without an error", async ({ openVisitorPage }) => {
    const visitor = await openVisitorPage();
    const { page, consoleErrors, requests } = visitor;
    const answer = await page.goto(`${origin}/_gallery`, { waitUntil: "load", timeout: 40_000 });
    expect(answer?.status(), output).toBe(200);
    await page.getByRole("heading", { level: 1, name: "Gallery" }).waitFor();
    // At its very first start, the development server may load the page a second time.
    await expect
      .poll(() => page.locator("figure").count(), { timeout: 30_000 })
      .toBeGreaterThan(50);
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

  test("shows examples without accessibility violations, in light and dark", async ({
    openVisitorPage,
  }) => {
    const visitor = await openVisitorPage();
    const { page } = visitor;
    await page.goto(`${origin}/_gallery`, { waitUntil: "load", timeout: 40_000 });
    // Best practices concern whole pages, such as one main heading.
    const rules = everything.filter((rule) => rule !== "best-practice");
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      // Polled, because colours are in transition at first, and Vite may reload the page once.
      await expect
        .poll(() => findAxeViolations(page, { rules, within: "figure" }), { timeout: 50_000 })
        .toEqual([]);
    }
  });

  const post = (path: string, fields: Record<string, string>) =>
    fetch(origin + path, {
      method: "POST",
      redirect: "manual",
      headers: { origin },
      body: new URLSearchParams(fields),
    });

  test("answers a form, a donation and a search", async () => {
    const message = {
      firstName: "Amina",
      lastName: "Okello",
      email: "amina@example.org",
      subject: "Hello",
      message: "We would like to work with you.",
    };
    const sent = await post("/contact", message);
    expect(sent.headers.get("location"), output).toMatch(/^\/contact\/sent\?reference=/);

    const refused = await post("/contact", { ...message, email: "nowhere" });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain("Okello");

    const donation = await post("/donate", { amount: "20000", email: "amina@example.org" });
    const checkout = donation.headers.get("location") ?? "";
    expect(checkout).toMatch(/^\/donate\/sandbox\//);
    expect((await fetch(origin + checkout)).status).toBe(200);

    const results = await (await fetch(`${origin}/search?q=privacy`)).text();
    expect(results).toContain("/programmes/");
  });

  test("reloads an open page when content changes", async ({ openVisitorPage }) => {
    const visitor = await openVisitorPage();
    const { page } = visitor;
    await page.goto(`${origin}/about`);
    await page.waitForFunction(() => document.querySelector("vite-error-overlay") === null);
    await page.evaluate(() => Object.assign(window, { isOld: true }));
    const file = "content/site/organisation.yaml";
    const { atime, mtime } = statSync(file);
    try {
      let seconds = 0;
      const isOld = async () => {
        seconds += 1;
        utimesSync(file, atime, new Date(mtime.getTime() + seconds * 1000));
        return page.evaluate(() => "isOld" in window).catch(() => true);
      };
      await expect.poll(isOld, { timeout: 30_000, intervals: [500] }).toBe(false);
    } finally {
      utimesSync(file, atime, mtime);
    }
  });
});
