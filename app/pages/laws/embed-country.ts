import { embedAnswer } from "#app/embeds/embed-answer.ts";
import { getLawsByCountry } from "#collections/laws/laws.ts";
import type { Route } from "./+types/embed-country";
import { countryFrame } from "./parts/country-frame.ts";

export const loader = ({ params, context }: Route.LoaderArgs) =>
  embedAnswer("countries", params.file, context, (slug) => {
    const country = getLawsByCountry().find((one) => one.slug === slug);
    return country && { frame: countryFrame(country) };
  });
