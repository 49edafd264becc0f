import type { ContactMessage } from "#app/forms/contact-form.ts";

/** From this score on a message waits in quarantine; one weak sign alone is never enough. */
const spamThreshold = 3;

const link = /\b(?:https?:\/\/|www\.)\S+/gi;
const markup = /<a\s[^>]*href|\[url[=\]]|\[link[=\]]/i;
/** Trades that write to contact forms all over the world, and that nobody writes to OTC about. */
const spamTopics =
  /\b(?:casino|viagra|cialis|porn|escorts?|backlinks?|seo (?:services?|experts?|agency)|forex signals?|payday loans?|bitcoin (?:investment|doubling)|cheap replicas?|binary options)\b/gi;

/**
 * Whether a message looks like advertising by a program. Such a message is kept, not mailed, and shown by
 * `desk quarantine`, so that an error costs a look and not a message. No sign depends on the language.
 * @param isTooQuick whether it came back corrected faster than most people are
 */
export function looksLikeSpam(message: ContactMessage, { isTooQuick = false } = {}): boolean {
  const { message: text, email: _address, firstName, lastName, ...others } = message;
  const links = [...text.matchAll(link)].length;
  let score = isTooQuick ? 2 : 0;
  if (links > 2) score += 2;
  if (links > 6) score += 2;
  if (markup.test(text)) score += 3;
  // Names are no place for addresses, nor is any other field of one line.
  if ([firstName, lastName].some((value) => value.search(link) >= 0)) score += 3;
  if (Object.values(others).some((value) => value.search(link) >= 0)) score += 1;
  const named = `${others.subject} ${text}`.matchAll(spamTopics);
  score += 2 * Math.min(3, new Set([...named].map(([word]) => word.toLowerCase())).size);
  // Programs that fill every field with the same word.
  if (firstName === lastName && lastName === others.subject) score += 2;
  return score >= spamThreshold;
}
