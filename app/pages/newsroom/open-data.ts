import type { Route } from "./+types/open-data";
import { openData } from "./open-data/open-data.ts";

/** Cases and laws as files, e.g. `/data/laws.csv`. */
export function loader({ params }: Route.LoaderArgs) {
  const text = openData(params.file);
  if (text === undefined) throw new Response("No such file", { status: 404 });
  const ending = params.file.slice(params.file.lastIndexOf(".") + 1);
  const type = { csv: "text/csv", cff: "application/yaml", svg: "image/svg+xml" }[ending];
  return new Response(text, {
    headers: { "Content-Type": `${type ?? "application/json"}; charset=utf-8` },
  });
}
