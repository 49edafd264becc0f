import type { ComponentPropsWithRef } from "react";
import { FormField, type FormFieldProps } from "#app/components/forms/form-field.tsx";

type TextAreaProps = FormFieldProps & Omit<ComponentPropsWithRef<"textarea">, keyof FormFieldProps>;

export function TextArea({ name, label, mark, hint, error, id, ...textarea }: TextAreaProps) {
  return (
    <FormField name={name} label={label} mark={mark} hint={hint} error={error} id={id}>
      {(control) => <textarea {...textarea} {...control} />}
    </FormField>
  );
}
