import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { tightenPaths } from "#app/art/svg.ts";
import { lawCloths } from "#app/pages/laws/art/country-cloths.ts";
import { projectRoot } from "#collections/reading/project-root.ts";
import { getCountries } from "#collections/site/countries.ts";

/** Drawings that do not depend on content: `docs/drawings.md`. */
const fixedDrawings = join(projectRoot(), "app/art/drawings");

/** Returns every drawing that becomes a file in `public/art/` as SVG, by name. */
export function allDrawings(): ReadonlyMap<string, string> {
  const fixed = readdirSync(fixedDrawings).sort();
  return new Map([
    ...fixed.map(
      (file) =>
        [file.replace(/\.svg$/, ""), readFileSync(join(fixedDrawings, file), "utf8")] as const,
    ),
    ...Object.entries(lawCloths(getCountries())).map(
      ([name, draw]) => [name, tightenPaths(draw())] as const,
    ),
  ]);
}
