import { Field } from "#app/components/layout/field.tsx";
import { Brand } from "./brand.tsx";

export const onPage = <Brand />;

export const onNight = (
  <Field tone="night">
    <Brand />
  </Field>
);
