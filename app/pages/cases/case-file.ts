import { deadlineLoom } from "#app/art/deadline-loom.ts";
import { writeCalendar } from "#app/feeds/calendar.ts";
import { todayOf } from "#app/request-context.ts";
import { bibtexFile, limitFile, loomFiles } from "#collections/cases/case-files.ts";
import { getMainCases, type LitigationCase } from "#collections/cases/cases.ts";
import { countTimeLimits } from "#collections/cases/time-limits.ts";
import { getKnownOrganisation } from "#collections/site/organisation.ts";
import { addDays } from "#collections/time/days.ts";
import type { Route } from "./+types/case-file";
import { caseLoom } from "./parts/case-loom.ts";
import { citeCase } from "./parts/cite-case.ts";
import { deadlineDay } from "./parts/deadline-days.ts";

/** A file that goes with the page of a case: its looms, its citation, a deadline for the calendar. */
export function loader({ params, context }: Route.LoaderArgs) {
  const today = todayOf(context);
  const entry = getMainCases().find(({ slug }) => slug === params.slug);
  const file = entry && fileOf(entry, params.file, today);
  if (!file) throw new Response("No such file", { status: 404 });
  return new Response(file.text, { headers: { "Content-Type": `${file.type}; charset=utf-8` } });
}

function fileOf(entry: LitigationCase, file: string, today: string) {
  if (file === bibtexFile) {
    return { text: `${citeCase(entry).bibtex}\n`, type: "application/x-bibtex" };
  }
  const loom = caseLoom(entry, today);
  if (loom && file.endsWith(".svg")) {
    const { time, strands } = loom;
    const answering = strands.slice(2);
    const late = answering.flatMap(({ loose }) => loose.map(({ from }) => from)).toSorted()[0];
    // A poster begins shortly before the first lateness, so that the loose strand fills it.
    const posterTime = late
      ? { ...time, from: firstOfMonth(addDays(firstOfMonth(late), -1)) }
      : time;
    const svg = {
      [loomFiles.wide]: () => deadlineLoom("wide", time, strands),
      [loomFiles.upright]: () => deadlineLoom("upright", time, strands),
      [loomFiles.poster]: () => deadlineLoom("poster", posterTime, answering),
    }[file];
    return svg && { text: svg(), type: "image/svg+xml" };
  }
  const { name } = getKnownOrganisation();
  const limits = countTimeLimits(entry, today);
  const index = limits.findIndex((_, place) => limitFile(place + 1) === file);
  const limit = limits[index];
  const day = limit && deadlineDay(entry, limit);
  return day && { text: writeCalendar(`${name}: ${limit.title}`, [day]), type: "text/calendar" };
}

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;
