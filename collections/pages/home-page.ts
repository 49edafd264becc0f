import { z } from "zod";
import {
  exactCount,
  introduced,
  link,
  mark,
  slug,
  text,
  tone,
} from "#collections/reading/field.ts";
import { nameForScreenReaders, pageSchema } from "./page-schema.ts";

/** A figure, what it is a figure of, and in one line what is counted. */
const stat = z.strictObject({
  value: text.meta({ title: "Figure", description: "Such as 5+." }),
  label: text.meta({ title: "What it is a figure of" }),
  counts: text.meta({ title: "What is counted", description: "In one line." }),
});

/** Name of a drawing. */
const image = slug.meta({ title: "Picture", description: "Name of a drawing of this site." });
const kicker = text.meta({ title: "Words above the message" });
const message = text.meta({ title: "Message", description: "In one piece." });
const lead = text.meta({ title: "Sentence below the message" });

const firstSlide = z.strictObject({
  image,
  tone,
  badge: text.meta({ title: "Words above the message" }),
  message,
  lead,
  stats: exactCount(stat, 3).meta({ title: "Figures" }),
  actions: exactCount(link, 2).meta({ title: "Buttons" }),
});

const slide = z.strictObject({
  image,
  tone,
  kicker,
  message,
  lines: z.array(text).optional().meta({
    title: "The message in lines",
    description: "The same words, where each sentence has a line of its own.",
  }),
  lead,
  action: link.meta({ title: "Button" }),
});

const productCard = z.strictObject({
  icon: mark,
  image: image.meta({ title: "Background while this card is the current one" }),
  title: text,
  description: text,
  link,
});

export const homePages = {
  home: pageSchema("home", "/", {
    hero: z
      .strictObject({
        label: nameForScreenReaders,
        first: firstSlide.meta({ title: "First picture" }),
        slides: exactCount(slide, 4).meta({ title: "Further pictures" }),
        controls: z
          .strictObject({
            goTo: text.meta({ description: "{number} and {count} are filled in." }),
            position: text.meta({ description: "{number} and {count} are filled in." }),
            pause: text,
            play: text,
          })
          .meta({ title: "Buttons below the pictures" }),
      })
      .meta({ title: "Pictures at the head of the page" }),
    doors: z
      .strictObject({
        label: nameForScreenReaders,
        misused: z
          .strictObject({ heading: text, text, link })
          .meta({ title: "For a person whose data was misused" }),
        decision: z
          .strictObject({
            case: slug.meta({ description: "File name of the case." }),
            heading: text,
            text,
          })
          .meta({ title: "A case that was decided" }),
      })
      .meta({ title: "Two ways in", description: "Below the pictures." }),
    pillars: introduced.extend({ link }).meta({ title: "Four pillars" }),
    products: introduced.extend({
      cards: exactCount(productCard, 4),
      pause: text.meta({ title: "Button that stops the background" }),
      play: text.meta({ title: "Button that starts it again" }),
    }),
    about: z.strictObject({
      heading: text,
      valuesHeading: text.meta({ title: "Heading of the values" }),
      link,
    }),
  }),
};
