import { z } from "zod";
import { link, links, passage } from "#collections/reading/blocks.ts";
import { listOf, refuse, sentence, text, texts } from "#collections/reading/field.ts";
import { field, group } from "#collections/reading/form.ts";
import { page } from "./page-schema.ts";

/** Words as a reader counts them: separated by spaces. */
function countWords(value: string): number {
  return value.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

const inWords = z
  .strictObject({
    words: field(z.int().positive(), "Most words", "The text holds no more."),
    text,
  })
  .superRefine(({ words, text: value }, context) => {
    const count = countWords(value);
    if (count > words) {
      const message = `has ${count} words and may have ${words}; leave out ${count - words}`;
      refuse(context, ["text"], message);
    }
  });

/** Names of the pictures for the press, each as SVG and PNG in `public/press/`. */
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

export const referencePages = {
  press: page("press", "/press", {
    about: group("OTC in few words", { heading: text, texts: listOf(inWords) }),
    landmark: group("The landmark case", {
      heading: text,
      sentences: field(texts, "Three sentences"),
      link,
    }),
    files: z.strictObject({
      heading: text,
      text,
      licence: passage.extend({ link }),
      names: field(z.record(z.enum(pressPictures), text), "Names of the pictures"),
    }),
    numbers: group("Numbers to quote", {
      heading: text,
      text: field(text, "What they are"),
      laws: sentence("entries", "countries", "days"),
      countedTo: sentence("date"),
      picture: sentence("case"),
    }),
    contact: z.strictObject({ heading: text, text, button: link }),
    more: group("Where to go on", { heading: text, links }),
  }),
  glossary: page("glossary", "/glossary", {
    letters: text.meta({
      title: "Name of the row of letters",
      description: "For people who have pages read out to them.",
    }),
    link,
  }),
};
