import { Field } from "#app/components/layout/field.tsx";
import { SoonLabel } from "./soon-label.tsx";

export const plain = <SoonLabel>Coming Soon</SoonLabel>;
export const onAField = (
  <Field tone="gold">
    <SoonLabel>Coming Soon</SoonLabel>
  </Field>
);
