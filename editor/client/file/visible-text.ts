/**
 * Words by which the page finds the place of a field, in small letters: of Markdown, those of the line with the caret.
 * @returns nothing for what holds no words, such as a button
 */
export function visibleTextOf(field: Element | null): string {
  const isText = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement;
  if (!isText || field.type === "checkbox" || field.type === "radio") return "";
  const { value, selectionEnd } = field;
  const at = selectionEnd ?? 0;
  const line = value.slice(value.lastIndexOf("\n", at - 1) + 1).split("\n", 1)[0] ?? "";
  const picture = /\/([\w-]+)\.(?:jpe?g|png|webp|avif)\b/i.exec(line)?.[1];
  const plain = line
    .replaceAll(/\[([^\]^]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/^[#>\s]+|^\s*([-*]|\d+\.)\s|[*_`]/g, "")
    .split(/\[[\^!][^\]]*\]:?/)
    .toSorted((a, b) => b.length - a.length)[0];
  const words = picture ?? plain?.replaceAll(/\s+/g, " ").trim().slice(0, 60) ?? "";
  return words.length > 2 ? words.toLowerCase() : "";
}
