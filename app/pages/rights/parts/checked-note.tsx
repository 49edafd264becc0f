import type { ReactNode } from "react";
import { formatDay } from "#collections/formats/format-day.ts";
import styles from "./checked-note.module.css";
import { confirmationText } from "./confirmation-text.ts";

interface CheckedNoteProps {
  /** Sentences with `{date}`; `confirmed` with `{name}` too. */
  labels: { checked: string; notConfirmed: string; confirmed: string };
  checkedOn: string;
  confirmedBy: { name: string; on: string } | undefined;
  children?: ReactNode;
}

/** When a page was compared with the law, and whether an advocate confirmed it. */
export function CheckedNote({ labels, checkedOn, confirmedBy, children }: CheckedNoteProps) {
  return (
    <p className={styles.note}>
      {labels.checked.replace("{date}", formatDay(checkedOn))}{" "}
      {confirmationText(labels, confirmedBy)} {children}
    </p>
  );
}
