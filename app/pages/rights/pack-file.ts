import { languageAt } from "#app/language/page-language.ts";
import { packFiles } from "#collections/rights/rights-pack.ts";
import type { Route } from "./+types/pack-file";
import { makePack } from "./pack/make-pack.ts";

const types = { html: "text/html; charset=utf-8", epub: "application/epub+zip" };

export function loader({ params, url }: Route.LoaderArgs) {
  const language = languageAt(url);
  const file = packFiles(language.language).find(({ name }) => name === params.file);
  if (!file) throw new Response("No such file", { status: 404 });
  const bytes = makePack(file.form, language) as Uint8Array<ArrayBuffer>;
  return new Response(bytes, { headers: { "Content-Type": types[file.form] } });
}
