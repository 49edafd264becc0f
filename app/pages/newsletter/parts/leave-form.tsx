import { Button } from "#app/components/base/button.tsx";
import styles from "./leave-form.module.css";

interface LeaveFormProps {
  /** The address of the page itself, which holds the token. */
  action: string;
  button: string;
  /** The wish to have everything deleted. */
  erase: { label: string; hint: string };
}

/** One button to leave the newsletter, and one box for those who want to leave no trace. */
export function LeaveForm({ action, button, erase }: LeaveFormProps) {
  return (
    <form className={styles.form} method="post" action={action}>
      <label className={styles.choice}>
        <input type="checkbox" name="erase" value="yes" aria-describedby="erase-hint" />
        <span>{erase.label}</span>
      </label>
      <p className={styles.hint} id="erase-hint">
        {erase.hint}
      </p>
      <div>
        <Button type="submit">{button}</Button>
      </div>
    </form>
  );
}
