import { vi } from "vitest";
import type { z } from "zod";
import { Content } from "#collections/content.ts";
import { valueAt } from "#collections/content-file.ts";
import { isTranslated } from "#collections/translations/translated-files.ts";
import { translatableTexts } from "#collections/translations/translation.ts";

/** The language of the site in whose place it is read; `Intl` knows it. */
export const pseudoLanguage = "sw";

const [plain, accented] = [
  "aceinosuyACEINOSUYbdfghjklmpqrtvwxzBDFGHJKLMPQRTVWXZ",
  "àçéîñöšüÿÀÇÉÎÑÖŠÜŸ",
];

/** A text as a translator might give it back: no letter of English, ŋ, 40 % longer, its places kept. */
export function pseudoText(text: string): string {
  const words = text
    .split(/(\{\w+\})/)
    .map((part) => (part.startsWith("{") ? part : part.replace(/[A-Za-z]/g, accent)))
    .join("");
  return `${words} ${"ŋöŋà ".repeat(Math.ceil((text.length * 0.4) / 5)).trim()}`;
}

const accent = (letter: string) => accented[plain.indexOf(letter)] ?? "ŋ";

/** Every text of the help path in the pseudo-language, as if somebody had reviewed it. */
export function readPseudoLanguage(): void {
  const { read, in: inLanguage } = Content.prototype;
  let pseudo: Content | undefined;
  // A reading of its own, which no other test of the process gets.
  vi.spyOn(Content.prototype, "in").mockImplementation(function (this: Content, language) {
    if (language !== pseudoLanguage) return inLanguage.call(this, language);
    pseudo ??= new Content(this.root, this, language);
    return pseudo;
  });
  vi.spyOn(Content.prototype, "read").mockImplementation(function (
    this: Content,
    file: string,
    schema: z.ZodType,
  ) {
    if (this.language !== pseudoLanguage || !isTranslated(file))
      return read.call(this, file, schema);
    const values = structuredClone(this.valuesOf(`content/${file}`));
    for (const { at, text } of translatableTexts(schema, values)) {
      const holder = valueAt(values, at.slice(0, -1)) as Record<string | number, unknown>;
      holder[at.at(-1) as string | number] = pseudoText(text);
    }
    return schema.parse(values);
  } as typeof read);
}
