import { createContext, useContext } from "react";
import type { ValuePath } from "#collections/content-file.ts";
import type { ContentProblem } from "#collections/reading/problem.ts";
import type { Choice } from "../../core/describe-field.ts";
import type { Edit } from "../../core/edit.ts";
import { fieldName } from "../../core/field-name.ts";
import { isBlankField } from "../../core/field-title.ts";
import type { AnnotationWithQuestion, ListedFolder } from "../../core/open-file.ts";
import styles from "./field.module.css";

/** What every field of a form needs to know. */
interface FieldContextValue {
  annotations: readonly AnnotationWithQuestion[];
  problems: readonly ContentProblem[];
  /** Of the file. */
  values?: unknown;
  /** What links may lead to. */
  addresses: readonly string[];
  /** What the pages among them are called. */
  titles: ReadonlyMap<string, string>;
  /** Pictures that a field may name. */
  pictures: readonly string[];
  /** Collections, some of whose files a field may name. */
  folders: readonly ListedFolder[];
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
  pictures: [],
  folders: [],
  folder: "images",
  change: () => undefined,
});

/** Id of the control of a field, by the name that the loader gives it. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

/** The files that a field may name, by title; undefined for a field that names none, or says something else. */
export function useNamedFiles(path: ValuePath, value: unknown): Choice[] | undefined {
  const { folders } = useContext(FieldContext);
  const name = path.findLast((step) => typeof step === "string");
  const files = folders
    .find(({ namedIn }) => namedIn?.includes(String(name)))
    ?.files.map(({ file, title }) => ({ value: file.replace(/.*\/|\.\w+$/g, ""), label: title }));
  // A label of that name on a page is a text of its own.
  const isName = (one: unknown) => !one || files?.some((choice) => choice.value === one);
  return [value].flat().every(isName) ? files : undefined;
}

/** What is said of one field. */
export function useField(path: ValuePath) {
  const { annotations, problems, values, ...rest } = useContext(FieldContext);
  const name = fieldName(path);
  const id = fieldId(name);
  const isBlank = isBlankField(values, name);
  const reasons = problems.filter(({ field }) => field === name).map(({ reason }) => reason);
  return {
    ...rest,
    name,
    id,
    isBlank,
    problems: reasons,
    /** What every control has. */
    control: {
      id,
      className: styles.control,
      "aria-describedby": `${id}-notes`,
      "aria-invalid": (reasons.length > 0 && !isBlank) || undefined,
    },
    annotations: annotations.filter(
      (annotation) => fieldName(annotation.path) === name && path.length > 0,
    ),
  };
}
