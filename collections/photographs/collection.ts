import { z } from "zod";
import { type Content, contentFolder, type Entry } from "#collections/content.ts";
import { defineCollection } from "#collections/define-collection.ts";
import { siteImage } from "#collections/images/site-image.ts";
import { pageAddress } from "#collections/reading/address.ts";
import { day, optionalText, place, text } from "#collections/reading/field.ts";
import { field } from "#collections/reading/form.ts";

const schema = (content: Content) =>
  z.strictObject({
    order: place,
    page: field(pageAddress, "Page", "About, the team, or one of the news: /about"),
    image: siteImage(content)
      .refine((image) => image !== undefined, "must be a picture, such as /photographs/office.jpg")
      .meta({
        title: "Photograph",
        description:
          "In public/photographs/, which the build prints in two dyes. Hands, papers, places; never somebody whom we helped.",
      }),
    alt: field(text.max(200), "What it shows", "For people who do not see it."),
    caption: field(optionalText, "Words below it", "With the name of the photographer."),
    agreedOn: field(
      day,
      "Agreed in writing on",
      "By the photographer and everyone who can be recognised. It is not shown.",
    ),
  });
export type SitePhotograph = Entry<z.output<ReturnType<typeof schema>>>;

const getPhotographs = contentFolder("photographs", schema);

/** The photographs of a page, in the order of their files; it shows none until there is one. */
export function photographsOf({ path }: { path: string }): SitePhotograph[] {
  return getPhotographs().filter(({ page }) => page === path);
}

export const photographs = defineCollection({
  files: getPhotographs,
  title: "Photographs",
  one: "photograph",
  address: (_slug, { page }) => String(page),
  example: "photographs/example.yaml",
});
