import type { ReactNode } from "react";
import type { Door } from "#collections/rights/rights.ts";
import { checkedText } from "../parts/confirmation-text.ts";

/** Makes the address of a chapter: `#id` in one file, `id.xhtml` in a book. */
export type LinkTo = (id: string) => string;

/** One chapter of the pack. */
export interface Chapter {
  /** Anchor or file name. */
  id: string;
  title: string;
  /** English address of the page that it is translated with; absent, the first of the section. */
  page?: string;
  /** Heading of the group that this chapter starts; absent within a group. */
  group?: string;
  body: (linkTo: LinkTo) => ReactNode;
}

/** Chapter id of a letter. */
export const letterId = (letter: string) => `letter-${letter}`;

/** When a chapter was compared with the law, and whether an advocate confirmed it. */
export function Checked(chapter: Pick<Door, "checkedOn" | "confirmedBy">) {
  return (
    <p>
      <small>{checkedText(chapter)}</small>
    </p>
  );
}

export function List({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
