import { plainText } from "#collections/markdown/plain-text.ts";
import { textsOf } from "#collections/reading/leaves.ts";
import { comparableText, searchTerms } from "../core/comparable-text.ts";
import { addressOf, nameOf } from "../core/content-folders.ts";
import { fieldName } from "../core/field-title.ts";
import type { SearchResult } from "../core/open-file.ts";
import { excerptAt } from "./references.ts";
import type { Workspace } from "./workspace.ts";

/** Results of one question, of which a page says that there are more. */
export const maxResults = 80;

const betweenDigits = "[\\s().-]*";

/** Where a text holds what was asked: every word, or a telephone number however it is spaced. */
function finderOf(question: string) {
  const words = searchTerms(question);
  // Without the code of a country, or the zero in its place.
  const number = /^[+\d\s().-]+$/.test(question) ? question.replaceAll(/\D/g, "").slice(-9) : "";
  const spaced = number.length >= 7 && new RegExp([...number].join(betweenDigits));
  /** @returns undefined where it does not hold it */
  return (text: string): number | undefined => {
    const comparable = comparableText(text);
    if (words.every((word) => comparable.includes(word))) return comparable.indexOf(words[0] ?? "");
    const at = spaced ? text.search(spaced) : -1;
    return at === -1 ? undefined : at;
  };
}

/** Files by their names and headings, and then fields of all files, that hold every word of a question. */
export function searchFiles(
  workspace: Workspace,
  question: string,
  limit = maxResults,
): SearchResult[] {
  if (searchTerms(question).length === 0) return [];
  const find = finderOf(question);
  const holds = (text: string) => find(text) !== undefined;
  const all = workspace.files().map((file) => {
    const values = workspace.values(file);
    const { title: own, heading } = (values ?? {}) as Record<string, unknown>;
    const title = nameOf(file, values);
    const names = [title, own, heading].filter((name) => typeof name === "string").join(" ");
    return { file, title, names, values };
  });
  // A file of that name comes before those that only mention it, wherever it stands among them.
  const results: SearchResult[] = all
    .filter(({ file, names }) => holds(`${names} ${file}`))
    .sort(
      (a, b) =>
        Number(holds(b.title)) - Number(holds(a.title)) ||
        Number(holds(b.names)) - Number(holds(a.names)) ||
        a.file.length - b.file.length,
    )
    .map(({ file, title, values }) => ({
      file,
      title,
      field: "",
      excerpt: addressOf(file, values) ?? file,
    }));
  for (const { file, title, names, values } of all) {
    if (results.length >= limit) break;
    const isNamed = holds(`${names} ${file}`);
    const told = new Set<string>();
    for (const { path, text } of textsOf(values)) {
      // The name that the file was found by, or the same words in a second field.
      if (!holds(text) || told.has(text) || (isNamed && names.includes(text))) continue;
      told.add(text);
      const plain = plainText(text);
      const excerpt = excerptAt(plain, (find(plain) ?? 0) - 40);
      results.push({ file, title, field: fieldName(path), excerpt });
    }
  }
  return results.slice(0, limit);
}
