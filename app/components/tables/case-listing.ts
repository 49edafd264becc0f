import type { CaseSummary } from "#schemas/cases/cases.ts";

/** What the table can be sorted by. */
export type CaseSort = "number" | "name" | "country" | "filed" | "status";

/** Column of each order. */
export const columnOf = {
  number: "caseNumber",
  name: "caseName",
  country: "country",
  filed: "yearFiled",
  status: "status",
} as const satisfies Record<CaseSort, string>;

/** A row with its place in each order and whether a filter hides it now. */
export interface ListedCase extends CaseSummary {
  forum: string | undefined;
  isHidden: boolean;
  ranks: Readonly<Record<CaseSort, number>>;
}

/** All cases as somebody wants to see them. */
export interface CaseListing {
  /** Page that shows them. */
  path: string;
  /** A `CaseSort`, with a `-` in front when it is reversed. */
  sort: string;
  /** Kind of status, or empty for all. */
  status: string;
  /** The body that decides, or empty for all. */
  forum: string;
  /** All bodies, for the choice. */
  forums: readonly string[];
  /** All orders; the first is the usual one. */
  sorts: readonly CaseSort[];
  cases: readonly ListedCase[];
}
