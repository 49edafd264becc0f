import type { CDPSession, Page } from "playwright-core";

/** A window in CSS pixels and settings of its text. */
export interface ReadingSize {
  width: number;
  height: number;
  /** The browser's font size, in pixels; default 16. */
  letters?: number;
  /** Lines, words and letters as far apart as WCAG 1.4.12 allows readers to set them. */
  isSpaced?: boolean;
}

/** Sets window and text for the pages that are opened next. */
export async function applyReadingSize(
  page: Page,
  tools: CDPSession,
  size: ReadingSize,
): Promise<void> {
  const { width, height, letters = 16 } = size;
  // The browser's setting and not a stylesheet: breakpoints in em depend on it alone.
  await tools.send("Page.setFontSizes", { fontSizes: { standard: letters, fixed: letters } });
  await page.setViewportSize({ width, height });
}

/** WCAG 2.2, 1.4.12: spacing that may hide no content. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Sets the letters of the page that is open now as far apart as readers may. */
export async function applyTextSpacing(page: Page): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, spacing);
}

/** Shows the page in our fonts, if they have loaded, or in their fallbacks. */
export async function setFonts(page: Page, which: "ours" | "the device’s"): Promise<void> {
  await page.evaluate((isOurs) => {
    const { style } = document.documentElement;
    for (const name of ["--font-text", "--font-display"]) {
      style.removeProperty(name);
      const fonts = getComputedStyle(document.documentElement).getPropertyValue(name);
      if (!isOurs) style.setProperty(name, fonts.replace(/^[^,]*,/, ""));
    }
  }, which === "ours");
}

/**
 * Finds content of the page that cannot be read: it scrolls sideways, or words are cut off.
 * @param areWordsWhole whether a word on two lines without a hyphen is a loss too, if the page is wide enough for it
 */
export function findContentLoss(page: Page, areWordsWhole = false): Promise<string[]> {
  return page.evaluate((areWordsWhole) => {
    const losses: string[] = [];
    const { clientWidth, scrollWidth } = document.documentElement;
    const shorten = (text: string | null) => (text ?? "").trim().slice(0, 40);
    const describe = (element: Element) =>
      `${element.localName}.${element.getAttribute("class") ?? ""} “${shorten(element.textContent)}”`;

    if (scrollWidth > clientWidth) {
      const tooWide = [...document.querySelectorAll("body *")].filter(
        (element) => element.getBoundingClientRect().right > clientWidth + 1,
      );
      const innermost = tooWide.filter(
        (one) => !tooWide.some((other) => one.contains(other) && one !== other),
      );
      const first = innermost.slice(0, 3).map(describe).join(", ");
      losses.push(`scrolls sideways, ${scrollWidth} px on ${clientWidth} px: ${first}`);
    }

    const margin = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    /** Addresses, code and compounds may break anywhere. */
    const isPlain = (word: string) => !/[@/=–-]|\w\.\w/.test(word);
    const findBroken = ({ data }: Text, range: Range) => {
      for (const { 0: word, index } of data.matchAll(/\S+/g)) {
        range.setStart(range.startContainer, index);
        range.setEnd(range.startContainer, index + word.length);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
        const isOnLines = boxes.some(({ top }) => top > (boxes[0]?.bottom ?? 0) - 1);
        const width = boxes.reduce((sum, box) => sum + box.width, 0);
        if (isOnLines && isPlain(word) && width <= clientWidth - 2 * margin) {
          losses.push(`“${word}” is broken`);
        }
      }
    };

    const known = new Map<Element, ReturnType<typeof measure>>();
    const measure = (element: Element) => {
      const { overflowX, overflowY, position } = getComputedStyle(element);
      return { overflowX, overflowY, position, box: element.getBoundingClientRect() };
    };
    /** Checked once for all words inside. */
    const frameOf = (element: Element) => {
      const frame = known.get(element) ?? measure(element);
      known.set(element, frame);
      return frame;
    };

    /** Words for screen readers, other slides, drawings. */
    const unseen = ".visually-hidden, [inert], [aria-hidden=true], svg, option, textarea";
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const element = text.parentElement;
      if (!element || !text.textContent?.trim() || element.closest(unseen)) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      let isShown = true;
      for (let frame: Element | null = element; frame; frame = frame.parentElement) {
        const { overflowX, overflowY, position, box } = frameOf(frame);
        // The head of a table for screen readers only.
        if (box.width <= 1) {
          isShown = false;
          break;
        }
        if (overflowX === "auto" || overflowX === "scroll") break;
        const cuts = (overflow: string) => overflow === "hidden" || overflow === "clip";
        // A line's box is taller than its letters.
        const isCut =
          (cuts(overflowX) && (left < box.left - 2 || right > box.right + 2)) ||
          (cuts(overflowY) && (top < box.top - 6 || bottom > box.bottom + 6));
        if (isCut) {
          losses.push(
            `“${shorten(text.textContent)}” is cut off by ${frame.localName}.${frame.className}`,
          );
          break;
        }
        if (position === "fixed") break;
      }
      if (areWordsWhole && isShown) findBroken(text as Text, range);
    }
    return losses;
  }, areWordsWhole);
}
