import { deadlineLoom } from "#app/art/deadline-loom.ts";
import { todayOf } from "#app/request-context.ts";
import { loomFiles } from "#collections/cases/case-files.ts";
import { getMainCases, type LitigationCase } from "#collections/cases/cases.ts";
import { addDays } from "#collections/time/days.ts";
import type { Route } from "./+types/case-file";
import { caseLoom } from "./parts/case-loom.ts";

/** A loom of a case, as the picture of its name. */
export function loader({ params, context }: Route.LoaderArgs) {
  const entry = getMainCases().find(({ slug }) => slug === params.slug);
  const svg = entry && loomOf(entry, params.file, todayOf(context));
  if (!svg) throw new Response("No such file", { status: 404 });
  return new Response(svg, { headers: { "Content-Type": "image/svg+xml; charset=utf-8" } });
}

function loomOf(entry: LitigationCase, file: string, today: string): string | undefined {
  const loom = caseLoom(entry, today);
  if (!loom) return undefined;
  const { time, strands } = loom;
  const answering = strands.slice(2);
  const late = answering.flatMap(({ loose }) => loose.map(({ from }) => from)).toSorted()[0];
  // A poster begins shortly before the first lateness, so that the loose strand fills it.
  const posterTime = late ? { ...time, from: firstOfMonth(addDays(firstOfMonth(late), -1)) } : time;
  return {
    [loomFiles.wide]: () => deadlineLoom("wide", time, strands),
    [loomFiles.upright]: () => deadlineLoom("upright", time, strands),
    [loomFiles.poster]: () => deadlineLoom("poster", posterTime, answering),
  }[file]?.();
}

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;
