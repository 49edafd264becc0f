import type { ReactNode } from "react";
import { Icon } from "#app/components/base/icon.tsx";
import styles from "./form-notice.module.css";

interface FormNoticeProps {
  /** `success` for a queued form. */
  kind?: "failure" | "success";
  title: string;
  children: ReactNode;
}

export function FormNotice({ kind = "failure", title, children }: FormNoticeProps) {
  const isFailure = kind === "failure";
  return (
    <div
      className={`stack ${styles.notice}`}
      data-kind={kind}
      role={isFailure ? "alert" : "status"}
    >
      <Icon name={isFailure ? "triangle-alert" : "check"} />
      <div>
        <b className="title-1">{title}</b>
        <p>{children}</p>
      </div>
    </div>
  );
}
