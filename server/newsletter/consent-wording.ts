import { createHash } from "node:crypto";
import { getPage } from "#collections/pages/pages.ts";

/** The text beside a newsletter form, and the version by which consent records refer to it. */
export interface ConsentWording {
  /** Hash of the wording. */
  version: string;
  wording: string;
}

/**
 * Returns the text that a visitor read before subscribing.
 * @param sourcePage path of the page with the form; unknown ones count as the newsletter page
 */
export function consentWording(sourcePage: string): ConsentWording {
  return versionOf(textOn(sourcePage));
}

/** Names a text by its hash. */
export function versionOf(wording: string): ConsentWording {
  const version = createHash("sha256").update(wording).digest("hex").slice(0, 12);
  return { version, wording };
}

function textOn(sourcePage: string): string {
  if (sourcePage === "/contact") {
    const { heading, lead, note } = getPage("contact").newsletter;
    return [heading, lead, note].join("\n");
  }
  if (sourcePage === "/news") return getPage("news").box.note;
  const { lead, card } = getPage("newsletter");
  return [lead, card.heading, card.privacy].join("\n");
}
