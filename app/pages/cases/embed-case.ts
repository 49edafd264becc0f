import { embedAnswer, splitEmbed } from "#app/embeds/embed-answer.ts";
import { todayOf } from "#app/request-context.ts";
import { getMainCases } from "#collections/cases/cases.ts";
import { embedPath, goneEmbed } from "#collections/embeds.ts";
import type { Route } from "./+types/embed-case";
import { caseFrame, goneFrame } from "./parts/case-frame.ts";

/** The count of a case for other sites, right on its day. */
export function loader({ params, context }: Route.LoaderArgs) {
  const { slug, ending } = splitEmbed(params.file);
  const today = todayOf(context);
  const entry = getMainCases().find((one) => one.slug === slug);
  const path = embedPath("cases", slug);
  if (!entry && path !== goneEmbed) throw new Response("No such case", { status: 404 });
  const frame = entry ? caseFrame(entry, today) : goneFrame();
  const daily = entry && { asOf: today, drawings: [`${path}.svg`] };
  return embedAnswer(frame, { path, ending }, context, daily);
}
