import type { ReactNode } from "react";

/** Makes the address of a chapter: `#id` in one file, `id.xhtml` in a book. */
export type LinkTo = (id: string) => string;

/** One chapter of the pack. */
export interface Chapter {
  /** Anchor or file name. */
  id: string;
  title: string;
  /** Heading of the group that this chapter starts; absent within a group. */
  group?: string;
  body: (linkTo: LinkTo) => ReactNode;
}
