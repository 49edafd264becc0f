import type { ComponentPropsWithRef } from "react";
import { FormField, type FormFieldProps } from "./form-field.tsx";

type TextFieldProps = FormFieldProps & Omit<ComponentPropsWithRef<"input">, keyof FormFieldProps>;

export function TextField(props: TextFieldProps) {
  const { name, label, mark, hint, error, id, type = "text", ...input } = props;
  return (
    <FormField name={name} label={label} mark={mark} hint={hint} error={error} id={id}>
      {(control) => <input type={type} {...input} {...control} />}
    </FormField>
  );
}
