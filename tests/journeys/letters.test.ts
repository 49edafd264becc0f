import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Download, Page } from "@playwright/test";
import { formatDay } from "#collections/formats/format-day.ts";
import { getLetters } from "#collections/letters/letters.ts";
import { getPage } from "#collections/pages/pages.ts";
import { getDoors } from "#collections/rights/rights.ts";
import { getLetterForm } from "#collections/site/letter-form.ts";
import { findAxeViolationsEverywhere } from "../support/axe-violations.ts";
import { type VisitorPage, waitForHydration } from "../support/chromium.ts";
import { origin } from "../support/origin.ts";
import { pageHtml, policyIn } from "../support/page-html.ts";
import { startSite } from "../support/running-site.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { expect, test } from "../support/test.ts";

const form = getLetterForm();
const list = getPage("my-requests");
const letters = getLetters();
const [first] = letters;
if (!first) throw new Error("There is no letter.");
const stopHarm = letters.find(({ slug }) => slug === "stop-harm") ?? first;

/** Words that occur nowhere else. One has a letter from a separate font file. */
const typed = {
  name: "Nakawunde Zzimbe",
  contact: "nakawunde@example.org",
  organisation: "Mpolampola Lenders",
  address: "privacy@example.org",
  known: "0700 000 111",
  what: "They wrote to my aunt Ŋŋoma about my loan.",
};
const traces = /Nakawunde|Zzimbe|Mpolampola|oma about my loan|0700%20000|0700 000/i;

async function write(page: Page, fields: Partial<typeof typed> = typed): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const field = page.locator(`[name=${name}]`);
    if ((await field.count()) > 0) await field.fill(value);
  }
}

/** What would leave the browser, caught before another app takes it. */
async function captureExternalLinks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { printed: 0 });
    window.print = () => {
      Object.assign(window, { printed: 1 });
    };
  });
}

const kept = (page: Page) =>
  page.evaluate(async () => ({
    local: JSON.stringify({ ...localStorage }),
    session: JSON.stringify({ ...sessionStorage }),
    databases: (await indexedDB.databases?.())?.map(({ name }) => name) ?? [],
    caches: await caches.keys(),
    cookies: document.cookie,
    address: location.href,
    history: JSON.stringify(history.state),
  }));

/** What was saved; the browser may run elsewhere, so it is asked for. */
async function contentOf(download: Download): Promise<string> {
  const file = join(temporaryFolder(), download.suggestedFilename());
  await download.saveAs(file);
  return readFileSync(file, "utf8");
}

/** All that a server has written down: its log and its data. */
function writtenDown(site: { output(): string; dataFolder: string }): string {
  const files = readdirSync(site.dataFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "latin1"));
  return [site.output(), ...files].join("\n");
}

/** Opens a page and waits until nothing more is to be fetched; what comes later is listed. */
async function openQuietly(visitor: VisitorPage, address: string, island: string): Promise<void> {
  await visitor.page.goto(address, { waitUntil: "networkidle" });
  await waitForHydration(visitor.page, island);
  await visitor.page.evaluate(() => document.fonts.ready);
  await visitor.page.waitForLoadState("networkidle");
  visitor.requests.length = 0;
}

