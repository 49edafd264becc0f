import type { ValuePath } from "./value-path.ts";

/** One thing that somebody does to a file. */
export type Edit =
  | {
      kind: "set";
      path: ValuePath;
      value: unknown;
      /** Names of the fields of the same group in their order, for one that the file does not have yet. */
      order?: readonly string[];
    }
  /** Takes a field away with its name, or an entry out of its list. */
  | { kind: "remove"; path: ValuePath }
  | { kind: "insert"; path: ValuePath; at: number; value: unknown }
  | { kind: "move"; path: ValuePath; from: number; to: number }
  /** Takes the sign ⚠ and its remark off a line, counted from 1. */
  | { kind: "resolve"; line: number };
