import { dayExample, momentExample } from "./day-text.ts";

/** What the loader says of a file, and the sentence for the person who fills a form in. The first that fits counts. */
const sentences: readonly (readonly [RegExp, string])[] = [
  [/^must be a date such as [\d-]+$/, `Write it as ${dayExample}: day, month, year.`],
  [/^must be a moment.*$/, `Write it as ${momentExample}: day, month, year, and the hour.`],
  [/^is missing; it must be a list$|^must have at least 1 entry$/, "Add at least one."],
  [/^is missing; it must be .*$|^must not be empty$/, "This is still missing."],
  [/^must be ".*, but it is missing$/, "Choose one."],
  [/^must be ".*, but it is ".*$/, "Choose one of those in the list."],
  [/^must be text, but it is .*$/, "This must be words."],
  [/^must be at most (\d+) characters long$/, "This is too long: it has room for $1 characters."],
  [
    /^must (not contain HTML; use Markdown only|be plain text without HTML)$/,
    "This has words between < and >, which would be HTML. Take them away, or write them without < and >.",
  ],
  [
    /^has a link to "(.*)"; links begin with \/ or https:\/\/$/,
    "The link to “$1” must begin with https://, or with / for a page of our own.",
  ],
];

/** What is wrong with a field, in a sentence. */
export function problemMessage(reason: string): string {
  const sentence = sentences.find(([pattern]) => pattern.test(reason));
  if (sentence) return reason.replace(...sentence);
  return `This ${reason}${/[.!?]$/.test(reason) ? "" : "."}`;
}
