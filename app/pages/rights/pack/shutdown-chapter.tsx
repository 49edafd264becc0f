import { formatDay } from "#collections/formats/format-day.ts";
import type { PageContent } from "#collections/pages/pages.ts";
import { List } from "./door-chapter.tsx";

/** What to do before, during and after an internet shutdown. */
export function ShutdownChapter({ shutdown }: { shutdown: PageContent<"shutdown"> }) {
  const { lead, parts, january, checked, sources, checkedOn } = shutdown;
  return (
    <>
      <p>{lead}</p>
      {parts.map(({ heading, points }) => (
        <div key={heading}>
          <h3>{heading}</h3>
          <List items={points} />
        </div>
      ))}
      <h3>{january.heading}</h3>
      <p>{january.intro}</p>
      <dl>
        {january.facts.map(({ date, text, source }) => (
          <div key={date}>
            <dt>{formatDay(date)}</dt>
            <dd>
              {text}{" "}
              <small>
                ({sources}: {source})
              </small>
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <small>{checked.replace("{date}", formatDay(checkedOn))}</small>
      </p>
    </>
  );
}
