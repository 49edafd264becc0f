import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { tightenPaths } from "#app/art/svg.ts";
import { lawCloths } from "#app/pages/laws/art/country-cloths.ts";
import { lawKinds } from "#collections/laws/laws.ts";
import { projectRoot } from "#collections/reading/project-root.ts";
import { getCountries } from "#collections/site/countries.ts";

/** Drawings that do not depend on content. `npm run draw` writes them. */
const fixedDrawings = join(projectRoot(), "app/art/drawings");

/** Reads a fixed drawing as SVG. @throws Error when none has that name */
export function fixedDrawing(name: string): string {
  return readFileSync(join(fixedDrawings, `${name}.svg`), "utf8");
}

/** Returns every drawing that becomes a file in `public/art/` as SVG, by name. */
export function allDrawings(): ReadonlyMap<string, string> {
  const fixed = readdirSync(fixedDrawings)
    .sort()
    .map((file) => file.replace(/\.svg$/, ""));
  return new Map([
    ...fixed.map((name) => [name, fixedDrawing(name)] as const),
    ...Object.entries(lawCloths(getCountries(), lawKinds)).map(
      ([name, draw]) => [name, tightenPaths(draw())] as const,
    ),
  ]);
}
