import { z } from "zod";
import { drawn, introduced, link, mark, slug, text, tone } from "#schemas/reading/field.ts";
import { pageSchema } from "./page-schema.ts";

/** A figure, what it is a figure of, and in one line what is counted. */
const stat = z.strictObject({ value: text, label: text, counts: text });

const firstSlide = z.strictObject({
  image: slug,
  tone,
  badge: text,
  message: text,
  lead: text,
  stats: drawn(stat, 3),
  actions: drawn(link, 2),
});

const slide = z.strictObject({
  image: slug,
  tone,
  kicker: text,
  /** The message in one piece; `lines` gives the same words where each sentence has its own line. */
  message: text,
  lines: z.array(text).optional(),
  lead: text,
  action: link,
});

const productCard = z.strictObject({
  icon: mark,
  /** Background drawn while this card is the current one. */
  image: slug,
  title: text,
  description: text,
  link,
});

export const homePages = {
  home: pageSchema("home", "/", {
    hero: z.strictObject({
      label: text,
      first: firstSlide,
      slides: drawn(slide, 4),
      controls: z.strictObject({
        /** Holds `{number}` and `{count}`. */
        goTo: text,
        position: text,
        pause: text,
        play: text,
      }),
    }),
    /** Two ways in under the hero: what to do when something happened, and a case that was decided. */
    doors: z.strictObject({
      label: text,
      misused: z.strictObject({ heading: text, text, link }),
      /** `case` is the name of a file in `content/cases/`. */
      decision: z.strictObject({ case: slug, heading: text, text }),
    }),
    pillars: introduced.extend({ link }),
    products: introduced.extend({
      cards: drawn(productCard, 4),
      pause: text,
      play: text,
    }),
    about: z.strictObject({ heading: text, valuesHeading: text, link }),
  }),
};
