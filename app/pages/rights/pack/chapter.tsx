import type { ReactNode } from "react";
import { useLanguage } from "#app/language/language.ts";
import type { Door } from "#collections/rights/rights.ts";
import { checkedText } from "../parts/confirmation-text.ts";

export interface Chapter {
  /** Anchor within the file. */
  id: string;
  title: string;
  /** Heading of the group that this chapter starts; absent within a group. */
  group?: string | undefined;
  body: () => ReactNode;
}

export const letterId = (letter: string) => `letter-${letter}`;

export function Checked(chapter: Pick<Door, "checkedOn" | "confirmedBy">) {
  const language = useLanguage();
  return (
    <p>
      <small>{checkedText(chapter, language)}</small>
    </p>
  );
}

/** All chapters in nested lists. */
export function ContentsList({ chapters }: { chapters: readonly Chapter[] }) {
  const groups: { heading?: string; members: Chapter[] }[] = [];
  for (const chapter of chapters) {
    const last = groups.at(-1);
    if (chapter.group) groups.push({ heading: chapter.group, members: [chapter] });
    else if (last?.heading) last.members.push(chapter);
    else groups.push({ members: [chapter] });
  }
  const item = ({ id, title }: Chapter) => (
    <li key={id}>
      <a href={`#${id}`}>{title}</a>
    </li>
  );
  return (
    <ol>
      {groups.map(({ heading, members }) =>
        heading ? (
          <li key={heading}>
            <span>{heading}</span>
            <ol>{members.map(item)}</ol>
          </li>
        ) : (
          members.map(item)
        ),
      )}
    </ol>
  );
}
