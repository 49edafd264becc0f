import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Page, Route } from "@playwright/test";
import { samples, writeSamples } from "../../office/content/sample-content.fixture.ts";
import { everything, findAxeViolations } from "../support/axe-violations.ts";
import { openVisitor, type VisitorPage } from "../support/chromium.ts";
import { expect, test } from "../support/test.ts";
import { openTestOffice, type TestOffice } from "../support/test-office.ts";

let opened: TestOffice;
let visitor: VisitorPage;
let page: Page;

test.beforeAll(async ({ browser }) => {
  opened = await openTestOffice({ prepare: writeSamples });
  opened.git("tag", "begin");
  visitor = await openVisitor(browser, {
    viewport: { width: 1440, height: 1000 },
    reducedMotion: "reduce",
    locale: "en-US",
  });
  page = visitor.page;
  await page.goto(opened.office.newAddress());
});
test.afterEach(async () => {
  await page.goto("about:blank");
  opened.git("reset", "--quiet", "--hard", "begin");
  opened.git("clean", "--quiet", "--force", "-d", "content", "public");
});
test.afterAll(async () => {
  await visitor?.[Symbol.asyncDispose]();
  await opened?.[Symbol.asyncDispose]();
});

const read = (file: string) => readFileSync(join(opened.root, file), "utf8");
const open = async (file: string, field = "") => {
  const query = field && `?field=${encodeURIComponent(field)}`;
  await page.goto(`${opened.office.origin}/office/${file}${query}`);
  await page.locator("main .field").first().waitFor();
};
const fold = (name: string) =>
  page.locator("details.fold", { has: page.getByText(name, { exact: true }) });
const barriers = async () =>
  (await findAxeViolations(page, { rules: [...everything], within: "body", frames: false })).filter(
    (barrier) => !barrier.includes("iframe"),
  );

/** The law about which the most is said. */
function longestLaw(): string {
  const folder = join(opened.root, "content/laws");
  const [first = ""] = readdirSync(folder).sort(
    (a, b) => statSync(join(folder, b)).size - statSync(join(folder, a)).size,
  );
  return `content/laws/${first}`;
}

for (const width of [1440, 390]) {
  test(`a law is at most 3,000 px high at first sight, ${width} px wide`, async () => {
    await page.setViewportSize({ width, height: 1000 });
    await open(longestLaw());
    await page.getByRole("heading", { name: "What it says on six points" }).waitFor();
    const { height, wider } = await page.evaluate(() => ({
      height: document.documentElement.scrollHeight,
      wider: document.documentElement.scrollWidth - window.innerWidth,
    }));
    expect(height).toBeLessThanOrEqual(3000);
    expect(wider).toBeLessThanOrEqual(0);
    expect(await barriers()).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 1000 });
  });
}

test("title, summary and text come first, and each fold says what is in it", async () => {
  await open(samples.news);
  const labels = await page.locator("main .form > .field > .label").allTextContents();
  expect(labels).toEqual(["Title", "Summary", "Text"]);
  await expect
    .poll(() => fold("Day and kind").locator("summary").innerText())
    .toMatch(/20 November 2026 · Announcement · Technology/);
  expect(await fold("Country and case").locator("summary").innerText()).toContain(
    "Sample complaint",
  );
  expect(await fold("Sources").locator("summary").innerText()).toContain("None");
});

test("the page beside has the fonts of the site", async () => {
  await open(samples.news);
  const families = () =>
    page.evaluate(() => {
      const beside = document.querySelector("iframe")?.contentDocument?.fonts ?? [];
      return [...beside]
        .filter(({ display }) => display === "auto")
        .map(({ family }) => family.replaceAll('"', ""));
    });
  await expect.poll(families).toContain("OTC Text");
});

