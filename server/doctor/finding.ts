import type { Clock } from "#server/clock.ts";
import type { Environment } from "#server/environment.ts";

/** `unknown`: another machine did not answer. `off`: not in use, or not relevant yet. */
export type FindingState = "well" | "attention" | "unknown" | "off";

export interface Outcome {
  state: FindingState;
  /** Without personal data. */
  sentence: string;
  todo?: string;
}

export interface Finding extends Outcome {
  /** For programs, e.g. `disk`. */
  kind: string;
  title: string;
}

export interface ExaminationDependencies {
  environment: Environment;
  clock: Clock;
}

export const well = (sentence: string): Outcome => ({ state: "well", sentence });

export const off = (sentence: string): Outcome => ({ state: "off", sentence });

export const unknown = (sentence: string): Outcome => ({ state: "unknown", sentence });

export const attention = (sentence: string, todo: string): Outcome => ({
  state: "attention",
  sentence,
  todo,
});
