import type { PageContent } from "#collections/pages/pages.ts";

/** Words of the list of requests. */
export type RequestLabels = Omit<
  PageContent<"my-requests">,
  | "id"
  | "path"
  | "alsoAt"
  | "title"
  | "description"
  | "breadcrumb"
  | "parent"
  | "privacy"
  | "letters"
>;

/** Where the list leads. */
export interface RequestPaths {
  /** To what may have happened. */
  start: string;
  reminder: string;
  complaint: string;
}
