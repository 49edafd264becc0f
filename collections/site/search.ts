import { z } from "zod";
import { contentFile } from "#collections/content.ts";
import { pageAddress, webAddress } from "#collections/reading/address.ts";
import { link, mark } from "#collections/reading/blocks.ts";
import { exactCount, listOf, optionalList, refuse, text } from "#collections/reading/field.ts";
import { field } from "#collections/reading/form.ts";

/** Words as visitors may type them. Short ones such as "of" have no meaning alone. */
const phrase = text
  .refine((value) => /\p{L}{2}/u.test(value), "must hold a word of two letters or more")
  .refine((value) => value === value.toLowerCase(), "must be in small letters");

/** Returns an entry that occurs in two of the lists. */
function isListedTwice(lists: readonly (readonly string[])[]): string | undefined {
  const seen = new Set<string>();
  return lists
    .flatMap((list) => [...new Set(list)])
    .find((entry) => {
      const isKnown = seen.has(entry);
      seen.add(entry);
      return isKnown;
    });
}

const bestBet = z.strictObject({
  when: listOf(phrase).meta({
    title: "Questions",
    description:
      "As people type them, in small letters. All words of one must be typed, in any order.",
  }),
  alone: optionalList(phrase).meta({
    title: "Questions of these words alone",
    description: "Words that stand in many questions. They count only where nothing else is typed.",
  }),
  href: field(pageAddress, "Page that answers them"),
  heading: text,
  text,
  action: field(text, "Words of the button"),
});

const nextStep = z.strictObject({
  heading: text,
  text,
  link: link.extend({
    href: z.union([pageAddress, webAddress]).meta(link.shape.href.meta() ?? {}),
  }),
  mark,
});

const schema = z
  .strictObject({
    synonyms: z.array(z.array(phrase).min(2, "must hold two words or more")).meta({
      title: "Words of one meaning",
      description: "A search for one of them also finds the others. In small letters.",
    }),
    bestBets: field(z.array(bestBet), "Best answers", "They stand above all results."),
    ways: exactCount(nextStep, 3).meta({
      title: "Ways on",
      description: "For those who typed nothing yet, or found nothing.",
    }),
  })
  .superRefine(({ synonyms, bestBets }, context) => {
    const word = isListedTwice(synonyms);
    if (word)
      refuse(context, ["synonyms"], `"${word}" stands in two groups; make one group of them`);
    const question = isListedTwice(bestBets.map(({ when, alone }) => [...when, ...alone]));
    if (question) refuse(context, ["bestBets"], `"${question}" has two best bets; keep one`);
  });

export const searchPath = "/search";

export const getSearchGuide = contentFile("site/search.yaml", schema, searchPath);
