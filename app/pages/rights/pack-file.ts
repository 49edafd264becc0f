import type { Route } from "./+types/pack-file";
import { formOfFile, makePack } from "./pack/make-pack.ts";

const types = { html: "text/html; charset=utf-8", epub: "application/epub+zip" };

/** The pages on data rights as one offline file. */
export function loader({ params }: Route.LoaderArgs) {
  const form = formOfFile(params.file);
  if (!form) throw new Response("No such file", { status: 404 });
  const bytes = makePack(form) as Uint8Array<ArrayBuffer>;
  return new Response(bytes, { headers: { "Content-Type": types[form] } });
}
