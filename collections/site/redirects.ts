import { z } from "zod";
import { casesPath, getCases } from "#collections/cases/cases.ts";
import { contentFile, getter } from "#collections/content.ts";
import { internalPath, localAddress } from "#collections/reading/address.ts";
import { uniqueBy } from "#collections/reading/field.ts";
import { field } from "#collections/reading/form.ts";

const redirect = z.strictObject({
  from: field(localAddress, "Old address"),
  to: field(internalPath, "Leads to"),
  status: z.literal([307, 308]).meta({
    title: "For how long",
    labels: { 307: "For now; it may come back (307)", 308: "For good (308)" },
  }),
});
export type Redirect = z.infer<typeof redirect>;

const schema = uniqueBy(redirect, "from", "must not redirect the same address twice").refine(
  (list) => !list.some(({ to }) => list.some(({ from }) => from === to)),
  "must not lead to an address that is redirected again",
);

export const redirectsFile = contentFile("site/redirects.yaml", schema);

/**
 * Old or likely mistyped addresses and their targets. A case that became a stage of another had its own page;
 * `/team` is a page.
 */
export const getRedirects = getter((content): Redirect[] => [
  ...redirectsFile(content),
  ...getCases(content)
    .filter(({ stageOf }) => stageOf)
    .map(({ slug, path }) => ({ from: `${casesPath}/${slug}`, to: path, status: 308 as const })),
]);
