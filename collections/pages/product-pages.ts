import { z } from "zod";
import {
  exactCount,
  headedList,
  introduced,
  link,
  links,
  text,
  titled,
} from "#collections/reading/field.ts";
import { opening, pageSchema } from "./page-schema.ts";

const closing = z.strictObject({ text, links }).meta({ title: "End of the page" });
const label = text.meta({ title: "Label", description: "Such as Coming soon." });

export const productPages = {
  products: pageSchema("products", "/our-products", {
    ...opening,
    closing,
  }),
  "products-overview": pageSchema("products-overview", "/our-products/overview", {
    ...opening,
    litigation: z.strictObject({ heading: text, link }).meta({ title: "Strategic litigation" }),
    consultancy: z.strictObject({
      heading: text,
      payment: text.meta({ title: "How one can pay" }),
      link,
    }),
    shortCourses: z.strictObject({ heading: text, label, link }),
  }),
  services: pageSchema("services", "/our-products/services", {
    ...opening,
    closing,
  }),
  "innovation-hub": pageSchema("innovation-hub", "/products/innovations", {
    ...opening,
    label,
    inDevelopment: z.strictObject({ heading: text, link }),
    link,
  }),
  "center-for-digital-justice": pageSchema(
    "center-for-digital-justice",
    "/products/center-for-digital-justice",
    {
      ...opening,
      label,
      plans: z.strictObject({
        heading: text,
        items: z.array(titled).min(1),
      }),
      closing,
      coursesLink: link.meta({ title: "Link to the courses" }),
    },
  ),
  consultancy: pageSchema("consultancy", "/products/consultancy", {
    ...opening,
    payment: introduced.extend({
      ways: exactCount(titled, 5).meta({ title: "Ways to pay" }),
    }),
    cardsHeading: text.meta({ title: "Heading of the cards" }),
    closing,
  }),
  "short-courses": pageSchema("short-courses", "/products/short-courses", {
    ...opening,
    labels: z
      .strictObject({ duration: text, format: text, level: text, features: text })
      .meta({ title: "Words on the cards" }),
    button: text,
    audience: headedList.meta({ title: "For whom they are" }),
    expectations: headedList.meta({ title: "What to expect" }),
    link,
  }),
};