test("input never leaves the phone: no request, address, storage or log", { tag: "@gate" }, async ({
  openVisitorPage,
}) => {
  await using site = await startSite();
  const visitor = await openVisitorPage({ viewport: { width: 390, height: 844 } });
  const { page, requests } = visitor;
  await captureExternalLinks(page);
  await openQuietly(visitor, `${site.origin}${stopHarm.path}`, "letter-builder");

  await write(page);
  await page.getByLabel("Not yet, but", { exact: false }).check();
  await page.getByLabel("Yes, it has", { exact: false }).check();
  const sheet = page.getByRole("article", { name: form.sheet });
  await expect.poll(() => sheet.innerText()).toContain(typed.what);
  // A pointer that rests on a link, and a finger on one, fetch nothing.
  for (const link of await page.locator("main a[href^='/']").all()) {
    if (await link.isVisible()) await link.hover();
  }
  await page.locator("main [name=what]").press("Enter");
  await page.locator("main [name=name]").press("Enter");
  await page.getByRole("button", { name: form.send.print }).click();
  await expect.poll(() => page.evaluate("printed")).toBe(1);
  await page.getByRole("button", { name: form.send.copy }).click();
  await page.locator("[role=status]").filter({ hasText: /\S/ }).first().waitFor();
  await page.waitForLoadState("networkidle");

  expect(requests).toEqual([]);
  const before = await kept(page);
  expect(JSON.stringify(before)).not.toMatch(traces);
  expect(before.address).toBe(`${site.origin}${stopHarm.path}`);
  expect(before).toMatchObject({ local: "{}", session: "{}", databases: [], cookies: "" });

  // With consent the device stores recipient, kind and date, and never the text.
  await page.getByRole("button", { name: form.send.keep }).click();
  // What is not sent yet is kept without a day and counts nothing.
  await page.getByRole("button", { name: form.sent.notYet }).click();
  await page.getByText(form.sent.idle).waitFor();
  const unsent = await kept(page);
  expect(unsent.local).toMatch(/\\"sent\\": ?\\"\\"/);
  expect(unsent.local).not.toMatch(/Nakawunde|aunt|0700/);
  // A day still to come is refused with the reason.
  await page.getByLabel(form.sent.day, { exact: true }).fill("2098-12-31");
  await page.getByText(form.sent.future).waitFor();
  expect(await page.getByRole("button", { name: form.sent.on, exact: true }).isDisabled()).toBe(
    true,
  );
  await page.getByRole("button", { name: form.sent.today }).click();
  await page.getByText(form.said.kept).waitFor();
  const after = await kept(page);
  expect(after.local).toContain(typed.organisation);
  expect(after.local).not.toMatch(/Nakawunde|aunt|0700/);
  expect(requests.filter((address) => address.startsWith("http"))).toEqual([]);
  expect(visitor.consoleErrors).toEqual([]);

  // The quick way out takes all of it, and this page out of the history.
  await page.getByRole("link", { name: form.leave.button }).click();
  await page.waitForURL(`${site.origin}/news`);
  expect(await kept(page)).toMatchObject({ local: "{}", session: "{}" });
  await page.goBack();
  expect(page.url()).toBe("about:blank");

  expect(writtenDown(site)).not.toMatch(traces);
});

test("the policy of each page forbids connections and forms", { tag: "@gate" }, async () => {
  for (const path of [list.path, ...letters.map((letter) => letter.path)]) {
    const policy = policyIn(await pageHtml(path));
    expect(policy, path).toContain("connect-src 'none';");
    expect(policy, path).toContain("form-action 'none';");
  }
  expect(policyIn(await pageHtml("/contact"))).toContain("connect-src 'self'");
});

test("the policy blocks a script that would send the input", async ({ openVisitorPage }) => {
  const visitor = await openVisitorPage();
  const { page, requests } = visitor;
  await openQuietly(visitor, origin + stopHarm.path, "letter-builder");
  const outcome = await page.evaluate(async () => {
    const isSent = await fetch("/contact", { method: "POST", body: "secret" }).then(
      () => "sent",
      () => "stopped",
    );
    return [isSent, navigator.sendBeacon("/contact", "secret")];
  });
  expect(outcome[0]).toBe("stopped");
  expect(requests).toEqual([]);
});

test("the sheet follows all input, one point as a sentence and several as a list", {
  tag: "@gate",
}, async ({ openVisitorPage }) => {
  const visitor = await openVisitorPage();
  const { page } = visitor;
  await openQuietly(visitor, origin + stopHarm.path, "letter-builder");
  const sheet = page.getByRole("article", { name: form.sheet });
  await write(page);
  expect(await sheet.innerText()).toContain(`You know me by ${typed.known}.`);
  expect(await sheet.locator("li").count()).toBe(0);
  expect(await sheet.innerText()).toContain("I require you to stop using my data in this way.");
  await page.getByLabel("Stop writing to or calling", { exact: false }).check();
  expect(await sheet.locator("li").count()).toBe(2);
  expect(visitor.consoleErrors).toEqual([]);
});

