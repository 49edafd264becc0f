import { embedAnswer, splitEmbed } from "#app/embeds/embed-answer.ts";
import { embedPath } from "#collections/embeds.ts";
import { getLawsByCountry } from "#collections/laws/laws.ts";
import type { Route } from "./+types/embed-country";
import { countryFrame } from "./parts/country-frame.ts";

/** What the library has for a country, for other sites. */
export function loader({ params, context }: Route.LoaderArgs) {
  const { slug, ending } = splitEmbed(params.file);
  const country = getLawsByCountry().find((one) => one.slug === slug);
  if (!country) throw new Response("No such country", { status: 404 });
  return embedAnswer(
    countryFrame(country),
    { path: embedPath("countries", slug), ending },
    context,
  );
}
