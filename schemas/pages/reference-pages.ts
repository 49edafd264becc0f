import { z } from "zod";
import { link, passage, text, texts } from "#schemas/reading/field.ts";
import { opening, pageSchema } from "./page-schema.ts";

/** Words as a reader counts them: what stands between two spaces. */
function countWords(value: string): number {
  return value.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

const inWords = z
  .strictObject({ words: z.int().positive(), text })
  .superRefine(({ words, text: value }, context) => {
    const count = countWords(value);
    if (count > words) {
      const message = `has ${count} words and may have ${words}; leave out ${count - words}`;
      context.addIssue({ code: "custom", path: ["text"], message });
    }
  });

/** One craft and the program that follows it. */
const craft = z.strictObject({ name: text, tradition: text, text, art: text });

/** Names of the pictures that the build makes for the press; see `scripts/build-press-kit.ts`. */
export const pressPictures = [
  "logo-on-light",
  "logo-on-dark",
  "border",
  "coil",
  "imigongo",
  "kuba",
  "plait",
  "barkcloth",
  "marks",
  "strips",
] as const;
export type PressPicture = (typeof pressPictures)[number];

/** Pages for those who quote us or want to know what something means. */
export const referencePages = {
  press: pageSchema("press", "/press", {
    ...opening,
    about: z.strictObject({ heading: text, texts: z.array(inWords).min(1) }),
    landmark: z.strictObject({ heading: text, sentences: texts, link }),
    files: z.strictObject({
      heading: text,
      text,
      licence: passage.extend({ link }),
      names: z.record(z.enum(pressPictures), text),
      craft: link,
    }),
    contact: z.strictObject({ heading: text, text, button: link }),
    more: z.strictObject({ heading: text, links: z.array(link).min(1) }),
  }),
  glossary: pageSchema("glossary", "/glossary", {
    ...opening,
    /** Names the row of letters for screen readers. */
    letters: text,
    link,
  }),
  patterns: pageSchema("patterns", "/about/patterns", {
    ...opening,
    idea: passage,
    crafts: z.strictObject({ heading: text, items: z.array(craft).length(6) }),
    strips: z.strictObject({ heading: text, tradition: text, text, art: text }),
    border: z.strictObject({
      heading: text,
      lead: text,
      label: text,
      hint: text,
      button: text,
      /** The word that is shown before anybody types one. */
      sample: text.max(12),
      result: text.includes("{word}", { message: "must hold {word}" }),
      letter: text,
      bits: text,
      /** Said when a sign of the word cannot be woven. */
      unwoven: text,
    }),
    links: z.array(link).min(1),
  }),
};
