import type { LitigationCase } from "#collections/cases/cases.ts";
import { formatDate } from "#collections/formats/format-day.ts";
import { getPage } from "#collections/pages/pages.ts";

type EventDayProps = Pick<LitigationCase["events"][number], "date" | "isLatest">;

/** The day of an event, as far as it is known. */
export function EventDay({ date, isLatest }: EventDayProps) {
  return (
    <>
      {isLatest && "by "}
      <time dateTime={date}>{formatDate(date)}</time>
      {date.length === 7 && !isLatest && ` (${getPage("litigation").casePage.dayNotKnown})`}
    </>
  );
}
