import styles from "./issue-list.module.css";

interface IssueListProps {
  issues: readonly { href: string; subject: string; summary: string; sentOn: string }[];
  /** Words before the day. */
  sentOn: string;
}

/** Newsletters that were sent, each a line like the spine of a bound volume. */
export function IssueList({ issues, sentOn }: IssueListProps) {
  return (
    <ol className={styles.list}>
      {issues.map((issue) => (
        <li key={issue.href}>
          <p className="muted">
            {sentOn} <time dateTime={issue.sentOn}>{readableDay(issue.sentOn)}</time>
          </p>
          <div>
            <h2 className={styles.subject}>
              <a href={issue.href}>{issue.subject}</a>
            </h2>
            {issue.summary && <p>{issue.summary}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** `2026-12-01` as `1 December 2026`. */
function readableDay(day: string): string {
  const format = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(`${day}T00:00:00Z`));
}
