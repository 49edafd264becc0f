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
import { field, group, textFields } from "#collections/reading/form.ts";
import { opening, pageSchema } from "./page-schema.ts";

const closing = group("End of the page", { text, links });
const label = field(text, "Label", "Such as Coming soon.");

export const productPages = {
  products: pageSchema("products", "/our-products", {
    ...opening,
    closing,
  }),
  "products-overview": pageSchema("products-overview", "/our-products/overview", {
    ...opening,
    litigation: group("Strategic litigation", { heading: text, link }),
    consultancy: z.strictObject({ heading: text, payment: field(text, "How one can pay"), link }),
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
      plans: z.strictObject({ heading: text, items: z.array(titled).min(1) }),
      closing,
      coursesLink: field(link, "Link to the courses"),
    },
  ),
  consultancy: pageSchema("consultancy", "/products/consultancy", {
    ...opening,
    payment: introduced.extend({
      ways: field(exactCount(titled, 5), "Ways to pay"),
    }),
    cardsHeading: field(text, "Heading of the cards"),
    closing,
  }),
  "short-courses": pageSchema("short-courses", "/products/short-courses", {
    ...opening,
    labels: group("Words on the cards", {
      ...textFields("duration format level features"),
    }),
    button: text,
    audience: field(headedList, "For whom they are"),
    expectations: field(headedList, "What to expect"),
    link,
  }),
};
