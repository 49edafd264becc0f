/** `npm run validate`: W3C's Nu validator over every page of the build; groups errors by message. */
import { globSync } from "node:fs";
import { saveResult } from "../proof/results.ts";
import { validate } from "./nu-validator.ts";
import { classifyErrors } from "./suppressed-errors.ts";

/** Printed examples of each error. */
const maxExamples = 3;

const pages = globSync("build/client/**/*.html").sort();
if (pages.length === 0) {
  console.error("There is no build. Make one with: npm run build");
  process.exit(1);
}

const started = performance.now();
const { errors, suppressed } = classifyErrors(await validate(pages));
const seconds = Math.round((performance.now() - started) / 1000);
saveResult("validator", {
  pages: pages.length,
  errors: errors.length,
  alarms: [...suppressed].map(([{ name }, count]) => ({ name, count })),
});

const byMessage = Object.entries(Object.groupBy(errors, ({ message }) => message)).map(
  ([message, places = []]) => ({ message, places }),
);
for (const { message, places } of byMessage.sort((a, b) => b.places.length - a.places.length)) {
  console.log(`\n${places.length} × ${message}`);
  for (const { file, extract } of places.slice(0, maxExamples)) {
    console.log(`  ${file}: …${extract.replaceAll("\n", " ")}…`);
  }
}
console.log("\nFalse alarms, which a standard allows:");
for (const [{ name, standard }, count] of suppressed) {
  console.log(`  ${count} × ${name} (${standard})`);
}
console.log(`\n${errors.length} errors on ${pages.length} pages, in ${seconds} s.`);
if (errors.length > 0) process.exitCode = 1;
