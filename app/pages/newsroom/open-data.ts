import type { Route } from "./+types/open-data";
import { openData } from "./open-data/open-data.ts";

/** Cases and laws as files, e.g. `/data/laws.csv`. */
export function loader({ params }: Route.LoaderArgs) {
  const text = openData(params.file);
  if (text === undefined) throw new Response("No such file", { status: 404 });
  const type = params.file.endsWith(".csv") ? "text/csv" : "application/json";
  return new Response(text, { headers: { "Content-Type": `${type}; charset=utf-8` } });
}
