import { z } from "zod";
import { headedList, introduced, link, links, titled } from "#collections/reading/blocks.ts";
import { exactCount, listOf, text } from "#collections/reading/field.ts";
import { field, group, textFields } from "#collections/reading/form.ts";
import { page } from "./page-schema.ts";

const closing = group("End of the page", { text, links });
const label = field(text, "Label", "Such as Coming soon.");

export const productPages = {
  products: page("products", "/our-products", { closing }),
  "products-overview": page("products-overview", "/our-products/overview", {
    litigation: group("Strategic litigation", { heading: text, link }),
    consultancy: z.strictObject({ heading: text, payment: field(text, "How one can pay"), link }),
    shortCourses: z.strictObject({ heading: text, label, link }),
  }),
  services: page("services", "/our-products/services", { closing }),
  "innovation-hub": page("innovation-hub", "/products/innovations", {
    label,
    inDevelopment: z.strictObject({ heading: text, link }),
    link,
  }),
  "center-for-digital-justice": page(
    "center-for-digital-justice",
    "/products/center-for-digital-justice",
    {
      label,
      plans: z.strictObject({ heading: text, items: listOf(titled) }),
      closing,
      coursesLink: field(link, "Link to the courses"),
    },
  ),
  consultancy: page("consultancy", "/products/consultancy", {
    payment: introduced.extend({
      ways: field(exactCount(titled, 5), "Ways to pay"),
    }),
    cardsHeading: field(text, "Heading of the cards"),
    closing,
  }),
  "short-courses": page("short-courses", "/products/short-courses", {
    labels: group("Words on the cards", textFields("duration format level features")),
    button: text,
    audience: field(headedList, "For whom they are"),
    expectations: field(headedList, "What to expect"),
    link,
  }),
};
