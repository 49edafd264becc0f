import { afterAll, describe, expect, inject, test } from "vitest";
import { findAxeViolations } from "../support/axe-violations.ts";
import { closeBrowser, openVisitorPage } from "../support/chromium.ts";

afterAll(closeBrowser);
const origin = inject("origin");
const address = `${origin}/count-the-days`;

/** Each state of the page, by its query. */
const states = {
  "moved by a Sunday": "?from=2025-07-18&days=30&rule=ug-s34",
  "moved by holidays": "?from=2026-11-25&days=30&rule=ug-s34",
  short: "?from=2026-12-23&days=5&rule=ug-s34",
  plain: "?from=2025-07-18&days=30&rule=plain",
  long: "?from=2025-07-18&days=365&rule=ug-s34",
  open: "?from=2027-02-08&days=30&rule=ug-s34",
  "beyond the list": "?from=2027-12-10&days=30&rule=ug-s34",
  "without a day": "?from=&days=30",
  "with too many days": "?from=2025-07-18&days=other&other=5000",
};

test("counts without JavaScript, by the form alone", { tags: "gate" }, async () => {
  await using visitor = await openVisitorPage({ javaScriptEnabled: false });
  const { page } = visitor;
  await page.goto(address);
  await page.getByLabel("From which day?").fill("2025-07-18");
  await page.getByRole("button", { name: "Count" }).click();
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toContain("18\u00a0August");
  expect(new URL(page.url()).search).toBe("?from=2025-07-18&days=30&other=&rule=ug-s34");
  const file = page.getByRole("link", { name: "Calendar file", exact: true });
  const calendar = await page.request.get(
    new URL((await file.getAttribute("href")) ?? "", origin).href,
  );
  expect(await calendar.text()).toContain("DTSTART;VALUE=DATE:20250818");
});

test("asks for another number only once it is chosen, so that none is typed in vain", async () => {
  await using visitor = await openVisitorPage({ javaScriptEnabled: false });
  const { page } = visitor;
  await page.goto(address);
  const other = page.getByLabel("Other number of days");
  expect(await other.isVisible()).toBe(false);
  await page.getByLabel("From which day?").fill("2025-07-18");
  await page.getByLabel("Other", { exact: true }).check();
  await other.fill("90");
  await page.getByRole("button", { name: "Count" }).click();
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toContain("16\u00a0October");
  expect(await other.inputValue()).toBe("90");
});

test("answers with a status of its own", { tags: "gate" }, async () => {
  const right = await fetch(address + states.short);
  expect([right.status, right.headers.get("x-robots-tag")]).toEqual([200, "noindex"]);
  const wrong = await fetch(address + states["without a day"]);
  expect(wrong.status).toBe(400);
  expect(await wrong.text()).toContain('id="from-error"');
});

test("what is quoted or kept in a calendar says where the day may still move", async () => {
  const sentenceOf = async (query: string) =>
    /id="sentence"[^>]*>([^<]*)</.exec(await (await fetch(address + query)).text())?.[1];
  const note = /May still move: a holiday is not announced yet\.$/;
  expect(await sentenceOf(states.open)).toMatch(note);
  expect(await sentenceOf(states.short)).not.toMatch(note);
  expect(await sentenceOf(states.short)).toContain("Counted by OTC");
});

describe.each([
  ["light", 1440],
  ["dark", 390],
  ["light", 320],
] as const)("in %s at %i px", (colorScheme, width) => {
  test.each(Object.entries(states))("the count %s has no barrier", async (_state, query) => {
    await using visitor = await openVisitorPage({ colorScheme, viewport: { width, height: 800 } });
    const { page } = visitor;
    await page.goto(address + query);
    expect(await findAxeViolations(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});
