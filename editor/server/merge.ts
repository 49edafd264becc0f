import { compareValues } from "../core/compare-values.ts";
import { readSafely, readValues } from "../core/content-text.ts";
import { describeField } from "../core/describe-field.ts";
import { mergeTexts } from "../core/merge-texts.ts";
import type { ConflictSource, MergeResult } from "../core/open-file.ts";
import { versionOf, type Workspace } from "./workspace.ts";

/** One side of a conflict: what somebody has made of a file, and from what. */
export interface ConflictSide {
  file: string;
  mine: string;
  /** The text that was shown when mine was begun. */
  base: string;
  /** Where somebody else has changed the file. */
  place: ConflictSource;
}

/** What two people made of one file: the fields that differ, and both in one where that can be done. */
export function mergeVersions(
  workspace: Workspace,
  { file, mine, base: shown, place }: ConflictSide,
): MergeResult {
  const [base, theirs] =
    place === "disk"
      ? // The draft is mine; what it was begun from is kept with it.
        [workspace.base(file), workspace.saved(file)]
      : [shown, workspace.current(file)];
  const valuesOf = (source: string | undefined) => {
    const text = source === undefined ? undefined : readSafely(file, source);
    return text && readValues(text);
  };
  const schema = workspace.schemaOf(file);
  const form = schema && describeField(schema, "file", valuesOf(mine));
  const isReadable = [theirs, mine].every((one) => one === undefined || readSafely(file, one));
  const fields = isReadable
    ? compareValues(valuesOf(theirs), valuesOf(mine), form)
    : // What nobody can read as fields is compared as it stands.
      [
        {
          field: "",
          title: "The file as it stands",
          ...(theirs && { before: theirs }),
          after: mine,
        },
      ];
  const both = { fields, theirs: theirs ?? null, version: versionOf(theirs) };
  if (base === undefined || theirs === undefined) return both;
  const text = mergeTexts(file, { base, mine, theirs });
  return { ...both, ...(text !== undefined && { text }) };
}
