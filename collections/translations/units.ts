import { createHash } from "node:crypto";
import type { z } from "zod";
import { type ValuePath, valueAt } from "#collections/content-file.ts";
import { describedTexts } from "#collections/reading/described-texts.ts";

/** A text that is translated as a whole: a paragraph, a label, an option. */
export interface Unit {
  /** Stable within its file: names of fields, and of list entries their own name where they have one. */
  id: string;
  at: ValuePath;
  english: string;
  /** Of the English, without the breaks of its lines. */
  fingerprint: string;
}

export function unitsOf(schema: z.ZodType, values: unknown): Unit[] {
  return describedTexts(schema, values)
    .filter(({ text, meta }) => hasWords(text) && meta.some(({ isTranslated }) => isTranslated))
    .map(({ at, text }) => ({
      id: idOf(values, at),
      at,
      english: text,
      fingerprint: fingerprintOf(text),
    }));
}

/** Places that are filled in, addresses of sites, and letters of subsections such as 34(1)(a). */
const wordless = /\{\w+\}|[\w-]+(?:\.[\w-]+)+|\(\w\)/g;
const hasWords = (text: string) => /\p{L}/u.test(text.replaceAll(wordless, ""));

/** Changes with the words of a text, and not with how its lines are broken. */
export function fingerprintOf(text: string): string {
  const words = text.normalize("NFC").trim().replaceAll(/\s+/g, " ");
  return createHash("sha256").update(words).digest("hex").slice(0, 12);
}

/** Fields by which an entry of a list is known wherever it stands. */
const names = ["name", "value", "slug", "letter"];

/** The name of a text within its file, as its translations know it. */
export function idOf(values: unknown, at: ValuePath): string {
  const steps = at.map((step, index) => {
    if (typeof step === "string") return step;
    const entry = valueAt(values, at.slice(0, index + 1)) as Record<string, unknown> | string;
    const name =
      typeof entry === "object" ? names.map((key) => entry[key]).find(isName) : undefined;
    return name ?? String(step);
  });
  return steps.join(".");
}

/** A name for programs: one word that begins with a small letter, unlike words that are shown. */
export const isName = (value: unknown): value is string =>
  typeof value === "string" && /^[a-z][\w-]*$/.test(value);
