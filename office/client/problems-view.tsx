import type { Overview } from "../core/open-file.ts";
import styles from "./list-view.module.css";
import { hrefOf } from "./use-editor-location.ts";

/** Everything for which the build would stop, unsaved changes included. */
export function ProblemsView({ overview: { problems } }: { overview: Overview }) {
  return (
    <>
      <h1 className={styles.title}>
        {problems.length === 0 ? "Every file is in order" : "Mistakes to put right"}
      </h1>
      <ProblemItems problems={problems} />
    </>
  );
}

export const ProblemItems = ({ problems }: Pick<Overview, "problems">) => (
  <ul className={styles.list}>
    {problems.map(({ file, line, field, title, fieldTitle, reason }) => (
      <li key={`${file} ${line} ${field} ${reason}`} className={styles.item}>
        <a href={hrefOf({ view: "file", file, field })}>{title}</a>{" "}
        <span className="muted">{fieldTitle}</span>
        <p>It {reason}</p>
      </li>
    ))}
  </ul>
);
