import { createHash } from "node:crypto";
import { getPage } from "#collections/pages/pages.ts";

/** The words that stood beside a newsletter form, and the name by which evidence refers to them. */
export interface ConsentWording {
  /** Changes with every letter of the wording. */
  version: string;
  wording: string;
}

/**
 * What somebody read before subscribing.
 * @param sourcePage path of the page with the form; an unknown one counts as the newsletter page
 */
export function consentWording(sourcePage: string): ConsentWording {
  const wording = wordsOn(sourcePage);
  const version = createHash("sha256").update(wording).digest("hex").slice(0, 12);
  return { version, wording };
}

function wordsOn(sourcePage: string): string {
  if (sourcePage === "/contact") {
    const { heading, lead, note } = getPage("contact").newsletter;
    return [heading, lead, note].join("\n");
  }
  if (sourcePage === "/news") return getPage("news").box.note;
  const { lead, card } = getPage("newsletter");
  return [lead, card.heading, card.privacy].join("\n");
}
