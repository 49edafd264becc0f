import type { Clock } from "#server/clock.ts";
import type { Environment } from "#server/environment.ts";

/**
 * How something was found: well; in need of attention; not known, because whoever could tell did not answer; or
 * off, because it is not in use or does not matter yet.
 */
export type FindingState = "well" | "attention" | "unknown" | "off";

/** What an examination came to. */
export interface Outcome {
  state: FindingState;
  /** What was seen, without personal data. */
  sentence: string;
  /** What to do about it. */
  todo?: string;
}

/** An outcome with what it is about. */
export interface Finding extends Outcome {
  /** For programs, e.g. `certificate`. */
  kind: string;
  title: string;
}

/** What every examination gets. */
export interface ExaminationDependencies {
  environment: Environment;
  clock: Clock;
}
