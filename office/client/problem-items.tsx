import type { Overview } from "../core/open-file.ts";
import styles from "./list-view.module.css";
import { hrefOf } from "./places.ts";

export const ProblemItems = ({ problems }: Pick<Overview, "problems">) => (
  <ul className={styles.list}>
    {problems.map(({ file, line, field, title, fieldTitle, reason }) => (
      <li key={`${file} ${line} ${field} ${reason}`} className={styles.item}>
        <a href={hrefOf(file, field)}>{title}</a> <span className="muted">{fieldTitle}</span>
        <p>It {reason}</p>
      </li>
    ))}
  </ul>
);
