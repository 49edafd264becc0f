import type { Chapter, LinkTo } from "./chapter.tsx";

/** All chapters in nested lists, as EPUB requires for its table of contents. */
export function ContentsList(props: { chapters: readonly Chapter[]; linkTo: LinkTo }) {
  const { chapters, linkTo } = props;
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
