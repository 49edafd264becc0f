import { afterAll, expect, test } from "vitest";
import { findAxeViolationsInBothSchemes } from "../support/axe-violations.ts";
import { closeBrowser, openVisitorPage } from "../support/chromium.ts";
import { followMails } from "../support/follow-mails.ts";

afterAll(closeBrowser);

test("every e-mail to followers reads as it looks, in light and dark, narrow and wide", async () => {
  const mails = await followMails();
  expect(Object.keys(mails).toSorted()).toEqual(
    ["closed", "confirm", "correction", "event", "list", "several", "week"].toSorted(),
  );
  await using visitor = await openVisitorPage();
  const { page } = visitor;
  for (const [name, { html = "", text }] of Object.entries(mails)) {
    for (const width of [390, 600]) {
      await page.setViewportSize({ width, height: 800 });
      await page.setContent(html);
      const seen = await page.evaluate(() => {
        const parts = [...document.querySelectorAll<HTMLElement>("h1, h2, p")];
        const tops = parts.map((part) => part.getBoundingClientRect().top);
        const preheader = document.querySelector("main")?.firstElementChild;
        return {
          language: document.documentElement.lang,
          headings: [...document.querySelectorAll("h1, h2")].map(({ tagName }) => tagName),
          isInOrder: tops.every((top, at) => at === 0 || top >= (tops[at - 1] ?? 0)),
          width: document.documentElement.scrollWidth,
          pictures: document.images.length,
          preheader: preheader?.checkVisibility() ? "" : preheader?.textContent,
          texts: parts.map((part) => part.innerText.replaceAll(/\s+/g, " ").trim()),
        };
      });
      const things = { confirm: 1, list: 0, several: 2, week: 4 }[name] ?? 1;
      expect(seen, name).toMatchObject({
        language: "en",
        headings: ["H1", ...Array.from({ length: things }, () => "H2")],
        isInOrder: true,
        width,
        pictures: 0,
        preheader: expect.stringMatching(/.{5}/),
      });
      // The text says the same in the same order, but for the labels of its links.
      const plain = text.replaceAll(/\s+/g, " ").toLowerCase();
      const labels = ["OTC", "Yes, follow", "What you follow", "Read it on the page"];
      let at = 0;
      for (const part of seen.texts) {
        if (labels.includes(part) || part.startsWith("Stop ") || part === "") continue;
        const next = plain.indexOf(part.toLowerCase(), at);
        expect(next, `${name}: ${part}`).toBeGreaterThanOrEqual(at);
        at = next;
      }
      // The heading of what happened is not said twice.
      const happened = await page.locator("h2").allInnerTexts();
      expect(
        seen.texts.filter((part) => happened.some((one) => part.endsWith(`. ${one}`))),
      ).toEqual([]);
      expect(await findAxeViolationsInBothSchemes(page), name).toEqual([]);
    }
  }
});
