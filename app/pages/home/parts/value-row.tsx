import { Mark, type MarkName } from "#app/components/art/mark.tsx";
import styles from "./value-row.module.css";

interface ValueRowProps {
  mark: MarkName;
  title: string;
  text: string;
}

/** One line of a ledger, such as a core value: mark, name, sentence. Lies in a `ul`. */
export function ValueRow({ mark, title, text }: ValueRowProps) {
  return (
    <li className={styles.row}>
      <Mark name={mark} className={styles.mark} />
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{text}</p>
    </li>
  );
}