test("fields that come back after another choice show what the letter says", async ({
  openVisitorPage,
}) => {
  const visitor = await openVisitorPage();
  const { page } = visitor;
  const open = async (slug: string) => {
    await page.goto(origin + (letters.find((one) => one.slug === slug)?.path ?? ""));
    await waitForHydration(page, "letter-builder");
  };
  const sheet = page.getByRole("article", { name: form.sheet });
  const field = (name: string) => page.locator(`main [name=${name}]`);
  await open("complaint");
  await field("first").selectOption("access");
  await field("outcome").selectOption("part");
  await field("missing").fill(typed.what);
  for (const first of ["none", "access"]) await field("first").selectOption(first);
  await expect.poll(() => field("missing").inputValue()).toBe(typed.what);
  await field("name").fill(typed.name);
  expect(await sheet.innerText()).toContain(typed.what);

  await open("stop-harm");
  await field("contacts").check();
  for (const stage of ["threatened", "happening"]) {
    await page.locator(`main [name=stage][value=${stage}]`).check();
  }
  expect(await field("contacts").isChecked()).toBe(true);
  expect(visitor.consoleErrors).toEqual([]);
});

/** Height in pixels of all that stays on the screen while the page scrolls. */
const fixedHeight = (page: Page) =>
  page.evaluate(() => {
    scrollTo(0, 400);
    return [...document.querySelectorAll("body *")]
      .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
      .reduce((sum, element) => sum + element.getBoundingClientRect().height, 0);
  });

test("a door opens its letter with the points that fit, and with nothing in the address that is sent", async ({
  openVisitorPage,
}) => {
  const visitor = await openVisitorPage({ viewport: { width: 390, height: 760 } });
  const { page, requests } = visitor;
  const door = getDoors().find(({ slug }) => slug === "loan-app");
  await page.goto(origin + (door?.path ?? ""));
  await page
    .getByRole("link", { name: getPage("your-data-rights").door.write })
    .last()
    .click();
  await waitForHydration(page, "letter-builder");
  const sheet = page.getByRole("article", { name: form.sheet });
  await expect.poll(() => sheet.innerText()).toContain("the people in my phone");
  expect(await page.locator("[name=contacts]").isChecked()).toBe(true);
  expect(await page.locator("[name=takedown]").isChecked()).toBe(false);
  expect(requests.filter((address) => /contacts|ticked/.test(address))).toEqual([]);

  // What is asked for comes before what the right leaves out.
  const bounds = page.getByText(stopHarm.bounds ?? "", { exact: true });
  const [pointBox, boundsBox] = [
    await page.locator("[name=takedown]").boundingBox(),
    await bounds.boundingBox(),
  ];
  expect(boundsBox?.y).toBeGreaterThan(pointBox?.y ?? 1e6);

  // On a phone one bar leads to the letter and, at the other end, out; nothing asks for money above it.
  for (const size of [
    { width: 390, height: 760 },
    { width: 360, height: 592 },
  ]) {
    await page.setViewportSize(size);
    expect(await fixedHeight(page), `${size.width}`).toBeLessThanOrEqual(76);
  }
  expect(await page.locator("[data-site-header] a[href='/donate']").isVisible()).toBe(false);
  const boxOf = (name: string) => page.getByRole("link", { name, exact: true }).boundingBox();
  const [step, leave] = [await boxOf(form.send.go), await boxOf(form.leave.button)];
  expect((leave?.x ?? 0) - (step?.x ?? 0) - (step?.width ?? 0)).toBeGreaterThanOrEqual(24);
  await page.getByRole("link", { name: form.send.go, exact: true }).click();
  await expect.poll(async () => (await sheet.boundingBox())?.y ?? 1000).toBeLessThan(592);
});

