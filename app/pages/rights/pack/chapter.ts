import type { ReactNode } from "react";

/** How one place in the pack names another: `#id` in one file, `id.xhtml` in a book. */
export type LinkTo = (id: string) => string;

/** One part of the pack, on a sheet of its own. */
export interface Chapter {
  /** Name of its anchor or file. */
  id: string;
  title: string;
  /** What the contents call the group that it opens; absent within a group. */
  group?: string;
  /** Its content below its heading. */
  body: (linkTo: LinkTo) => ReactNode;
}
