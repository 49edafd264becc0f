import { Button } from "#app/components/base/button.tsx";
import { HiddenFields } from "#app/components/base/hidden-fields.tsx";
import { TextField } from "#app/components/forms/text-field.tsx";
import type { Link } from "#schemas/reading/field.ts";
import styles from "./address-box.module.css";

interface AddressBoxProps {
  label: string;
  button: string;
  note: string;
  link: Link;
  /** Address that the form is posted to. */
  action: string;
  /** Path of the page that holds the form. */
  source: string;
}

/** One e-mail box in one line: a plain form without script; it may be left empty. */
export function AddressBox({ label, button, note, link, action, source }: AddressBoxProps) {
  return (
    <div className={styles.box}>
      <form className={styles.form} method="post" action={action}>
        <TextField name="email" type="email" label={label} autoComplete="email" />
        <HiddenFields source={source} />
        <Button type="submit">{button}</Button>
      </form>
      <p className="muted">
        {note} <a href={link.href}>{link.label}</a>
      </p>
    </div>
  );
}
