import type { ComponentPropsWithRef } from "react";
import { FormField, type FormFieldProps } from "./form-field.tsx";

type TextFieldProps = FormFieldProps & Omit<ComponentPropsWithRef<"input">, keyof FormFieldProps>;

/** One line of text: name, e-mail address, telephone number. */
export function TextField({ name, label, mark, hint, error, id, ...input }: TextFieldProps) {
  return (
    <FormField {...{ name, label, mark, hint, error, id }}>
      {(control) => <input type="text" {...input} {...control} />}
    </FormField>
  );
}
