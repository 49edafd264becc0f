/** `npm run validate`: W3C's Nu validator over every page of the build; errors are printed by what they say. */
import { globSync } from "node:fs";
import { keepResult } from "./proof/results.ts";
import { hasJava } from "./validation/find-validator.ts";
import { type MarkupError, validate } from "./validation/nu-validator.ts";
import { classifyErrors } from "./validation/suppressed-errors.ts";

/** How many places of one error are printed. */
const placesShown = 3;

const pages = globSync("build/client/**/*.html").sort();
if (pages.length === 0) stop("There is no build. Make one with: npm run build");
if (!hasJava()) stop("There is no Java here. On Debian: apt-get install default-jre-headless");

const started = performance.now();
const { ours, suppressed } = classifyErrors(await validate(pages));
const seconds = Math.round((performance.now() - started) / 1000);
keepResult("validator", {
  pages: pages.length,
  errors: ours.length,
  alarms: [...suppressed].map(([{ name }, count]) => ({ name, count })),
});

for (const [message, places] of byMessage(ours)) {
  console.log(`\n${places.length} × ${message}`);
  for (const { file, extract } of places.slice(0, placesShown)) {
    console.log(`  ${file}: …${extract.replaceAll("\n", " ")}…`);
  }
}
console.log("\nKnown false alarms, which a standard allows:");
for (const [{ name, standard }, count] of suppressed)
  console.log(`  ${count} × ${name} (${standard})`);
console.log(`\n${ours.length} errors on ${pages.length} pages, in ${seconds} s.`);
if (ours.length > 0) process.exitCode = 1;

/** The most frequent error first. */
function byMessage(errors: readonly MarkupError[]): [string, MarkupError[]][] {
  return Object.entries(Object.groupBy(errors, ({ message }) => message))
    .map(([message, places = []]): [string, MarkupError[]] => [message, places])
    .sort(([, a], [, b]) => b.length - a.length);
}

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}
