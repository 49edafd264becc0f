import { embedAnswer } from "#app/embeds/embed-answer.ts";
import { todayOf } from "#app/request-context.ts";
import { getMainCases } from "#collections/cases/cases.ts";
import { embedPath, goneEmbed } from "#collections/embeds.ts";
import type { Route } from "./+types/embed-case";
import { caseFrame, goneFrame } from "./parts/case-frame.ts";

export function loader({ params, context }: Route.LoaderArgs) {
  const asOf = todayOf(context);
  return embedAnswer("cases", params.file, context, (slug) => {
    const entry = getMainCases().find((one) => one.slug === slug);
    if (entry) return { frame: caseFrame(entry, asOf), asOf };
    return embedPath("cases", slug) === goneEmbed ? { frame: goneFrame() } : undefined;
  });
}