test("a decision about a contract leads to the letter that fits, and has none of its own", async ({
  openVisitorPage,
}) => {
  const visitor = await openVisitorPage();
  const { page } = visitor;
  const decision = letters.find(({ slug }) => slug === "decision") ?? first;
  await openQuietly(visitor, origin + decision.path, "letter-builder");
  const sheet = page.getByRole("article", { name: form.sheet });
  expect(await sheet.innerText()).not.toContain("contract");
  await page.locator("[name=contract][value=none]").check();
  await expect.poll(() => sheet.innerText()).toContain("not about a contract with me");
  await page.locator("[name=contract][value=contract]").check();
  await expect.poll(() => sheet.count()).toBe(0);
  expect(await page.locator('main #sheet a[href="/your-data-rights/letters/access"]').count()).toBe(
    1,
  );
});

test("with the form, the blank sheet opens by a link and is printed alone", async ({
  openVisitorPage,
}) => {
  const visitor = await openVisitorPage();
  const { page } = visitor;
  const blank = page.getByRole("article", { name: stopHarm.sheet.title });
  await openQuietly(visitor, origin + stopHarm.path, "letter-builder");
  expect(await blank.isVisible()).toBe(false);
  await openQuietly(visitor, `${origin}${stopHarm.path}#blank`, "letter-builder");
  await page.reload();
  await waitForHydration(page, "letter-builder");
  expect(await blank.isVisible()).toBe(true);
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test("before the form is alive, the blank sheet is printed in its place", async ({
  openVisitorPage,
}) => {
  const visitor = await openVisitorPage();
  const { page } = visitor;
  await page.route("**/*.js", (route) => route.abort());
  await page.goto(origin + stopHarm.path);
  const blank = page.getByRole("article", { name: stopHarm.sheet.title });
  expect(await blank.isVisible()).toBe(false);
  await page.emulateMedia({ media: "print" });
  expect(await blank.isVisible()).toBe(true);
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test("ways out lead to the person's own apps, with the letter", { tag: "@gate" }, async ({
  openVisitorPage,
}) => {
  const visitor = await openVisitorPage();
  const { page } = visitor;
  const targets: string[] = [];
  const tools = await page.context().newCDPSession(page);
  await tools.send("Page.enable");
  tools.on("Page.frameRequestedNavigation", ({ url }) => targets.push(url));
  await openQuietly(visitor, origin + stopHarm.path, "letter-builder");
  await write(page);
  for (const [index, name] of [
    form.send.email,
    "Short SMS, 2 parts",
    form.send.whatsapp,
  ].entries()) {
    await page.getByRole("button", { name, exact: true }).click();
    await expect.poll(() => targets.length).toBe(index + 1);
    await expect.poll(() => page.getByText(form.said.short).count()).toBe(index === 1 ? 1 : 0);
  }
  expect(targets.map((target) => target.replace(/[:?].*/s, ""))).toEqual([
    "mailto",
    "sms",
    "whatsapp",
  ]);
  expect(targets[0]).toMatch(/^mailto:privacy@example\.org\?subject=Please/);
  const [email = "", sms = "", whatsapp = ""] = targets.map(decodeURIComponent);
  for (const text of [email, whatsapp]) expect(text).toContain(typed.what);
  expect(sms).toContain("Section 25");
  expect(sms).toContain(typed.name);
});

test("a phone offers its own apps before the printer, and its letter begins at one edge", {
  tag: "@gate",
}, async ({ openVisitorPage }) => {
  const visitor = await openVisitorPage({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const { page } = visitor;
  await openQuietly(visitor, origin + stopHarm.path, "letter-builder");
  const { send } = form;
  const offered = await page.locator("#send button").allInnerTexts();
  expect(offered.map((text) => text.trim().replace(/,.*/s, ""))).toEqual([
    send.whatsapp,
    send.email,
    "Short SMS",
    send.copy,
    send.print,
    send.keep,
  ]);
  await write(page);
  const lefts = await page.getByRole("article", { name: form.sheet }).evaluate((sheet) =>
    [...sheet.children]
      .filter((part) => part.textContent?.trim() && part.getBoundingClientRect().height > 0)
      .map((part) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        return Math.round(range.getBoundingClientRect().left);
      }),
  );
  expect(new Set(lefts).size).toBe(1);
});

test("a complaint opens no app with the address of whom it is about", async ({
  openVisitorPage,
}) => {
  const visitor = await openVisitorPage();
  const { page } = visitor;
  const targets: string[] = [];
  const tools = await page.context().newCDPSession(page);
  await tools.send("Page.enable");
  tools.on("Page.frameRequestedNavigation", ({ url }) => targets.push(url));
  const complaint = letters.find(({ isComplaint }) => isComplaint) ?? first;
  await openQuietly(visitor, origin + complaint.path, "letter-builder");
  for (const [address, button] of [
    [typed.address, form.send.email],
    [typed.known, "Short SMS, 2 parts"],
  ] as const) {
    await write(page, { ...typed, address });
    await page.getByRole("button", { name: button, exact: true }).click();
    await expect.poll(() => targets.at(-1)).toMatch(/^(mailto|sms):\?/);
    expect(decodeURIComponent(targets.at(-1) ?? "")).toContain(address);
    targets.length = 0;
  }
});

test.describe("without JavaScript", () => {
  test("each letter is a sheet with boxes to tick, and prints on one A4 page", {
    tag: "@gate",
  }, async ({ openVisitorPage }) => {
    const visitor = await openVisitorPage({ javaScriptEnabled: false });
    const { page } = visitor;
    for (const letter of letters) {
      await page.goto(origin + letter.path);
      const sheet = page.getByRole("article", { name: letter.sheet.title });
      expect(await sheet.innerText(), letter.slug).toContain(form.act);
      expect(await page.locator("main [data-fields]").isVisible(), letter.slug).toBe(false);
      expect(await page.getByText(form.paper.fill).isVisible(), letter.slug).toBe(true);
      const paper = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
      expect(paper.match(/\/Type\s*\/Page\b/g), letter.slug).toHaveLength(1);
    }
  });

  test("the list explains that it needs JavaScript, and all letters are linked", async ({
    openVisitorPage,
  }) => {
    const visitor = await openVisitorPage({ javaScriptEnabled: false });
    const { page } = visitor;
    await page.goto(origin + list.path);
    expect(await page.getByText(list.empty.script).isVisible()).toBe(true);
    expect(await page.getByRole("button", { name: list.calendar }).count()).toBe(0);
    for (const { name, path } of letters) {
      const link = page.locator("main").getByRole("link", { name, exact: true });
      expect(await link.getAttribute("href")).toBe(path);
    }
  });
});

test.describe("the list of requests", () => {
  const request = (id: string, more: object) => ({
    id,
    letter: "stop-harm",
    organisation: `Lender ${id}`,
    sent: "2026-11-01",
    section: "25",
    days: 14,
    ...more,
  });
  const requests = [
    request("unsent", { sent: "" }),
    request("asked", { sent: "2026-11-13" }),
    request("waiting", {
      sent: "2026-11-16",
      received: "2026-11-18",
      proof: "2026-11-18",
      letter: "access",
      section: "24",
      days: 30,
    }),
    request("overdue", { received: "2026-11-06" }),
    request("soon", { received: "2026-11-10" }),
    request("open", { letter: "correct", section: undefined, days: undefined }),
    request("done", { outcome: "fulfilled", answered: "2026-11-07" }),
    request("partly", { outcome: "part", answered: "2026-11-02" }),
  ];
  const openList = async (visitor: VisitorPage, stored: readonly object[]) => {
    const { page } = visitor;
    await page.clock.setFixedTime(new Date("2026-11-22T09:00:00+03:00"));
    await page.goto(`${origin}/favicon.svg`);
    await page.evaluate(
      (value) => {
        if (value) localStorage.setItem("otc-requests", value);
      },
      stored.length > 0 ? JSON.stringify({ otcRequests: 1, requests: stored }) : "",
    );
    await openQuietly(visitor, origin + list.path, "request-list");
  };
  const row = (page: Page, id: string) =>
    page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: `Lender ${id}` }) });

  test("counts the days in singular and plural, urgent requests first", async ({
    openVisitorPage,
  }) => {
    const visitor = await openVisitorPage();
    const { page } = visitor;
    await openList(visitor, requests);
    const order = await page.locator("main ol h2").allInnerTexts();
    expect(order).toEqual(
      ["overdue", "soon", "unsent", "asked", "open", "waiting", "partly", "done"].map(
        (id) => `Lender ${id}`,
      ),
    );
    const text = async (id: string) => (await row(page, id).innerText()).replace(/\s+/g, " ");
    expect(await text("overdue")).toContain("2 days late");
    expect(await text("soon")).toContain("2 days left");
    expect(await text("waiting")).toContain("26 days left");
    expect(await text("open")).toContain("21 days since you sent it");
    expect(await text("asked")).toContain("9 days since you sent it");
    expect(await text("partly")).toContain("1 day until they answered");
    for (const [id, state] of [
      ["overdue", "overdue"],
      ["asked", "asked"],
      ["soon", "soon"],
      ["waiting", "waiting"],
      ["partly", "unfulfilled"],
      ["done", "answered"],
    ] as const) {
      expect(await text(id)).toContain(list.states[state]);
    }
    expect(visitor.requests).toEqual([]);
    expect(visitor.consoleErrors).toEqual([]);
  });

  test("each letter has one gold button for what is due, or none", async ({ openVisitorPage }) => {
    const visitor = await openVisitorPage({ viewport: { width: 390, height: 844 } });
    const { page } = visitor;
    const answered = (outcome: string) => request(outcome, { outcome, answered: "2026-11-14" });
    await openList(visitor, [...requests, answered("refused"), answered("fee")]);
    const due = { ...list.links, ...list.receipt, ...form.send };
    for (const [id, label] of [
      ["overdue", due.complaint],
      ["unsent", due.go],
      ["asked", due.open],
      ["refused", due.complaint],
      ["fee", due.reply],
      ["partly", due.reply],
      ["soon", undefined],
      ["waiting", undefined],
      ["done", undefined],
    ] as const) {
      const buttons = row(page, id).locator("a, button");
      const gold = await buttons.evaluateAll((all) =>
        all
          .filter((button) => getComputedStyle(button).backgroundColor === "rgb(251, 190, 0)")
          .map((button) => button.textContent?.trim()),
      );
      expect(gold, id).toEqual(label ? [label] : []);
    }
  });

  test("a letter that is not sent opens again with its recipient, and its days begin with a day", async ({
    openVisitorPage,
  }) => {
    const visitor = await openVisitorPage();
    const { page } = visitor;
    await openList(visitor, [request("one", { sent: "" })]);
    const one = row(page, "one");
    expect(await one.innerText()).not.toMatch(/\bday\b.*since|days? left/);
    await one.getByText(form.sent.idle).waitFor();
    await one.getByRole("link", { name: form.send.go }).click();
    await waitForHydration(page, "letter-builder");
    await expect.poll(() => page.locator("[name=organisation]").inputValue()).toBe("Lender one");
    await page.getByRole("button", { name: form.send.keep }).click();
    await page.getByRole("button", { name: form.sent.today }).click();
    await page.getByText(form.said.kept).waitFor();

    await page.goto(origin + list.path);
    await one.getByText("days since you sent it").waitFor();
    expect(await page.locator("main li:has(h2)").count()).toBe(1);

    await openList(visitor, [request("two", { sent: "" })]);
    await row(page, "two").getByText(list.change.open, { exact: true }).click();
    await row(page, "two").getByLabel(list.change.sent, { exact: true }).fill("2026-11-23");
    await row(page, "two").getByText(form.sent.future).waitFor();
    await row(page, "two").getByRole("button", { name: form.sent.today }).click();
    await row(page, "two").getByText("days since you sent it").waitFor();
  });

  for (const width of [320, 390]) {
    test(`what opens in a row covers no button at ${width} px`, async ({ openVisitorPage }) => {
      const viewport = { width, height: 800 };
      const visitor = await openVisitorPage({ viewport, reducedMotion: "reduce" });
      const { page } = visitor;
      await openList(visitor, requests);
      for (const opener of await page.getByText(list.change.open, { exact: true }).all())
        await opener.click();
      const covered = await page
        .locator("main li:has(h2) :is(button, summary, a)")
        .evaluateAll((all) =>
          all.filter((one) => {
            one.scrollIntoView({ block: "center", behavior: "instant" });
            const { left, top, width, height } = one.getBoundingClientRect();
            const hit = document.elementFromPoint(left + width / 2, top + height / 2);
            return width * height > 0 && hit && !one.contains(hit);
          }),
        );
      expect(covered).toHaveLength(0);
    });
  }

  test("a letter was sent by the day on which it was received", async ({ openVisitorPage }) => {
    const visitor = await openVisitorPage();
    const { page } = visitor;
    const dates = { sent: "2026-11-10", received: "2026-11-12" };
    await openList(visitor, [request("one", dates)]);
    const one = row(page, "one");
    const stored = () => page.evaluate(() => localStorage.getItem("otc-requests"));
    await one.getByText(list.change.open, { exact: true }).click();
    const field = one.getByLabel(list.change.sent, { exact: true });
    await field.fill("2026-11-13");
    await one.getByText(list.change.late.replace("{date}", formatDay("2026-11-12"))).waitFor();
    expect(await stored()).toContain('"sent":"2026-11-10"');
    await field.fill("2026-11-12");
    await expect.poll(stored).toMatch(/"sent":\s*"2026-11-12"/);
    expect(await field.getAttribute("aria-invalid")).toBeNull();
  });

  test("has no axe violation in any state, with all parts open", async ({ openVisitorPage }) => {
    const visitor = await openVisitorPage({ reducedMotion: "reduce" });
    const { page } = visitor;
    await openList(visitor, [
      ...requests,
      ...(["silence", "fee", "identification", "refused"] as const).map((outcome) =>
        request(outcome, { outcome, sent: "2026-11-12", answered: "2026-11-14" }),
      ),
    ]);
    expect(await page.locator("main li:has(h2)").count()).toBe(12);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll("main details")) {
        details.setAttribute("open", "");
      }
    });
    expect(await page.getByRole("button", { name: list.change.refused }).count()).toBe(11);
    expect(await page.getByRole("button", { name: list.wipe.confirm }).isVisible()).toBe(true);
    // An open menu, and bars that stay while the page scrolls, cover what is there again in a moment.
    await page.evaluate(() => {
      for (const element of document.querySelectorAll<HTMLElement>("body *")) {
        const { position } = getComputedStyle(element);
        const isMenu = element.matches("main details > div");
        if (isMenu || position === "fixed" || position === "sticky") {
          element.style.position = "static";
        }
      }
    });
    expect(await findAxeViolationsEverywhere(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test("each answer opens the next letter with recipient and date", async ({ openVisitorPage }) => {
    for (const [outcome, link, letter] of [
      ["silence", list.links.reminder, "reminder"],
      ["fee", list.links.reply, "reminder"],
      ["identification", list.links.reply, "reminder"],
      ["part", list.links.reply, "reminder"],
      ["refused", list.links.complaint, "complaint"],
    ] as const) {
      await using visitor = await openVisitorPage();
      const { page } = visitor;
      await openList(visitor, [request("one", { sent: "2026-11-18" })]);
      await page.getByText(list.change.open, { exact: true }).click();
      await page.getByRole("button", { name: list.change[outcome], exact: true }).click();
      await row(page, "one").getByText(list.next[outcome]).waitFor();
      await row(page, "one").getByRole("link", { name: link, exact: true }).click();
      await page.waitForURL(`**/letters/${letter}`);
      await waitForHydration(page, "letter-builder");
      const sheet = page.getByRole("article", { name: form.sheet });
      await expect.poll(() => sheet.innerText(), { message: outcome }).toContain("Lender one");
      expect(await sheet.innerText(), outcome).toContain("18\u00a0November 2026");
      expect(await sheet.innerText(), outcome).toContain("section 25");
      expect(await page.locator("[name=outcome]").first().inputValue(), outcome).toBe(outcome);
      expect(page.url()).not.toMatch(/[?#]/);
    }
  });

  test("puts the complaint first after an answer about an automatic decision", async ({
    openVisitorPage,
  }) => {
    const visitor = await openVisitorPage();
    const { page } = visitor;
    const answered = { outcome: "part", sent: "2026-11-12", answered: "2026-11-14" };
    await openList(visitor, [
      request("decision", { ...answered, letter: "decision", section: "27", days: 21 }),
      request("other", answered),
      request("late", {
        letter: "decision",
        section: "27",
        days: 21,
        sent: "2026-10-01",
        received: "2026-10-05",
      }),
    ]);
    expect(await row(page, "decision").innerText()).toContain(list.next.decision);
    expect(await row(page, "late").innerText()).toContain(list.next.decision);
    const link = row(page, "decision").getByRole("link").first();
    expect(await link.innerText()).toBe(list.links.complaint);
    expect(await row(page, "other").innerText()).not.toContain(list.next.decision);
  });

  test("distinguishes letters of section 27 with and without a time limit", async ({
    openVisitorPage,
  }) => {
    for (const [id, more, answer] of [
      ["limit", { section: "27", days: 21 }, "decision"],
      ["open", { section: undefined, days: undefined }, "decisionopen"],
    ] as const) {
      await using visitor = await openVisitorPage();
      const { page } = visitor;
      const said = { outcome: "silence", sent: "2026-11-18", letter: "decision" };
      await openList(visitor, [request(id, { ...said, ...more })]);
      await row(page, id).getByRole("link", { name: list.links.reminder, exact: true }).click();
      await page.waitForURL("**/letters/reminder");
      await waitForHydration(page, "letter-builder");
      await expect.poll(() => page.locator("[name=first]").inputValue()).toBe(answer);
      const sheet = await page.getByRole("article", { name: form.sheet }).innerText();
      expect(sheet.includes("21 days"), id).toBe(id === "limit");
    }
  });

  test("saves the last days for a calendar, and takes everything away", async ({
    openVisitorPage,
  }) => {
    const visitor = await openVisitorPage();
    const { page } = visitor;
    await openList(visitor, requests);
    const calendar = page.waitForEvent("download");
    await page.getByRole("button", { name: list.calendar }).click();
    const events = await contentOf(await calendar);
    expect(events.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(events).toContain("DTSTART;VALUE=DATE:20261124");

    await page.getByText(list.wipe.open).click();
    await page.getByRole("button", { name: list.wipe.confirm }).click();
    await page.getByText(list.empty.heading).waitFor();
    expect((await kept(page)).local).toBe("{}");
  });
});

test("asks before fetching code on a metered connection", async ({ openVisitorPage }) => {
  const visitor = await openVisitorPage();
  const { page, requests } = visitor;
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await page.goto(origin + stopHarm.path, { waitUntil: "networkidle" });
  expect(requests.filter((address) => address.includes("island"))).toEqual([]);
  expect(await page.locator("main [data-fields]").isVisible()).toBe(false);
  await page.getByRole("button", { name: form.asleep.button }).click();
  await waitForHydration(page, "letter-builder");
  expect(await page.locator("main [data-fields]").isVisible()).toBe(true);
});
