/** Control characters, line separators and what Unicode will never assign. */
const unprintable = /[\p{Cc}\p{Noncharacter_Code_Point}\u2028\u2029]/u;

/**
 * Signs that show nothing and say nothing: marks that turn the direction of writing and can disguise a name, zero-width
 * spaces, soft hyphens and fillers, as phones and copied texts bring them. Not the joiners, selectors and tags that
 * scripts and emoji need.
 */
const unseen =
  /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}]|\p{Variation_Selector})\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]/gu;

const unprintableInLine = new RegExp(unprintable, "gu");
const unprintableInText = new RegExp(`(?![\\n\\t])${unprintable.source}`, "gu");

/** Any visible character; zero-width ones alone count as empty. */
const visible = /[^\s\p{Default_Ignorable_Code_Point}]/u;
const emptyUnlessVisible = (text: string) => (visible.test(text) ? text : "");

/** Letters in one form, so that a name that is typed in two ways is one. */
const seen = (text: string) => text.replace(unseen, "").normalize("NFC");

/** One line of clean text: line breaks and other control characters become spaces. */
export function cleanLine(value: string): string {
  const line = seen(value).replace(unprintableInLine, " ").replace(/\s+/g, " ").trim();
  return emptyUnlessVisible(line);
}

export function cleanParagraphs(value: string): string {
  const text = seen(value).replace(/\r\n?|\u2028|\u2029/g, "\n");
  return emptyUnlessVisible(text.replace(unprintableInText, "").trim());
}
