import { z } from "zod";
import { link, links, passage, sentence, text, texts } from "#collections/reading/field.ts";
import { opening, pageSchema } from "./page-schema.ts";

/** Words as a reader counts them: separated by spaces. */
function countWords(value: string): number {
  return value.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

const inWords = z
  .strictObject({
    words: z.int().positive().meta({ title: "Most words", description: "The text holds no more." }),
    text,
  })
  .superRefine(({ words, text: value }, context) => {
    const count = countWords(value);
    if (count > words) {
      const message = `has ${count} words and may have ${words}; leave out ${count - words}`;
      context.addIssue({ code: "custom", path: ["text"], message });
    }
  });

const art = text.meta({ title: "Drawing", description: "Name of a drawing of this site." });
/** One craft and the program that follows it. */
const tradition = text.meta({ description: "The craft that it follows." });
const craft = z.strictObject({ name: text, tradition, text, art });

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
    about: z
      .strictObject({ heading: text, texts: z.array(inWords).min(1) })
      .meta({ title: "OTC in few words" }),
    landmark: z
      .strictObject({ heading: text, sentences: texts.meta({ title: "Three sentences" }), link })
      .meta({ title: "The landmark case" }),
    files: z.strictObject({
      heading: text,
      text,
      licence: passage.extend({ link }),
      names: z.record(z.enum(pressPictures), text).meta({ title: "Names of the pictures" }),
      craft: link.meta({ title: "Link to the crafts" }),
    }),
    contact: z.strictObject({ heading: text, text, button: link }),
    more: z.strictObject({ heading: text, links }).meta({ title: "Where to go on" }),
  }),
  glossary: pageSchema("glossary", "/glossary", {
    ...opening,
    letters: text.meta({
      title: "Name of the row of letters",
      description: "For people who have pages read out to them.",
    }),
    link,
  }),
  patterns: pageSchema("patterns", "/about/patterns", {
    ...opening,
    idea: passage.meta({ title: "The idea" }),
    crafts: z.strictObject({ heading: text, items: z.array(craft).length(6) }),
    strips: z
      .strictObject({ heading: text, tradition, text, art })
      .meta({ title: "Cloth in strips" }),
    border: z
      .strictObject({
        heading: text,
        lead: text.meta({ title: "First sentences" }),
        label: text,
        hint: text,
        button: text,
        sample: text.max(12).meta({ title: "Word to begin with" }),
        result: sentence("word"),
        letter: text,
        bits: text,
        unwoven: text.meta({ title: "When a sign of the word cannot be woven" }),
      })
      .meta({ description: "The form that spells a word." }),
    links,
  }),
};
