import { z } from "zod";
import { contentFile } from "#schemas/reading/collection.ts";
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

/** Old or likely mistyped addresses and where they lead. `/team` is a page of its own. */
export const getRedirects = contentFile("site/redirects.yaml", schema);
