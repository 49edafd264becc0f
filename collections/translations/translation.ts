import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { type ValuePath, valueAt } from "#collections/content-file.ts";
import { describedTexts } from "#collections/reading/described-texts.ts";
import { day, optional, text } from "#collections/reading/field.ts";
import { expandIssue, type ValueProblem } from "#collections/reading/problem.ts";

/** The files of a reading of the content, as far as a translation needs them; paths are below the root. */
interface FilesWithFields {
  has(path: string): boolean;
  /** The fields as they are written. @throws ContentError when the file cannot be read */
  valuesOf(path: string): unknown;
  /** @throws ContentError with all mistakes */
  readFields<Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema>;
}

export const translationPath = (language: string, file: string) =>
  `content/translations/${language}/${file}`;

/** What a translation has besides the fields of the English file. */
const review = z.object({
  reviewedBy: optional(text),
  on: optional(day),
  englishFingerprint: z
    .string()
    .regex(/^[0-9a-f]{12}$/, "must be the fingerprint of the English file, in quotation marks"),
});

/** A whole file in another language, beside the English one. */
export interface Translation {
  path: string;
  /** Whether a named person has read it, and on which day. */
  isReviewed: boolean;
  /** Whether it renders the English file as it is now. */
  isCurrent: boolean;
  /** Of the English file as it is now. */
  fingerprint: string;
  /** Number of texts of the English file. */
  texts: number;
  /** Those of them that it lacks. */
  missing: PropertyKey[][];
  /** Why it cannot be shown, besides; of one that is current. */
  problems: ValueProblem[];
  /** The fields of the English file with its words. */
  values: unknown;
}

/**
 * Reads the translation of a file and compares it with the English.
 * @returns undefined where there is none
 * @throws ContentError when it cannot be read, or lacks the fingerprint
 */
export function readTranslation(
  content: FilesWithFields,
  language: string,
  file: string,
  schema: z.ZodType,
): Translation | undefined {
  const path = translationPath(language, file);
  if (!content.has(path)) return undefined;
  const { reviewedBy, on, englishFingerprint } = content.readFields(path, review);
  const { reviewedBy: _by, on: _on, englishFingerprint: _of, ...fields } = fieldsOf(content, path);
  const english = fieldsOf(content, `content/${file}`);
  const fingerprint = fingerprintOf(english);
  const isCurrent = englishFingerprint === fingerprint;
  const texts = translatableTexts(schema, english);
  const missing = texts.flatMap(({ at }) => (isWords(valueAt(fields, at)) ? [] : [[...at]]));
  // The English with the words of the translation, and the translation with English words where it has none.
  const [values, filled] = [structuredClone(english), structuredClone(fields)];
  for (const { at, text } of texts) {
    const own = valueAt(fields, at);
    if (isWords(own)) put(values, at, own);
    else put(filled, at, text);
  }
  return {
    path,
    isReviewed: reviewedBy !== undefined && on !== undefined,
    isCurrent,
    fingerprint,
    texts: texts.length,
    missing,
    problems: isCurrent
      ? [
          ...texts.flatMap(({ at, text }) => placesProblem(at, text, valueAt(fields, at))),
          ...differences(values, filled),
          ...(missing.length === 0 ? mistakes(schema, values) : []),
        ]
      : [],
    values,
  };
}

/** Whether visitors read a translation. Developers read what nobody has reviewed yet, and reviewers beside their words. */
export const isShown = ({ isReviewed, isCurrent, missing, problems }: Translation) =>
  isCurrent &&
  missing.length === 0 &&
  problems.length === 0 &&
  (isReviewed || process.env.NODE_ENV === "development");

const fieldsOf = (content: FilesWithFields, path: string) =>
  (content.valuesOf(path) ?? {}) as Record<string, unknown>;

/** Changes with any value of a file, and not with its remarks or how its lines are broken. */
export const fingerprintOf = (values: unknown): string =>
  createHash("sha256").update(JSON.stringify(values)).digest("hex").slice(0, 12);

/** The texts of an English file that are put into other words: a paragraph, a label, an option. */
export const translatableTexts = (schema: z.ZodType, values: unknown) =>
  describedTexts(schema, values).filter(
    ({ text, meta }) => hasWords(text) && meta.some((field) => field.isTranslated),
  );

/** Places that are filled in, addresses of sites, and letters of subsections such as 34(1)(a). */
const wordless = /\{\w+\}|[\w-]+(?:\.[\w-]+)+|\(\w\)/g;
const hasWords = (text: string) => /\p{L}/u.test(text.replaceAll(wordless, ""));

const isWords = (value: unknown): value is string =>
  typeof value === "string" && value.trim() !== "";

/** Puts a text at its place, as far as the groups around it are there. */
function put(values: unknown, at: ValuePath, text: string): void {
  const holder = valueAt(values, at.slice(0, -1)) as Record<string | number, unknown> | undefined;
  if (holder) holder[at.at(-1) as string | number] = text;
}

/** A text must fill in what the English fills in. */
function placesProblem(at: ValuePath, english: string, own: unknown): ValueProblem[] {
  if (!isWords(own)) return [];
  const [wanted, actual] = [english, own].map((text) => placesIn(text) || "no place in braces");
  const reason = `must hold ${wanted} as the English does; it holds ${actual}`;
  return wanted === actual ? [] : [{ at: [...at], reason }];
}

const placesIn = (text: string) =>
  text
    .match(/\{\w+\}|[[\]]/g)
    ?.toSorted()
    .join(" ");

/** Where a translation differs from the English in more than its words. */
function differences(english: unknown, own: unknown, at: ValuePath = []): ValueProblem[] {
  if (isDeepStrictEqual(english, own)) return [];
  const isGroup = (value: unknown) => typeof value === "object" && value !== null;
  if (!isGroup(english) || !isGroup(own)) {
    return [{ at: [...at], reason: "must be as in the English, since it is not words" }];
  }
  const [wanted, actual] = [english, own] as Record<string, unknown>[];
  return [...new Set([...Object.keys(wanted ?? {}), ...Object.keys(actual ?? {})])].flatMap((key) =>
    differences(wanted?.[key], actual?.[key], [...at, Array.isArray(english) ? Number(key) : key]),
  );
}

function mistakes(schema: z.ZodType, values: unknown): ValueProblem[] {
  const outcome = schema.safeParse(values, { reportInput: true });
  return outcome.success ? [] : outcome.error.issues.flatMap(expandIssue);
}
