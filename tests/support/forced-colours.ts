import type { Page } from "playwright-core";

/**
 * Finds parts that are invisible or indistinguishable in forced colours, where borders, underlines and letters
 * remain and backgrounds and shadows do not. The page must be in forced colours already.
 */
export function findInvisibleInForcedColours(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const invisible: string[] = [];
    const describe = (element: Element) =>
      `${element.localName}.${element.getAttribute("class") ?? ""} “${(element.textContent ?? "").trim().slice(0, 40)}”`;
    const hasLine = (style: CSSStyleDeclaration) =>
      (["Top", "Right", "Bottom", "Left"] as const).some(
        (side) =>
          style[`border${side}Style`] !== "none" &&
          Number.parseFloat(style[`border${side}Width`]) > 0,
      );
    const isUnderlined = (element: Element) =>
      [element, ...element.querySelectorAll("*")].some((part) =>
        getComputedStyle(part).textDecorationLine.includes("underline"),
      );
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
    };
    const hasPicture = (element: Element) =>
      [...element.querySelectorAll("svg, img")].some((picture) => isSeen(picture));

    const fields = "input:not([type=hidden], [type=radio], [type=checkbox]), select, textarea";
    for (const field of document.querySelectorAll(fields)) {
      const frame = field.parentElement ?? field;
      if (isSeen(field) && ![field, frame].some((one) => hasLine(getComputedStyle(one)))) {
        invisible.push(`${describe(field)} has no edge`);
      }
    }
    for (const control of document.querySelectorAll("button, summary")) {
      const style = getComputedStyle(control);
      // The triangle before a summary without its own marker.
      const hasMarker = style.display === "list-item" && style.listStyleType !== "none";
      const hasEdge = [control, ...control.children].some((part) =>
        hasLine(getComputedStyle(part)),
      );
      const hasSign = ["::before", "::after"].some((part) => {
        const style = getComputedStyle(control, part);
        return style.content !== "none" && hasLine(style);
      });
      const isMarked =
        hasSign || hasMarker || hasEdge || isUnderlined(control) || hasPicture(control);
      if (isSeen(control) && !isMarked) invisible.push(`${describe(control)} looks like text`);
    }
    // The system colours links, so only one without text, picture or edge is invisible.
    for (const link of document.querySelectorAll("a[href]:not(svg a)")) {
      const parts = [link, ...link.querySelectorAll("*")];
      const isBlank = !link.textContent?.trim() && !hasPicture(link);
      if (isSeen(link) && isBlank && !parts.some((part) => hasLine(getComputedStyle(part)))) {
        invisible.push(`${describe(link)} is blank`);
      }
    }
    // The current, chosen or open one among others must differ from them by more than a colour behind it.
    const look = (element: Element) =>
      [null, "::before", "::after"]
        .map((part) => {
          const style = getComputedStyle(element, part);
          const isThere = part === null || style.content !== "none";
          return isThere
            ? [style.fontWeight, style.textDecorationLine, hasLine(style), style.outlineStyle, part]
            : [];
        })
        .join();
    for (const current of document.querySelectorAll("[aria-current]:not([aria-current=false])")) {
      const list = current.closest("ul, ol, nav");
      const others = [
        ...(list?.querySelectorAll(`${current.localName}:not([aria-current])`) ?? []),
      ];
      const other = others.find((one) => isSeen(one));
      if (isSeen(current) && other && look(other) === look(current)) {
        invisible.push(`${describe(current)} is not marked as the current one`);
      }
    }
    return invisible;
  });
}
