import { z } from "zod";
import { isPublished, publishing } from "#collections/articles/publishing.ts";
import { contentFolder, type Entry, getter } from "#collections/content.ts";
import { defineCollection, ownPath } from "#collections/define-collection.ts";
import { webAddress } from "#collections/reading/address.ts";
import { place, text } from "#collections/reading/field.ts";
import { field, group } from "#collections/reading/form.ts";

const schema = z.strictObject({
  order: place,
  draft: publishing.draft,
  title: text,
  subtitle: text.meta({ description: "A few words below the title." }),
  description: text.meta({ description: "One or two sentences for lists and search engines." }),
  /** Address of the PDF; the HTML version has the same address without `.pdf`. */
  file: z
    .string()
    .regex(/^\/documents\/[a-z0-9-]+\.pdf$/, "must be /documents/<lower-case-name>.pdf")
    .meta({ title: "Address of the PDF", isSeldom: true }),
  officialSource: group("Official document", "Who publishes it, and where.", {
    name: text,
    href: field(webAddress, "Its address"),
  }),
  body: z.string().min(1).meta({ control: "markdown", title: "The guide itself" }),
});
export type LibraryDocument = Entry<z.infer<typeof schema>>;

/** Every guide, drafts too. */
const documentFolder = contentFolder("documents", schema);

export const getDocuments = getter((content) =>
  documentFolder(content).filter((document) => isPublished(document)),
);

const withoutEnding = (file: string) => file.replace(/\.pdf$/, "");

export const documents = defineCollection({
  files: documentFolder,
  title: "Guides of the library",
  address: (slug, { file, draft }) =>
    typeof file === "string" && draft !== true
      ? ownPath(slug, { path: withoutEnding(file) })
      : undefined,
  example: "documents/example.md",
  rendered: (content) => getDocuments(content).map(({ file }) => withoutEnding(file)),
  addresses: (content) => getDocuments(content).map(({ file }) => file),
});
