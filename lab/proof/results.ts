import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { z } from "zod";
import { kampalaDay } from "../../collections/formats/kampala-day.ts";
import { day } from "../../collections/reading/field.ts";

const count = z.int().min(0);
const score = z.int().min(0).max(100);

/** Results of checks that are not tests, which `npm run proof` reads. */
const results = {
  validator: z.strictObject({
    on: day,
    pages: count,
    errors: count,
    alarms: z.array(z.strictObject({ name: z.string(), count })),
  }),
  lighthouse: z.strictObject({
    on: day,
    version: z.string(),
    pages: z.array(
      z.strictObject({
        path: z.string(),
        performance: score,
        accessibility: score,
        bestPractices: score,
        seo: score,
      }),
    ),
  }),
} as const;

type Results = { [Name in keyof typeof results]: z.infer<(typeof results)[Name]> };
export type ValidatorResult = Results["validator"];
export type LighthouseResult = Results["lighthouse"];

const fileOf = (name: keyof Results) => `test-results/${name}.json`;

/** Stores the result of a check that has just ended. */
export function saveResult<Name extends keyof Results>(
  name: Name,
  result: Omit<Results[Name], "on">,
): void {
  const file = fileOf(name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ on: kampalaDay(Date.now()), ...result }, null, 2)}\n`);
}

/**
 * Returns the result of the last run of a check; undefined where it did not run.
 * @throws Error when the file does not fit the schema
 */
export function readResult<Name extends keyof Results>(name: Name): Results[Name] | undefined {
  const file = fileOf(name);
  if (!existsSync(file)) return undefined;
  const outcome = results[name].safeParse(JSON.parse(readFileSync(file, "utf8")));
  if (!outcome.success)
    throw new Error(`${file} is not a result of this check: ${outcome.error.message}`);
  return outcome.data as Results[Name];
}