test("a day is written as 28/11/2026, and a wrong one gets a sentence and opens its fold", async () => {
  await open(samples.news);
  await fold("Day and kind").locator("summary").click();
  const day = page.getByLabel("Day of publication");
  expect(await day.inputValue()).toBe("20/11/2026");
  await day.fill("31/02/2026");
  await day.blur();
  await page.getByText("Write it as 05/12/2027: day, month, year.", { exact: true }).waitFor();
  await open(samples.news);
  await expect.poll(() => fold("Day and kind").getAttribute("open")).not.toBe(null);
  expect(await day.inputValue()).toBe("31/02/2026");
  await day.fill("1/12/2026");
  await page
    .getByText("Write it as 05/12/2027: day, month, year.", { exact: true })
    .waitFor({ state: "detached" });
  await expect
    .poll(() => fold("Day and kind").locator("summary").textContent())
    .toContain("1 December 2026");
});

test("a text that is to wait is saved here until it is put online, and its day is read day first", async () => {
  await open(samples.news);
  await fold("When it shows").locator("summary").click();
  await page.getByLabel("On a day of its own").click();
  const day = page.getByLabel("Day and time in Kampala");
  await day.fill("12/13/2099");
  await day.blur();
  await page
    .getByText("Write it as 05/12/2027 08:00: day, month, year, and the hour.")
    .first()
    .waitFor();
  expect(await page.locator(".error").count()).toBe(1);
  expect(read(samples.news)).toMatch(/^publishAt: 12\/13\/2099$/m);
  await day.fill("12/5/2099");
  await day.blur();
  await kept(samples.news, "publishAt: 2099-05-12T08:00:00+03:00\n");
  await kept(samples.news, "date: 2099-05-12\n");
  expect(await day.inputValue()).toBe("12/05/2099 08:00");
  await bar().getByText("Saved here", { exact: true }).waitFor();
  await bar().getByText("12 May 2099 at 08:00, once it is put online · ").waitFor();
});

test("two marks of one kind are one sentence, which goes with them", async () => {
  await open(samples.news);
  const text = page.getByRole("textbox", { name: "Text" });
  await text.click();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(" <b>bold</b>");
  const said = page.locator(".error", { hasText: "which would be HTML" });
  await said.waitFor();
  expect(await said.count()).toBe(1);
  await page.getByRole("button", { name: "Undo", exact: true }).first().click();
  await said.waitFor({ state: "detached" });
});

test("a question is settled where it is, by the name of its field", async () => {
  await open(samples.member, "position");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("field-position");
  expect(await fold("Photograph").locator("summary").innerText()).toContain("⚠ 9001");
  await page.getByRole("button", { name: "take the sign ⚠ 9001 away from “Position”" }).click();
  await page.getByText("⚠ 9001, Position:").waitFor({ state: "detached" });
});

test("what is new begins empty, with a grey example and no remarks for text editors", async () => {
  await page.goto(`${opened.office.origin}/office/content/news/new`);
  await page.getByLabel("Title").fill("Forty-two people learn");
  await page.getByRole("button", { name: "Begin" }).click();
  await page.getByText("Who did what, where and when? Begin with what is new.").waitFor();
  expect(await page.getByLabel("Summary").inputValue()).toBe("");
  expect(await page.getByRole("textbox", { name: "Text" }).getAttribute("aria-multiline")).toBe(
    "true",
  );
  const begun = read("content/news/forty-two-people-learn.md");
  expect(begun).toMatch(/^---\ntitle: Forty-two people learn\ndate: .*\ndraft: true\n---\n+$/s);
  expect(begun).not.toMatch(/#|TODO/);
});

const about = "content/pages/about.yaml";
const heading = (window: Page = page) => window.locator("#field-heading");
const bar = (window: Page = page) => window.getByRole("region", { name: "This text" });
const kept = (file: string, text: string) => expect.poll(() => read(file)).toContain(text);

test("what is typed is kept at once, Ctrl and S says so, and Undo gives every byte back", async () => {
  const before = read(about);
  await open(about);
  await bar().getByText("Online", { exact: true }).waitFor();
  await heading().fill("Typed here");
  await kept(about, "heading: Typed here\n");
  await bar().getByText("Saved here", { exact: true }).waitFor();
  await page.keyboard.press("ControlOrMeta+s");
  await bar().getByText("It is kept already.").waitFor();
  await page.getByLabel("Short name").fill("A moment ago");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => page.getByLabel("Short name").inputValue()).not.toBe("A moment ago");
  await kept(about, "heading: Typed here\n");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => read(about)).toBe(before);
  await bar().getByText("Online", { exact: true }).waitFor();
  expect(await page.getByRole("button", { name: "Undo" }).isDisabled()).toBe(true);
  expect(await page.getByRole("button", { name: /^(Save|Discard)$/ }).count()).toBe(0);
});

