import { oneOf } from "../subjects/filters.ts";
import type { Listing, Subject, SubjectDesk, Values } from "../subjects/subject.ts";
import type { Part, View } from "../subjects/view.ts";
import { tablePart } from "./table-part.ts";

/** Maximum number of rows of a listing. */
const limit = 200;

/** Returns the page of a subject. @param query parameters of its address */
export async function subjectView(
  subject: Subject,
  desk: SubjectDesk,
  query: Values,
): Promise<View> {
  const { title, lead, path, listings = [], forms } = subject;
  const parts: Part[] = (await subject.parts?.(desk)) ?? [];
  for (const listing of listings) parts.push(...(await listingParts(listing, path, desk, query)));
  if (forms) parts.push({ kind: "actions", ...forms });
  return { title, lead, parts };
}

async function listingParts<Row>(
  listing: Listing<Row>,
  path: string,
  desk: SubjectDesk,
  query: Values,
): Promise<Part[]> {
  const { label, values } = listing.filter ?? { label: "", values: [] };
  const name = label.toLowerCase();
  const chosen = oneOf(values, query(name));
  const table = tablePart(listing, await listing.find(desk, { filter: chosen ?? "", limit }));
  if (!listing.filter) return [table];
  const links = [
    { text: "all", href: path, isCurrent: chosen === undefined },
    ...values.map((value) => ({
      text: value,
      href: `${path}?${name}=${value}`,
      isCurrent: value === chosen,
    })),
  ];
  return [{ kind: "links", label, links }, table];
}
