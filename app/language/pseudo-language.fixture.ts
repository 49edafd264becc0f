import { vi } from "vitest";
import type { z } from "zod";
import { Content } from "#collections/content.ts";
import { valueAt } from "#collections/content-file.ts";
import { translatedAs } from "#collections/translations/translated-files.ts";
import { unitsOf } from "#collections/translations/units.ts";

/** A language that `Intl` knows and the site does not have. */
export const pseudoLanguage = "nyn";

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
  const { read } = Content.prototype;
  vi.spyOn(Content.prototype, "read").mockImplementation(function (
    this: Content,
    file: string,
    schema: z.ZodType,
  ) {
    if (this.language !== pseudoLanguage || !translatedAs(file))
      return read.call(this, file, schema);
    const values = structuredClone(this.valuesOf(`content/${file}`));
    for (const { at, english } of unitsOf(schema, values)) {
      const holder = valueAt(values, at.slice(0, -1)) as Record<string | number, unknown>;
      holder[at.at(-1) as string | number] = pseudoText(english);
    }
    return schema.parse(values);
  } as typeof read);
}
