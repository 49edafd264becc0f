import { type CsvValue, writeCsv } from "#collections/formats/csv.ts";
import { kampalaTime } from "#server/clock.ts";
import type { Cell, Part, View } from "../shell/view.ts";
import {
  type Column,
  csvFile,
  type Listing,
  type OfficeFile,
  type Subject,
  type SubjectOffice,
  type Table,
} from "./subject.ts";

const limit = 200;

export async function subjectView(subject: Subject, office: SubjectOffice): Promise<View> {
  const { title, lead, path, listings = [], forms } = subject;
  const parts: Part[] = (await subject.parts?.(office)) ?? [];
  for (const listing of listings) parts.push(...(await listingParts(listing, path, office)));
  if (forms) parts.push({ kind: "actions", ...forms });
  return { title, lead, parts };
}

/** A listing with its file for spreadsheets. @param filter as for `Listing.find` */
export async function listingParts<Row>(
  listing: Listing<Row>,
  path: string,
  office: SubjectOffice,
  filter = "",
): Promise<Part[]> {
  const table = tablePart(listing, await listing.find(office, { filter, limit }));
  if (!listing.file) return [table];
  const links = [{ text: "Download as CSV", href: `${path}/${listing.file}` }];
  return [table, { kind: "links", label: listing.title, links }];
}

/** All rows of a listing, as programs get them. */
export async function allRecords<Row>(listing: Listing<Row>, office: SubjectOffice) {
  const rows = await listing.find(office, { filter: "", limit: 1_000_000 });
  return (listing.toRecords?.(rows) ?? rows) as Record<string, CsvValue>[];
}

/** The same for a spreadsheet, with moments in Kampala's time. */
export async function listingFile<Row>(
  listing: Listing<Row>,
  office: SubjectOffice,
): Promise<OfficeFile> {
  const cells = (await allRecords(listing, office)).map((record) =>
    Object.fromEntries(
      Object.entries(record).map(([name, value]) => {
        return [name, name.endsWith("_at") && value ? kampalaTime(Number(value)) : value];
      }),
    ),
  );
  const body = writeCsv(Object.keys(cells[0] ?? { id: "" }), cells).trimEnd();
  return csvFile(listing.file ?? "", body);
}

export function tablePart<Row>(table: Table<Row>, rows: readonly Row[]): Part {
  const { title, none, actions, columns } = table;
  const headings = columns.map(({ heading }) => heading);
  return {
    kind: "table",
    title,
    columns: actions ? [...headings, actions.heading] : headings,
    rows: rows.map((row) => {
      const cells = columns.map((column) => cellOf(column, row));
      return actions ? [...cells, { actions: actions.of(row) }] : cells;
    }),
    none,
  };
}

function cellOf<Row>(column: Column<Row>, row: Row): Cell {
  const value = column.value(row);
  const href = column.href?.(row);
  if (href !== undefined) return { text: String(value), href };
  const tone = column.tone?.(row);
  return tone ? { text: String(value), tone } : value;
}
