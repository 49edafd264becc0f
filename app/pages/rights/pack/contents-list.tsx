import type { Chapter, LinkTo } from "./chapter.ts";

/** All chapters in nested lists, as the book's own table of contents asks for them. */
export function ContentsList({
  chapters,
  linkTo,
}: {
  chapters: readonly Chapter[];
  linkTo: LinkTo;
}) {
  const groups: { heading?: string; members: Chapter[] }[] = [];
  for (const chapter of chapters) {
    const last = groups.at(-1);
    if (chapter.group) groups.push({ heading: chapter.group, members: [chapter] });
    else if (last?.heading) last.members.push(chapter);
    else groups.push({ members: [chapter] });
  }
  const item = ({ id, title }: Chapter) => (
    <li key={id}>
      <a href={linkTo(id)}>{title}</a>
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
