import { stepDay } from "#collections/cases/step-day.ts";
import { formatDate } from "#collections/formats/format-day.ts";

/** The day of an event, as far as it is known. */
export function EventDay(step: Parameters<typeof stepDay>[0]) {
  const day = formatDate(step.date);
  const [before, after] = stepDay(step).split(day);
  return (
    <>
      {before}
      <time dateTime={step.date}>{day}</time>
      {after}
    </>
  );
}
