import type { ReactNode } from "react";
import { Icon } from "#app/components/base/icon.tsx";
import styles from "./form-notice.module.css";

interface FormNoticeProps {
  /** `success` where a form was taken, and waits. */
  kind?: "failure" | "success";
  title: string;
  children: ReactNode;
}

/** Says above a form what became of it, in the words of the toast: mostly that it was not taken. */
export function FormNotice({ kind = "failure", title, children }: FormNoticeProps) {
  const isFailure = kind === "failure";
  return (
    <div className={styles.notice} data-kind={kind} role={isFailure ? "alert" : "status"}>
      <Icon name={isFailure ? "triangle-alert" : "check"} />
      <div>
        <b>{title}</b>
        <p>{children}</p>
      </div>
    </div>
  );
}
