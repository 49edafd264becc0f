import type { ContactMessage } from "#app/forms/contact-form.ts";

/** At this score a message is quarantined; a weak signal alone never reaches it. */
const spamThreshold = 3;

const link = /\b(?:https?:\/\/|www\.)\S+/gi;
const markup = /<a\s[^>]*href|\[url[=\]]|\[link[=\]]/i;
/** Topics of advertisers that are not OTC's. */
const spamTopics =
  /\b(?:casino|viagra|cialis|porn|escorts?|backlinks?|seo (?:services?|experts?|agency)|forex signals?|payday loans?|bitcoin (?:investment|doubling)|cheap replicas?|binary options)\b/gi;

/**
 * Whether a message looks like automated advertising. It is stored, not mailed, and listed in the office under
 * “Spam?”, so that no message is lost by an error. No signal depends on the language.
 * @param isTooQuick whether it was corrected faster than most people can
 */
export function looksLikeSpam(message: ContactMessage, { isTooQuick = false } = {}): boolean {
  const { message: text, email: _address, firstName, lastName, ...others } = message;
  const links = [...text.matchAll(link)].length;
  let score = isTooQuick ? 2 : 0;
  if (links > 2) score += 2;
  if (links > 6) score += 2;
  if (markup.test(text)) score += 3;
  // Names and other single-line fields contain no links.
  if ([firstName, lastName].some((value) => value.search(link) >= 0)) score += 3;
  if (Object.values(others).some((value) => value.search(link) >= 0)) score += 1;
  const named = `${others.subject} ${text}`.matchAll(spamTopics);
  score += 2 * Math.min(3, new Set([...named].map(([word]) => word.toLowerCase())).size);
  // Programs fill every field with the same word.
  if (firstName === lastName && lastName === others.subject) score += 2;
  return score >= spamThreshold;
}
