import { Field } from "#app/components/layout/field.tsx";
import { Tag } from "./tag.tsx";

export const onPage = <Tag>Digital justice in Africa</Tag>;

export const onLeaf = (
  <Field tone="leaf">
    <Tag>Digital justice in Africa</Tag>
  </Field>
);
