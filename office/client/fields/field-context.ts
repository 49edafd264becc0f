import { type ComponentType, createContext, useContext } from "react";
import type { ValuePath } from "#collections/content-file.ts";
import type { Choice, FieldDescription } from "../../core/describe-field.ts";
import { fieldName, isBlankField } from "../../core/field-title.ts";
import type { Choices, OpenFile } from "../../core/open-file.ts";
import type { EditedFile } from "../use-file.ts";

interface FieldContextValue
  extends Pick<OpenFile, "annotations" | "problems">,
    Pick<Choices, "links" | "pictures" | "named">,
    Pick<EditedFile, "change" | "hold"> {
  values?: unknown;
  /** Folder of new pictures, below `public/`. */
  folder: string;
}

/** Every form has one around its fields. */
export const FieldContext = createContext({} as FieldContextValue);

export interface FieldProps {
  description: FieldDescription;
  path: ValuePath;
  value: unknown;
  /** Names of all fields of the group, for one that the file does not have yet. */
  order: readonly string[];
  /** In a list, the position identifies it. */
  isEntry?: boolean;
  /** In a fold that has its name already. */
  isFolded?: boolean;
}

/** A field with other fields in it, and the component for each. */
export interface HoldingFieldProps extends FieldProps {
  part: ComponentType<FieldProps>;
}

/** A control that tells its text, in place of an event. */
export type TypedProps<Tag extends "input" | "textarea" | "select"> = React.ComponentProps<Tag> & {
  value: string;
  onType(text: string): void;
};

export function fieldId(name: string): string {
  return `field-${name}`;
}

/** The files that a field may name, by title; undefined for a field that names none, or says something else. */
export function useNamedFiles(path: ValuePath, value: unknown): Choice[] | undefined {
  const { named } = useContext(FieldContext);
  const name = path.findLast((step) => typeof step === "string");
  const files = named.find(({ fields }) => fields.includes(String(name)))?.choices;
  // A label of that name on a page is a text of its own.
  const isName = (name: unknown) => !name || files?.some((choice) => choice.value === name);
  return [value].flat().every(isName) ? files : undefined;
}

export function useField(path: ValuePath) {
  const { annotations, problems, values, ...rest } = useContext(FieldContext);
  const name = fieldName(path);
  const id = fieldId(name);
  const isBlank = isBlankField(values, name);
  // Two signs with the same mistake get one sentence: of two with one key, React would leave one behind for good.
  const reasons = [
    ...new Set(problems.filter(({ field }) => field === name).map(({ reason }) => reason)),
  ];
  return {
    ...rest,
    name,
    id,
    isBlank,
    problems: reasons,
    control: {
      id,
      className: "control",
      "aria-describedby": `${id}-notes`,
      "aria-invalid": (reasons.length > 0 && !isBlank) || undefined,
    },
    annotations: annotations.filter(
      (annotation) => fieldName(annotation.path) === name && path.length > 0,
    ),
  };
}
