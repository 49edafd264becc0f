import type { ComponentType } from "react";
import type { ValuePath } from "#collections/content-file.ts";
import type { FieldDescription } from "../../core/describe-field.ts";

export interface FieldProps {
  description: FieldDescription;
  path: ValuePath;
  value: unknown;
  /** Names of all fields of the group, for one that the file does not have yet. */
  order: readonly string[];
  /** In a list, the position identifies it. */
  isEntry?: boolean;
}

/** A field with other fields in it, and the component for each. */
export interface HoldingFieldProps extends FieldProps {
  part: ComponentType<FieldProps>;
}
