import type { Page } from "playwright-core";

/** The area of an A4 sheet between margins of one centimetre, in CSS pixels. */
export const sheet = { width: 718, height: 1047 };

/** How many sheets of A4 a page takes in print. */
export async function countSheets(page: Page): Promise<number> {
  await page.evaluate(() => document.fonts.ready);
  const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

/** Finds mistakes of the page on paper. The page must be shown for print, as wide as a sheet. */
export function findPrintFaults(page: Page): Promise<string[]> {
  return page.evaluate((height) => {
    const faults: string[] = [];
    const isPrinted = (element: Element) => {
      const box = element.getBoundingClientRect();
      return (
        box.width > 1 && box.height > 1 && element.checkVisibility({ visibilityProperty: true })
      );
    };
    const controls = document.querySelectorAll(
      "header nav a, [popovertarget], form button, form input",
    );
    for (const control of controls) {
      if (isPrinted(control)) faults.push(`${control.outerHTML.slice(0, 80)} is printed`);
    }

    // Where nothing is printed for as long as a sheet is high, one comes out blank.
    const bands: { top: number; bottom: number }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      if (!element || !texts.currentNode.textContent?.trim() || !isPrinted(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      bands.push(range.getBoundingClientRect());
    }
    for (const picture of document.querySelectorAll("img, svg")) {
      if (isPrinted(picture)) bands.push(picture.getBoundingClientRect());
    }
    bands.sort((a, b) => a.top - b.top);
    let end = 0;
    for (const { top, bottom } of bands) {
      if (top - end > height) faults.push(`nothing for ${Math.round(top - end)} px, a blank sheet`);
      end = Math.max(end, bottom);
    }
    const rest = document.documentElement.scrollHeight + scrollY - end;
    if (rest > height) faults.push(`nothing on the last ${Math.round(rest)} px, a blank sheet`);
    return faults;
  }, sheet.height);
}
