import { createContext, useContext } from "react";
import type { ValuePath } from "#collections/content-file.ts";
import type { ContentProblem } from "#collections/reading/problem.ts";
import type { Edit } from "../../core/edit.ts";
import { fieldName } from "../../core/field-name.ts";
import type { AnnotationWithQuestion } from "../../core/open-file.ts";

/** What every field of a form needs to know. */
interface FieldContextValue {
  annotations: readonly AnnotationWithQuestion[];
  problems: readonly ContentProblem[];
  /** What links may lead to. */
  addresses: readonly string[];
  /** What the pages among them are called. */
  titles: ReadonlyMap<string, string>;
  /** Folder of new pictures, below `public/`. */
  folder: string;
  /** @param key of what is typed without a pause: it is one change */
  change(edits: readonly Edit[], key?: string): void;
}

export const FieldContext = createContext<FieldContextValue>({
  annotations: [],
  problems: [],
  addresses: [],
  titles: new Map(),
  folder: "images",
  change: () => undefined,
});

/** Id of the control of a field, by the name that the loader gives it. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

/** What is said of one field. */
export function useField(path: ValuePath) {
  const { annotations, problems, ...rest } = useContext(FieldContext);
  const name = fieldName(path);
  return {
    ...rest,
    name,
    id: fieldId(name),
    problems: problems.filter(({ field }) => field === name).map(({ reason }) => reason),
    annotations: annotations.filter(
      (annotation) => fieldName(annotation.path) === name && path.length > 0,
    ),
  };
}
