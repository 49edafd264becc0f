import { languageAt } from "#app/language/page-language.ts";
import { packFile } from "#collections/rights/rights-pack.ts";
import type { Route } from "./+types/pack-file";
import { makePack } from "./pack/make-pack.tsx";

export function loader({ params, url }: Route.LoaderArgs) {
  const language = languageAt(url);
  if (params.file !== packFile(language.language).name) {
    throw new Response("No such file", { status: 404 });
  }
  return new Response(makePack(language), {
    headers: { "Content-Type": "text/html; charset=utf-8" },
  });
}