test("in a text Ctrl and Z takes back what was typed there, and then the step before", async () => {
  await open(samples.news);
  const before = read(samples.news);
  await page.getByLabel("Title").fill("Another title");
  await kept(samples.news, "Another title");
  const text = page.getByRole("textbox", { name: "Text" });
  await text.click();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(" More.");
  await kept(samples.news, "Made up for a test. More.\n");
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(() => read(samples.news)).not.toContain("More.");
  await expect
    .poll(async () => {
      await page.keyboard.press("ControlOrMeta+z");
      return read(samples.news);
    })
    .toBe(before);
});

test("what was typed a moment before the window closes is kept", async () => {
  await open(about);
  await heading().fill("Typed last");
  await page.goto("about:blank");
  await kept(about, "heading: Typed last\n");
});

test("a late answer neither moves the caret nor takes back what was typed since", async () => {
  await open(about);
  await heading().fill("One three");
  await kept(about, "One three");
  const held: Route[] = [];
  await page.route("**/api/edit", (route) => void held.push(route));
  await heading().evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(3, 3));
  await page.keyboard.type(" t");
  await expect.poll(() => held.length).toBe(1);
  await page.keyboard.type("wo");
  await held[0]?.continue();
  await expect.poll(() => held.length).toBe(2);
  const caret = () => heading().evaluate((field: HTMLTextAreaElement) => field.selectionStart);
  expect([await heading().inputValue(), await caret()]).toEqual(["One two three", 7]);
  await held[1]?.continue();
  await page.unroute("**/api/edit");
  await kept(about, "One two three");
  expect([await heading().inputValue(), await caret()]).toEqual(["One two three", 7]);
});

test("two people in one text join, and of one field the later stands with what the other wrote", async () => {
  await open(about);
  const other = await page.context().newPage();
  // It learns of what is written elsewhere by its own changes only.
  await other.route("**/api/state**", (route) => route.abort());
  await other.goto(page.url());
  await heading(other).fill("Theirs");
  await kept(about, "heading: Theirs\n");
  await page.getByLabel("Short name").fill("Mine");
  await kept(about, "breadcrumb: Mine\n");
  await expect.poll(() => heading().inputValue()).toBe("Theirs");
  await other.getByLabel("Short name").fill("Theirs");
  await other.getByRole("alert").getByText("Mine", { exact: true }).waitFor();
  await kept(about, "breadcrumb: Theirs\n");
  await other.getByRole("button", { name: "Take theirs" }).click();
  await kept(about, "breadcrumb: Mine\n");
  await expect.poll(() => other.getByLabel("Short name").inputValue()).toBe("Mine");
  await other.close();
});

test("the one who wrote first learns that other words stand there now, and can take theirs back", async () => {
  await open(about);
  await heading().fill("Mine");
  await kept(about, "heading: Mine\n");
  const other = await page.context().newPage();
  await other.goto(page.url());
  await heading(other).fill("Theirs");
  await kept(about, "heading: Theirs\n");
  await page.getByRole("alert").getByText("was changed in another window after you").waitFor();
  expect(await heading().inputValue()).toBe("Theirs");
  await page.getByRole("button", { name: "Take mine back" }).click();
  await kept(about, "heading: Mine\n");
  await other.close();
});

