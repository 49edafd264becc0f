import { z } from "zod";
import { drawn, introduced, link, text, texts, titled } from "#schemas/reading/field.ts";
import { opening, pageSchema } from "./page-schema.ts";

const closing = z.strictObject({ text, links: z.array(link).min(1) });

export const productPages = {
  products: pageSchema("products", "/our-products", {
    ...opening,
    closing,
  }),
  "products-overview": pageSchema("products-overview", "/our-products/overview", {
    ...opening,
    litigation: z.strictObject({ heading: text, link }),
    consultancy: z.strictObject({ heading: text, payment: text, link }),
    shortCourses: z.strictObject({ heading: text, label: text, link }),
  }),
  services: pageSchema("services", "/our-products/services", {
    ...opening,
    closing,
  }),
  "innovation-hub": pageSchema("innovation-hub", "/products/innovations", {
    ...opening,
    label: text,
    inDevelopment: z.strictObject({ heading: text, link }),
    link,
  }),
  "center-for-digital-justice": pageSchema(
    "center-for-digital-justice",
    "/products/center-for-digital-justice",
    {
      ...opening,
      label: text,
      plans: z.strictObject({
        heading: text,
        items: z.array(titled).min(1),
      }),
      closing,
      coursesLink: link,
    },
  ),
  consultancy: pageSchema("consultancy", "/products/consultancy", {
    ...opening,
    payment: introduced.extend({
      ways: drawn(titled, 5),
    }),
    cardsHeading: text,
    closing,
  }),
  "short-courses": pageSchema("short-courses", "/products/short-courses", {
    ...opening,
    labels: z.strictObject({ duration: text, format: text, level: text, features: text }),
    button: text,
    audience: z.strictObject({ heading: text, items: texts }),
    expectations: z.strictObject({ heading: text, items: texts }),
    link,
  }),
};
