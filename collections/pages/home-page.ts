import { z } from "zod";
import { headedList, introduced, link, mark, tone } from "#collections/reading/blocks.ts";
import { exactCount, slug, text } from "#collections/reading/field.ts";
import { field, group } from "#collections/reading/form.ts";
import { nameForScreenReaders, pageSchema } from "./page-schema.ts";

const stat = z.strictObject({
  value: field(text, "Figure", "Such as 5+."),
  label: field(text, "What it is a figure of"),
});

const image = field(slug, "Picture", "Name of a drawing of this site.");
const kicker = field(text, "Words above the message");
const message = field(text, "Message", "In one piece.");
const lead = field(text, "Sentence below the message");

const firstSlide = z.strictObject({
  image,
  tone,
  badge: field(text, "Words above the message"),
  message,
  lead,
  stats: field(exactCount(stat, 3), "Figures"),
  actions: field(exactCount(link, 2), "Buttons"),
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
  action: field(link, "Button"),
});

const productCard = z.strictObject({
  icon: mark,
  image: field(image, "Background while this card is the current one"),
  title: text,
  description: text,
  link,
});

export const homePages = {
  home: pageSchema("home", "/", {
    hero: group("Pictures at the head of the page", {
      label: nameForScreenReaders,
      first: field(firstSlide, "First picture"),
      slides: field(exactCount(slide, 4), "Further pictures"),
    }),
    doors: group("Two ways in", "Below the pictures.", {
      label: nameForScreenReaders,
      misused: group("For a person whose data was misused", { heading: text, text, link }),
      decision: group("A case that was decided", {
        case: slug.meta({ description: "File name of the case." }),
        day: field(text, "Words with the day"),
        heading: text,
        text,
        action: field(text, "Words that lead to the case"),
      }),
    }),
    figures: field(headedList, "What the figures count", "{laws} becomes the size of the library."),
    pillars: field(introduced.extend({ link }), "Four pillars"),
    products: introduced.extend({
      cards: exactCount(productCard, 4),
    }),
    news: field(
      link,
      "Link to all news",
      "Beside the case clock, which has the words of the page News.",
    ),
    about: z.strictObject({
      heading: text,
      valuesHeading: field(text, "Heading of the values"),
      link,
    }),
  }),
};
