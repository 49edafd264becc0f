import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isPair, isScalar, isSeq, type Node, parseDocument, type Scalar, visit } from "yaml";
import { readAllContent } from "#collections/open-content.ts";
import { contentFiles } from "#collections/reading/content-strings.ts";
import { ContentError } from "#collections/reading/problem.ts";

/** What stands for something else and is no word: names in curly braces, addresses, marks of Markdown. */
const noWords =
  /\{[^}]*\}|\]\([^)]*\)|https?:\S+|[\w.+-]+@[\w.-]+|\b(?:[\w-]+\.)+(?:ug|org|com|net)\b|:::\s*\w+|\[\^[^\]]*\]|\[!\w+\]|`[^`]*`|&\w+;/g;

/** Identifiers, addresses and names of drawings, which the schemas tell from words by small letters. */
const identifier = /^[a-z0-9./#?=&_:-]+$/;

/** The text with every letter moved by half the alphabet: as long as before, and no word as it was. */
function rewordText(text: string): string {
  let result = "";
  let end = 0;
  for (const match of text.matchAll(noWords)) {
    result += shifted(text.slice(end, match.index)) + match[0];
    end = match.index + match[0].length;
  }
  return result + shifted(text.slice(end));
}

function shifted(words: string): string {
  return words.replace(/[a-z]/gi, (letter) => {
    const first = letter <= "Z" ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first);
  });
}

/**
 * Says everything in the content of a copy of the project in other words, and leaves what the schemas
 * hold fast: identifiers, addresses, days, names of drawings.
 * @param root the copy's folder, never the project itself
 * @returns how many texts were changed
 */
export function rewordAllContent(root: string): number {
  const kept = new Set<string>();
  const sources = new Map(
    contentFiles(root).map((file) => [file, readFileSync(join(root, file), "utf8")]),
  );
  for (;;) {
    let changed = 0;
    for (const [file, source] of sources) {
      // Names of countries and of holidays are facts.
      if (file === "content/site/countries.yaml" || file.startsWith("content/holidays/")) continue;
      const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source);
      const [, fields = source, body] = (file.endsWith(".md") && parts) || [];
      const document = parseDocument(fields);
      visit(document, {
        Scalar(key, scalar, path) {
          if (key === "key" || typeof scalar.value !== "string") return;
          if (identifier.test(scalar.value)) return;
          const place = `${file} ${nameOf(path, scalar)}`;
          if (kept.has(place)) return;
          scalar.value = rewordText(scalar.value);
          changed += 1;
        },
      });
      const yaml = document.toString({ lineWidth: 0 });
      writeFileSync(
        join(root, file),
        body === undefined ? yaml : `---\n${yaml}---\n${rewordText(body)}`,
      );
    }
    const refused = refusedFields(root);
    if (refused.length === 0) return changed;
    const before = kept.size;
    for (const place of refused) kept.add(place);
    if (kept.size === before) throw new Error(`Still refused:\n${refused.join("\n")}`);
  }
}

/** Fields that the schemas refuse, as `file field`. */
function refusedFields(root: string): string[] {
  try {
    readAllContent(root);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map(({ file, field }) => `${file} ${field}`);
  }
}

/** The path of a text in its file as the messages of the schemas give it, e.g. `bio[0]`. */
function nameOf(path: readonly unknown[], scalar: Scalar): string {
  let name = "";
  const below = [...path.slice(1), scalar];
  path.forEach((ancestor, index) => {
    if (isSeq(ancestor)) name += `[${ancestor.items.indexOf(below[index] as Node)}]`;
    else if (isPair(ancestor) && isScalar(ancestor.key))
      name += `${name && "."}${ancestor.key.value}`;
  });
  return name;
}
