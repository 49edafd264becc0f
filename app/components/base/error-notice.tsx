import styles from "./error-notice.module.css";

interface ErrorNoticeProps {
  /** The error's message or the status, such as "500 Internal Server Error". */
  message: string;
  as?: "h1" | "h2";
}

/** The error screen (specification, section 8), as a page or in place of a broken island. */
export function ErrorNotice({ message, as: Heading = "h2" }: ErrorNoticeProps) {
  return (
    <div className={`stack gap-3 ${styles.notice}`} role="alert">
      <Heading className="title-3">Unexpected Application Error!</Heading>
      <p className={styles.message}>{message}</p>
      <p>
        Something went wrong on our side. Reload the page, or go back to the{" "}
        <a href="/">home page</a>.
      </p>
    </div>
  );
}
