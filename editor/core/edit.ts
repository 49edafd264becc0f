import type { ValuePath } from "#collections/content-file.ts";

/** One change of a file. */
export type Edit =
  | {
      kind: "set";
      path: ValuePath;
      value: unknown;
      /** Names of the fields of the same group, for the place of a field that the file does not have yet. */
      order?: readonly string[];
    }
  /** Removes a field with its name, or an entry from its list. */
  | { kind: "remove"; path: ValuePath }
  | { kind: "insert"; path: ValuePath; at: number; value: unknown }
  | { kind: "move"; path: ValuePath; from: number; to: number }
  /** Removes the ⚠ and its remark from a line; the first line is 1. */
  | { kind: "resolve"; line: number };
