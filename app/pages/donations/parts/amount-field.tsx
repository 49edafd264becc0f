import type { ComponentPropsWithRef } from "react";
import { classNames } from "#app/components/base/class-names.ts";
import { FormField, type FormFieldProps } from "#app/components/forms/form-field.tsx";
import styles from "./amount-field.module.css";

type AmountFieldProps = FormFieldProps & Omit<ComponentPropsWithRef<"input">, keyof FormFieldProps>;

/** A number of whole shillings, with the currency before it. */
export function AmountField({ name, label, mark, hint, error, id, ...input }: AmountFieldProps) {
  return (
    <FormField name={name} label={label} mark={mark} hint={hint} error={error} id={id}>
      {({ className, ...control }) => (
        <div className={styles.box}>
          <span className={styles.currency} aria-hidden="true">
            UGX
          </span>
          <input
            type="number"
            inputMode="numeric"
            step="1"
            {...input}
            {...control}
            className={classNames(className, styles.input)}
          />
        </div>
      )}
    </FormField>
  );
}
