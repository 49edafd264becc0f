/** Control characters, and marks that turn the direction of writing and can disguise a name. */
const unprintable = /[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu;
const unprintableInText = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu;

/** Any visible character; zero-width ones alone count as empty. */
const visible = /[^\s\p{Default_Ignorable_Code_Point}]/u;
const emptyUnlessVisible = (text: string) => (visible.test(text) ? text : "");

/** One line of clean text: line breaks and other control characters become spaces. */
export function cleanLine(value: string): string {
  return emptyUnlessVisible(value.replace(unprintable, " ").replace(/\s+/g, " ").trim());
}

export function cleanParagraphs(value: string): string {
  return emptyUnlessVisible(value.replace(/\r\n?/g, "\n").replace(unprintableInText, "").trim());
}
