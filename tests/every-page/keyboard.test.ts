import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { closeBrowser, openTour, type Tour } from "../support/chromium.ts";
import { walkByKeyboard } from "../support/keyboard-walk.ts";
import { publicPaths, sampledPaths } from "../support/site-paths.ts";

afterAll(closeBrowser);

let visitor: Tour;
beforeAll(async () => {
  visitor = await openTour({
    viewport: { width: 1440, height: 900 },
    javaScriptEnabled: false,
    reducedMotion: "reduce",
  });
});

const paths = sampledPaths(publicPaths());

describe.each(paths)("%s without JavaScript", (path) => {
  test("is complete, and every control works by keyboard", async () => {
    const { page } = visitor;
    await visitor.open(inject("origin") + path);
    expect((await page.locator("main").innerText()).length, "words").toBeGreaterThan(40);

    // Header and footer are the same everywhere: they are walked once, and elsewhere passed by their own link.
    await walkByKeyboard(page, path === paths[0] ? "body" : "main");
  });
});
