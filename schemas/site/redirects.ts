import { z } from "zod";
import { casesPath, getCases } from "#schemas/cases/cases.ts";
import { contentFile, memoise } from "#schemas/reading/collection.ts";
import { distinct, internalPath } from "#schemas/reading/field.ts";

const redirect = z.strictObject({
  from: internalPath,
  to: internalPath,
  /** 308 for addresses that moved for good, 307 for those that may come back. */
  status: z.literal([307, 308]),
});
export type Redirect = z.infer<typeof redirect>;

const schema = distinct(redirect, "from", "must not redirect the same address twice").refine(
  (list) => !list.some(({ to }) => list.some(({ from }) => from === to)),
  "must not lead to an address that is redirected again",
);

const readRedirects = contentFile("site/redirects.yaml", schema);

/**
 * Old or likely mistyped addresses and where they lead. A case that is told as a stage of another had a page of
 * its own. `/team` is a page of its own.
 */
export const getRedirects = memoise((root): Redirect[] => [
  ...readRedirects(root),
  ...getCases(root)
    .filter(({ stageOf }) => stageOf)
    .map(({ slug, path }) => ({ from: `${casesPath}/${slug}`, to: path, status: 308 as const })),
]);
