import { formatDay } from "#collections/formats/format-day.ts";

interface CountedOnProps {
  /** With one gap for the day, e.g. `Counted on {today}.` */
  sentence: string;
  /** To which the page counts, e.g. `2026-11-21`. */
  today: string;
}

/** Names the day on which a page counted. On a later one `app/browser/correct-days.ts` puts the new day there. */
export function CountedOn({ sentence, today }: CountedOnProps) {
  const [before, after] = sentence.split(/\{\w+\}/);
  return (
    <>
      {before}
      <time dateTime={today} data-today="">
        {formatDay(today)}
      </time>
      {after}
    </>
  );
}

/**
 * For an element that holds a number of days since a day, with the word behind it or alone: the same script counts on.
 * A page with such an element has a `CountedOn`, too.
 */
export const daysSince = (day: string) => ({ "data-days-since": day });
