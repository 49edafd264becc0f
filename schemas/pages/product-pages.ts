import { z } from "zod";
import { drawn, introduced, link, text, texts, titled } from "#schemas/reading/field.ts";
import { opening, pageHead } from "./page-head.ts";

const closing = z.strictObject({ text, links: z.array(link).min(1) });

export const productsPage = z.strictObject({
  ...pageHead("products", "/our-products"),
  ...opening,
  closing,
});

export const productsOverviewPage = z.strictObject({
  ...pageHead("products-overview", "/our-products/overview"),
  ...opening,
  litigation: z.strictObject({ heading: text, link }),
  consultancy: z.strictObject({ heading: text, payment: text, link }),
  shortCourses: z.strictObject({ heading: text, label: text, link }),
});

export const servicesPage = z.strictObject({
  ...pageHead("services", "/our-products/services"),
  ...opening,
  closing,
});

export const innovationHubPage = z.strictObject({
  ...pageHead("innovation-hub", "/products/innovations"),
  ...opening,
  label: text,
  inDevelopment: z.strictObject({ heading: text, link }),
  link,
});

export const centerForDigitalJusticePage = z.strictObject({
  ...pageHead("center-for-digital-justice", "/products/center-for-digital-justice"),
  ...opening,
  label: text,
  plans: z.strictObject({
    heading: text,
    items: z.array(titled).min(1),
  }),
  closing,
  coursesLink: link,
});

export const consultancyPage = z.strictObject({
  ...pageHead("consultancy", "/products/consultancy"),
  ...opening,
  payment: introduced.extend({
    ways: drawn(titled, 5),
  }),
  cardsHeading: text,
  closing,
});

export const shortCoursesPage = z.strictObject({
  ...pageHead("short-courses", "/products/short-courses"),
  ...opening,
  labels: z.strictObject({ duration: text, format: text, level: text, features: text }),
  button: text,
  audience: z.strictObject({ heading: text, items: texts }),
  expectations: z.strictObject({ heading: text, items: texts }),
  link,
});
