import { z } from "zod";
import { contentFolder, type Entry, type FolderGetter } from "#collections/content.ts";
import { defineCollection, on } from "#collections/define-collection.ts";
import { headedList, link, mark } from "#collections/reading/blocks.ts";
import { optional, place, text, texts } from "#collections/reading/field.ts";
import { field } from "#collections/reading/form.ts";

const cards = (
  files: FolderGetter<z.ZodObject>,
  title: string,
  singular: string,
  page: string,
  example = singular,
) =>
  defineCollection({
    files,
    title,
    one: singular,
    address: on(page),
    example: `offers/example-${example}.yaml`,
  });

const product = z.strictObject({
  order: place,
  title: text,
  icon: mark,
  description: text,
  features: field(texts, "What it offers", "A few words each."),
  comingSoon: field(z.boolean(), "Coming soon", "Shows this label."),
  link: optional(link).meta({
    title: "What there is already",
    description: "A link to what comes nearest to it; may be missing.",
  }),
});

export const getProducts = contentFolder("products", product);

export const products = cards(getProducts, "Products", "product", "/our-products");

const service = z.strictObject({
  order: place,
  title: text,
  description: text,
  services: field(texts, "What it covers", "A few words each."),
});

export const getServices = contentFolder("services", service);

export const services = cards(getServices, "Services", "card", "/our-products/services", "service");

/** The six cards of the page Consultancy Services; two of them differ from the page Services. */
export const getConsultancy = contentFolder("consultancy", service);

export const consultancy = cards(
  getConsultancy,
  "Consultancy",
  "card",
  "/products/consultancy",
  "service",
);

const course = z.strictObject({
  id: z.int().positive().meta({
    title: "Number",
    description: "It never changes, even if the title does.",
    isSeldom: true,
  }),
  order: place,
  title: text,
  description: text,
  duration: field(text, "Duration", "Such as 6 weeks."),
  format: field(text, "Format", "Such as Self-paced."),
  level: field(text, "Level", "For whom it is."),
  features: field(texts, "What it holds"),
});
export type Course = Entry<z.infer<typeof course>>;

export const getCourses = contentFolder("courses", course);

export const courses = cards(getCourses, "Short courses", "course", "/products/short-courses");

const ownProduct = z.strictObject({
  order: place,
  title: text,
  icon: mark,
  paragraphs: texts,
  comingSoon: field(z.boolean(), "Coming soon", "Shows this label."),
  line: field(text, "One sentence", "For the Innovation Hub."),
  points: field(headedList, "Points on its card"),
});
export type OwnProduct = Entry<z.infer<typeof ownProduct>>;

export const getOwnProducts = contentFolder("own-products", ownProduct);

export const ownProducts = cards(
  getOwnProducts,
  "Our own products",
  "product",
  "/products/innovations",
  "own-product",
);

const hubItem = z.strictObject({ order: place, title: text, icon: mark, description: text });

export const getHubItems = contentFolder("hub", hubItem);

export const hub = cards(
  getHubItems,
  "Innovation Hub",
  "part",
  "/products/innovations",
  "hub-item",
);
