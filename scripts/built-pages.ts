import { readFileSync } from "node:fs";
import type { PageFacts } from "#app/services.ts";

/** A pre-rendered page by its address on the site, e.g. `/about/team`, and what it says of itself. */
export type BuiltPage = PageFacts & { path: string };

/** Where `scripts/prerender.ts` lists all pages that it rendered. */
export const builtPagesFile = "build/server/pages.json";

export function readBuiltPages(): BuiltPage[] {
  return JSON.parse(readFileSync(builtPagesFile, "utf8")) as BuiltPage[];
}
