import { dayInWords } from "#app/components/text/day-in-words.ts";
import styles from "./case-clocks.module.css";
import { SourceNumbers } from "./source-numbers.tsx";

/** A span of days that a law or an order gives, already counted. */
export interface CaseClock {
  title: string;
  basis: string;
  from: string;
  days: number;
  dueOn: string;
  happenedOn: string | undefined;
  /** What came of it, in words. */
  outcome: string;
  note: string | undefined;
  sources: readonly number[];
}

/** Times that the law or an order sets, counted from their dates. */
export function CaseClocks({ clocks }: { clocks: readonly CaseClock[] }) {
  return (
    <ul className={styles.clocks}>
      {clocks.map((clock) => (
        <li key={clock.title} className={styles.clock}>
          <h3 className={styles.title}>{clock.title}</h3>
          <p className={styles.outcome}>{clock.outcome}</p>
          <p>
            {clock.days} days from {dayInWords(clock.from)} ended on {dayInWords(clock.dueOn)}.{" "}
            {clock.happenedOn && <>It happened on {dayInWords(clock.happenedOn)}. </>}
            {clock.note}
          </p>
          <p className="muted">
            {clock.basis}. <SourceNumbers numbers={clock.sources} />
          </p>
        </li>
      ))}
    </ul>
  );
}
