import { Brand } from "./brand.tsx";
import { Field } from "./field.tsx";

export const onPage = <Brand />;

export const onNight = (
  <Field tone="night">
    <Brand />
  </Field>
);
