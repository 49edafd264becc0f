import { classNames } from "#app/components/base/class-names.ts";
import { Icon } from "#app/components/base/icon.tsx";
import styles from "./toast.module.css";

/** The look only; `app/islands/toasts.tsx` makes it appear and go. */
function look(kind: "success" | "destructive", title: string, description: string) {
  return (
    <div className={classNames("no-print", styles.toast, styles[kind])}>
      <div className={styles.key}>
        <Icon name={kind === "success" ? "check" : "triangle-alert"} />
      </div>
      <div className={styles.body}>
        <b className={styles.title}>{title}</b>
        <p className={styles.description}>{description}</p>
      </div>
      <button type="button" className={styles.dismiss} aria-label="Dismiss">
        <Icon name="x" />
      </button>
    </div>
  );
}

export const success = look(
  "success",
  "Message sent successfully!",
  "We'll get back to you within 24 hours.",
);
export const destructive = look(
  "destructive",
  "Failed to send message",
  "Please try again or contact us directly via email",
);
