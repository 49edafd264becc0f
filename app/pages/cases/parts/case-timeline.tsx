import { dayInWords, monthInWords } from "#app/components/text/day-in-words.ts";
import type { LitigationCase } from "#schemas/cases/cases.ts";
import styles from "./case-timeline.module.css";
import { SourceNumbers } from "./source-numbers.tsx";

interface CaseTimelineProps {
  events: LitigationCase["events"];
}

/** What happened in a case, the oldest first, on one thread. */
export function CaseTimeline({ events }: CaseTimelineProps) {
  return (
    <ol className={styles.thread}>
      {events.map(({ date, isLatest, title, text, sources }, index) => (
        <li key={`${date} ${title}`} className={styles.step} id={`step-${index + 1}`}>
          <p className={styles.when}>
            {isLatest && "by "}
            <time dateTime={date}>{date.length === 7 ? monthInWords(date) : dayInWords(date)}</time>
          </p>
          <h3 className={styles.title}>{title}</h3>
          <p>
            {text} <SourceNumbers numbers={sources} />
          </p>
        </li>
      ))}
    </ol>
  );
}
