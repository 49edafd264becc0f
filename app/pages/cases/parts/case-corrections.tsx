import type { LitigationCase } from "#collections/cases/cases.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import { getPage } from "#collections/pages/pages.ts";
import styles from "./case-corrections.module.css";

/** What a page said wrongly before, newest first; the old sentence stays in view. */
export function CaseCorrections({ corrections }: Pick<LitigationCase, "corrections">) {
  const { corrected } = getPage("litigation").casePage;
  return corrections.map(({ date, title, text }) => (
    <aside key={title} id={`corrected-${date}`} className={styles.corrected} aria-label={title}>
      <p className={styles.date}>{corrected.replace("{date}", formatDay(date))}</p>
      <h2>{title}</h2>
      <p>{text}</p>
    </aside>
  ));
}
