import { compareValues } from "../core/compare-values.ts";
import { readSafely, readValues } from "../core/content-text.ts";
import { describeField } from "../core/describe-field.ts";
import { mergeTexts } from "../core/merge-texts.ts";
import type { Merge } from "../core/open-file.ts";
import type { Workspace } from "./workspace.ts";

/** What two people made of one file: the fields that differ, and both in one where that can be done. */
export function mergeWithDisk(workspace: Workspace, file: string): Merge {
  const [base, mine, theirs] = [
    workspace.base(file),
    workspace.current(file),
    workspace.saved(file),
  ];
  const valuesOf = (source: string | undefined) => {
    const text = source === undefined ? undefined : readSafely(file, source);
    return text && readValues(text);
  };
  const schema = workspace.schemaOf(file);
  const form = schema && describeField(schema, "file", valuesOf(mine));
  const fields = compareValues(valuesOf(theirs), valuesOf(mine), form);
  if (base === undefined || mine === undefined || theirs === undefined) return { fields };
  const text = mergeTexts(file, { base, mine, theirs });
  return { fields, ...(text !== undefined && { text }) };
}
