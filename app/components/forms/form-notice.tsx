import type { ReactNode } from "react";
import { Icon } from "#app/components/base/icon.tsx";
import styles from "./form-notice.module.css";

interface FormNoticeProps {
  title: string;
  children: ReactNode;
}

/** Says above a form that it was not taken, in the words of the toast; for pages without JavaScript. */
export function FormNotice({ title, children }: FormNoticeProps) {
  return (
    <div className={styles.notice} role="alert">
      <Icon name="triangle-alert" />
      <div>
        <b>{title}</b>
        <p>{children}</p>
      </div>
    </div>
  );
}
