import { z } from "zod";
import { getter } from "#collections/content.ts";
import { day, text } from "#collections/reading/field.ts";
import { fieldsOf } from "#collections/reading/form.ts";

/** What was measured, as `npm run proof` wrote it. */
export const proofDataPath = "/data/proof.json";
export const proofFile = `public${proofDataPath}`;
/** Every package that runs on the server, in CycloneDX; written by the build. */
export const packageListPath = "/data/sbom.cdx.json";

const count = z.int().min(0);
/** Of 100. */
const score = z.int().min(0).max(100);

/** What each check measures. Names that end in `Bytes` are sizes. */
export const proofFigures = {
  weights: z.strictObject({ pages: count, longer: count, mostBytes: count, boundBytes: count }),
  firstViews: z.strictObject({ pages: count, mostBytes: count, boundBytes: count }),
  lighthouse: z.strictObject({
    pages: count,
    ...fieldsOf(score, "performance accessibility bestPractices seo"),
  }),
  barriers: z.strictObject({ pages: count, axeRuns: count, found: count }),
  markup: z.strictObject({ pages: count, errors: count, alarms: count, alarmKinds: count }),
  engines: z.strictObject({
    ...fieldsOf(count, "chromiumPages chromiumJourneys firefoxPages firefoxJourneys"),
    ...fieldsOf(count, "webkitPages webkitJourneys"),
  }),
  privacy: z.strictObject({ pages: count, requests: count, cookies: count, thirdParties: count }),
  headers: z.strictObject({ answers: count, lowest: count, most: count }),
  retention: z.strictObject({ kinds: count, dated: count, longestDays: count }),
  losses: z.strictObject({ kills: count, messages: count, lost: count, doubled: count }),
  packages: z.strictObject({ packages: count, licences: text }),
  openData: z.strictObject({ files: count, licence: text }),
  languages: z.strictObject({ pages: count, languages: text }),
} as const;

/** A promise that something checks. */
export type ProofCheck = keyof typeof proofFigures;
export const proofChecks = Object.keys(proofFigures) as [ProofCheck, ...ProofCheck[]];

/** The command that repeats the measurement, in the project's folder. */
const command = text.regex(/^npm (?:test|run [a-z:-]+)/, "must be a command of package.json");

/** The result of one check. Without a run it has no figures, and the page shows that. */
function outcome<Figures extends z.ZodObject>(figures: Figures) {
  return z.discriminatedUnion("state", [
    z.strictObject({ state: z.literal("kept"), on: day, command, figures }),
    z.strictObject({ state: z.literal("broken"), on: day, command, faults: count.min(1) }),
    z.strictObject({ state: z.literal("not measured"), command }),
  ]);
}

const outcomes = Object.fromEntries(
  Object.entries(proofFigures).map(([check, figures]) => [check, outcome(figures)]),
) as { [Check in ProofCheck]: ReturnType<typeof outcome<(typeof proofFigures)[Check]>> };

/** Every check has its place, also one that did not run. */
export const proofSchema = z.strictObject({ about: text, checks: z.strictObject(outcomes) });

export type Proof = z.output<typeof proofSchema>;
export type ProofOutcome<Check extends ProofCheck = ProofCheck> = Proof["checks"][Check];
export type ProofFigures<Check extends ProofCheck> = z.output<(typeof proofFigures)[Check]>;

export const getProof = getter((content) => content.readFields(proofFile, proofSchema));