test("words typed into a text that was renamed elsewhere go along to its new name", async () => {
  await open(samples.member);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await fold("Address, delete").locator("summary").waitFor();
  await other.locator("summary", { hasText: "Address, delete" }).click();
  await other.getByRole("button", { name: /^Rename/ }).click();
  await other.getByRole("dialog").getByRole("textbox").fill("Head of examples");
  await other.getByRole("dialog").getByRole("button", { name: "Rename" }).click();
  await other.waitForURL(/head-of-examples/);
  await other.close();
  await page.getByLabel("Position").fill("Head of Examples");
  await bar().getByText("Not there any more").waitFor();
  await page.getByRole("link", { name: "Go on under its new name" }).click();
  await page.waitForURL(/head-of-examples/);
  await kept("content/team/head-of-examples.yaml", "position: Head of Examples");
});

test("a text that was deleted elsewhere says so, and one that was never online is gone for good", async () => {
  await page.goto(`${opened.office.origin}/office/content/blogs/new`);
  await page.getByLabel("Title").fill("Gone soon");
  await page.getByRole("button", { name: "Begin" }).click();
  await page.locator("main .field").first().waitFor();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.locator("summary", { hasText: "Address, delete" }).click();
  await other.getByRole("button", { name: "Delete" }).click();
  const dialog = other.getByRole("dialog");
  await dialog.getByText("it is gone for good").waitFor();
  expect(await dialog.getByRole("textbox").count()).toBe(0);
  await dialog.getByRole("button", { name: "Delete" }).click();
  await other.getByRole("status").getByText("“Gone soon” is deleted here.").waitFor();
  await other.close();
  await page.getByRole("alert").getByText("This text was deleted in another window.").waitFor();
});

test("what is typed is kept in the window while the sign-in has ended, and then sent", async () => {
  await open(about);
  await page.route("**/api/edit", (route) => route.fulfill({ status: 401 }));
  await heading().fill("Typed without a sign-in");
  const ended = page.getByRole("alert").getByText("Your sign-in has ended.");
  await ended.waitFor();
  expect(await barriers()).toEqual([]);
  expect(await page.getByRole("link", { name: "Sign in again" }).getAttribute("target")).toBe(
    "_blank",
  );
  expect(read(about)).not.toContain("Typed without");
  await page.unroute("**/api/edit");
  await page.reload();
  await kept(about, "heading: Typed without a sign-in\n");
  await expect.poll(() => heading().inputValue()).toBe("Typed without a sign-in");
  // The page of a sign-in that a proxy leads to is no answer either.
  await page.route("**/api/edit", (route) =>
    route.fulfill({ status: 302, headers: { location: "https://sign-in.example.org/" } }),
  );
  await heading().fill("Typed again");
  await ended.waitFor();
  await page.unroute("**/api/edit");
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await kept(about, "heading: Typed again\n");
  await ended.waitFor({ state: "detached" });
});

test("an office that does not answer is asked again until it does", async () => {
  await open(about);
  await page.route("**/api/edit", (route) => route.abort());
  await heading().fill("Typed");
  await page.getByRole("alert").getByText("The office does not answer.").waitFor();
  await heading().fill("Typed meanwhile");
  await page.unroute("**/api/edit");
  await kept(about, "heading: Typed meanwhile\n");
  await page.getByRole("alert").waitFor({ state: "detached" });
});

test("a picture that is brought is in the project with the text that names it", async () => {
  await open(samples.member, "image");
  await page.getByLabel("Bring a picture").setInputFiles("README.md");
  await page.getByText("A picture is a file that ends in .jpg").waitFor();
  await page.getByLabel("Bring a picture").setInputFiles("public/icon-192.png");
  await bar().getByText("Not finished", { exact: true }).waitFor();
  expect(read(samples.member)).toMatch(/^image: \/team\/icon-192\.png #/m);
  expect(statSync(join(opened.root, "public/team/icon-192.png")).size).toBeGreaterThan(0);
  await page.getByLabel("Agreed in writing on").fill("1/12/2026");
  await bar().getByText("Saved here", { exact: true }).waitFor();
  expect(read(samples.member)).toContain("agreedOn: 2026-12-01\n");
});
