import type { z } from "zod";

/** One thing that is wrong in a content file, in words for an editor. */
export interface ContentProblem {
  /** Path below the repository root, e.g. `content/team/head-of-finance.yaml`. */
  file: string;
  /** First line is 1; absent when the problem belongs to no line. */
  line?: number;
  /** Dotted path of the field, e.g. `social.linkedin` or `bio[0]`; empty for the whole file. */
  field: string;
  reason: string;
}

/** What is wrong with one value, by its path in the file. */
export interface ValueProblem {
  at: PropertyKey[];
  reason: string;
}

/** Thrown by every reader of content; the message lists all problems found at once. */
export class ContentError extends Error {
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    // Several readers stumble over the same file; its editor needs to hear of it once.
    const once = [
      ...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values(),
    ];
    super(describe(once));
    this.name = "ContentError";
    this.problems = once;
  }
}

/** What is read from files, or something else while one of them cannot be read. */
export function orElse<Value>(otherwise: Value, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof ContentError) return otherwise;
    throw error;
  }
}

/** Runs every reader and returns what they read. @throws ContentError that lists all that is wrong */
export function collectProblems<T>(readers: readonly (() => T)[]): T[] {
  const problems: ContentProblem[] = [];
  const allProblems = readers.flatMap((read) => {
    try {
      return [read()];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
      return [];
    }
  });
  if (problems.length > 0) throw new ContentError(problems);
  return allProblems;
}

function describe(problems: readonly ContentProblem[]): string {
  const files = Map.groupBy(problems, (problem) => problem.file);
  return [...files]
    .map(([file, ofFile]) => {
      const lines = ofFile.map(({ line, field, reason }) => {
        const place = [line ? `line ${line}` : "", field].filter(Boolean).join(", ");
        return `  ${place ? `${place}: ` : ""}${reason}`;
      });
      const count = ofFile.length === 1 ? "1 problem" : `${ofFile.length} problems`;
      return `${file} has ${count}:\n${lines.join("\n")}`;
    })
    .join("\n");
}

const kinds: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a group of fields",
  record: "a group of fields",
  null: "nothing",
  undefined: "nothing",
};

/** Reports an unknown field at the field itself, not at the group that holds it. */
export function expandIssue(issue: z.core.$ZodIssue): ValueProblem[] {
  if (issue.code !== "unrecognized_keys") return [{ at: issue.path, reason: reasonFor(issue) }];
  return issue.keys.map((key) => ({
    at: [...issue.path, key],
    reason: "is not a known field; check its spelling",
  }));
}

function reasonFor(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "invalid_type": {
      const wanted = kinds[issue.expected] ?? issue.expected;
      const kind = kindOf(issue.input);
      return kind === "nothing"
        ? `is missing; it must be ${wanted}`
        : `must be ${wanted}, but it is ${kind}`;
    }
    case "invalid_value":
      return `must be ${issue.values.map((value) => `"${String(value)}"`).join(" or ")}${
        issue.input === undefined ? ", but it is missing" : `, but it is "${String(issue.input)}"`
      }`;
    case "too_small":
    case "too_big":
      return sizeReason(issue);
    case "invalid_union":
      return unionReason(issue);
    default:
      return issue.message;
  }
}

function sizeReason(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string {
  const { code, origin } = issue;
  const limit = Number(code === "too_small" ? issue.minimum : issue.maximum);
  const bound = code === "too_small" ? "at least" : "at most";
  if (origin === "string") {
    if (bound === "at most" && limit === 0) return "must stay empty: it would be shown nowhere";
    const isEmpty = code === "too_small" && limit <= 1;
    return isEmpty ? "must not be empty" : `must be ${bound} ${limit} characters long`;
  }
  if (origin !== "array") return `must be ${bound} ${limit}`;
  return `must have ${issue.exact ? "exactly" : bound} ${limit} ${limit === 1 ? "entry" : "entries"}`;
}

function unionReason(issue: z.core.$ZodIssueInvalidUnion): string {
  if ("note" in issue && issue.discriminator)
    return `"${issue.discriminator}" has an unknown value`;
  // A value in the form of one alternative gets only the reasons of that one.
  const meant = issue.errors.find((branch) => branch.every(({ code }) => code === "custom"));
  const reasons = (meant ?? issue.errors.flat()).map(reasonFor);
  return reasons.length > 0 ? [...new Set(reasons)].join(", or ") : issue.message;
}

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return "nothing";
  if (Array.isArray(value)) return "a list";
  return kinds[typeof value] ?? typeof value;
}
