import type { Locator, Page } from "playwright-core";
import { until } from "../support/until.ts";

/**
 * Finds elements that change under a mouse or show a pointer although they neither are, contain nor are part of a
 * control. Rows of tables are left out: they change to guide the eye.
 */
export function findFakeControls(): string[] {
  const operable = "a, button, summary, label, input, select, textarea, [tabindex]";
  const isTrue = (element: Element) =>
    element.closest(operable) !== null || element.querySelector(operable) !== null;
  const name = (element: Element) => `${element.localName}.${element.className}`;
  const hands = [...document.body.querySelectorAll("*")].filter(
    (element) => getComputedStyle(element).cursor === "pointer" && !element.closest(operable),
  );
  const rulesIn = (list: CSSRuleList): CSSStyleRule[] =>
    [...list].flatMap((rule) => [
      ...(rule instanceof CSSStyleRule ? [rule] : []),
      ...("cssRules" in rule ? rulesIn(rule.cssRules as CSSRuleList) : []),
    ]);
  const answering = [...document.styleSheets]
    .flatMap((sheet) => rulesIn(sheet.cssRules))
    .flatMap(({ selectorText }) => selectorText.split(/,(?![^(]*\))/))
    .flatMap((selector) => {
      const [before = "", after] = selector.split(/:is\([^()]*:hover[^()]*\)|:hover/);
      const isWhole = before.split("(").length === before.split(")").length;
      return after === undefined || !isWhole ? [] : [before.trim().replace(/^$|[\s>+~]$/, "$&*")];
    })
    .flatMap((selector) => [...document.querySelectorAll(selector)])
    .filter((element) => element.localName !== "tr" && !isTrue(element));
  return [...new Set([...hands, ...answering].map(name))];
}

/** Adjacent actions with one address; viewing and downloading a file are two actions. */
export function findDuplicateActions(): string[] {
  const groups = new Map<Element | null, string[]>();
  for (const link of document.querySelectorAll("main a:not([download])")) {
    const looksLikeButton = getComputedStyle(link).display.includes("flex");
    const group =
      link.parentElement?.localName === "li" ? link.closest("ul, ol") : link.parentElement;
    if (looksLikeButton)
      groups.set(group, [...(groups.get(group) ?? []), link.getAttribute("href") ?? ""]);
  }
  return [...groups.values()].flatMap((hrefs) =>
    hrefs.filter((href, index) => hrefs.indexOf(href) !== index),
  );
}

/** Gaps between the breadcrumbs, and the number of their lines. */
export function measureSteps(): { gaps: number[]; lines: number } | undefined {
  const steps = [...document.querySelectorAll("nav[aria-label=Breadcrumb] li")]
    // Where the heading has the same text, the last step is for screen readers only.
    .filter((step) => step.clientWidth > 1)
    .flatMap((step) => [...step.children])
    .map((step) => step.getBoundingClientRect());
  if (steps.length < 2) return undefined;
  const gaps = steps
    .slice(1)
    .map(({ left }, index) => Math.round(left - (steps[index]?.right ?? 0)));
  const middles = new Set(steps.map(({ top, bottom }) => Math.round((top + bottom) / 8)));
  return { gaps, lines: middles.size };
}

export const isEvenlySpaced = ({ gaps, lines }: { gaps: number[]; lines: number }) =>
  lines === 1 && Math.max(...gaps) - Math.min(...gaps) <= 1;

/**
 * Marks the first row of each list and table whose middle is a link, and of each table, unless such a row was tried on
 * another page.
 * @returns how many there are, and how their kinds are called
 */
export function markRows(tried: readonly string[]): string[] {
  const kinds = new Map<string, Element>();
  for (const row of document.querySelectorAll("main :is(li, tbody tr, article)")) {
    const kind = `${row.parentElement?.className} > ${row.localName}.${row.className}`;
    const box = row.getBoundingClientRect();
    // The current position is no link.
    const isWayHere =
      row.closest("nav[aria-label=Breadcrumb]") ?? row.querySelector("[aria-current]");
    if (isWayHere || tried.includes(kind) || kinds.has(kind) || box.width * box.height === 0)
      continue;
    row.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = row.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (hit && row.contains(hit) && (hit.closest("a") || row.localName === "tr"))
      kinds.set(kind, row);
  }
  const rows = [...kinds.values()];
  for (const [index, row] of rows.entries()) row.setAttribute("data-row-tried", `${index}`);
  return [...kinds.keys()];
}

/** @returns what each row does not answer to */
export async function probeRow(page: Page, row: Locator): Promise<string[]> {
  const picture = () => row.screenshot({ animations: "disabled" });
  await row.scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  const calm = await picture();
  const changes = () =>
    until(async () => !(await picture()).equals(calm), { seconds: 10 }).then(
      () => true,
      () => false,
    );
  const unresponsive: string[] = [];
  await row.hover();
  if (!(await changes())) unresponsive.push("a mouse");
  await page.mouse.move(0, 0);
  const link = row.locator("a").first();
  if ((await link.count()) === 0) return unresponsive;
  // Only who came by keyboard is shown where the focus is.
  await page.keyboard.press("Shift");
  await link.focus();
  const hasOutline = await link.evaluate(
    (element) => getComputedStyle(element).outlineStyle !== "none",
  );
  if (!hasOutline && !(await changes())) unresponsive.push("the focus");
  await link.blur();
  return unresponsive;
}
